/** Questions name records, in the clients that ask; the accounting client needs --yes instead. */
import { main } from '../runtime/index.js';
import { fakeWorld } from '../runtime/testing/world.js';
import { segments } from '../generator/shell.js';
import { client as crm } from '../generated/crm/client.js';
import { client as helpdesk } from '../generated/helpdesk/client.js';
import { compiled } from './support/compiled.js';

/** Commands whose question has only the id, and why. */
const unnamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  crm: {
    'field delete': 'the question has the name or key that was typed',
    'field option remove': 'the question has the name or key that was typed',
    'note comment delete': 'the service only lists comments',
    'org relationship remove': 'the service only lists links, of one organization',
  },
  helpdesk: {},
};

test.each([
  ['crm', crm, 14],
  ['helpdesk', helpdesk, 5],
] as const)('%s', async (service, client, least) => {
  const { ir } = await compiled(service);
  const others: string[] = [];
  let named = 0;
  for (const { words, effect, examples } of ir.commands) {
    const name = words.join(' ');
    const line = examples.map(({ run }) => run).find((run) => segments(run)?.length === 1 && !/[<>$`]/.test(run));
    if (effect !== 'delete' || line === undefined) continue;
    const shaping = ['--yes', '-y', '--dry-run'];
    const args = (segments(line)?.[0]?.words ?? []).slice(1).filter((word) => !shaping.includes(word));
    const fake = fakeWorld(['--profile', 'sandbox', ...args], { columns: 80, errTerminal: true, typed: 'n\r' });
    await main(client, fake.world);
    const question = fake.err().replaceAll(/\s+/g, ' ');
    if (/"[^"]+"[^"]*\[y\/N\]/.test(question)) named += 1;
    else others.push(name);
  }
  expect(others.sort()).toEqual(Object.keys(unnamed[service] ?? {}));
  expect(named).toBeGreaterThanOrEqual(least);
});

test.each([
  ['deal bulk-update --filter 1 --status won --limit 2', crm],
  ['conv bulk-status --set closed --limit 2', helpdesk],
])('%s lists names before the question', async (line, client) => {
  const argv = ['--profile', 'sandbox', ...line.split(' ')];
  const fake = fakeWorld(argv, { columns: 80, errTerminal: true, typed: 'n\r' });
  expect(await main(client, fake.world)).toBe(1);
  expect(fake.err().match(/(?:^|K) {2}\d+ +[A-Z]\S.*$/gm)).toHaveLength(2);
  // The note about left-out records comes before the answer.
  expect(fake.err()).toMatch(/selected; --limit 0 for all\.[^]*\[y\/N\]/);
});
