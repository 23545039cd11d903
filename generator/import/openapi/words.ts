/** Names and sentences of a spec, from the texts of a description. */
import { withArticle } from '../../3-bind/words.js';

/** Returns a name of the language: lower-case words and digits with hyphens. */
export function kebab(text: string): string {
  const name = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // Abbreviations that end in small letters: VPCs, IPv6.
    .replace(/[A-Z]{2,}(?:s|v(?=\d))(?![a-z])/g, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^[a-z]/.test(name) ? name : name === '' ? 'unnamed' : `n-${name}`;
}

/** Words of titles that say nothing about a service. */
const empty =
  /^(?:the|a|an|of|for|and|to|api|apis|rest|restful|http|https|web|json|open|openapi|swagger|official|public|private|beta|preview|spec|specs|specification|description|definition|definitions|reference|documentation|docs|server|service|services|platform|management|v?\d+(?:\.\w+)*)$/;

/** Returns a short name for a service from its title: at most two words, `github` for "GitHub v3 REST API". */
export function slugOf(title: string | undefined): string {
  const [head = ''] = plain(title)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\([^)]*\)/g, ' ')
    .split(/ [-–—:~|+] |: /);
  const all =
    head
      .toLowerCase()
      .replace(/\.(?:io|com|org|net|dev|app|ai|co)\b/g, '')
      .replace(/['’]s\b|['’]/g, '')
      .match(/[a-z0-9.]+/g) ?? [];
  const words = all.map((word) => word.replace(/^\.+|\.+$/g, '')).filter((word) => word !== '');
  const telling = words.filter((word) => !empty.test(word));
  const named = telling.slice(0, 2).join('-').replaceAll('.', '-');
  return named === '' ? 'service' : kebab(named);
}

/** Returns the singular of a kebab-cased name. */
export function singular(name: string): string {
  if (/(?:ss|us|is|news|series|kubernetes)$/.test(name) || name.length < 4) return name;
  if (/ies$/.test(name)) return `${name.slice(0, -3)}y`;
  if (/(?:xes|(?<!ca)ches|shes|sses|zzes|iases|(?:at|ir|on|mp)uses)$/.test(name)) return name.slice(0, -2);
  return name.replace(/s$/, '');
}

/** Returns the first sentence of a text on one line, without its full stop; at most `most` characters. */
export function sentence(text: string | undefined, most = 90): string | undefined {
  const [first = ''] = plain(text).split(/(?<=[.!?])\s/);
  const short = first.replace(/[.:;,]+$/, '');
  if (short === '') return undefined;
  if (short.length <= most) return short;
  const cut = short.slice(0, most);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.:;,(-]+$/, '') || undefined;
}

/** Returns a name as words that begin a sentence. */
export const inWords = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** Returns the summary of a command without a verb: `Close order`, `Weekly report`, or `Show events of an order`. */
export const presetOf = (name: string, noun: string, isOfRecord: boolean): string =>
  isOfRecord ? `Show ${name.replaceAll('-', ' ')} of ${withArticle(noun)}` : `${inWords(name)} ${noun}`;

/** Returns a text without markup, line breaks and braces, which are placeholders in a spec. */
export const plain = (text: string | undefined): string =>
  (text ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`#{}|]/g, '')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();

/** Returns a name that is not in use yet, and marks it as used. */
export function claim(name: string, used: Set<string>, prefix: string): string {
  const candidates = [name, `${prefix}-${name}`];
  for (let count = 2; ; count++) {
    const free = candidates.find((candidate) => !used.has(candidate));
    if (free !== undefined) {
      used.add(free);
      return free;
    }
    candidates.push(`${prefix}-${name}-${String(count)}`);
  }
}
