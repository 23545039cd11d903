/** Reports declarations that are to be used by name, and that nothing uses. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOfKey } from '../1-read/source.js';
import { variablesOf } from '../3-bind/attach.js';
import type { ColumnSpec, ReferenceSpec } from '../2-shape/types.js';
import type { Bound } from '../3-bind/types.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

export const unused: Rule = ({ bound, report }) => {
  for (const table of bound.fieldTables) {
    for (const [name, field] of Object.entries(table)) {
      if (!bound.taken.fields.has(field)) report.add('CS501', placeOfKey(table, name), { name });
    }
  }
  const groups = bound.spec['flag-groups'] ?? {};
  for (const name of Object.keys(groups)) {
    if (!bound.taken.groups.has(name)) report.add('CS502', placeOfKey(groups, name), { name });
  }
  const named = (what: string, table: object | undefined, isUsed: (name: string) => boolean) => {
    for (const name of Object.keys(table ?? {})) {
      if (!isUsed(name)) report.add('CS508', placeOfKey(table as object, name), { what, name });
    }
  };
  const { spec, commands } = bound;
  const flags = commands.flatMap((command) => [...command.args, ...command.flags]);
  const references = usedReferences(bound);
  const requests = requestsOf(bound);
  const finds = new Set(commands.flatMap((command) => command.spec.find ?? []));
  const files = new Set(
    flags.flatMap(({ wires }) => wires.flatMap((wire) => (wire.in === 'attach' ? [wire.name] : []))),
  );
  const styles = usedStyles(bound);
  const [first] = Object.keys(spec.hosts ?? {});
  const hosts = new Set([first, ...requests.map(({ host }) => host)]);
  const opening = new Set(Object.values(spec.hosts ?? {}).flatMap(({ credentials = [] }) => credentials.flat()));
  const entities = new Set([
    ...commands.map(({ customFields }) => customFields),
    ...flags.flatMap(({ wires }) => wires.flatMap((wire) => (wire.in === 'fields' ? [wire.name] : []))),
  ]);
  named('reference', spec.references, (name) => references.has(name));
  for (const [name, { within }] of Object.entries(spec.references ?? {}))
    if (within !== undefined) checkWithin(name, within, bound, report);
  named('look-up', spec.find, (name) => finds.has(name));
  named('way to attach files', spec.attach, (name) => files.has(name));
  named('shared call', spec.calls, (name) => bound.taken.calls.has(name));
  named('collection of a copy', spec.copies, (name) => bound.taken.copies.has(name));
  named('paging style', spec.paging, (name) => styles.has(name));
  named('host', spec.hosts, (name) => hosts.has(name));
  named('credential', spec.credentials, (name) => opening.has(name));
  // A workflow can read any custom fields and any variable.
  const isOpen = commands.some(({ workflow }) => workflow?.shared === false);
  named('custom-fields entity', spec['custom-fields'], (name) => isOpen || name === 'defaults' || entities.has(name));
  const texts = JSON.stringify([spec, ...bound.documents.groups.map(({ value }) => value)]);
  const signing = new Set(Object.values(spec.credentials ?? {}).flatMap(variablesOf));
  named(
    'variable',
    spec.variables,
    (name) => isOpen || signing.has(name) || /[}:|]/.test(texts.split(`{${name}`)[1]?.charAt(0) ?? ''),
  );
  named('list of choices', spec.choices, (name) => bound.taken.choices.has(name));
  named('list of columns', spec['column-sets'], (name) => bound.taken.columns.has(name));
  named('set of hints', spec['hint-sets'], (name) => bound.taken.hints.has(name));
};

/** A flag narrows a look-up only in commands that have both. */
function checkWithin(
  name: string,
  within: NonNullable<ReferenceSpec['within']>,
  { commands }: Bound,
  report: Report,
): void {
  const users = commands
    .map((command) => [...command.args, ...command.flags])
    .filter((all) => all.some(({ spec }) => spec.reference === name));
  const [narrowing = ''] = Object.keys(within);
  if (users.length === 0 || users.some((all) => all.some((flag) => flag.name === narrowing))) return;
  reportIdle(report, within, narrowing, `no command with this look-up has --${narrowing}`);
}

/** Columns of commands and groups that are written as mappings. */
export const columnsOf = ({ commands, scopes }: Pick<Bound, 'commands' | 'scopes'>): readonly ColumnSpec[] =>
  [...commands, ...scopes]
    .flatMap(({ spec }) => spec.columns ?? [])
    .filter((column): column is ColumnSpec => typeof column === 'object');

/** References that arguments, columns, flags, parts of lines and types of custom fields name. */
export function usedReferences({ spec, commands, scopes, references }: Bound): ReadonlySet<string | undefined> {
  const flags = commands.flatMap((command) => [...command.args, ...command.flags]);
  const parts = scopes.flatMap(({ spec: { lines } }) => Object.values({ ...lines?.head, ...lines?.options }));
  const named = [...flags.map((flag) => flag.spec.reference), ...parts.map((part) => part.reference)];
  const columns = columnsOf({ commands, scopes }).map(({ reference }) => reference);
  const fields = Object.values(spec['custom-fields'] ?? {}).flatMap((entity) => Object.values(entity.types ?? {}));
  return new Set(
    [...named, ...columns, ...fields].flatMap((name) => {
      const { or, each } = references[name ?? '']?.scan ?? {};
      return [name, or, each];
    }),
  );
}

const requestsOf = ({ commands }: Bound) =>
  commands.flatMap(({ request, workflow }) => [
    ...(request === undefined ? [] : [request]),
    ...(workflow?.calls ?? []),
  ]);

/** Paging styles that lists are read in. Raw requests choose one by its `paths`. */
function usedStyles(bound: Bound): ReadonlySet<string | undefined> {
  const { spec } = bound;
  return new Set([
    ...requestsOf(bound).map(({ paging }) => paging),
    ...Object.values(spec.references ?? {}).map(({ paging }) => paging),
    ...Object.values(spec['custom-fields'] ?? {}).map(({ paging }) => paging),
    ...Object.values(spec.variables ?? {}).map(({ every }) => every?.paging),
    spec.catalogue?.paging,
    ...Object.entries(spec.paging ?? {}).flatMap(([name, { paths }]) => (paths === undefined ? [] : [name])),
  ]);
}
