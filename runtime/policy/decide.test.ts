/** What a policy answers: conditions one by one, the strictest rule, and that no layer or rule widens it. */
import fc from 'fast-check';
import { judge, matches } from './decide.js';
import { gatePolicy } from './gate.js';
import { leavesOf } from './leaves.js';
import { readPolicy } from './read.js';
import type { Answer, Policy, Write } from './types.js';

const write = (changes: Partial<Write> = {}, body: unknown = {}): Write => ({
  command: { words: 'invoice update', effect: 'update' },
  same: [],
  isUnknown: false,
  leaves: leavesOf(body),
  options: { allowWrites: false, yes: false },
  // A Friday, 14:30 in Amsterdam.
  now: new Date('2026-05-29T12:30:00Z'),
  ...changes,
});

const refuse = (condition: string): Policy =>
  readPolicy(`default: allow\nzone: Europe/Amsterdam\nrules: [{ name: one, ${condition}, then: refuse }]`);
const allow = (condition: string): Policy =>
  readPolicy(`default: ask\nzone: Europe/Amsterdam\nrules: [{ name: one, ${condition}, then: allow }]`);

describe('a rule that refuses applies', () => {
  test.each<[string, unknown, boolean]>([
    ['commands: invoice update', {}, true],
    ['commands: "invoice *"', {}, true],
    ['commands: "* update"', {}, true],
    ['commands: invoice', {}, false],
    ['commands: [deal update, "*oice u*"]', {}, true],
    ['effects: [create, update]', {}, true],
    ['effects: delete', {}, false],
    ['fields: AmountDC', { AmountDC: null }, true],
    ['fields: amountdc', { AmountDC: 1 }, true],
    ['fields: value', { value: { amount: 1 } }, true],
    ['fields: value.amount', { value: 1 }, false],
    ['fields: lines.price', { lines: [{}, { price: 1 }] }, true],
    ['fields: lines', { lines: [] }, false],
    ['fields: tags', { tags: ['a'] }, true],
    ['fields: status', { op: 'replace', path: '/status', value: 'x' }, true],
    ['fields: status', [{ op: 'remove', path: '/status' }], true],
    ['fields: value.amount', [{ op: 'add', path: '/value', value: { amount: 3 } }], true],
    ['fields: status', '{"status":1}', true],
    ['fields: value.amount', 'value[amount]=3', true],
    ['fields: status', 'neither JSON nor a form', true],
    ['fields: status', Buffer.from('{}'), true],
    ['fields: status', { title: 'status' }, false],
    ['amount: { field: value, above: 500 }', { value: 500 }, false],
    ['amount: { field: value, above: 500 }', { value: '500.00' }, false],
    ['amount: { field: value, above: 500 }', { value: '500.000000000000000001' }, true],
    ['amount: { field: value, above: 500 }', { value: -600 }, true],
    ['amount: { field: value, above: 500 }', { value: 6e2 }, true],
    ['amount: { field: value, above: 500 }', { value: '600,00' }, true],
    ['amount: { field: value, above: 500 }', { value: '1e9999' }, true],
    ['amount: { field: value, above: 500 }', { value: { amount: 600 } }, true],
    ['amount: { field: value, above: 500 }', { value: { amount: 1, currency: 'EUR' } }, true],
    ['amount: { field: value, above: 500 }', { value: null }, false],
    ['amount: { field: value, above: 500 }', {}, false],
    ['amount: { field: lines.price, above: 500 }', { lines: [{ price: 1 }, { price: 501 }] }, true],
    ['hours: 08:00-18:00 mon-fri', {}, true],
    ['hours: 08:00-14:30 mon-fri', {}, false],
    ['hours: 14:30-15:00 fri', {}, true],
    ['hours: 08:00-18:00 sat-thu', {}, false],
    ['hours: 22:00-15:00 thu', {}, true],
    ['hours: 22:00-14:00 thu', {}, false],
    ['commands: "invoice *", effects: delete', {}, false],
  ])('%s to %j: %s', (condition, body, applies) => {
    const { answer, rule } = judge(refuse(condition), write({}, body));
    expect({ answer, rule: rule?.name }).toEqual(
      applies ? { answer: 'refuse', rule: 'one' } : { answer: 'allow', rule: undefined },
    );
  });
});

describe('a rule that allows applies', () => {
  test.each<[string, unknown, boolean]>([
    ['amount: { field: value, up-to: 500 }', { value: '500.00' }, true],
    ['amount: { field: value, up-to: 500 }', { value: 500.01 }, false],
    // Without an amount, a service may use the whole one.
    ['amount: { field: value, up-to: 500 }', {}, false],
    ['amount: { field: value, up-to: 500 }', { value: 'much' }, false],
    ['amount: { field: value, up-to: 500 }', 'not a body', false],
    ['amount: { field: value, up-to: 500 }', [{ value: 1 }, { value: 501 }], false],
  ])('%s to %j: %s', (condition, body, applies) => {
    expect(judge(allow(condition), write({}, body)).answer).toBe(applies ? 'allow' : 'ask');
  });

  test('only to the command that runs, where one that refuses applies to its requests', () => {
    const api = write({
      command: { words: 'api', effect: 'act' },
      same: [{ words: 'invoice delete', effect: 'delete' }],
    });
    expect(judge(refuse('commands: "invoice *"'), api).answer).toBe('refuse');
    expect(judge(refuse('effects: delete'), api).answer).toBe('refuse');
    expect(judge(allow('commands: "invoice *"'), api).answer).toBe('ask');
    expect(judge(allow('commands: api'), api).answer).toBe('allow');
    const unknown = write({ command: { words: 'api', effect: 'act' }, isUnknown: true });
    expect(judge(refuse('commands: "invoice *"'), unknown).answer).toBe('refuse');
    expect(judge(refuse('effects: create'), unknown).answer).toBe('refuse');
    expect(judge(allow('effects: create'), unknown).answer).toBe('ask');
  });
});

test('a limit refuses from its number on, and allows until then', () => {
  const answers = (policy: Policy) =>
    [0, 1, 2, 3].map((run) => judge(policy, write(), () => ({ run, day: run * 10 })).answer);
  expect(answers(refuse('at-most: { run: 2 }'))).toEqual(['allow', 'allow', 'refuse', 'refuse']);
  expect(answers(refuse('at-most: { run: 3, day: 10 }'))).toEqual(['allow', 'refuse', 'refuse', 'refuse']);
  expect(answers(allow('at-most: { run: 2 }'))).toEqual(['allow', 'allow', 'ask', 'ask']);
  const counts = (policy: Policy) => judge(policy, write()).findings.map((finding) => finding.counts);
  expect(counts(refuse('commands: "deal *", at-most: { run: 2 }'))).toEqual([false]);
  expect(counts(refuse('commands: "inv*", at-most: { run: 2 }'))).toEqual([true]);
});

test('of the rules that apply, the strictest answers, in any order', () => {
  const rule = (name: string, then: Answer) => ({ name, then });
  const policy = (...rules: Answer[]): Policy => ({ default: 'ask', rules: rules.map((then) => rule(then, then)) });
  expect(judge(policy('allow', 'refuse', 'ask'), write()).answer).toBe('refuse');
  expect(judge(policy('ask', 'allow'), write()).answer).toBe('ask');
  expect(judge(policy('allow'), write()).answer).toBe('allow');
  expect(judge(policy(), write()).answer).toBe('ask');
});

test('before the request exists, only what is certain counts', () => {
  const early = write({ isEarly: true, leaves: undefined });
  const least = (policy: Policy) => judge(policy, early).least;
  expect(least(refuse('commands: "invoice *"'))).toBe('refuse');
  expect(least(refuse('fields: a'))).toBe('allow');
  expect(least(readPolicy('default: read'))).toBe('refuse');
  expect(least(readPolicy('default: read\nrules: [{ name: a, amount: { field: v, up-to: 1 }, then: allow }]'))).toBe(
    'allow',
  );
  expect(least(readPolicy('default: read\nrules: [{ name: a, fields: v, then: ask }]'))).toBe('ask');
});

test('a delete needs two flags where the gate of a service requires both', () => {
  const gate = gatePolicy({ env: 'TOY', gate: { writes: 'flag', deletes: 'refuse' } });
  const remove = { command: { words: 'invoice delete', effect: 'delete' } };
  const answer = (allowWrites: boolean, yes: boolean) => {
    const { answer: one, rule } = judge(gate, write({ ...remove, options: { allowWrites, yes } }));
    return [one, rule?.name];
  };
  expect(answer(false, false)).toEqual(['refuse', 'writes']);
  expect(answer(true, false)).toEqual(['refuse', 'deletes']);
  expect(answer(false, true)).toEqual(['refuse', 'writes']);
  expect(answer(true, true)).toEqual(['allow', undefined]);
  expect(judge(gatePolicy({ env: 'TOY', gate: { writes: 'open', deletes: 'ask' } }), write(remove)).answer).toBe(
    'allow',
  );
});

const STRICT: Record<Answer, number> = { allow: 0, ask: 1, refuse: 2 };

const conditions = fc.constantFrom<Partial<Policy['rules'][number]>>(
  {},
  { commands: ['invoice *'] },
  { effects: ['delete'] },
  { fields: ['status'] },
  { amount: { field: 'value', above: '5' } },
  { atMost: { run: 1 } },
);
const policies = fc
  .record({
    default: fc.constantFrom<Answer>('allow', 'ask', 'refuse'),
    rules: fc.array(fc.record({ condition: conditions, then: fc.constantFrom<Answer>('allow', 'ask', 'refuse') }), {
      maxLength: 5,
    }),
  })
  .map(({ default: otherwise, rules }): Policy => ({
    default: otherwise,
    rules: rules.map(({ condition, then }, at) => ({ name: `r${String(at)}`, ...condition, then })),
  }));
const writes = fc
  .record({
    words: fc.constantFrom('invoice update', 'invoice delete', 'api', 'deal update'),
    effect: fc.constantFrom('create', 'update', 'delete', 'act'),
    body: fc.constantFrom<unknown>({}, { status: 1 }, { value: 9 }, { value: 'x' }, 'text', [
      { op: 'add', path: '/status' },
    ]),
    isUnknown: fc.boolean(),
    allowWrites: fc.boolean(),
    yes: fc.boolean(),
    run: fc.nat({ max: 2 }),
  })
  .map(({ words, effect, body, isUnknown, allowWrites, yes, run }) => ({
    one: write({ command: { words, effect }, isUnknown, options: { allowWrites, yes } }, body),
    run,
  }));

test('a rule that refuses never makes a policy wider, and no flag changes the answer of a file', () => {
  fc.assert(
    fc.property(policies, writes, conditions, (policy, { one, run }, condition) => {
      const count = () => ({ run, day: run });
      const { answer, least } = judge(policy, one, count);
      const more = { ...policy, rules: [...policy.rules, { name: 'more', ...condition, then: 'refuse' as const }] };
      expect(STRICT[judge(more, one, count).answer]).toBeGreaterThanOrEqual(STRICT[answer]);
      const reversed = { ...policy, rules: [...policy.rules].reverse() };
      expect(judge(reversed, one, count).answer).toBe(answer);
      const confirmed = { ...one, options: { allowWrites: true, yes: true } };
      expect(judge(policy, confirmed, count).answer).toBe(answer);
      // What is said before the request is never stricter than what is said of the request.
      expect(least).toBe(answer);
      const early = judge(policy, { ...one, isUnknown: false, isEarly: true, leaves: undefined }, count).least;
      expect(STRICT[early]).toBeLessThanOrEqual(STRICT[answer]);
    }),
    { numRuns: 3000 },
  );
});

test('a pattern is text with stars', () => {
  const any = fc.stringMatching(/^[a-c ]{0,8}$/);
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      const words = `${a}${b}${c}`.toLowerCase();
      const pattern = `${a}*${c}`;
      // The spaces of a pattern are read as one.
      if (pattern.trim().split(/\s+/).join(' ') === pattern) expect(matches(pattern, words)).toBe(true);
    }),
  );
  expect(matches('a*a', 'a')).toBe(false);
  expect(matches('*', '')).toBe(true);
  expect(matches('deal.*', 'deal update')).toBe(false);
});
