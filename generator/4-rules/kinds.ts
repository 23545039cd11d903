/** Checks a written value against its kind and limits, as the client would. */
import { defined } from '../../runtime/base/defined.js';
import { formOf, splitText } from '../../runtime/base/split.js';
import { valueKinds } from '../../runtime/kinds/index.js';
import type { FlagData } from '../../runtime/contract/command.js';
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
  readonly day?: FlagData['day'];
  readonly epoch?: FlagData['epoch'];
  readonly months?: boolean;
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
  if (!isRead(value, expected)) return wantedOf(expected);
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

/** A time for spans that end now; whether they can be read does not depend on it. */
const now = new Date(0);

/** Whether the client can read a value. */
function isRead(value: string, { kind, dates, day, epoch, months }: Expected): boolean {
  const { read, wanted } = valueKinds[kind];
  if (read === undefined || wanted === undefined) return true;
  const outcome = read(value, {
    now,
    data: defined({ day, epoch, months: months === true || undefined }),
    dates: defined({ times: dates?.times }),
  });
  return !('wrong' in outcome);
}

function wantedOf({ kind, dates }: Expected): string | undefined {
  if (kind === 'date' && dates?.times === true)
    return 'a date such as 2026-06-01, a time such as 2026-06-01T08:00, or today';
  return valueKinds[kind].wanted;
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
