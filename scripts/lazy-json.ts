/** A plugin of the bundler for large JSON files. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from './places.js';

/** A smaller module is not worth a file of its own. */
const LARGE = 100_000;

const RECORDS = join(root, 'runtime/state/lazy-records.ts');

/** Text of JSON in which every character is one byte, so that an offset in the text is an offset in the file. */
function ascii(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Turns a large JSON module of many records into one that reads and parses a record when it is first asked for. */
export const lazyJson: Plugin = {
  name: 'lazy-json',
  async load(id) {
    if (!id.endsWith('.json')) return null;
    const text = await readFile(id, 'utf8');
    if (text.length < LARGE) return null;
    const records = Object.entries(JSON.parse(text) as Record<string, unknown>).map(
      ([name, record]) => [name, ascii(JSON.stringify(record))] as const,
    );
    const odd = records.find(([name]) => !/^\S+$/.test(name));
    if (odd !== undefined) throw new Error(`${id}: the name ${JSON.stringify(odd[0])} is empty or has white space`);
    const source = records.map(([, record]) => record).join('');
    const file = this.emitFile({ type: 'asset', name: basename(id), source });
    let end = 0;
    const index = records.map(([name, { length }]) => `\n${name} ${String(end)} ${String((end += length))}`).join('');
    const code = `
      import { recordsOf } from ${JSON.stringify(RECORDS)};
      export default recordsOf(new URL(import.meta.ROLLUP_FILE_URL_${file}), ${JSON.stringify(`${index}\n`)});`;
    return { code, moduleType: 'js' };
  },
};
