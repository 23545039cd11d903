import { createRequire } from 'node:module';
import { startsBinaries } from './binaries.js';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * The usual order, by the time of the last run and otherwise by the size of the file. In a new clone the short files that
 * run hundreds of commands come first, so that no worker is left alone with one of them at the end.
 */
export default class extends Sequencer {
  async sort(tests) {
    // The set-up runs next and does not get the tests.
    globalThis.needsBinaries = tests.some(({ path }) => startsBinaries(path));
    const sorted = await super.sort(tests);
    const isLong = ({ path, duration }) => duration === undefined && /\/tests\/(?:examples|proof)\//.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
