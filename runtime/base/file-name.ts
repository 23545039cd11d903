/** Makes names of files from the names of records. */

/** Maximum length of a file name in bytes; a temporary file beside it has a longer one. */
const LONGEST = 200;

/** Control characters, characters that change the direction of text, and those that some systems refuse. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff<>:"|?*]/g;

/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Turns the name of a record into the name of a file in the current folder: the part after the last slash, not hidden, at
 * most 200 bytes with its extension. Returns `fallback` if nothing is left.
 */
export function localName(name: string, fallback: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(UNSAFE, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .trim();
  if (plain === '') return fallback;
  return shortened(DEVICE.test(plain) ? `_${plain}` : plain);
}

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name;
  const extension = /\.[A-Za-z0-9]{1,20}$/.exec(name)?.[0] ?? '';
  let kept = '';
  for (const character of name) {
    if (Buffer.byteLength(kept + character + extension) > LONGEST) break;
    kept += character;
  }
  return `${kept}${extension}`;
}

/** Returns the file name in a `Content-Disposition` header as the service wrote it; `undefined` without one. */
export function namedBy(header: string | undefined): string | undefined {
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The plain name is beside it.
    }
  }
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? token;
}
