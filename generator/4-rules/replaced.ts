/** Reports constants that are not sent or that a value always replaces, and defaults that give way to a constant. */
import { reportIdle } from '../diagnostics/findings.js';
import type { Wire } from '../../runtime/contract/command.js';
import { isObject } from '../../runtime/base/objects.js';
import { placeOfKey } from '../1-read/source.js';
import { typedAs } from '../3-bind/flags.js';
import type { BoundCommand, BoundFlag } from '../3-bind/types.js';
import { isWhole } from '../3-bind/wires.js';
import { placeholders } from '../3-bind/words.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';
import { createShared } from './shared.js';

/** A value that a command sends under a name of a place, with the flag or argument it belongs to. */
interface Sent {
  readonly flag: BoundFlag;
  readonly in: Wire['in'];
  readonly name: string;
  /** Constants under `with`; they give way to the flag of that name. */
  readonly isConstant: boolean;
}

/** Places that `with` can send to: they hold one value for each name. */
const named: ReadonlySet<Wire['in']> = new Set(['query', 'body', 'form', 'part', 'header', 'path', 'line', 'keep']);

export const replaced: Rule = ({ bound, report }) => {
  const shared = createShared();
  const use = (owner: object, key: string, why: string | undefined): void => {
    const problem = why === undefined ? undefined : () => reportIdle(report, owner, key, why);
    shared.use(placeOfKey(owner, key), problem);
  };
  for (const command of bound.commands) {
    for (const flag of [...command.args, ...command.flags]) {
      if (flag.spec.with !== undefined) use(flag.spec, 'with', whyUnsent(flag, command));
    }
    if (command.request === undefined) continue;
    const sent = sentBy(command);
    checkConstants(command, sent, report);
    for (const one of sent.filter(({ isConstant }) => isConstant)) {
      const other = sent.find((by) => !by.isConstant && isAlways(by.flag) && by.in === one.in && by.name === one.name);
      use(one.flag.spec.with as object, one.name, other && `${typedAs(other.flag)} is always sent there`);
    }
    for (const { flag, in: place, name } of sent) {
      if (flag.spec.default === undefined || place !== 'body') continue;
      const { body } = command.spec;
      const why = isObject(body) && Object.hasOwn(body, name) ? '`body` has a constant of that name' : undefined;
      use(flag.spec, 'default', flag.wires.length === 1 ? why : undefined);
    }
  }
  shared.report();
};

/** Returns why the constants of a flag are not sent, or `undefined`. */
function whyUnsent(
  { spec: { with: added = {} }, wires: [first] }: BoundFlag,
  { spec, request }: BoundCommand,
): string | undefined {
  if (first === undefined) return 'the value is not sent';
  if (first.in === 'path') {
    const names = [request?.path ?? '', ...Object.values(request?.paths ?? {})].flatMap(placeholders);
    return Object.keys(added).some((name) => names.includes(name)) ? undefined : 'the path has no such name in braces';
  }
  if (!named.has(first.in)) return `the place ${first.in} has no values by name`;
  if (first.in !== 'body') return undefined;
  if (isWhole(spec.encoding)) return 'the value of one flag is the body';
  return first.name === '[]' ? 'the value is the whole body' : undefined;
}

function sentBy({ args, flags }: BoundCommand): Sent[] {
  return [...args, ...flags].flatMap((flag) => {
    const [first] = flag.wires;
    const constants = first === undefined ? [] : Object.keys(flag.spec.with ?? {});
    return [
      ...flag.wires.map((wire) => ({ flag, in: wire.in, name: wire.name, isConstant: false })),
      ...constants.map((name) => ({ flag, in: first?.in ?? 'query', name, isConstant: true })),
    ];
  });
}

/** Where values replace the constants of a key. */
const places = {
  query: ['query'],
  body: ['body', 'form', 'part'],
  headers: ['header'],
} as const satisfies Readonly<Record<string, readonly Wire['in'][]>>;

/** Reports constants of `query`, `body` and `headers`. A default in a body gives way to the constant instead. */
function checkConstants({ spec }: BoundCommand, sent: readonly Sent[], report: Report): void {
  for (const key of ['query', 'body', 'headers'] as const) {
    const constants = spec[key];
    if (!isObject(constants)) continue;
    for (const name of Object.keys(constants)) {
      const other = sent.find(
        (one) =>
          (places[key] as readonly Wire['in'][]).includes(one.in) &&
          isAlways(one.flag, one.in === 'body') &&
          (key === 'headers' ? one.name.toLowerCase() === name.toLowerCase() : covers(one, name)),
      );
      if (other !== undefined) reportIdle(report, constants, name, `${typedAs(other.flag)} is always sent there`);
    }
  }
}

/** Whether every run sends the value. A boolean flag that is off sends nothing. */
function isAlways({ spec, kind, required, origin }: BoundFlag, isTyped = false): boolean {
  if (kind === 'boolean' || spec.list !== undefined || spec.reference !== undefined) return false;
  return required || (!isTyped && origin !== 'argument' && spec.default !== undefined);
}

/** Whether a value replaces a constant: it is sent under the same name, or in a body as an object around it. */
const covers = ({ in: place, name }: Sent, constant: string): boolean =>
  name === constant ||
  (place === 'body' && name !== '' && constant.startsWith(name) && /^[.[]/.test(constant.slice(name.length)));
