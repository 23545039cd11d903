import { isRealDay, writtenDay } from '../../runtime/base/timestamp.js';
import { formOf, splitText } from '../../runtime/base/split.js';
import { valueKinds } from '../../runtime/kinds/index.js';
import type { Kind } from '../../runtime/contract/kinds.js';
import type { Service } from '../../runtime/contract/service.js';

/** The constraints on a typed value. */
export interface Expected {
  readonly kind: Kind;
  readonly of?: Kind | undefined;
  readonly choices?: readonly string[] | undefined;
  readonly open?: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly 'max-length'?: number | undefined;
  readonly 'min-items'?: number | undefined;
  readonly 'max-items'?: number | undefined;
  readonly dates?: Service['dates'] | undefined;
  readonly splits?: string | undefined;
  readonly 'was-choices'?: Readonly<Record<string, string>> | undefined;
}

/** Returns what a wrong value should be, in words that follow "is not"; `undefined` for a valid value. */
export function problemOf(value: string, expected: Expected): string | undefined {
  const { kind, choices, min, max } = expected;
  if (kind === 'csv') {
    const items = value.split(',').map((item) => item.trim());
    const { 'min-items': least, 'max-items': most } = expected;
    if (least !== undefined && items.length < least) return `a list of at least ${String(least)}`;
    if (most !== undefined && items.length > most) return `a list of at most ${String(most)}`;
    const one: Expected = { ...expected, kind: expected.of ?? 'text' };
    return items.map((item) => problemOf(item, one)).find((problem) => problem !== undefined);
  }
  if (choices !== undefined && expected.open !== true && !choices.includes(value))
    return `one of ${choices.join(', ')}`;
  if (expected.splits !== undefined && splitText(expected.splits, value) === undefined)
    return `of the form ${formOf(expected.splits)}`;
  const { form } = valueKinds[kind];
  if (form !== undefined && !form[0].test(value)) return form[1];
  if (kind === 'date' && value !== 'today') {
    const { times } = expected.dates ?? {};
    const day = times ? writtenDay(value) : value;
    const orTime = times ? ' a time such as 2026-06-01T08:00,' : '';
    if (day === undefined || !isRealDay(day)) return `a date such as 2026-06-01,${orTime} or today`;
  }
  const longest = expected['max-length'];
  // The length of a file is not known here.
  const isFile = kind === 'message' && /^(?:@|-$)/.test(value);
  if (longest !== undefined && !isFile && [...value].length > longest)
    return `a text of at most ${String(longest)} characters`;
  if (kind === 'json' && !isJson(value)) return 'JSON, or @file';
  if (min !== undefined && Number(value) < min) return `${String(min)} or more`;
  if (max !== undefined && Number(value) > max) return `${String(max)} or less`;
  return undefined;
}

function isJson(value: string): boolean {
  if (/^(?:@|-$)/.test(value)) return true;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
