/** Checks that wires have a known place and a target, and are not sent where a credential is. */
import { checkName } from '../diagnostics/findings.js';
import { placeOfKey, type Span } from '../1-read/source.js';
import { places } from '../2-shape/schema/common.js';
import type { ServiceSpec } from '../2-shape/types.js';
import { typedAs } from '../3-bind/flags.js';
import { fixedHeaders, parametersInUse } from '../3-bind/headers.js';
import type { BoundCommand, BoundFlag } from '../3-bind/types.js';
import { isByForm, isPlace, parseWire, placeOfUse, placeOfWire, writtenWires } from '../3-bind/wires.js';
import { placeholders } from '../3-bind/words.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

export const wires: Rule = ({ bound, report }) => {
  const { spec: service, commands } = bound;
  const credentials = Object.keys(service.credentials ?? {});
  for (const command of commands) {
    checkPath(command, report);
    checkParameters(command, service, report);
    // The argument of `lines` has its term from the verb.
    const own = command.args.find((flag) => writtenWires(flag).length === 0 && hasTerm(flag));
    if (own !== undefined && service.filter === undefined) report.add('CS429', command.at, { name: typedAs(own) });
  }
  const fixed = fixedHeaders(service);
  const seen = new Set<object>();
  for (const flag of commands.flatMap(({ args, flags }) => [...args, ...flags])) {
    if (seen.has(flag.spec)) continue;
    seen.add(flag.spec);
    checkForms(flag, report);
    eachWire(flag, (wire, { place, name: detail }, index) => {
      const at = placeOfWire(flag.spec, index);
      if (!isPlace(place)) {
        report.add('CS428', at, { wire, name: flag.name, hint: candidates(place, places, 'Places') });
      } else if (place === 'term' && service.filter === undefined) {
        report.add('CS429', placeOfUse(flag, index), { name: typedAs(flag) });
      } else if (place === 'header' && fixed.has(detail.toLowerCase())) {
        report.add('CS339', at, {
          place: 'header',
          name: detail,
          use: fixed.get(detail.toLowerCase()) ?? '',
          what: typedAs(flag),
          hint: 'Write another header, or remove the wire.',
        });
      } else if (place === 'credential') {
        checkName(report, 'credential', detail, credentials, at);
      }
    });
  }
};

/** The forms of a wire are forms that its values may have. */
function checkForms({ spec }: BoundFlag, report: Report): void {
  const { wire, words = [], choices } = spec;
  if (!isByForm(wire)) return;
  const own = Array.isArray(choices) ? choices : Object.keys(typeof choices === 'object' ? choices : {});
  const known = ['digits', 'uuid', 'other', ...words, ...own.map(String)];
  for (const form of Object.keys(wire)) {
    checkName(report, 'form', form, known, placeOfKey(wire, form));
  }
}

const hasTerm = ({ wires }: BoundFlag): boolean => wires.some((wire) => wire.in === 'term');

/** Checks path wires per command: only some commands of a group may have the name in their path. */
function checkPath({ request, flags, words }: BoundCommand, report: Report): void {
  if (request === undefined) return;
  const paths = [request.path, ...Object.values(request.paths)];
  const names = paths.flatMap(placeholders);
  for (const flag of flags) {
    eachWire(flag, (wire, { place, name }, index) => {
      if (place !== 'path' || names.includes(name)) return;
      report.add('CS433', placeOfUse(flag, index), {
        wire,
        name: flag.name,
        words: words.join(' '),
        place: `{${name}}`,
        path: request.path,
      });
    });
  }
}

/** No parameter of a request has the name of one in which its host gets a credential. */
function checkParameters(command: BoundCommand, service: ServiceSpec, report: Report): void {
  const { spec, words, request, workflow, args, flags } = command;
  const sent = request === undefined ? (workflow?.calls ?? []) : [{ host: request.host, spec }];
  const all = new Set<string>();
  const add = (name: string, what: string, at: Span, hint: string): void =>
    report.add('CS339', at, { place: 'parameter', name, use: 'a credential', what, hint });
  for (const { host, spec: own } of sent)
    for (const name of parametersInUse(service, host)) {
      all.add(name);
      if (own.query === undefined || !Object.hasOwn(own.query, name)) continue;
      add(name, `"${words.join(' ')}"`, placeOfKey(own.query, name), 'Remove it.');
    }
  for (const flag of [...args, ...flags])
    flag.wires.forEach(({ in: place, name }, index) => {
      const at = flag.spec.wire === undefined ? flag.usedAt : placeOfUse(flag, index);
      if (place === 'query' && all.has(name))
        add(name, typedAs(flag), at, 'Write another parameter, or remove the flag.');
    });
}

/** Calls a function for each wire that names a place. */
function eachWire(
  flag: BoundFlag,
  check: (written: string, parts: { readonly place: string; readonly name: string }, index: number) => void,
): void {
  writtenWires(flag).forEach((written, index) => {
    const { place, name } = parseWire(written);
    if (place !== undefined) check(written, { place, name }, index);
  });
}
