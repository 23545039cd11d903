/** Longest name of a file, in bytes, beside the id before it. */
const LONGEST = 120;

/**
 * A name for a file out of a name that somebody sent: letters, digits, dots, dashes and underscores, no dot at the
 * beginning, at most 120 bytes with its extension.
 */
export function safeName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_.-]/gu, '_').replace(/^\.+/, '');
  if (plain === '') return 'file';
  if (plain.length <= LONGEST) return plain;
  const extension = /\.[A-Za-z0-9_-]{1,20}$/.exec(plain)?.[0] ?? '';
  return `${plain.slice(0, LONGEST - extension.length)}${extension}`;
}
