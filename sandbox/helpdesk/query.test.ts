import { Refusal } from '../engine/refusal.js';
import type { Row } from '../engine/types.js';
import { conversationQuery, customerQuery } from './query.js';

const NOW = new Date('2026-11-20T12:00:00Z');

const rows: Row[] = [
  {
    id: 1,
    subject: 'Invoice 7 is wrong',
    preview: '',
    status: 'active',
    tags: [{ tag: 'VIP' }, { tag: 'needs reply' }],
    mailboxId: 1001,
    number: 10,
    primaryCustomer: { id: 3001, email: 'ann@example.com' },
    cc: ['boss@example.com'],
    bcc: [],
    assignee: { id: 2001 },
    attachments: true,
    createdAt: '2026-11-20T11:30:00Z',
    userUpdatedAt: '2026-11-20T11:30:00Z',
  },
  {
    id: 2,
    subject: 'Login',
    preview: 'the invoice page',
    status: 'closed',
    tags: [],
    mailboxId: 1002,
    number: 11,
    primaryCustomer: { id: 3002, email: 'bo@mail.example' },
    cc: [],
    bcc: [],
    attachments: false,
    createdAt: '2026-01-02T00:00:00Z',
    userUpdatedAt: '2026-03-01T00:00:00Z',
  },
];

function ids(query: string): unknown[] {
  const test = conversationQuery(query, (id) => (id === 1001 ? 'Support' : 'Sales'), NOW);
  return rows.filter(test).map((row) => row.id);
}

test.each([
  ['(subject:invoice)', [1]],
  ['(invoice)', [1, 2]],
  ['(subject:"Invoice 7")', [1]],
  ['(tag:"needs reply")', [1]],
  ['(tag:vip)', [1]],
  ['(tag:needs)', []],
  ['(mailbox:"Support")', [1]],
  ['(mailboxid:1002)', [2]],
  ['(customerIds:3002)', [2]],
  ['(email:"boss@example.com")', [1]],
  ['(assigned:"Unassigned")', [2]],
  ['(attachments:true)', [1]],
  ['(number:[11 TO *])', [2]],
  ['(createdAt:[2026-01-01T00:00:00Z TO 2026-02-01T00:00:00Z])', [2]],
  ['(modifiedAt:[NOW-1HOUR TO *])', [1]],
  ['(createdAt:[* TO NOW-7DAYS])', [2]],
  ['(tag:vip OR status:closed)', [1, 2]],
  ['(tag:vip AND status:closed)', []],
  ['(tag:vip status:active)', [1]],
  ['NOT (status:closed)', [1]],
  ['(status:active OR status:closed) AND NOT tag:vip', [2]],
  // AND binds stronger than OR.
  ['status:closed OR tag:vip AND number:99', [2]],
])('%s finds %p', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test.each([
  '(subject:invoice',
  'subject:x)',
  '(AND)',
  '(unknown:1)',
  '(createdAt:[soon TO *])',
  '("open)',
  '[1 TO 2',
  '',
])('refuses %j', (query) => {
  expect(() => ids(query)).toThrow(Refusal);
});

test('customers match by name and by the domain of any of their addresses', () => {
  const customer: Row = {
    firstName: 'Ann',
    lastName: 'Lee',
    updatedAt: '2026-11-01T00:00:00Z',
    _embedded: { emails: [{ value: 'ann@example.com' }, { value: 'a@other.example' }] },
  };
  const finds = (query: string): boolean => customerQuery(query, NOW)(customer);
  expect(finds('(emailDomain:other.example)')).toBe(true);
  expect(finds('(emailDomain:example)')).toBe(false);
  expect(finds('(firstName:ann AND lastName:lee)')).toBe(true);
  expect(finds('(lastName:le)')).toBe(false);
});
