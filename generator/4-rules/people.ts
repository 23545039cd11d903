/** Checks that the fields of `people` are fields that the client knows: a name that was mistyped would hide nobody. */
import { placeOfValue, within } from '../1-read/source.js';
import { checkName } from '../diagnostics/findings.js';
import type { Bound } from '../3-bind/types.js';
import type { Rule } from './rule.js';

export const people: Rule = ({ bound, report }) => {
  const { people: declared } = bound.spec;
  if (declared === undefined) return;
  const known = [...fieldsIn(bound)].sort();
  for (const paths of Object.values(declared)) {
    paths.forEach((path, index) => {
      // A field inside of another one is often not named anywhere else: then the way to it must be known.
      const names = path.split('.').map((step) => step.replace(/\[.*$/, ''));
      const name = names.at(-1) ?? '';
      if (names.slice(0, -1).some((one) => one === '*' || known.includes(one))) return;
      checkName(report, 'field', name, known, within(placeOfValue(paths, index), name), 'Fields', []);
    });
  }
};

/** Keys with sentences. */
const SENTENCES: ReadonlySet<string> = new Set(['summary', 'description', 'examples', 'hints', 'why', 'title']);

/** Returns the names in columns, records, wires, tables and the catalogue. */
function fieldsIn({ spec, commands, tables, catalogue }: Bound): ReadonlySet<string> {
  const { people: _people, ...service } = spec;
  const places = commands.map((command) => [
    command.spec,
    command.scope.spec,
    ...[...command.args, ...command.flags].map(({ wires }) => wires),
  ]);
  const text = JSON.stringify([service, places, tables, catalogue], (key, value: unknown) =>
    SENTENCES.has(key) ? undefined : value,
  );
  return new Set(text.match(/[A-Za-z_]\w*/g));
}
