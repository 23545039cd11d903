/** Reports keys about the form of a sent value, if no command that uses the flag sends it in one that they change. */
import { reportIdle } from '../diagnostics/findings.js';
import type { Wire } from '../../runtime/contract/command.js';
import { isObject } from '../../runtime/base/objects.js';
import { placeOfKey } from '../1-read/source.js';
import type { BoundCommand, BoundFlag } from '../3-bind/types.js';
import { isSwitch, isWhole, placeOfUse } from '../3-bind/wires.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';
import { createShared } from './shared.js';

/** One use of a declaration. */
interface Use {
  readonly flag: BoundFlag;
  readonly command: BoundCommand;
}

type Key = 'send' | 'as' | 'list' | 'epoch';

export const sentKeys: Rule = ({ bound, report }) => {
  const shared = createShared();
  for (const command of bound.commands) {
    for (const flag of [...command.args, ...command.flags]) {
      const { spec } = flag;
      for (const key of ['send', 'as', 'list', 'epoch'] as const) {
        if (spec[key] === undefined) continue;
        const why = whyIdle(key, { flag, command });
        shared.use(placeOfKey(spec, key), why === undefined ? undefined : () => reportIdle(report, spec, key, why));
      }
      checkMap(flag, report);
      checkBrackets(flag, report);
    }
  }
  shared.report();
};

function whyIdle(key: Key, use: Use): string | undefined {
  const { wires, kind } = use.flag;
  const fits = (wire: Wire): boolean => changes[key](wire, use);
  if (wires.some(fits)) return undefined;
  if (wires.every(isSwitch)) return 'the value is not sent';
  if (kind === 'pair') return 'pairs are sent as name[key]=value';
  if (kind === 'line') return 'the notation determines how a line is sent';
  if (wires.some(({ name }) => name === '')) return 'the value is merged as it is';
  if (key === 'list') return 'it is for values in a query or form, and this value is not sent in one';
  if (key === 'as') return 'it is for values in a body, and this value is not sent in one';
  return 'the value is sent as it is';
}

/** Places whose values are names, pairs, files or counts for the client. */
const unchanged: ReadonlySet<Wire['in']> = new Set(['assign', 'match', 'fields', 'attach', 'credential', 'paging']);

/** Whether the place holds a value that is converted from what was typed. */
function isConverted(wire: Wire, { flag: { kind }, command }: Use): boolean {
  if (isSwitch(wire) || unchanged.has(wire.in) || kind === 'pair' || kind === 'line') return false;
  if (kind === 'path' && (wire.in === 'body' || wire.in === 'part')) return false;
  // Without a name, the value is merged; only a body of text or bytes is the value.
  return wire.name !== '' || isWhole(command.spec.encoding);
}

const changes: Readonly<Record<Key, (wire: Wire, use: Use) => boolean>> = {
  send: isConverted,
  epoch: isConverted,
  as: (wire, use) =>
    isConverted(wire, use) && (wire.in === 'body' || wire.in === 'line') && !isWhole(use.command.spec.encoding),
  list: (wire, use) => isConverted(wire, use) && (wire.in === 'query' || wire.in === 'form'),
};

/** `list: brackets` adds the brackets to the name. */
function checkBrackets(flag: BoundFlag, report: Report): void {
  if (flag.spec.list !== 'brackets') return;
  const index = flag.wires.findIndex(
    ({ in: place, name }) => (place === 'query' || place === 'form') && name.endsWith('[]'),
  );
  if (index < 0) return;
  const { name = '' } = flag.wires[index] ?? {};
  report.add('CS456', placeOfUse(flag, index), { wire: name, name: flag.name });
}

/** A mapping under `send` has a value for `true` or `false`; `choices` map other values. */
function checkMap(flag: BoundFlag, report: Report): void {
  const { send } = flag.spec;
  if (!isObject(send)) return;
  if (flag.kind !== 'boolean' && flag.kind !== 'yesno') {
    const why = `a mapping is for boolean flags, and the type is ${flag.kind}; \`choices\` maps other values`;
    reportIdle(report, flag.spec, 'send', why);
    return;
  }
  for (const key of Object.keys(send).filter((name) => name !== 'true' && name !== 'false')) {
    reportIdle(report, send, key, `the value of a flag of the type ${flag.kind} is true or false`);
  }
}
