/** A folder that becomes a link while a command keeps files in it is not followed. */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { record } from '../support/recorder.js';

const commands: Readonly<Record<string, readonly [binary: Name, line: (folder: string) => readonly string[]]>> = {
  'crmcli backup': ['crmcli', (folder) => ['backup', '--dir', folder]],
  'crmcli sync warehouse': ['crmcli', (folder) => ['sync', 'warehouse', '--dir', folder, '--full', '--yes']],
  'helpdeskcli backup': ['helpdeskcli', (folder) => ['backup', '--out', folder, '--full']],
  'ledgercli backup': [
    'ledgercli',
    (folder) => ['backup', '--dir', folder, '--full', '--feed', 'crm/Accounts', '--feed', 'logistics/Items'],
  ],
  'ledgercli sync': ['ledgercli', (folder) => ['sync', 'crm/Accounts', '--state', join(folder, 'state.json')]],
};

const home = newHome();
const sandboxes = new Map<Name, Served>();
afterAll(async () => {
  for (const { stop } of sandboxes.values()) await stop();
});

/** Returns a function that runs a command and changes its folder when the n-th request arrives. */
async function openCommand(what: string, folder: string) {
  const [binary, line] = commands[what]!;
  const sandbox = sandboxes.get(binary) ?? (await serveHere(binary, home, '--records', '5', '--unlimited'));
  sandboxes.set(binary, sandbox);
  // The folder belongs to its origin.
  const recorder = await record(sandbox);
  const env = { ...recorder.env, LEDGERCLI_DIVISION: '3001001' };
  const during = async (nth: number, change: () => void) => {
    recorder.seen.length = 0;
    recorder.arrived = () => {
      if (recorder.seen.length === nth) change();
    };
    const ended = await inProcess(binary, line(folder), home, { env });
    return { ...ended, requests: recorder.seen.length };
  };
  return { during, close: recorder.close };
}

test.each(Object.keys(commands))('%s does not follow its folder, or one below it, to another place', async (what) => {
  const base = newHome();
  const outside = join(base, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'precious'), 'precious');
  const folder = join(base, 'copy');
  mkdirSync(folder);
  const { during, close } = await openCommand(what, folder);
  const first = await during(Infinity, () => undefined);
  expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: expect.any(String) });
  const below = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory() && name !== '.staged');
  for (const path of [folder, ...below.map((name) => join(folder, name))]) {
    for (const nth of [1, Math.ceil(first.requests / 2)]) {
      let isReplaced = false;
      const { code, stderr } = await during(nth, () => {
        renameSync(path, join(base, 'before'));
        symlinkSync(outside, path);
        isReplaced = true;
      });
      const inOutside = readdirSync(outside).map((name) => [name, readFileSync(join(outside, name), 'utf8')]);
      expect({ path, nth, inOutside }).toEqual({ path, nth, inOutside: [['precious', 'precious']] });
      // Changes from before the folder was replaced stay.
      if (path === folder) expect({ nth, code, isReplaced }).toEqual({ nth, code: 78, isReplaced: true });
      if (code !== 0) expect(stderr).toMatch(/was removed or replaced|is a symbolic link|Cannot write/);
      if (isReplaced) {
        renameSync(path, join(base, `link-${String(Math.random())}`));
        renameSync(join(base, 'before'), path);
      }
    }
  }
  await close();
});
