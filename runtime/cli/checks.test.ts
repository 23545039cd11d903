import { defined } from '../base/defined.js';
import type { FlagData } from '../contract/command.js';
import { checkFlags } from './checks.js';

const flag = (more: Partial<FlagData> = {}): FlagData => ({ type: 'string', kind: 'text', describe: '', ...more });
const rules = {
  flags: {
    value: flag({ requires: ['currency'] }),
    currency: flag({ requires: ['value'] }),
    all: flag({ conflicts: ['division'] }),
    division: flag(),
    iban: flag(),
    account: flag(),
  },
  positionals: { id: { kind: 'id', required: false, describe: '' } as const },
};
const check =
  (given: string[], args: Record<string, unknown> = {}, oneOf?: string[][]) =>
  () => {
    const all = { ...Object.fromEntries(given.map((name) => [name, 'x'])), ...args };
    checkFlags({ ...rules, ...defined({ oneOf }) }, new Set(given), all);
  };

test('a flag that needs another', () => {
  expect(check(['value'])).toThrow('--value needs --currency as well.');
  expect(check(['value', 'currency'])).not.toThrow();
  expect(check(['value'], { currency: 'from a setting' })).not.toThrow();
});

test('flags that exclude each other, when both are typed', () => {
  expect(check(['all', 'division'])).toThrow('--all and --division exclude each other.');
  expect(check(['all'], { division: 'from the environment' })).not.toThrow();
});

test('exactly one of a group', () => {
  const oneOf = [['iban', 'account', 'id']];
  expect(check([], {}, oneOf)).toThrow('One of --iban, --account, <id> is needed.');
  expect(check(['iban', 'id'], {}, oneOf)).toThrow('--iban and <id> exclude each other.');
  expect(check(['account'], {}, oneOf)).not.toThrow();
  expect(check([], { account: 'from a setting' }, oneOf)).not.toThrow();
  expect(check([], {}, oneOf)).toThrow(expect.objectContaining({ kind: 'combination' }));
});
