/** The address for a file in a response. */
import type { UploadPlan } from '../contract/command.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { holdSecret } from '../base/redact.js';

/** Hides the address for a file in a response from messages and from the log: whoever has it can write there. */
export function holdAddress({ url, headers, fields }: UploadPlan, body: unknown, record: unknown): void {
  const texts = [url, headers, fields].flatMap((path) => {
    const found = typeof path === 'string' ? valueIn(path, body, record) : undefined;
    return isObject(found) ? Object.values(found) : [found];
  });
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    holdSecret(text);
    if (text.includes('?')) holdSecret(text.slice(text.indexOf('?') + 1));
  }
}

/** Returns the value at a path of the record in a response, or else of the response. */
export const valueIn = (path: string, body: unknown, record: unknown): unknown =>
  getPath(record, path) ?? getPath(body, path) ?? undefined;
