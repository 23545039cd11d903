/** Questions name records, in the clients that ask; the accounting client needs --yes instead. */
import { main } from '../runtime/index.js';
import { fakeWorld } from '../runtime/testing/world.js';
import { segments } from '../generator/shell.js';
import { client as crm } from '../generated/crm/client.js';
import { client as helpdesk } from '../generated/helpdesk/client.js';
import { compiled } from './support/compiled.js';

/** Links between records, and records without a name or that the service does not return one by one. */
const unnamed: Readonly<Record<string, readonly string[]>> = {
  crm: [
    'deal follower remove',
    'deal participant remove',
    'deal product remove',
    'field delete',
    'field option remove',
    'note comment delete',
    'note delete',
    'org follower remove',
    'org relationship remove',
    'person follower remove',
    'webhook delete',
  ],
  // The group has no command that reads one category.
  helpdesk: ['docs category delete'],
};

test.each([
  ['crm', crm, 9],
  ['helpdesk', helpdesk, 3],
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
    if (/"[^"]+"[^"]*\? \[y\/N\]/.test(question)) named += 1;
    else others.push(name);
  }
  expect(others.sort()).toEqual(unnamed[service]);
  expect(named).toBeGreaterThan(least);
});

test.each([
  ['deal bulk-update --filter 1 --status won --limit 2', crm],
  ['conv bulk-status --set closed --limit 2', helpdesk],
])('%s lists names before the question', async (line, client) => {
  const argv = ['--profile', 'sandbox', ...line.split(' ')];
  const fake = fakeWorld(argv, { columns: 80, errTerminal: true, typed: 'n\r' });
  expect(await main(client, fake.world)).toBe(1);
  expect(fake.err().match(/(?:^|K) {2}\d+ +[A-Z]\S.*$/gm)).toHaveLength(2);
  // What is left out is known before the answer.
  expect(fake.err()).toMatch(/selected; --limit 0 for all\.[^]*\[y\/N\]/);
});
