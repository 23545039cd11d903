import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'rolldown';

/** A smaller module is not worth a file of its own. */
const LARGE = 100_000;

/** Records that are read from the file one by one; who asks for more has them from the whole text. */
const SINGLES = 8;

/** Text of JSON in which every character is one byte, so that an offset in the text is an offset in the file. */
function ascii(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Turns a large JSON module of many records into one that reads and parses a record when it is first asked for: half a megabyte
 * of catalogue costs a command a fraction of a millisecond instead of thirty.
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
    const lengths = JSON.stringify(records.map(([name, record]) => [name, record.length]));
    const code = `
      import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
      const file = new URL(import.meta.ROLLUP_FILE_URL_${file});
      const places = new Map();
      let end = 0;
      for (const [name, length] of JSON.parse('${lengths}')) places.set(name, [end, (end += length)]);
      let text;
      let singles = 0;
      function slice(start, end) {
        if (text === undefined && singles === ${SINGLES}) text = readFileSync(file, 'latin1');
        if (text !== undefined) return text.slice(start, end);
        singles += 1;
        const bytes = Buffer.allocUnsafe(end - start);
        const descriptor = openSync(file);
        try {
          readSync(descriptor, bytes, 0, bytes.length, start);
        } finally {
          closeSync(descriptor);
        }
        return bytes.latin1Slice();
      }
      const known = Object.create(null);
      const record = (name) => {
        if (name in known) return known[name];
        const place = places.get(name);
        return place && (known[name] = JSON.parse(slice(...place)));
      };
      export default new Proxy({}, {
        get: (_target, name) => record(name),
        has: (_target, name) => places.has(name),
        ownKeys: () => [...places.keys()],
        getOwnPropertyDescriptor: (_target, name) =>
          places.has(name) ? { get: () => record(name), enumerable: true, configurable: true } : undefined,
      });`;
    return { code, moduleType: 'js' };
  },
};
