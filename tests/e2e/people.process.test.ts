/** Hidden people in other processes: a tool server, a terminal, and the object of `--envelope`. */
import { cli, newHome } from '../support/cli.js';
import { peopleIn, peopleShown } from '../support/people.js';
import { hasProgram, onScreen } from '../support/terminal.js';
import { closeSessions, session } from '../support/tools.js';

afterAll(closeSessions);

const hidden = ['--profile', 'sandbox', '--people', 'hidden'];

test('a tool server hides people in every result and error, and its agent cannot turn it off', async () => {
  const home = newHome();
  const people = await peopleIn('crmcli', home);
  const server = await session('crmcli', ['mcp', 'serve', '--all-tools', ...hidden], {}, home);
  const results = [
    await server.call('person_list', { limit: 5 }),
    await server.call('user_list', {}),
    await server.call('person_get', { id: '1', people: 'shown' }),
    await server.call('person_get', { id: '1' }),
    await server.call('deal_list', { owner: 'Nobody Novák' }),
  ];
  for (const { content, structuredContent } of results)
    expect(peopleShown(JSON.stringify([content, structuredContent]), people)).toEqual([]);
  expect(results[0]?.text).toContain('person_');
  expect(results[2]?.isError).toBe(true);
}, 120_000);

test('--envelope hides people in its data, its error and its notes', async () => {
  const home = newHome();
  const people = await peopleIn('crmcli', home);
  await cli('crmcli', ['user', 'list', ...hidden], home);
  for (const line of [
    ['person', 'get', '1'],
    ['deal', 'list', '--owner', 'Ada Novák'],
  ]) {
    const { stdout, stderr } = await cli('crmcli', [...line, '--envelope', ...hidden], home);
    expect([peopleShown(stdout + stderr, people), stdout]).toEqual([[], expect.stringMatching(/person_\w{12}/)]);
  }
}, 60_000);

const onTerminal = hasProgram('script') ? test : test.skip;

onTerminal(
  'a token is revealed on a terminal, and not when the output is a file',
  async () => {
    const home = newHome();
    const { stdout } = await cli('crmcli', ['person', 'get', '1', '--jq', '.name', '-r', ...hidden], home);
    const line = `people reveal ${stdout.trim()} --profile sandbox`;
    expect(await onScreen('crmcli', `${line} --people hidden`, [], { home })).toMatch(/^Ada Novák\n\[exit 0\]/m);
    const screen = await onScreen('crmcli', `${line} | cat; true`, [], { home });
    expect(screen).toContain('at a terminal');
    expect(screen).not.toContain('Ada');
  },
  60_000,
);
