import { exactNumber } from './json.js';

/** `{name}`, `{a.b[0]}`, `{name:number}`, `{first|second}`. */
const HOLE = /\{([A-Za-z_][\w.[\]-]*(?:\|[A-Za-z_][\w.[\]-]*)*)(?::(\w+))?\}/g;
const WHOLE = new RegExp(`^${HOLE.source}$`);

/** Names in a template, each once. */
export function holes(template: string): readonly string[] {
  return [...new Set(alternatives(template).flat())];
}

/** Names of each placeholder: several are alternatives, of which the first with a value counts. */
export function alternatives(template: string): readonly (readonly string[])[] {
  return [...template.matchAll(HOLE)].map((match) => (match[1] ?? '').split('|'));
}

function find(names: string, look: (name: string) => unknown): unknown {
  if (!names.includes('|')) return look(names);
  for (const name of names.split('|')) {
    const value = look(name);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** Text of a template. Missing values are empty; elements of a list are joined with a comma and a blank. */
export function fillText(template: string, look: (name: string) => unknown): string {
  return template.replace(HOLE, (_, names: string) => toText(find(names, look)));
}

/**
 * A JSON template filled: strings are text templates, except that a string which is one hole alone takes the value as
 * it is, `{name:number}` as a JSON number, and a list of one such hole takes the elements of a list. Keys whose value
 * is missing are left out.
 */
export function fillJson(template: unknown, look: (name: string) => unknown): unknown {
  if (typeof template === 'string') return fillString(template, look);
  if (Array.isArray(template)) {
    const filled = template.map((element) => fillJson(element, look)).filter((element) => element !== undefined);
    return filled.length === 1 && Array.isArray(filled[0]) ? filled[0] : filled;
  }
  if (typeof template !== 'object' || template === null) return template;
  const made: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(template)) {
    const filled = fillJson(value, look);
    if (filled !== undefined) made[key] = filled;
  }
  return made;
}

function fillString(template: string, look: (name: string) => unknown): unknown {
  const whole = WHOLE.exec(template);
  if (whole === null) return fillText(template, look);
  const value = find(whole[1] ?? '', look);
  if (whole[2] !== 'number') return value ?? undefined;
  return Array.isArray(value) ? value.map(asNumber) : asNumber(value);
}

/** Digits as a number; an identifier that is no number, or has leading zeros, stays text. */
function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? exactNumber(value) : value;
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'object' && !('isLosslessNumber' in value) ? JSON.stringify(value) : String(value);
}
