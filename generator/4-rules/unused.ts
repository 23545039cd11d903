import { placeOfKey } from '../1-read/source.js';
import type { Rule } from './rule.js';

/** What is declared to be used by name is used. */
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
  const parts = bound.scopes.flatMap(({ spec: { lines } }) => Object.values({ ...lines?.head, ...lines?.options }));
  const references = new Set([...flags.map((flag) => flag.spec.reference), ...parts.map((part) => part.reference)]);
  const finds = new Set(commands.flatMap((command) => command.spec.find ?? []));
  const files = new Set(
    flags.flatMap(({ wires }) => wires.flatMap((wire) => (wire.in === 'attach' ? [wire.name] : []))),
  );
  named('reference', spec.references, (name) => references.has(name));
  named('look-up', spec.find, (name) => finds.has(name));
  named('way to attach files', spec.attach, (name) => files.has(name));
  named('shared call', spec.calls, (name) => bound.taken.calls.has(name));
  named('list of choices', spec.choices, (name) => bound.taken.choices.has(name));
};
