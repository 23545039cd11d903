/** Versions of records: the header ETag, and the conditions of requests (RFC 9110). */
import { createHash } from 'node:crypto';
import { writeDigits } from './digits.js';
import { refuse } from './refusal.js';
import type { Answer, Incoming, Row } from './types.js';

const etagOf = (row: Row): string => `"${createHash('sha256').update(writeDigits(row)).digest('hex').slice(0, 16)}"`;

/** Whether a list of versions in a header has this one. Weak ones count as their strong form. */
function has(header: string, etag: string): boolean {
  const all = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return all.includes('*') || all.includes(etag);
}

/** Refuses a write whose condition names another version of the record. */
export function checkVersion({ headers }: Incoming, row: Row): void {
  const wanted = headers['if-match'];
  if (wanted !== undefined && !has(wanted, etagOf(row))) refuse(412, 'The record has another version');
}

/** Returns the response with the version of its record; a read of the version that the client has returns nothing. */
export function versioned({ method, headers }: Incoming, answer: Answer, row: Row): Answer {
  const etag = etagOf(row);
  const known = headers['if-none-match'];
  if (method === 'GET' && known !== undefined && has(known, etag)) return { status: 304, headers: { etag } };
  return { ...answer, headers: { ...answer.headers, etag } };
}
