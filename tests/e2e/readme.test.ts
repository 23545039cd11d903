/** Runs the command lines of the README in a shell, in the sandbox. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binaryPath, environment, newHome, node, root, type Binary } from '../support/cli.js';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const clients: readonly Binary[] = ['crmcli', 'helpdeskcli', 'ledgercli'];

/** Lines of the shell blocks below a heading. */
function lines(heading: string): string[] {
  const [, section = ''] = readme.split(`\n${heading}\n`);
  const [own = ''] = section.split(/\n#+ /);
  const blocks = [...own.matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) => block);
  return blocks.flatMap((block) => block.trim().split('\n'));
}

/** A folder of the installed commands, as `npm install -g` makes one. */
function installed(home: string): string {
  const folder = join(home, 'bin');
  mkdirSync(folder);
  for (const client of clients) {
    writeFileSync(join(folder, client), `#!/bin/sh\nexec '${node}' '${binaryPath(client)}' "$@"\n`);
    chmodSync(join(folder, client), 0o755);
  }
  return folder;
}

test('the examples for everyday use and the sandbox work', async () => {
  const home = newHome();
  const sandboxes = Object.fromEntries(clients.map((client) => [`${client.toUpperCase()}_PROFILE`, 'sandbox']));
  const env = { ...environment(home, sandboxes), PATH: `${installed(home)}:${process.env['PATH'] ?? ''}` };
  writeFileSync(join(home, 'answer.html'), '<p>It is on its way.</p>');
  writeFileSync(join(home, 'contacts.csv'), 'name,email\nAda Lovelace,ada@example.com\n');
  const typed = [...lines('## Everyday use'), ...lines('## The sandbox')].filter((line) => !/sandbox serve/.test(line));
  expect(typed.length).toBeGreaterThan(8);
  for (const line of typed) {
    const end = await promisify(execFile)('sh', ['-c', line], { cwd: home, env }).catch((error: unknown) => error);
    expect({ line, end }).toMatchObject({
      line,
      end: { stderr: expect.stringMatching(/^(?:\d+ shown, more exist; .*\n|Values in several currencies .*\n)?$/) },
    });
    expect(end).not.toBeInstanceOf(Error);
  }
  // The file has rows, not only a header.
  expect(readFileSync(join(home, 'open.csv'), 'utf8').trim().split('\n').length).toBeGreaterThan(1);
}, 60_000);
