/** The commands match the specification: names, flags, kinds, wires, requests, columns and exit codes. */
import { compiled } from '../support/compiled.js';
import { compare, type Kinds } from './compare.js';
import { flagsOf, readDeviations, readTable } from './table.js';

const { kinds: allowed, services } = readDeviations();
const kinds: Kinds = { allowed, used: new Set() };

/** A line for every command of an effect, or the line as it is. */
function expanded(line: string, effects: Readonly<Record<string, readonly string[]>>): string[] {
  const [, effect, rest = ''] = /^\[(\w+)\] (.*)$/.exec(line) ?? [];
  return effect === undefined ? [line] : (effects[effect] ?? []).map((words) => `${words} ${rest}`);
}

test.each([
  ['crm', 154],
  ['helpdesk', 89],
  ['ledger', 250],
])('%s matches the table of its %i commands, except for the listed deviations', async (service, count) => {
  const table = readTable(service);
  expect(Object.keys(table.commands)).toHaveLength(count);
  const { deviations, missing } = services[service]!;
  const found = compare(table, await compiled(service), kinds);
  const listed = deviations
    .flatMap(({ lines }) => lines)
    .map((line) => ({ line, stands: expanded(line, found.effects) }));
  const known = new Set(listed.flatMap(({ stands }) => stands));
  expect({
    'differences that are not listed': found.differences.filter((line) => !known.has(line)),
    'deviations that are not needed': listed
      .filter(({ stands }) => !stands.some((line) => found.differences.includes(line)))
      .map(({ line }) => line),
    'commands missing that are not listed': found.missing.filter((words) => !missing.includes(words)),
    'commands listed as missing that exist or are not specified': missing.filter(
      (words) => !found.missing.includes(words),
    ),
  }).toEqual({
    'differences that are not listed': [],
    'deviations that are not needed': [],
    'commands missing that are not listed': [],
    'commands listed as missing that exist or are not specified': [],
  });
});

test('every replacement of a kind is needed', () => {
  const listed = Object.entries(allowed).flatMap(([should, stand]) =>
    Object.keys(stand).map((is) => `${should} ${is}`),
  );
  expect(listed.filter((pair) => !kinds.used.has(pair))).toEqual([]);
});

test('every deviation has one reason, and no line is listed twice', () => {
  for (const { deviations, missing } of Object.values(services)) {
    for (const { reason } of deviations) expect(reason).toMatch(/^\S.{15,}$/);
    const lines = [...deviations.flatMap(({ lines: own }) => own), ...missing];
    expect(lines).toEqual([...new Set(lines)]);
  }
});

const COMMAND_KEYS =
  /^(proposed|effect|request|kind|calls|host|paths|paging|cap|size|query|body|encoding|patch|aliases|args|sets|flags|oneOf|columns|exits|code|number|header|parent|own|filter|function)$/;
const FLAG_KEYS =
  /^(type|of|choices|open|default|required|repeat|variadic|min|max|maxLength|wire|send|with|env|alias|requires|conflicts|proposed)$/;

test.each(['crm', 'helpdesk', 'ledger'])(
  'the table of %s has only known keys, and each command has an effect',
  (service) => {
    const table = readTable(service);
    for (const [words, command] of Object.entries(table.commands)) {
      const flags = [...Object.values(flagsOf(table, command)), ...Object.values(command.args ?? {})];
      const unknown = [
        ...Object.keys(command).filter((key) => !COMMAND_KEYS.test(key)),
        ...flags.flatMap((flag) => Object.keys(flag).filter((key) => !FLAG_KEYS.test(key))),
      ];
      expect({ words, unknown }).toEqual({ words, unknown: [] });
      expect([words, (command.request === undefined) !== (command.kind === undefined)]).toEqual([words, true]);
    }
  },
);
