/** Rewrites the parser's messages about an invalid description, whose line numbers mean nothing to users. */

/**
 * Returns the parser's message about an invalid description, with a JSON pointer in place of line numbers. The parser
 * counts lines of the description as JSON with its references replaced, a text that no user has.
 *
 * @param whole that description
 */
export function problemOf(message: string, whole: unknown): string {
  const lines = message.trim().split('\n');
  const marked = lines.map((text) => /^> *(\d+) \|/.exec(text)?.[1]).find((line) => line !== undefined);
  if (marked === undefined) return message.trim();
  const words = lines.filter((text) => text.trim() !== '' && !/^>? *\d* *\|/.test(text)).map((text) => text.trim());
  // It begins with a keyword of JSON Schema: REQUIRED must have ...
  const problem = words.join(' ').replace(/^[A-Z][A-Z ]* (?=[a-z])/, '');
  return `${pointerAt(JSON.stringify(whole, undefined, 2), Number(marked))} ${problem}`;
}

/** Returns the JSON pointer to the value on a line, counted from 1, of JSON that is indented by two blanks. */
function pointerAt(text: string, line: number): string {
  const path: (string | number)[] = [];
  for (const one of text.split('\n').slice(0, line)) {
    const [, blanks = '', rest = ''] = /^( *)(.*)$/.exec(one) ?? [];
    const at = blanks.length / 2 - 1;
    if (at < 0 || /^[}\]]/.test(rest)) continue;
    const key = /^("(?:[^"\\]|\\.)*"): /.exec(rest)?.[1];
    const before = path[at];
    path.length = at;
    path.push(key === undefined ? (typeof before === 'number' ? before + 1 : 0) : (JSON.parse(key) as string));
  }
  return ['#', ...path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}
