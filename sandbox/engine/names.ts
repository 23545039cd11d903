/** Names and paths of fields in requests, and names of files in headers. */
import { CliError } from 'cmdspec-runtime/kit';
import { refuse } from './refusal.js';

/** Path of a field of a form: `customer[email]` is `customer.email`, `lines[0][name]` is `lines[0].name`, `tag[]` is `tag`. */
export const fieldPath = (name: string): string =>
  name.replace(/(?<!\\)\[\]$/, '').replace(/(?<!\\)\[(?!\d{1,4}\])([^[\]]+)\]/g, '.$1');

/** Uses a path that a request names. Refuses text that is not a path, and keys that reach the prototype. */
export function named<T>(use: () => T, status = 400): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof CliError) refuse(status, error.message);
    throw error;
  }
}

/**
 * Returns the header with the name of a file. A header contains only ASCII, so the percent-encoded name follows an ASCII
 * one (RFC 6266).
 */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^ !#-[\]-~]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
