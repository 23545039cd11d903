/** Forms of files that are made from a collection, for programs that do not read its lines. */
import { parseJson, stringifyJson } from '../base/json.js';
import type { Stored } from './store.js';

/** The rows of a collection as one JSON array. */
export async function* arrayOf({ lines }: Pick<Stored, 'lines'>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const batch of lines()) {
    const texts = batch.map((line) => stringifyJson(parseJson(line), 2).replaceAll('\n', '\n  '));
    yield `${isFirst ? '[\n' : ',\n'}  ${texts.join(',\n  ')}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}
