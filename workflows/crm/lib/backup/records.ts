/** Reads single records from the JSON arrays of a backup, which may be larger than memory. */
import { open, type FileHandle } from 'node:fs/promises';
import { constants } from 'node:fs';
import { isObject, parseJson, type Row } from 'cmdspec-runtime/kit';

const CHUNK = 1 << 18;
const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [...Buffer.from('"\\{}[]')] as number[];

/** Part of a file, in bytes. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The records of a file, by id, in the order of the file. They stay on the disk. */
export interface Records {
  readonly ids: ReadonlySet<string>;
  /** Text of a record; undefined if the file has none with this id. */
  text(id: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/**
 * Opens a JSON array of records with ids. Returns undefined if the file does not exist; with other content, it calls `damaged`
 * and returns undefined.
 */
export async function openRecords(path: string, damaged: () => void): Promise<Records | undefined> {
  let file: FileHandle;
  try {
    // Opening a pipe would wait for its other end.
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
  try {
    const spans = new Map<string, Span>();
    for await (const { span, text } of objectsOf(file)) {
      const id = idOf(recordOf(text));
      if (id === undefined) throw new SyntaxError('a record without an id');
      spans.set(id, span);
    }
    return {
      ids: new Set(spans.keys()),
      text: async (id) => {
        const span = spans.get(id);
        return span === undefined ? undefined : await textAt(file, span);
      },
      close: () => file.close(),
    };
  } catch {
    await file.close();
    damaged();
    return undefined;
  }
}

/** Returns the record in a text; an empty record for any other text. */
export function recordOf(text: string | undefined): Row {
  const value = text === undefined ? undefined : parseJson(text);
  return isObject(value) ? value : {};
}

function idOf({ id }: Row): string | undefined {
  return id === undefined || id === null || (isObject(id) && !('isLosslessNumber' in id)) ? undefined : String(id);
}

async function textAt(file: FileHandle, { start, end }: Span): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.toString('utf8', 0, bytesRead);
}

/** Yields the objects of an array. Fails with a SyntaxError if the file ends inside, or is not an array. */
async function* objectsOf(file: FileHandle): AsyncGenerator<{ readonly span: Span; readonly text: string }> {
  const chunk = Buffer.alloc(CHUNK);
  let depth = 0;
  let start = 0;
  let inText = false;
  let escaped = false;
  let isList = false;
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(chunk, 0, CHUNK, position);
    if (bytesRead === 0) break;
    for (let index = 0; index < bytesRead; index += 1) {
      const byte = chunk[index];
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = true;
      else if (byte === OPEN || byte === OPEN_LIST) {
        if (depth === 0) isList = byte === OPEN_LIST;
        if (depth === 1) start = position + index;
        depth += 1;
      } else if (byte === CLOSE || byte === CLOSE_LIST) {
        depth -= 1;
        if (depth !== 1) continue;
        const span = { start, end: position + index + 1 };
        yield { span, text: await textAt(file, span) };
      }
    }
    position += bytesRead;
  }
  if (depth !== 0 || inText || !isList) throw new SyntaxError('not a complete list');
}
