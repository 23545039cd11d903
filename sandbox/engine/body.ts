/** Reads and parses the bodies of requests. */
import type { IncomingMessage } from 'node:http';
import { getPath, setPath } from 'cmdspec-runtime/kit';
import { parseDigits } from './digits.js';
import { fieldPath, named } from './names.js';
import { refuse } from './refusal.js';
import type { Row, Upload } from './types.js';

export const LARGEST_BODY = 10 * 1024 * 1024;

/** Reads a whole body. Returns undefined for a body that is larger than the service accepts, and discards the rest. */
export async function receive(message: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= LARGEST_BODY) parts.push(part);
  }
  return size > LARGEST_BODY ? undefined : Buffer.concat(parts);
}

/**
 * Parses a body. Refuses a content type that belongs to none of the encodings with 415, and invalid JSON with 400.
 * Without encodings, every content type is accepted. A body of the encodings `text` and `bytes` is an {@link Upload}
 * without a name.
 */
export function parseBody(bytes: Buffer, contentType: string, encodings: readonly string[]): unknown {
  if (bytes.length === 0) return undefined;
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (encodings.some((encoding) => /^(?:text|bytes)$/.test(encoding)))
    return { name: '', type, bytes } satisfies Upload;
  const accepted = acceptedBy(type);
  const wanted = encodings.map((encoding) => (/^(?:form|multipart)$/.test(encoding) ? encoding : 'json'));
  if (accepted === undefined || (wanted.length > 0 && !wanted.includes(accepted))) {
    refuse(415, `The content type ${type === '' ? '(none)' : type} is not accepted here`);
  }
  switch (accepted) {
    case 'form':
      return fields(new URLSearchParams(bytes.toString('utf8')));
    case 'multipart':
      return multipart(bytes, contentType);
    case 'json':
      try {
        return parseDigits(bytes.toString('utf8'));
      } catch {
        return refuse(400, 'The body is not valid JSON');
      }
  }
}

/** Fields of a form: `customer[email]` and `value.amount` are nested, `tag[]` and a repeated name are lists. */
function fields(pairs: Iterable<readonly [string, unknown]>): Row {
  const row: Row = {};
  for (const [name, value] of pairs) {
    const path = fieldPath(name);
    named(() => {
      const before = getPath(row, path);
      const first = name.endsWith('[]') ? [value] : value;
      setPath(row, path, before === undefined ? first : [before, value].flat());
    });
  }
  return row;
}

function acceptedBy(type: string): 'json' | 'form' | 'multipart' | undefined {
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'multipart/form-data') return 'multipart';
  return /^application\/([\w.-]+\+)?json$/.test(type) ? 'json' : undefined;
}

function multipart(bytes: Buffer, contentType: string): Row {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return refuse(400, 'The multipart body has no boundary');
  const mark = Buffer.from(`--${boundary}`);
  const found: [string, unknown][] = [];
  let at = bytes.indexOf(mark);
  while (at >= 0) {
    const begin = at + mark.length + 2;
    const end = bytes.indexOf(mark, begin);
    if (end < 0) break;
    const part = bytes.subarray(begin, end - 2);
    const cut = part.indexOf('\r\n\r\n');
    const head = part.subarray(0, Math.max(0, cut)).toString('utf8');
    const name = /name="([^"]*)"/i.exec(head)?.[1];
    const file = /filename="([^"]*)"/i.exec(head)?.[1];
    const content = part.subarray(cut + 4);
    if (cut >= 0 && name !== undefined) {
      const type = /^content-type:\s*(.+)$/im.exec(head)?.[1]?.trim() ?? 'application/octet-stream';
      const upload: Upload | undefined =
        file === undefined ? undefined : { name: file, type, bytes: Buffer.from(content) };
      found.push([name, upload ?? content.toString('utf8')]);
    }
    at = end;
  }
  return fields(found);
}
