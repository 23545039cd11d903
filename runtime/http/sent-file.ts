/** Files that requests send. */
import { closeSync, createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { CliError } from '../base/errors.js';
import { openPlain, tooLarge, unreadable } from '../state/read.js';

/** Maximum bytes of a file that is sent. */
const MOST_SENT = 1024 * 1024 * 1024;

const files = new Map<string, SentFile>();

/**
 * A file that a request sends. It is checked when it is made and read while it is sent, so that it is never in memory as a whole. In JSON it is the base64 of its bytes: `JSON.stringify` writes a token, which the sender replaces.
 */
export class SentFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  private readonly token = `file:${crypto.randomUUID()}`;

  /** @throws CliError `input` if the file is not a regular file, cannot be opened, or is larger than 1 GiB */
  constructor(readonly path: string) {
    this.name = basename(path);
    try {
      const { file, size } = openPlain(path);
      closeSync(file);
      if (size > MOST_SENT) throw tooLarge(MOST_SENT);
      this.size = size;
    } catch (error) {
      throw this.failure(error, ' Nothing was sent.');
    }
    files.set(this.token, this);
  }

  toJSON(): string {
    return this.token;
  }

  /**
   * Returns the bytes, as many as when the file was checked.
   *
   * @throws CliError `input` if the file has changed since then, or cannot be read any more
   */
  async *bytes(): AsyncGenerator<Buffer> {
    let length = 0;
    try {
      const { file, size } = openPlain(this.path);
      if (size !== this.size) closeSync(file);
      else {
        for await (const chunk of createReadStream(this.path, { fd: file }) as AsyncIterable<Buffer>) {
          length += chunk.length;
          if (length > this.size) break;
          yield chunk;
        }
      }
    } catch (error) {
      throw this.failure(error);
    }
    if (length !== this.size)
      throw new CliError('input', `The file ${this.path} changed while it was sent.`, 'Run the command again.');
  }

  async *base64(): AsyncGenerator<Buffer> {
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of this.bytes()) {
      const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      // Three bytes are four characters; the rest comes with the next chunk.
      const whole = all.length - (all.length % 3);
      rest = all.subarray(whole);
      yield Buffer.from(all.toString('base64', 0, whole));
    }
    if (rest.length > 0) yield Buffer.from(rest.toString('base64'));
  }

  private failure(error: unknown, fate = ''): unknown {
    if (error instanceof CliError) return error;
    return new CliError('input', `The file ${this.path} cannot be read: ${unreadable(error)}.${fate}`);
  }
}

/** Media types by the ending of a name. */
const types: Readonly<Record<string, string>> = {
  ...{ avif: 'image/avif', gif: 'image/gif', jpeg: 'image/jpeg', jpg: 'image/jpeg', png: 'image/png' },
  ...{
    svg: 'image/svg+xml',
    webp: 'image/webp',
    mp3: 'audio/mpeg',
    wav: 'audio/wav',
    mp4: 'video/mp4',
    webm: 'video/webm',
  },
  ...{ csv: 'text/csv', htm: 'text/html', html: 'text/html', md: 'text/markdown', txt: 'text/plain' },
  ...{ json: 'application/json', ndjson: 'application/x-ndjson', pdf: 'application/pdf', xml: 'application/xml' },
  ...{ gz: 'application/gzip', tar: 'application/x-tar', zip: 'application/zip', yaml: 'application/yaml' },
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Returns the media type of a file by its name. */
export function mediaType(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (Object.hasOwn(types, ending) ? types[ending] : undefined) ?? 'application/octet-stream';
}

/** Splits JSON text at the tokens of files. */
export function splitAtFiles(json: string): readonly (string | SentFile)[] {
  if (files.size === 0) return [json];
  return json.split(/(?<=")(file:[0-9a-f-]{36})(?=")/).map((part) => files.get(part) ?? part);
}
