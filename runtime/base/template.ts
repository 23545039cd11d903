/** Fills templates with values. */
import { exactNumber, plainText } from './json.js';

/** `{name}`, `{a.b[0]}`, `{name:number}`, `{first|second}`, in paths `{+name}`. */
const HOLE = /\{\+?([A-Za-z_][\w.[\]\\-]*(?:\|[A-Za-z_][\w.[\]\\-]*)*)(?::(\w+))?\}/g;
const WHOLE = new RegExp(`^${HOLE.source}$`);

/** Returns the names in a template, each once. */
export function holes(template: string): readonly string[] {
  return [...new Set(alternatives(template).flat())];
}

/** Returns the names of each placeholder; several are alternatives, and the first with a value is used. */
export function alternatives(template: string): readonly (readonly string[])[] {
  return [...template.matchAll(HOLE)].map((match) => (match[1] ?? '').split('|'));
}

/** Returns the names of the placeholders that a JSON number fills. */
export function numberHoles(template: string): readonly string[] {
  return [...template.matchAll(HOLE)].flatMap(([, names = '', kind]) => (kind === 'number' ? names.split('|') : []));
}

function firstValue(names: string, look: (name: string) => unknown): unknown {
  if (!names.includes('|')) return look(names);
  for (const name of names.split('|')) {
    const value = look(name);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** Fills a text template. Missing values are empty; elements of a list are joined with a comma and a blank. */
export function fillText(template: string, look: (name: string) => unknown): string {
  return template.replace(HOLE, (_, names: string) => toText(firstValue(names, look)));
}

/** A placeholder, or a part in brackets. */
const PART = /\{[^{}]*\}|\[((?:\{[^{}]*\}|[^[\]{}])*)\]/g;

/** Fills a text template of a message. A part in brackets is left out if one of its placeholders has no value. */
export function fillMessage(template: string, look: (name: string) => unknown): string {
  const kept = template.replace(PART, (whole, part?: string) => {
    const names = part === undefined ? [] : alternatives(part);
    if (part === undefined || names.length === 0) return whole;
    return names.every((each) => toText(firstValue(each.join('|'), look)) !== '') ? part : '';
  });
  return fillText(kept, look);
}

/**
 * Fills a JSON template. Strings are text templates, but a string of a single placeholder becomes the value itself
 * (`{name:number}`: as a JSON number), and a list of one such placeholder takes the elements of a list. Keys without a
 * value are left out.
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
  const value = firstValue(whole[1] ?? '', look);
  if (whole[2] !== 'number') return value ?? undefined;
  return Array.isArray(value) ? value.map(asNumber) : asNumber(value);
}

/** Converts digits to a number; an id that is not a number, or has leading zeros, stays text. */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? exactNumber(value) : value;
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return plainText(value);
}
