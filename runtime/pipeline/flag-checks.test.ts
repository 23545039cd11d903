import { defined } from '../base/defined.js';
import type { FlagData } from '../contract/command.js';
import { checkFlags } from './flag-checks.js';

const flag = (more: Partial<FlagData> = {}): FlagData => ({ kind: 'text', describe: '', ...more });
const rules = {
  flags: {
    value: flag({ requires: ['currency'] }),
    currency: flag({ requires: ['value'] }),
    all: flag({ conflicts: ['branch'] }),
    branch: flag(),
    email: flag(),
    phone: flag(),
    edit: { ...flag({ edits: { flag: 'phone' } }), type: 'boolean' } as const,
  },
  positionals: { id: { kind: 'id', required: false, describe: '' } as const },
};
const check =
  (given: string[], args: Record<string, unknown> = {}, oneOf?: string[][]) =>
  () => {
    const all = { ...Object.fromEntries(given.map((name) => [name, 'x'])), ...args };
    checkFlags({ ...rules, ...defined({ oneOf }) }, new Set(given), all);
  };

test('a flag that requires another', () => {
  expect(check(['value'])).toThrow('--value requires --currency.');
  expect(check(['value', 'currency'])).not.toThrow();
  expect(check(['value'], { currency: 'from a setting' })).not.toThrow();
});

test('two choices that agree do not conflict', () => {
  const flags = {
    format: flag({ kind: 'enum', choices: ['csv', 'json'], conflicts: ['output'] }),
    output: flag({ kind: 'enum', choices: ['csv', 'table'] }),
    folder: flag({ conflicts: ['word'] }),
    word: flag(),
  };
  const both = (args: Record<string, unknown>) => () => {
    checkFlags({ flags, positionals: {} }, new Set(Object.keys(args)), args);
  };
  expect(both({ format: 'csv', output: 'csv' })).not.toThrow();
  expect(both({ format: 'csv', output: 'table' })).toThrow('--format csv and --output table cannot be used together.');
  // The same text is not the same statement.
  expect(both({ folder: 'a', word: 'a' })).toThrow('--folder and --word cannot be used together.');
});

test('a flag for a single record', () => {
  const flags = { reference: flag({ single: true }) };
  const positionals = { refs: { kind: 'id', required: true, variadic: true, describe: '' } as const };
  const checkSingle = (refs: unknown, given: string[]) => () => {
    checkFlags({ flags, positionals }, new Set(given), { refs, reference: 'x' });
  };
  expect(checkSingle(['1', '2'], ['refs', 'reference'])).toThrow('--reference is for one record, and <refs> names 2.');
  expect(checkSingle(['1', '1'], ['refs', 'reference'])).not.toThrow();
  expect(checkSingle(['1', '2'], ['refs'])).not.toThrow();
});

test('a flag that is required with a value of another', () => {
  const flags = { kind: flag(), options: flag({ requiredWith: { kind: ['list', 'set'] } }) };
  const checkKind = (args: Record<string, unknown>) => () => {
    checkFlags({ flags, positionals: {} }, new Set(Object.keys(args)), args);
  };
  expect(checkKind({ kind: 'set' })).toThrow('--kind set requires --options.');
  expect(checkKind({ kind: 'set', options: ['a'] })).not.toThrow();
  expect(checkKind({ kind: 'text' })).not.toThrow();
  expect(checkKind({})).not.toThrow();
  const counted = { step: flag({ kind: 'integer' }), journal: flag({ requiredWith: { step: ['2'] } }) };
  const checkStep = (args: Record<string, unknown>) => () => {
    checkFlags({ flags: counted, positionals: {} }, new Set(Object.keys(args)), args);
  };
  expect(checkStep({ step: 2 })).toThrow('--step 2 requires --journal.');
  expect(checkStep({ step: 1 })).not.toThrow();
  expect(checkStep({ step: 2, journal: '70' })).not.toThrow();
});

test('a flag that requires a value of another', () => {
  const flags = { kind: flag(), options: flag({ onlyWith: { kind: ['list', 'set'] } }) };
  const checkKind = (args: Record<string, unknown>) => () => {
    checkFlags({ flags, positionals: {} }, new Set(Object.keys(args)), args);
  };
  expect(checkKind({ kind: 'text', options: ['a'] })).toThrow(
    expect.objectContaining({ kind: 'combination', message: '--options requires --kind list or set.' }),
  );
  expect(checkKind({ options: ['a'] })).toThrow('--options requires --kind list or set.');
  expect(checkKind({ kind: 'set', options: ['a'] })).not.toThrow();
  expect(checkKind({ kind: 'text' })).not.toThrow();
});

test('a range that ends before it begins', () => {
  const flags = { from: flag({ kind: 'date' }), to: flag({ kind: 'date', notBefore: 'from' }) };
  const checkRange = (args: Record<string, unknown>) => () => {
    checkFlags({ flags, positionals: {} }, new Set(Object.keys(args)), args);
  };
  expect(checkRange({ from: '2026-06-01', to: '2026-05-31' })).toThrow(
    expect.objectContaining({
      kind: 'combination',
      message: '--from (2026-06-01) is later than --to (2026-05-31).',
      remedy: 'Swap the two values, or remove one.',
    }),
  );
  expect(checkRange({ from: '2026-05-31', to: '2026-05-31' })).not.toThrow();
  expect(checkRange({ from: '2026-06-01' })).not.toThrow();
  expect(checkRange({ to: '2026-05-31' })).not.toThrow();
});

test('an amount has the decimals of its currency', () => {
  const flags = { value: flag({ kind: 'number', decimals: 'currency' }), currency: flag() };
  const checkValue = (args: Record<string, unknown>) => () => {
    checkFlags({ flags, positionals: {} }, new Set(Object.keys(args)), args);
  };
  expect(checkValue({ value: '1.234' })).toThrow(
    expect.objectContaining({
      kind: 'usage',
      message: '--value "1.234" can mean 1234 or 1.23; write one of them.',
      remedy: 'A currency with three decimals needs --currency.',
    }),
  );
  expect(checkValue({ value: '12.50', currency: 'JPY' })).toThrow('--value "12.50" has 2 decimals; at most 0');
  expect(checkValue({ value: '1.234', currency: 'KWD' })).not.toThrow();
  expect(checkValue({ value: '1234.50' })).not.toThrow();
});

test('flags that exclude each other, when both are typed', () => {
  expect(check(['all', 'branch'])).toThrow('--all and --branch cannot be used together.');
  expect(check(['all'], { branch: 'from the environment' })).not.toThrow();
});

test('exactly one of a group', () => {
  const oneOf = [['email', 'phone', 'id']];
  expect(check([], {}, oneOf)).toThrow('Give one of --email, --phone, <id>.');
  // An editor has the text of the other flag.
  expect(check(['edit'], { edit: true }, oneOf)).not.toThrow();
  expect(check(['edit', 'email'], { edit: true }, oneOf)).toThrow('--email and --phone cannot be used together.');
  expect(check(['email', 'id'], {}, oneOf)).toThrow('--email and <id> cannot be used together.');
  expect(check(['phone'], {}, oneOf)).not.toThrow();
  expect(check([], { phone: 'from a setting' }, oneOf)).not.toThrow();
  expect(check([], {}, oneOf)).toThrow(expect.objectContaining({ kind: 'combination' }));
});
