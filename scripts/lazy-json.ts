import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'rolldown';

/** A smaller module is not worth a file of its own. */
const LARGE = 100_000;

/** Text of JSON in which every character is one byte, so that an offset in the text is an offset in the file. */
function ascii(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Turns a large JSON module of many records into one that reads its text at once and parses a record when it is first
 * asked for: half a megabyte of catalogue costs a command a fraction of a millisecond instead of thirty.
 */
export const lazyJson: Plugin = {
  name: 'lazy-json',
  async load(id) {
    if (!id.endsWith('.json')) return null;
    const text = await readFile(id, 'utf8');
    if (text.length < LARGE) return null;
    const records = Object.entries(JSON.parse(text) as Record<string, unknown>).map(
      ([name, record]) => [name, ascii(JSON.stringify(record))] as const,
    );
    const source = records.map(([, record]) => record).join('');
    const file = this.emitFile({ type: 'asset', name: basename(id), source });
    const lengths = Object.fromEntries(records.map(([name, record]) => [name, record.length]));
    const code = `
      import { readFileSync } from 'node:fs';
      const text = readFileSync(new URL(import.meta.ROLLUP_FILE_URL_${file}), 'latin1');
      const records = {};
      let end = 0;
      for (const [name, length] of Object.entries(${JSON.stringify(lengths)})) {
        const start = end;
        end += length;
        const get = () => {
          const value = JSON.parse(text.slice(start, start + length));
          Object.defineProperty(records, name, { value, enumerable: true });
          return value;
        };
        Object.defineProperty(records, name, { get, enumerable: true, configurable: true });
      }
      export default records;`;
    return { code, moduleType: 'js' };
  },
};
