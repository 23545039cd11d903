/** Disks on which the log cannot be written: nothing may be sent then. */
import { spawn } from 'node:child_process';
import { binaryPath, ended, environment, runner, type Ended } from '../../support/cli.js';
import { canForbid, canMount, newDisk, newLockable, newPlace } from '../state/place.js';
import { isWrite, openAccount } from './account.js';

const LINE = ['deal', 'update', '1', '--title', 'Never'];

/** Returns what is wrong with a write whose log cannot be written. */
export async function checkDisks(): Promise<{ readonly tried: number; readonly problems: readonly string[] }> {
  const account = await openAccount('crmcli');
  const { recorder } = account;
  const problems: string[] = [];
  let tried = 0;
  const attempt = async (name: string, place: string, shell: string): Promise<void> => {
    tried += 1;
    recorder.lines();
    const env = environment(place, { ...account.env, CRMCLI_CONFIG_DIR: `${place}/config` });
    const child = spawn('bash', ['-c', `${shell} exec "$0" "$@"`, runner, binaryPath('crmcli'), ...LINE], {
      cwd: '/',
      env,
    });
    child.stdin.end();
    const { code, stderr }: Ended = await ended(child);
    const sent = recorder.lines().filter(isWrite);
    // The exit code of the configuration.
    const isRight =
      code === 78 && sent.length === 0 && /Nothing was sent/.test(stderr) && /config set log off/.test(stderr);
    if (!isRight) problems.push(`${name}: ${JSON.stringify({ code, sent, stderr })}`);
  };
  await attempt('a limit on the size of files', newPlace(), 'ulimit -f 0;');
  if (canMount) {
    const disk = newDisk(65_536);
    disk.fill(0);
    await attempt('a full disk', disk.place, '');
    disk.close();
  }
  if (canForbid) {
    const { place, readOnly, close } = newLockable();
    readOnly(true);
    await attempt('a folder that cannot be written', place, '');
    readOnly(false);
    close();
  }
  await account.close();
  return { tried, problems };
}
