import type { BoundFlag } from '../3-bind/types.js';

/** A command line, parsed with the flags of a command. */
export interface Line {
  readonly words: readonly string[];
  readonly used: readonly { readonly flag: BoundFlag; readonly value?: string }[];
  readonly unknown: readonly string[];
}

export function readCommandLine(tokens: readonly string[], flags: readonly BoundFlag[]): Line {
  const byName = new Map<string, BoundFlag>();
  for (const flag of flags) {
    byName.set(`--${flag.name}`, flag);
    const { alias } = flag.spec;
    if (alias !== undefined) byName.set(alias.length === 1 ? `-${alias}` : `--${alias}`, flag);
  }
  const words: string[] = [];
  const used: { flag: BoundFlag; value?: string }[] = [];
  const unknown: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? '';
    if (token === '--') {
      words.push(...tokens.slice(index + 1));
      break;
    }
    if (!/^--?[a-zA-Z]/.test(token)) {
      words.push(token);
      continue;
    }
    const [name = '', ...rest] = token.split('=');
    const flag = byName.get(name);
    if (flag === undefined) unknown.push(name);
    else if (rest.length > 0) used.push({ flag, value: rest.join('=') });
    else if (takesNext(flag, tokens[index + 1])) used.push({ flag, value: tokens[++index] ?? '' });
    else used.push({ flag });
  }
  return { words, used, unknown };
}

function takesNext({ kind }: BoundFlag, next: string | undefined): boolean {
  if (kind === 'boolean') return false;
  return kind !== 'yesno' || (next !== undefined && /^(?:true|false|yes|no|1|0)$/i.test(next));
}
