/** English words for help. */
import type { CallSpec } from '../2-shape/types.js';

/** Converts names such as `expected-close-date`, `stage_id`, `createdAt` and `GLAccountCode` to words. */
export function words(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[-_.[\]\\]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => (/^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

export function capital(text: string): string {
  return text === '' ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the header of a column: the key in words, with `id` and `url` as abbreviations and numbers apart. */
export function header(key: string): string {
  return capital(
    words(key.replace(/([a-z]{2})(\d+)(?=[A-Z]|$)/g, '$1 $2')).replace(/^id$|\burl\b/g, (word) => word.toUpperCase()),
  );
}

/** `a deal`, `an activity`, `a user`. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni|se|rl|til))/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `deals`, `entries`, `boxes`. */
export function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}${/(?:s|x|z|ch|sh)$/.test(noun) ? 'es' : 's'}`;
}

export function pascal(name: string): string {
  return name
    .split(/[-_\s]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/**
 * Returns the names in braces of a template: of `{+path}`, `{answer.status}` and `{id:number}` the first part, of `{a|b}` both names.
 */
export function placeholders(template: string): string[] {
  return alternatives(template).flat();
}

/** Returns the names in braces of a template, grouped by placeholder. */
export function alternatives(template: string): string[][] {
  return [...template.matchAll(/\{\+?([A-Za-z0-9_-][^{}]*)\}/g)].map(([, inside = '']) =>
    inside.split('|').map((name) => /^[A-Za-z0-9_-]+/.exec(name)?.[0] ?? name),
  );
}

/** Returns the names in braces of every text in a JSON template. */
export function placeholdersIn(value: unknown): string[] {
  return textsIn(value).flatMap(placeholders);
}

/** Returns every text in a JSON template. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The values of CS350 for a service without a catalogue. */
export const needsCatalogue = {
  what: '`resource`',
  need: 'a catalogue, and the service has none',
  hint: 'Add `catalogue:` to service.yaml, or write a `path:` in place of the resource.',
};

/** The values of CS350 for a client without hosts. */
export const needsHosts = {
  need: 'a service, and the client has no `hosts`',
  hint: 'Add `hosts:` to service.yaml, or remove it.',
};

/** Whether a request lists only what changed since a time. */
export const takesSince = ({ query = {} }: CallSpec): boolean =>
  Object.values(query).some((value) => placeholders(String(value)).includes('since'));
