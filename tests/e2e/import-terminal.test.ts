/** The questions of `cmdspec import openapi` on a real terminal. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, newHome, root } from '../support/cli.js';
import { hasProgram, onScreen, type Key } from '../support/terminal.js';

const onTerminal = hasProgram('script') ? test : test.skip;

/** A description without a server. */
const description = join(root, 'tests/import/catalog.json');
const NAME = 'Name of the service [catalog]:';
const ADDRESS = 'Address of the service (https://...):';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'asked-')), 'client');
});

const imported = (...presses: readonly Key[]): Promise<string> =>
  onScreen('cmdspec', `import openapi ${description} --specs ${join(folder, 'specs')}`, presses);
const service = (): string => readFileSync(join(folder, 'specs/service.yaml'), 'utf8');

onTerminal('the answers are the name and the address of the client', async () => {
  const screen = await imported(
    { after: NAME, keys: 'shelves\r' },
    { after: ADDRESS, keys: 'https://api.shelves.example/v1\r' },
  );
  expect(screen).toContain('[exit 0]');
  expect(service()).toMatch(/^service: shelves$/m);
  expect(service()).toMatch(/^binary: shelvescli$/m);
  expect(service()).toContain('https://api.shelves.example');
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ name: 'shelves-client' });
});

onTerminal('an empty answer takes the name that is proposed, and no address', async () => {
  expect(await imported({ after: NAME, keys: '\r' }, { after: ADDRESS, keys: '\r' })).toContain('[exit 0]');
  expect(service()).toMatch(/^service: catalog$/m);
});

onTerminal('an answer that is not a name or an address is refused, and nothing is written', async () => {
  expect(await imported({ after: NAME, keys: 'Not a name\r' })).toMatch(/is not a name[^]*\[exit 64\]/);
  expect(await imported({ after: NAME, keys: '\r' }, { after: ADDRESS, keys: 'shelves.example\r' })).toMatch(
    /is not the address of a service[^]*\[exit 64\]/,
  );
  expect(existsSync(folder)).toBe(false);
});

onTerminal.each([
  ['first', [{ after: NAME, keys: '\u0003' }]],
  [
    'second',
    [
      { after: NAME, keys: '\r' },
      { after: ADDRESS, keys: '\u0003' },
    ],
  ],
])('Ctrl-C at the %s question leaves nothing behind', async (_which, presses) => {
  expect(await imported(...presses)).toMatch(/\[exit 130\]/);
  expect(existsSync(folder)).toBe(false);
});

onTerminal('a flag is not asked for, and the second import asks nothing', async () => {
  const line = `import openapi ${description} --specs ${join(folder, 'specs')}`;
  const first = await onScreen('cmdspec', `${line} --service shelves --server https://api.shelves.example`, []);
  const second = await onScreen('cmdspec', line, []);
  for (const screen of [first, second]) {
    expect(screen).toContain('[exit 0]');
    expect(screen).not.toMatch(/(?:Name|Address) of the service/);
  }
});

test('piped input is not read, and nothing is asked', async () => {
  const work = mkdtempSync(join(tmpdir(), 'piped-'));
  cpSync(description, join(work, 'catalog.json'));
  const ended = await cli('cmdspec', ['import', 'openapi', 'catalog.json'], newHome(), { cwd: work, input: 'other\n' });
  expect(ended).toMatchObject({ code: 0 });
  expect(`${ended.stdout}${ended.stderr}`).not.toMatch(/(?:Name|Address) of the service/);
  expect(readFileSync(join(work, 'specs/service.yaml'), 'utf8')).toMatch(/^service: catalog$/m);
  expect(readdirSync(work)).toContain('package.json');
});
