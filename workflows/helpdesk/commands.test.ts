import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CommandModule, FlagData, Group, PositionalData } from 'cmdspec/runtime';
import { client } from '../../generated/helpdesk/client.js';
import { commandAt, eachLine } from '../../tests/support/specified.js';

/**
 * What the specification says, a file for each area. A command's line is its words and its effect; below it one line for
 * each positional (`<id>`) and flag: name, `!` when required, type, then in any order the choices `a|b` (`open` when
 * others are taken with a warning), a range `0..`, a length `<=40`, a default `=25`, a variable `$NAME` and where the
 * value goes (`~` before it where a workflow sends it). A `+` marks what is there beyond the specification.
 */
const SPECIFICATION = ['conv', 'people', 'docs', 'tools'].flatMap((area) =>
  read(readFileSync(fileURLToPath(new URL(`specification/${area}.txt`, import.meta.url)), 'utf8')),
);

/** Commands beyond the specification, which every client has. */
const BEYOND = ['completion', 'config unset', 'sandbox reset', 'sandbox serve'];

interface Said {
  readonly words: string;
  readonly effect: string;
  /** Sorted; a `+` is taken off. */
  readonly lines: readonly string[];
}

function read(text: string): Said[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [words = '', effect = ''] = head.split(': ');
      return { words, effect, lines: lines.map((one) => sorted(one.trim().replace(/^\+/, '').split(/\s+/))).sort() };
    });
}

/** Name and type stand first; the order of the rest means nothing. */
function sorted([name = '', type = '', ...rest]: string[]): string {
  return [name, type, ...rest.sort()].join(' ');
}

function line(name: string, data: FlagData | PositionalData, required: boolean): string {
  const facts = [
    data.choices?.join('|'),
    data.open && 'open',
    data.min === undefined && data.max === undefined ? undefined : `${data.min ?? ''}..${data.max ?? ''}`,
    data.maxLength && `<=${data.maxLength}`,
    data.default === undefined ? undefined : `=${String(data.default)}`,
    data.env && `$${data.env}`,
    data.wire,
  ];
  return sorted([name + (required ? '!' : ''), data.kind, ...facts.filter((fact) => typeof fact === 'string')]);
}

/** Words of every command that a user can call, with the aliases of none. */
async function wordsBelow({ nodes }: Group, before: readonly string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const [name, node] of Object.entries(nodes)) {
    const words = [...before, name];
    if (node.run) found.push(words.join(' '));
    if (node.open) found.push(...(await wordsBelow((await node.open()).group, words)));
  }
  return found;
}

const compiled = (words: string): Promise<CommandModule<never>> => commandAt(client, words);

const there = await wordsBelow(client.tree);

test('the 89 commands of the specification are there, and nothing else but what every client has', () => {
  const said = SPECIFICATION.map(({ words }) => words);
  expect(new Set(said).size).toBe(89);
  expect([...there].sort()).toEqual([...said, ...BEYOND].sort());
});

test.each(SPECIFICATION)('$words is what the specification says', async ({ words, effect, lines }) => {
  const command = await compiled(words);
  const found = eachLine(command, line);
  // Where a workflow sends a value need not be said; what is said is right.
  const wanted = lines.map((one) => {
    const [sent] = / ~\S+/.exec(one) ?? [];
    if (sent === undefined) return one;
    const bare = one.replace(sent, '');
    return found.includes(bare) ? bare : sorted(one.replace('~', '').split(' '));
  });
  expect(found).toEqual(wanted.sort());
  expect(command.effect).toBe(effect);
});

test('every flag has a sentence, and deletes can be confirmed with -y', async () => {
  for (const { words } of SPECIFICATION) {
    const { effect, positionals = {}, flags } = await compiled(words);
    for (const [name, { describe }] of [...Object.entries(flags), ...Object.entries(positionals)]) {
      expect(`${words} ${name}: ${describe}`).toMatch(/: \S.*\S$/);
    }
    if (effect === 'delete') expect([words, flags.yes?.alias]).toEqual([words, 'y']);
  }
});

test('an article list names its collection or its category, not both and not neither', async () => {
  expect((await compiled('docs article list')).oneOf).toEqual([['collection', 'category']]);
});
