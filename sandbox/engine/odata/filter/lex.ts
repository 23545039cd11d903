/** Splits a filter into tokens. */
import { refuse } from '../../refusal.js';

/** The categories of values in a comparison. */
export type Category = 'string' | 'guid' | 'date' | 'number' | 'boolean' | 'null';

export type Token =
  | { readonly kind: 'open' | 'close' | 'comma' | 'end'; readonly at: number }
  | { readonly kind: 'word'; readonly text: string; readonly at: number }
  | { readonly kind: 'value'; readonly category: Category; readonly value: unknown; readonly at: number };

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?[LlMmDdFf]?/;

export function wrong(message: string): never {
  return refuse(400, `Error in query syntax: ${message}`);
}

/** Splits a filter into tokens with parsed literals. */
export function lex(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const blank = /^\s+/.exec(rest);
    if (blank !== null) {
      at += blank[0].length;
      continue;
    }
    const sign = rest.charAt(0);
    if (sign === '(' || sign === ')' || sign === ',') {
      tokens.push({ kind: sign === '(' ? 'open' : sign === ')' ? 'close' : 'comma', at });
      at += 1;
      continue;
    }
    const quoted = /^([A-Za-z]*)'((?:[^']|'')*)'/.exec(rest);
    if (quoted !== null) {
      tokens.push(literal((quoted[1] ?? '').toLowerCase(), (quoted[2] ?? '').replaceAll("''", "'"), at));
      at += quoted[0].length;
      continue;
    }
    const number = NUMBER.exec(rest);
    if (number !== null) {
      tokens.push({ kind: 'value', category: 'number', value: numberOf(number[0]), at });
      at += number[0].length;
      continue;
    }
    const word = /^[A-Za-z_]\w*/.exec(rest);
    if (word === null) wrong(`"${sign}" at position ${at} is not expected`);
    tokens.push(wordToken(word[0], at));
    at += word[0].length;
  }
  return [...tokens, { kind: 'end', at: text.length }];
}

function wordToken(text: string, at: number): Token {
  if (text === 'true' || text === 'false') return { kind: 'value', category: 'boolean', value: text === 'true', at };
  if (text === 'null') return { kind: 'value', category: 'null', value: null, at };
  return { kind: 'word', text, at };
}

function literal(prefix: string, text: string, at: number): Token {
  switch (prefix) {
    case '':
      return { kind: 'value', category: 'string', value: text, at };
    case 'guid':
      if (!GUID.test(text)) wrong(`guid'${text}' is not a GUID`);
      return { kind: 'value', category: 'guid', value: text.toLowerCase(), at };
    case 'datetime':
    case 'datetimeoffset': {
      const time = Date.parse(/[zZ]|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);
      if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) || Number.isNaN(time)) wrong(`${prefix}'${text}' is not a time`);
      return { kind: 'value', category: 'date', value: time, at };
    }
    default:
      return wrong(`${prefix}'..' is not known`);
  }
}

/** A number that a double may not hold stays text, with all its digits. */
function numberOf(text: string): number | string {
  const bare = text.replace(/[LlMmDdFf]$/, '');
  return bare.length > 15 ? bare : Number(bare);
}
