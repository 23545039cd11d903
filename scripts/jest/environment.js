import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

/**
 * The environment of Node, which ends the async storage that the test runner starts for each file. Otherwise every
 * promise and socket of a worker's later files copies the values of all the files before.
 */
const running = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  running.add(this);
  return run.apply(this, args);
};

export default class extends TestEnvironment {
  async teardown() {
    await super.teardown();
    for (const storage of running) storage.disable();
    running.clear();
  }
}
