import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { foundCredentials, lookAtFiles, watch } from './credentials.js';

/**
 * The environment of Node. A test fails if an output or a file has a credential, unless the first comment of its file
 * says why it must: `@prints-credentials <reason>`. The environment also ends the async storage that the test runner starts for
 * each file: otherwise every promise and socket of a worker's later files copies the values of all the files before.
 */
const running = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  running.add(this);
  return run.apply(this, args);
};

/** Temporary folder of the run, in which each file has one of its own. */
const folder = tmpdir();

export default class extends TestEnvironment {
  constructor(config, context) {
    // Before the process of the tests gets its own copy of the variables.
    process.env.TMPDIR = mkdtempSync(join(folder, 'f-'));
    super(config, context);
    this.folder = process.env.TMPDIR;
    this.isAllowed = 'prints-credentials' in context.docblockPragmas;
    watch();
    // For the test of the watch itself.
    if (this.isAllowed) this.global.foundCredentials = foundCredentials;
  }

  handleTestEvent({ name, test }, { unhandledErrors }) {
    if (name !== 'test_done' && name !== 'run_finish') return;
    if (name === 'run_finish') lookAtFiles(tmpdir());
    const errors = foundCredentials().map((text) => new Error(text));
    if (!this.isAllowed) (name === 'test_done' ? test.errors : unhandledErrors).push(...errors);
  }

  async teardown() {
    await super.teardown();
    process.env.TMPDIR = folder;
    try {
      rmSync(this.folder, { recursive: true, force: true });
    } catch {
      // A process that is still ending writes into it; tear-down.js removes it with the folder of the run.
    }
    for (const storage of running) storage.disable();
    running.clear();
  }
}
