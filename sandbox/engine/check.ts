/** Checks of bodies and queries. */
import { firstKey, getPath } from 'cmdspec-runtime/kit';
import { misfit, misread } from './kinds.js';
import { refuse } from './refusal.js';
import type { FieldRule, Row, State } from './types.js';

export interface Fault {
  readonly path: string;
  readonly message: string;
  readonly value?: unknown;
}

export interface BodyRules {
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly required: readonly string[];
  readonly unknown: 'refuse' | 'ignore';
}

/** Lists everything that is wrong with a body. */
export function checkBody(body: Row, rules: BodyRules, state: State): Fault[] {
  const faults: Fault[] = [];
  const known = new Set(Object.keys(rules.fields).map(firstKey));
  if (rules.unknown === 'refuse') {
    for (const key of Object.keys(body)) {
      if (!known.has(key)) faults.push({ path: key, message: 'is not a field of this record', value: body[key] });
    }
  }
  for (const path of rules.required) {
    const value = getPath(body, path);
    if (value === undefined || value === null || value === '') faults.push({ path, message: 'is required' });
  }
  for (const [path, rule] of Object.entries(rules.fields)) {
    const value = getPath(body, path);
    if (value === undefined) continue;
    const message = wrong(value, rule, state);
    if (message !== undefined && !faults.some((fault) => fault.path === path)) faults.push({ path, message, value });
  }
  return faults;
}

function wrong(value: unknown, rule: FieldRule, state: State): string | undefined {
  if (value === null) return rule.filled === true ? 'must not be null' : undefined;
  return misfit(value, rule) ?? rule.check?.(value, state);
}

/** Lists everything that is wrong with a query. */
export function checkQuery(
  query: URLSearchParams,
  known: Readonly<Record<string, FieldRule>>,
  unknown: 'refuse' | 'ignore',
): Fault[] {
  const faults: Fault[] = [];
  for (const [name, value] of query) {
    const whole = name.split('[', 1)[0] ?? '';
    const isPart = Object.hasOwn(known, whole) && ['pair', 'json'].includes(String(known[whole]?.kind));
    const rule = Object.hasOwn(known, name) ? known[name] : isPart ? known[whole] : undefined;
    if (rule === undefined) {
      if (unknown === 'refuse') faults.push({ path: name, message: 'is not a parameter of this request', value });
      continue;
    }
    const message = misread(value, rule);
    if (message !== undefined) faults.push({ path: name, message, value });
  }
  return faults;
}

/** Refuses the request if it has faults. */
export function assertFaultless(faults: readonly Fault[], status: number): void {
  const first = faults[0];
  if (first !== undefined) refuse(status, `${first.path} ${first.message}`, { details: faults });
}
