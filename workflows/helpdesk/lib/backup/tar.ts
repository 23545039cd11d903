/** One file or folder in an archive. */
export interface TarEntry {
  /** Relative path, with `/` between its parts. */
  readonly path: string;
  readonly kind: 'file' | 'folder';
  /** In bytes; 0 for a folder. */
  readonly size: number;
  /** In seconds since 1970. */
  readonly time: number;
  /** Content of a file, exactly `size` bytes. */
  readonly content?: AsyncIterable<Uint8Array>;
}

const BLOCK = 512;

/** Limits of the fields of the old header; above these, a header of the newer form precedes it. */
const LONGEST_PATH = 100;
const LARGEST = 8 ** 11 - 1;

/** Streams a tar archive in the pax format. Fails if the content of a file differs from its announced size. */
export async function* tar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    const path = entry.kind === 'folder' ? `${entry.path}/` : entry.path;
    const extra = [
      ...(Buffer.byteLength(path) > LONGEST_PATH || /[^\x20-\x7e]/.test(path) ? [record('path', path)] : []),
      ...(entry.size > LARGEST ? [record('size', String(entry.size))] : []),
    ].join('');
    if (extra !== '') {
      const bytes = Buffer.from(extra);
      yield header({ path: 'pax', type: 'x', size: bytes.length, time: entry.time, mode: 0o600 });
      yield padded(bytes);
    }
    const folder = entry.kind === 'folder';
    yield header({
      path,
      type: folder ? '5' : '0',
      size: entry.size,
      time: entry.time,
      mode: folder ? 0o700 : 0o600,
    });
    let left = entry.size;
    for await (const chunk of entry.content ?? []) {
      left -= chunk.byteLength;
      yield chunk;
    }
    if (left !== 0) throw new Error(`${entry.path} changed while it was read`);
    yield Buffer.alloc((BLOCK - (entry.size % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Formats `<length> <key>=<value>\n`, where the length includes itself. */
function record(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + String(rest).length;
  if (rest + String(length).length > length) length += 1;
  return `${String(length)} ${key}=${value}\n`;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);
}

interface Header {
  readonly path: string;
  readonly type: '0' | '5' | 'x';
  readonly size: number;
  readonly time: number;
  readonly mode: number;
}

function header({ path, type, size, time, mode }: Header): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, digits: number): void => {
    const most = 8 ** digits - 1;
    block.write(Math.min(Math.max(0, value), most).toString(8).padStart(digits, '0'), at, 'latin1');
  };
  // The newer header has the full path.
  Buffer.from(path).copy(block, 0, 0, LONGEST_PATH);
  octal(mode, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(Math.floor(time), 136, 11);
  block.fill(' ', 148, 156);
  block.write(type, 156, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  octal(
    block.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  block[154] = 0;
  return block;
}
