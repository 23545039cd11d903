/** Texts for people, put into the words of a tool: a tool has arguments where a command line has flags. */

const FLAG = /(?<![\w-])--([a-z][a-z0-9-]*)(?:[ =](\d+)\b)?( (?=--[a-z]))?/g;

/**
 * Returns a text with the arguments of a tool in place of flags: `--limit 0 --all` becomes `"limit": 0, "all"`. Sentences and
 * clauses about flags that the tool does not have are left out, because an agent cannot use them; nothing may be left.
 *
 * @param argumentOf name of the argument for a flag; `undefined` if the tool has none
 */
export function inTools(text: string, argumentOf: (flag: string) => string | undefined): string {
  if (!text.includes('--')) return text;
  const parts = text.split(/(?<=[.;?!])\s+/);
  const isUsable = (part: string): boolean =>
    [...part.matchAll(FLAG)].every(([, flag = '']) => argumentOf(flag) !== undefined);
  const usable = parts.flatMap((part, index) => {
    if (!isUsable(part)) return [];
    const next = parts[index + 1];
    return [next !== undefined && !isUsable(next) ? part.replace(/;$/, '.') : part];
  });
  return usable.join(' ').replace(FLAG, (written, flag: string, number = '', another = '') => {
    const name = argumentOf(flag);
    if (name === undefined) return written;
    return `"${name}"${number && `: ${number}`}${another && ', '}`;
  });
}
