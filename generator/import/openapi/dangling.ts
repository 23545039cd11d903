/** Removes references without a target from a description, so that the rest can be read. */
import type { Finding } from './types.js';

/** Returns a description with an empty object in place of each reference into itself that has no target, and lists them. */
export function withoutDangling(description: object): { readonly description: object; readonly findings: Finding[] } {
  const findings: Finding[] = [];
  const copy = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => copy(one, `${pointer}/${String(index)}`));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: ref } = value as { readonly $ref?: unknown };
    if (typeof ref === 'string' && /^#(?:\/|$)/.test(ref) && !hasTarget(description, ref)) {
      findings.push({ pointer, problem: `the reference ${ref} has no target, so nothing is known of what is there` });
      return {};
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, copy(one, `${pointer}/${escaped(key)}`)]),
    );
  };
  const read = copy(description, '#') as object;
  return findings.length === 0 ? { description, findings } : { description: read, findings };
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function hasTarget(description: unknown, ref: string): boolean {
  let at = description;
  for (const part of ref.split('/').slice(1)) {
    const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return true;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
