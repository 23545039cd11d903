/** The search language of the inbox. */
import { defined } from 'cmdspec-runtime/kit';
import { refuse } from '../engine/refusal.js';
import type { Row } from '../engine/types.js';

/**
 * The search language of the inbox: `(field:value)`, phrases in double quotes, AND, OR, NOT, parentheses, and ranges
 * `[a TO b]` with `*`, dates and `NOW-1DAY`. Adjacent words are joined with AND; a word without a field is
 * searched in the text of the record.
 */
type Test = (row: Row) => boolean;

/** How the values of one field are compared: words within a text, a whole value, or an instant. */
interface Field {
  readonly values: (row: Row) => readonly unknown[];
  readonly kind: 'words' | 'whole' | 'instant';
}

type Fields = Readonly<Record<string, Field>>;

interface Token {
  readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'term';
  readonly field?: string;
  readonly value?: string;
  readonly range?: readonly [string, string];
}

function bad(text: string, why: string): never {
  return refuse(400, 'Bad request', { details: [{ path: 'query', message: `cannot be parsed: ${why}`, value: text }] });
}

const PIECE =
  /\s*(?:(\()|(\))|(AND|&&)(?![\w:])|(OR|\|\|)(?![\w:])|(NOT(?![\w:])|!)|(?:([A-Za-z]+):)?(?:\[([^\]]*?)\s+TO\s+([^\]]*)\]|"((?:[^"\\]|\\.)*)"|([^\s()":[\]]+)))/y;

function tokens(text: string): Token[] {
  const found: Token[] = [];
  const pattern = new RegExp(PIECE);
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    if (/^\s*$/.test(text.slice(start))) break;
    const match = pattern.exec(text);
    if (!match) return bad(text, `at "${text.slice(start, start + 20)}"`);
    const [, open, close, and, or, not, field, from, to, phrase, word] = match;
    if (open) found.push({ kind: 'open' });
    else if (close) found.push({ kind: 'close' });
    else if (and) found.push({ kind: 'and' });
    else if (or) found.push({ kind: 'or' });
    else if (not) found.push({ kind: 'not' });
    else {
      const range = from !== undefined && to !== undefined ? { range: [from.trim(), to.trim()] as const } : {};
      const value = phrase?.replace(/\\(.)/g, '$1') ?? word;
      found.push({ kind: 'term', ...(field ? { field } : {}), ...range, ...defined({ value }) });
    }
  }
  return found;
}

/** Recursive descent over the tokens: OR binds weaker than AND, NOT strongest. */
function parse(text: string, fields: Fields, now: Date): Test {
  const list = tokens(text);
  let at = 0;
  const either = (): Test => {
    const parts = [both()];
    while (list[at]?.kind === 'or') {
      at++;
      parts.push(both());
    }
    return (row) => parts.some((part) => part(row));
  };
  const both = (): Test => {
    const parts = [one()];
    for (let next = list[at]; next && next.kind !== 'or' && next.kind !== 'close'; next = list[at]) {
      if (next.kind === 'and') at++;
      parts.push(one());
    }
    return (row) => parts.every((part) => part(row));
  };
  const one = (): Test => {
    const token = list[at++] ?? bad(text, 'it ends unexpectedly');
    if (token.kind === 'not') {
      const inner = one();
      return (row) => !inner(row);
    }
    if (token.kind === 'open') {
      const inner = either();
      if (list[at++]?.kind !== 'close') bad(text, 'a parenthesis is not closed');
      return inner;
    }
    if (token.kind !== 'term') bad(text, 'an operator has no operand');
    return term(token, fields, text, now);
  };
  const whole = either();
  if (at < list.length) bad(text, 'a closing parenthesis has no opening one');
  return whole;
}

const UNITS: Readonly<Record<string, number>> = {
  MINUTE: 60,
  HOUR: 3600,
  DAY: 86_400,
  MONTH: 2_592_000,
  YEAR: 31_536_000,
};

/** `NOW-1HOUR`, a date or a time as milliseconds; for `*` the value of `open`. */
function moment(text: string, query: string, now: Date, open: number): number {
  if (text === '*') return open;
  const relative = /^NOW(?:([+-])(\d+)(MINUTE|HOUR|DAY|MONTH|YEAR)S?)?$/.exec(text);
  if (relative) {
    const [, sign, count = '0', unit = 'DAY'] = relative;
    return +now + (sign === '-' ? -1000 : 1000) * Number(count) * (UNITS[unit] ?? 0);
  }
  const parsed = Date.parse(text);
  return Number.isNaN(parsed) ? bad(query, `"${text}" is not a date`) : parsed;
}

function term(token: Token, fields: Fields, query: string, now: Date): Test {
  const name = token.field ?? 'body';
  const field = fields[name] ?? bad(query, `unknown field "${name}"`);
  if (token.range) {
    const [from, to] = token.range;
    if (field.kind === 'instant') {
      const low = moment(from, query, now, -Infinity);
      const high = moment(to, query, now, Infinity);
      return (row) =>
        field.values(row).some((value) => Date.parse(String(value)) >= low && Date.parse(String(value)) <= high);
    }
    const [low, high] = [from === '*' ? -Infinity : Number(from), to === '*' ? Infinity : Number(to)];
    return (row) => field.values(row).some((value) => Number(value) >= low && Number(value) <= high);
  }
  const wanted = (token.value ?? '').toLowerCase();
  if (wanted === '*') return (row) => field.values(row).some((value) => value !== null && value !== undefined);
  const test = (value: unknown): boolean => {
    const text = String(value ?? '').toLowerCase();
    return field.kind === 'words' ? text.includes(wanted) : text === wanted;
  };
  return (row) => field.values(row).some(test);
}

const person = (value: unknown, key: string): unknown => (value as Row | null | undefined)?.[key];

/** Searchable fields of a conversation. `body` is its subject and preview. */
function conversationFields(mailboxName: (id: unknown) => string): Fields {
  const words = (values: Field['values']): Field => ({ values, kind: 'words' });
  const whole = (values: Field['values']): Field => ({ values, kind: 'whole' });
  return {
    subject: words((row) => [row.subject]),
    body: words((row) => [row.subject, row.preview]),
    tag: whole((row) => (row.tags as Row[]).map((tag) => tag.tag)),
    mailbox: whole((row) => [mailboxName(row.mailboxId)]),
    mailboxid: whole((row) => [row.mailboxId]),
    status: whole((row) => [row.status]),
    number: whole((row) => [row.number]),
    id: whole((row) => [row.id]),
    customerIds: whole((row) => [person(row.primaryCustomer, 'id')]),
    email: words((row) => [person(row.primaryCustomer, 'email'), ...(row.cc as string[]), ...(row.bcc as string[])]),
    assigned: whole((row) => [row.assignee ? person(row.assignee, 'id') : 'unassigned']),
    attachments: whole((row) => [row.attachments === true]),
    createdAt: { values: (row) => [row.createdAt], kind: 'instant' },
    modifiedAt: { values: (row) => [row.userUpdatedAt], kind: 'instant' },
  };
}

export function conversationQuery(text: string, mailboxName: (id: unknown) => string, now: Date): Test {
  return parse(text, conversationFields(mailboxName), now);
}

const emails = (row: Row): string[] =>
  ((row._embedded as Record<string, { value: string }[]> | undefined)?.emails ?? []).map((one) => one.value);

const CUSTOMER: Fields = {
  body: { values: (row) => [row.firstName, row.lastName, row.organization, ...emails(row)], kind: 'words' },
  firstName: { values: (row) => [row.firstName], kind: 'whole' },
  lastName: { values: (row) => [row.lastName], kind: 'whole' },
  email: { values: emails, kind: 'words' },
  emailDomain: { values: (row) => emails(row).map((one) => one.slice(one.indexOf('@') + 1)), kind: 'whole' },
  modifiedAt: { values: (row) => [row.updatedAt], kind: 'instant' },
};

export function customerQuery(text: string, now: Date): Test {
  return parse(text, CUSTOMER, now);
}
