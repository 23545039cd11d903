/** The command line in the log: what was typed, without secrets and without the content of long values. */
import type { Values } from '../contract/pipeline.js';
import type { Session } from './session.js';
import { DOTS } from './shown.js';
import { flag, positional } from './testkit.js';
import { typedWords } from './typed-words.js';

const session = {
  words: ['order', 'update'],
  command: {
    positionals: { id: positional('id'), key: positional('text', { secret: true }), more: positional('text') },
    flags: {
      title: flag('text', 'body:title'),
      tag: flag('text', 'body:tags'),
      urgent: flag('boolean', 'body:urgent'),
      token: flag('text', 'body:token', { secret: true }),
      lines: flag('json', 'body:lines'),
      limit: flag('integer', 'query:limit'),
    },
  },
} as unknown as Session;

const words = (args: Values['args'], given: readonly string[], texts: Values['texts'] = {}): readonly string[] =>
  typedWords(session, { args, given: new Set(given), texts } as unknown as Values);

test.each([
  ['flags that have their default are not typed', { id: '7', limit: 50 }, [], ['7', DOTS]],
  ['a value is text as it was typed', { id: '7', title: '0042' }, ['title'], ['7', DOTS, '--title', '0042']],
  ['several values', { tag: ['a', 'b c'] }, ['tag'], [DOTS, '--tag', 'a', '--tag', 'b c']],
  ['a flag without a value', { urgent: true }, ['urgent'], [DOTS, '--urgent']],
  ['a flag that was switched off', { urgent: false }, ['urgent'], [DOTS]],
  ['a secret', { token: 's3cret', key: 'k3y' }, ['token', 'key'], [DOTS, '--token', DOTS]],
  ['an object', { lines: { a: [1] } }, ['lines'], [DOTS, '--lines', '{"a":[1]}']],
] as const)('%s', (_, args, given, expected) => {
  expect(words(args, given)).toEqual(['order', 'update', ...expected]);
});

test('the text that was typed is taken before its value, and a long one is cut', () => {
  expect(words({ id: '7' }, [], { id: '@bakker' })).toEqual(['order', 'update', '@bakker', DOTS]);
  expect(words({ title: 'x'.repeat(5000) }, ['title']).at(-1)).toHaveLength(2000);
});
