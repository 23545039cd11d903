/** Editor and browser, started on a real terminal. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli, newHome, serveSandbox } from '../support/cli.js';
import { hasProgram, onScreen } from '../support/terminal.js';

const onTerminal = hasProgram('script') ? test : test.skip;

let home: string;
let temporary: string;
beforeEach(() => {
  home = newHome();
  temporary = join(home, 'tmp');
  mkdirSync(temporary);
});

/** A program in the home folder; returns its path. */
function program(name: string, body: string): string {
  const folder = join(home, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(folder, name), 0o755);
  return join(folder, name);
}

const edit = (line: string, editor: string, variable = 'VISUAL'): Promise<string> =>
  onScreen('helpdeskcli', `${line} --edit --profile sandbox`, [], {
    home,
    env: { EDITOR: 'false', [variable]: editor, TMPDIR: temporary },
  });
const files = (): string[] => readdirSync(temporary);
const helpdesk = async (line: string): Promise<string> =>
  (await cli('helpdeskcli', [...line.split(' '), '--profile', 'sandbox'], home)).stdout;

onTerminal('--edit sends what was written, and begins with the text of the record', async () => {
  const writer = program('writer', `stat -c %a "$2" > ${home}/mode; cp "$2" ${home}/seen; echo "<p>$1</p>" > "$2"`);
  const before = await helpdesk('docs article get 12 --jq .text -r');
  expect(await edit('docs article update 12', `${writer} first`)).toContain('[exit 0]');
  expect(readFileSync(join(home, 'seen'), 'utf8')).toBe(before);
  expect(readFileSync(join(home, 'mode'), 'utf8').trim()).toBe('600');
  expect(await helpdesk('docs article get 12 --jq .text -r')).toBe('<p>first</p>\n');

  expect(await edit('conv note 500001', `${writer} second`, 'EDITOR')).toContain('[exit 0]');
  expect(readFileSync(join(home, 'seen'), 'utf8')).toBe('');
  expect(await helpdesk('conv threads 500001 --jq .[0].body -r')).toBe('<p>second</p>\n');
  expect(files()).toEqual([]);
});

onTerminal(
  '--edit of a draft begins with the draft, if there is one, otherwise with the text that readers see',
  async () => {
    const writer = program('writer', `cp "$1" ${home}/seen; echo "<p>Newer</p>" > "$1"`);
    const published = await helpdesk('docs article get 12 --jq .text -r');
    expect(await edit('docs article save-draft 12', writer)).toContain('[exit 0]');
    expect(readFileSync(join(home, 'seen'), 'utf8')).toBe(published);
    expect(await edit('docs article save-draft 12', program('reader', `cp "$1" ${home}/seen`))).toContain('[exit 1]');
    expect(readFileSync(join(home, 'seen'), 'utf8')).toBe('<p>Newer</p>\n');
    expect(await helpdesk('docs article get 12 --jq .text -r')).toBe(published);
  },
);

onTerminal('--edit of a note begins with its text, which is found among the threads', async () => {
  await helpdesk('conv note 500001 --body First');
  await helpdesk('conv note 500001 --body Second');
  const threads = JSON.parse(await helpdesk('conv threads 500001 -o json')) as { id: number; body: string }[];
  const { id = 0 } = threads.find(({ body }) => body === 'First') ?? {};
  const writer = program('writer', `cp "$1" ${home}/seen; echo Better > "$1"`);
  expect(await edit(`conv edit-note 500001 ${String(id)}`, writer)).toContain('[exit 0]');
  expect(readFileSync(join(home, 'seen'), 'utf8')).toBe('First\n');
  const after = JSON.parse(await helpdesk('conv threads 500001 -o json')) as { id: number; body: string }[];
  expect(after.slice(0, 2).map(({ body }) => body)).toEqual(['Second', 'Better']);

  const missing = await edit('conv edit-note 500001 5', program('never', `touch ${home}/opened`));
  expect(missing.replaceAll(/\s+/g, ' ')).toContain('5 does not exist. The thread does not exist in this conversation');
  expect(missing).toContain('[exit 1]');
  expect(readdirSync(home)).not.toContain('opened');
});

onTerminal('a text that is empty or unchanged sends nothing', async () => {
  const before = await helpdesk('docs article get 12 --jq .text -r');
  const eraser = program('eraser', 'echo > "$1"');
  for (const [line, editor] of [
    ['conv note 500001', 'true'],
    ['docs article update 12', 'true'],
    ['docs article update 12', eraser],
  ] as const) {
    const screen = await edit(line, editor);
    const says = ['Aborted', 'so nothing was sent.', '[exit 1]'];
    expect({ line, screen, has: says.map((text) => screen.includes(text)) }).toEqual({
      line,
      screen,
      has: [true, true, true],
    });
  }
  expect(await helpdesk('docs article get 12 --jq .text -r')).toBe(before);
  expect(files()).toEqual([]);
});

onTerminal('the text of a write that failed, or was not sent, is kept', async () => {
  const writer = program('writer', 'echo "A long text" > "$1"');
  const failing = program('failing', 'echo "A long text" > "$1"; exit 3');
  for (const [line, editor, says] of [
    ['conv note 999999', writer, '[exit 1]'],
    ['conv note 500001 --dry-run', writer, '[exit 0]'],
    ['conv note 500001', failing, '(exit code 3)'],
  ] as const) {
    const screen = await edit(line, editor);
    const [folder = ''] = files().filter((name) => screen.includes(name));
    const file = join(temporary, folder, 'body.txt');
    // The line is wrapped, depending on the length of the path.
    const isSaid = screen.replaceAll(/\s+/g, ' ').includes(says);
    expect([line, isSaid, readFileSync(file, 'utf8')]).toEqual([line, true, 'A long text\n']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});

onTerminal('an editor that cannot be started is an error, and so is --edit without a terminal', async () => {
  const screen = await edit('conv note 500001', join(home, 'missing'));
  // The line is wrapped, depending on the length of the path.
  expect(screen.replaceAll(/\s+/g, ' ')).toMatch(/The editor \S+missing cannot be started: it is not.*\[exit 78\]/);
  expect(files()).toEqual([]);
  const piped = await cli('helpdeskcli', ['conv', 'note', '500001', '--edit', '--profile', 'sandbox'], home);
  expect(piped).toMatchObject({ code: 1, stderr: expect.stringContaining('--edit needs a terminal.') });
});

onTerminal('--web opens the page of a record, and prints its address when it cannot', async () => {
  const served = await serveSandbox('helpdeskcli', newHome());
  const web = (path: string): Promise<string> =>
    onScreen('helpdeskcli', 'conv get 500001 --web', [], { home, env: { ...served.env, PATH: path } });
  program('xdg-open', `echo "$1" > ${home}/opened`);
  const path = `${join(home, 'bin')}:${process.env['PATH'] ?? ''}`;
  expect(await web(path)).toMatch(/Opened http:\S+\/conversation\/500001\/\d+ in the browser\.\n\[exit 0\]/);
  const page = /^http:\/\/127\.0\.0\.1:\d+\/conversation\/500001\/\d+\n/m;
  expect(readFileSync(join(home, 'opened'), 'utf8')).toMatch(page);
  program('xdg-open', 'exit 3');
  expect(await web(path)).toMatch(page);

  const bare = join(home, 'bare');
  mkdirSync(bare);
  for (const name of ['script', 'stty']) {
    symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(bare, name));
  }
  expect(await web(bare)).toMatch(page);

  const piped = await cli('helpdeskcli', ['conv', 'get', '500001', '--web'], home, { env: served.env });
  expect(piped).toMatchObject({ code: 0, stdout: expect.stringMatching(page) });
  await served.stop();
});

test('--web opens no page for a record of the sandbox', async () => {
  const pages: readonly (readonly ['crmcli' | 'helpdeskcli', ...string[]])[] = [
    ['crmcli', 'deal', 'get', '42'],
    ['crmcli', 'person', 'get', '8'],
    ['crmcli', 'org', 'get', '12'],
    ['crmcli', 'product', 'get', '7'],
    ['crmcli', 'project', 'get', '3'],
    ['crmcli', 'pipeline', 'get', '1'],
    ['helpdeskcli', 'customer', 'get', '3001'],
    ['helpdeskcli', 'conv', 'get', '500001'],
  ];
  for (const [binary, ...words] of pages) {
    const { code, stdout, stderr } = await cli(binary, [...words, '--web', '--profile', 'sandbox'], home);
    expect([words, code, stdout, stderr]).toEqual([words, 1, '', expect.stringContaining('has no web page: it is in')]);
  }
});
