/** Runs `helpdeskcli backup` in tests, each in a folder of its own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAll } from '../../runtime/http/testkit.js';
import type { Account } from './account.js';
import { newHome } from './cli.js';
import { inProcess } from './in-process.js';

/** Backups to the folder `copy` in a working folder of each test, in its process. */
export interface BackupBench {
  readonly home: string;
  /** Working folder of the current test. */
  readonly folder: string;
  /** Runs `backup --out copy` on an account, without waiting between retries. */
  backup(account: Account, ...more: string[]): ReturnType<typeof inProcess>;
  /** Returns a file of the backup. */
  read(path: string): string;
  /** Returns the ids of the saved conversations, in ascending order. */
  saved(): number[];
}

/** Must be called once at the top of a test file. */
export function backupBench(): BackupBench {
  const home = newHome();
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
  });
  afterEach(async () => {
    await closeAll();
    rmSync(folder, { recursive: true });
  });
  const read = (path: string): string => readFileSync(join(folder, 'copy', path), 'utf8');
  return {
    home,
    get folder() {
      return folder;
    },
    read,
    backup: (account, ...more) =>
      inProcess('helpdeskcli', ['backup', '--out', 'copy', ...more], home, {
        env: account.env,
        cwd: folder,
        hurried: true,
      }),
    saved: () =>
      read('conversations/_index.ndjson')
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { id: number }).id)
        .sort((a, b) => a - b),
  };
}

/** Content of a file as the service sends it: in base64. */
export const base64 = (content: string): string => Buffer.from(content).toString('base64');
