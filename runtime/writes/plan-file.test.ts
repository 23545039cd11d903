/** Files of plans: what a program or a hand may have done to one, and what is refused. */
import { parseObject } from '../base/json.js';
import { afterOf, lineDigest, planText, readPlan, type PlanLine } from './plan-file.js';

const now = new Date('2026-06-01T08:00:00Z');
const subject = {
  client: 'shopcli',
  version: '1.0.0',
  spec: 'abc',
  account: 'shop 7',
  profile: 'work',
  argv: ['order', 'update', '1'],
};
const line = (n: number, changes: Partial<PlanLine> = {}): PlanLine => ({
  ...{ n, cmd: 'order update', effect: 'update', args: { id: String(n) } },
  ...{ req: { method: 'PATCH', path: `/orders/${String(n)}`, body: { state: 'open', sum: 1.5 } } },
  ...{ before: { state: 'new' }, inverse: { none: 'no' } },
  ...changes,
});
const lines = [line(1), line(2, { before: null, effect: 'create' }), line(3)];
const text = planText(subject, lines, now);
const plan = readPlan(text, 'p.jsonl');
const rows = (): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one) as Record<string, unknown>);
const textOf = (values: readonly unknown[]): string => `${values.map((one) => JSON.stringify(one)).join('\n')}\n`;
const isChanged = (changed: string): boolean => {
  const { header, digest } = readPlan(changed, 'p.jsonl');
  return header.digest !== digest;
};

test('a plan is read as it was written, with its counts', () => {
  expect(plan.lines).toEqual(lines);
  expect(plan.digest).toBe(plan.header.digest);
  expect(plan.header).toMatchObject({
    ...subject,
    ...{ writes: 3, effects: { update: 2, create: 1 }, requests: 5, expires: '2026-06-02T08:00:00.000Z' },
  });
});

test('the digest is of the values: blanks, empty lines and the order of fields are not changes', () => {
  const reordered = rows().map((row) => Object.fromEntries(Object.entries(row).reverse()));
  expect(isChanged(textOf(reordered))).toBe(false);
  expect(isChanged(text.replaceAll('\n', '\n\n').replaceAll('","', '" , "'))).toBe(false);
});

const [header = {}, first = {}, second = {}, third = {}] = rows();
const changes: Readonly<Record<string, readonly unknown[]>> = {
  'a line is cut': [header, first, third],
  'lines are in another order': [header, second, first, third],
  'a value is changed': [
    header,
    { ...first, req: { method: 'PATCH', path: '/orders/1', body: { state: 'shut', sum: 1.5 } } },
    second,
    third,
  ],
  'a path is changed': [
    header,
    { ...first, req: { method: 'PATCH', path: '/orders/9', body: { state: 'open', sum: 1.5 } } },
    second,
    third,
  ],
  'what is expected is dropped': [header, { ...first, before: null }, second, third],
  'a field is added': [header, { ...first, undoes: 'w_1' }, second, third],
  'the account is changed': [{ ...header, account: 'shop 8' }, first, second, third],
  'the expiry is changed': [{ ...header, expires: '2099-01-01T00:00:00Z' }, first, second, third],
  'the counts are changed': [{ ...header, effects: {} }, first, second, third],
};
test.each(Object.entries(changes))('%s: the digest differs', (_name, values) => {
  expect(isChanged(textOf(values))).toBe(true);
});

test.each<readonly [string, string, string]>([
  ['an empty file', '', 'is not a plan of writes'],
  ['another file', '{"id":1}\n', 'is not a plan of writes'],
  ['a plan without its header', textOf([first, second]), 'is not a plan of writes'],
  [
    'a plan of a later format',
    textOf([{ ...header, format: 2, argv: 1 }, first]),
    'was written by a later version of this client',
  ],
  ['a line that a kill has cut', text.slice(0, -30), 'Line 4 of p.jsonl is not a write'],
  ['a line of another kind', textOf([header, { t: 'note' }]), 'Line 2 of p.jsonl is not a write'],
  ['a request to another origin', textOf([header, { ...first, req: { method: 'GET', path: '/x' } }]), 'is not a write'],
  [
    'an absolute address',
    textOf([header, { ...first, req: { method: 'POST', path: 'https://evil.example/' } }]),
    'is not a write',
  ],
  ['what is expected as a text', textOf([header, { ...first, before: 'open' }]), 'is not a write'],
  ['a line twice', textOf([header, first, first]), 'Two lines of p.jsonl have the number 1'],
])('%s is refused', (_name, bad, why) => {
  expect(() => readPlan(bad, 'p.jsonl')).toThrow(why);
});

test('long numbers keep their digits', () => {
  const long = text.replace('"sum":1.5', '"sum":12345678901234567890.10');
  expect(isChanged(long)).toBe(true);
  expect(isChanged(long.replace('678901234567890.10', '678901234567890.1'))).toBe(true);
  expect(readPlan(long, 'p').digest).not.toBe(readPlan(long.replace('890.10', '891.10'), 'p').digest);
});

test('a line has another digest with another request, and the same with other blanks', () => {
  expect(lineDigest(line(1))).toBe(lineDigest(JSON.parse(JSON.stringify(line(1))) as PlanLine));
  expect(lineDigest(line(1))).not.toBe(lineDigest(line(1, { before: null })));
});

test('a plan with numbers of any form is one that was not changed', () => {
  const body = parseObject(
    '{"a":12.50,"b":1e3,"c":-0,"d":0.1000000000000000055511,"e":12345678901234567890.10,"f":[1.0]}',
  );
  const made = planText(subject, [line(1, { req: { method: 'POST', path: '/orders', body } })], now);
  expect(isChanged(made)).toBe(false);
});

test('the digest of the header is part of what is approved: with another one, the log would not know the lines', () => {
  const changed = readPlan(textOf([{ ...header, digest: 'x' }, first, second, third]), 'p.jsonl');
  expect([plan.digest, 'x']).not.toContain(changed.digest);
});

test('what a record has after a line is read from its body: fields, operations, nothing of a delete', () => {
  const after = (body: unknown, effect: PlanLine['effect'] = 'update') =>
    afterOf({ effect, req: { method: 'PATCH', path: '/orders/1', body } });
  expect(after({ state: 'open', sum: null })).toEqual({ state: 'open', sum: null });
  expect(after({ op: 'replace', path: '/state', value: 'open' })).toEqual({ state: 'open' });
  expect(after([{ op: 'remove', path: '/owner' }])).toEqual({ owner: null });
  expect([after({ state: 'open' }, 'delete'), after('text'), after(undefined)]).toEqual([null, null, null]);
  const lie = textOf([header, { ...first, after: { state: 'harmless' } }]);
  expect(readPlan(lie, 'p.jsonl').lines.map(afterOf)).toEqual([{ state: 'open', sum: 1.5 }]);
});
