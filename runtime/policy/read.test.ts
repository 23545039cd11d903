/** Policy files as people write them, and the errors that name line, key and what is allowed. */
import { readPolicy } from './read.js';

test('a policy with every key', () => {
  const policy = readPolicy(`
# Who may do what
default: read
zone: europe/amsterdam
rules:
  - name: small-refunds
    commands: [invoice *, "credit *"]
    effects: [create, act]
    amount: { field: AmountDC, up-to: 0500.50 }
    hours: [08:00-18:00 mon-fri, "22:00-02:00 fri-mon,wed"]
    at-most: { run: 20, day: 100 }
    then: allow
  - { name: no-owner, fields: owner_id, then: refuse }
`);
  expect(policy).toEqual({
    default: 'refuse',
    zone: 'Europe/Amsterdam',
    rules: [
      {
        name: 'small-refunds',
        commands: ['invoice *', 'credit *'],
        effects: ['create', 'act'],
        amount: { field: 'AmountDC', upTo: '500.50' },
        hours: [
          { from: 480, to: 1080, days: [1, 2, 3, 4, 5], text: '08:00-18:00 mon-fri' },
          { from: 1320, to: 120, days: [0, 1, 3, 5, 6], text: '22:00-02:00 fri-mon,wed' },
        ],
        atMost: { run: 20, day: 100 },
        then: 'allow',
      },
      { name: 'no-owner', fields: ['owner_id'], then: 'refuse' },
    ],
  });
  expect(readPolicy('{"default":"ask"}')).toEqual({ default: 'ask', rules: [] });
});

const inRule = (text: string): string =>
  `default: allow\nzone: UTC\nrules:\n  - name: one\n    then: refuse\n    ${text}`;

test.each([
  ['', 'line 1: it is empty; write at least "default: allow"'],
  ['# nothing', 'line 1: it is empty; write at least "default: allow"'],
  ['default', 'line 1: a policy must be a mapping with "default", "zone", "people", "rules"'],
  ['rules: []', 'line 1: a policy needs "default"'],
  ['default: allow\nrules: []', 'line 2: "rules" is empty'],
  ['default: yes', 'line 1: "default" is "yes" and must be one of allow, read, ask'],
  ['default: refuse', 'line 1: "default" is "refuse" and must be one of allow, read, ask'],
  ['default:', 'line 1: "default" must be a text'],
  ['default: allow\ndefault: read', 'line 2: the key "default" is repeated'],
  [
    'default: allow\nrule: []',
    'line 2: unknown key "rule" of a policy; did you mean "rules"? Known keys: default, zone, people, rules',
  ],
  ['default: allow\n---\ndefault: ask', 'line 1: it has more than one document'],
  ['default: &a allow', 'line 1: an anchor is not allowed'],
  ['default: !!str allow', 'line 1: a tag is not allowed'],
  ['default: allow\nzone: Mars', 'line 2: "Mars" is not a time zone; write a name such as Europe/Amsterdam'],
  [
    'default: allow\nrules: [{ name: a, then: ask }, { name: a, then: ask }]',
    'line 2: the name "a" is that of two rules',
  ],
  [
    'default: allow\nrules: [{ name: "A b", then: ask }]',
    'line 2: the name "A b" must be lower-case letters, digits and dashes, at most 60',
  ],
  [
    'default: allow\nrules:\n  - name: a\n    command: x\n    then: ask',
    'line 4: unknown key "command" of a rule; did you mean "commands"? Known keys: name, commands, effects, fields, amount, hours, at-most, then',
  ],
  [inRule('effects: [delte]'), 'line 6: "effects" is "delte" and must be one of create, update, delete, act'],
  [inRule('commands: []'), 'line 6: "commands" is empty'],
  [inRule('commands: { a: b }'), 'line 6: "commands" must be a text'],
  [inRule('fields: "[0]"'), 'line 6: "[0]" in "fields" is not a field path; write it as value.amount'],
  [inRule('amount: { field: a }'), 'line 6: "amount" needs either "above" or "up-to"'],
  [inRule('amount: { field: a, above: 1, up-to: 2 }'), 'line 6: "amount" needs either "above" or "up-to"'],
  [inRule('amount: { field: a, above: 1,5 }'), 'unknown key "5" of "amount"'],
  [inRule('amount: { field: a, above: 1.000,00 }'), 'line 6'],
  [inRule('amount: { field: a, above: -5 }'), 'line 6: "above" must be a number such as 500 or 99.95'],
  [inRule('amount: { field: a, up-to: 5 }'), 'line 6: "up-to" is for "then: allow"; to ask or refuse, use "above"'],
  [inRule('hours: 8-18'), 'line 6: "8-18" is not a range of hours; write "08:00-18:00 mon-fri"'],
  [inRule('hours: 08:00-24:30'), 'line 6: "08:00-24:30" is not a range of hours'],
  [inRule('hours: 08:00-18:00 mo-fr'), 'line 6: "08:00-18:00 mo-fr" is not a range of hours'],
  [inRule('at-most: {}'), 'line 6: "at-most" needs "run" or "day"'],
  [inRule('at-most: { run: 0 }'), 'line 6: "run" must be a whole number from 1 to 100000'],
  [inRule('at-most: 5'), 'line 6: "at-most" must be a mapping with "run", "day"'],
  [
    'default: allow\nrules: [{ name: a, fields: b, then: allow }]',
    'line 2: "fields" names what must not be sent, so "then" must be ask or refuse',
  ],
  [
    'default: allow\nrules: [{ name: a, hours: 08:00-09:00, then: ask }]',
    'line 2: "hours" needs the zone of the policy',
  ],
  ['default: [allow', 'line 1: it is not valid YAML'],
  ['default: allow\n\trules: []', 'it is not valid YAML'],
])('%j is refused', (text, message) => {
  expect(() => readPolicy(text)).toThrow(message);
});
