/** Safe file names for attachments. */

/** Maximum length of a file name in bytes, without the id before it. */
const LONGEST = 120;

/**
 * Turns the name of an attachment into a safe file name: letters, digits, dots, dashes and underscores, no leading dot, at
 * most 120 bytes including the extension.
 */
export function safeName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9_.-]/gu, '_').replace(/^\.+/, '');
  if (plain === '') return 'file';
  if (plain.length <= LONGEST) return plain;
  const extension = /\.[A-Za-z0-9_-]{1,20}$/.exec(plain)?.[0] ?? '';
  return `${plain.slice(0, LONGEST - extension.length)}${extension}`;
}
