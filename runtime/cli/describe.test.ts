import type { Client } from '../contract/context.js';
import type { CommandDescription, Descriptions } from '../contract/describe.js';
import { fakeWorld } from '../testing/world.js';
import { describeWords } from './describe.js';

const command = (words: string, more: Partial<CommandDescription> = {}): Descriptions['commands'] => ({
  [words]: {
    command: words,
    summary: words,
    usage: `shopcli ${words}`,
    effect: 'read',
    arguments: [],
    flags: [],
    examples: [],
    ...more,
  },
});

/** A client with a group, whose commands have other names too. */
const file: Descriptions = {
  exits: { 0: 'success' },
  groups: { book: { summary: 'Books' }, 'book part': { summary: 'Parts' } },
  commands: {
    ...command('book find', { aliases: ['query'], was: ['search', 'look'] }),
    ...command('book list'),
    ...command('book part find', { was: ['seek'] }),
  },
};
const client = {
  binary: 'shopcli',
  tree: { nodes: {} },
  descriptions: async () => ({
    descriptions: { root: async () => ({ default: file }), groups: { book: async () => ({ default: file }) } },
  }),
} as unknown as Client;

test.each([
  ['book find', 'book find'],
  ['book query', 'book find'],
  ['book search', 'book find'],
  ['book look', 'book find'],
  ['book part seek', 'book part find'],
])('%s describes %s', async (words, name) => {
  const { world } = fakeWorld([]);
  expect(await describeWords(client, world, words.split(' '))).toMatchObject({ command: name });
});

test('an old name is that of its own group only', async () => {
  const { world } = fakeWorld([]);
  await expect(describeWords(client, world, ['book', 'seek'])).rejects.toMatchObject({ kind: 'usage' });
});
