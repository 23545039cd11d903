import type { Globals } from '../contract/context.js';
import type { Service } from '../contract/service.js';

/**
 * Returns the global flags of the server as tokens for every call. Custom fields have their names. Formats and filters
 * of the server do not apply to calls.
 */
export function globalLine(service: Service, globals: Globals): string[] {
  const { profile, timeout, retry, verbose, other } = globals;
  const has = (name: string): boolean => Object.hasOwn(service.globals, name);
  return [
    `--profile=${profile}`,
    `--timeout=${timeout}`,
    ...(retry ? [] : ['--no-retry']),
    ...(verbose ? ['--verbose'] : []),
    '--resolve-fields',
    ...Object.entries(other)
      .filter(([name]) => name !== 'resolve-fields')
      .flatMap(([name, value]) => token(name, value)),
  ].filter((text) => has(text.slice(2).split('=', 1)[0] ?? ''));
}

function token(name: string, value: unknown): string[] {
  if (typeof value === 'boolean') return value ? [`--${name}`] : [];
  return [`--${name}=${[value].flat().join(',')}`];
}
