import { createRequire } from 'node:module';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * The usual order, by the time of the last run and otherwise by the size of the file. In a new clone the short files that
 * run hundreds of commands come first, so that no worker is left alone with one of them at the end.
 */
export default class extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = ({ path, duration }) => duration === undefined && /\/tests\/(?:examples|proof)\//.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
