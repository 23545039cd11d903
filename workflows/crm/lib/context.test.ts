import { flagsOf, mailSummary } from './context.js';

const now = Date.parse('2026-06-15T12:00:00Z');
const open = {
  status: 'open',
  person_id: 8,
  org_id: null,
  // 14 days before now, to the second: not stale yet.
  update_time: '2026-06-01T12:00:00Z',
  expected_close_date: '2026-06-15',
};
const quiet = { activities: [{ done: false }], notes: [], products: [], participants: [] };

describe('flags', () => {
  test('a deal that is looked after has none', () => {
    expect(flagsOf(open, quiet, now)).toEqual({
      missingContact: false,
      staleOpen: false,
      pastClose: false,
      noCloseDate: false,
      noOpenActivities: false,
      activityCount: 1,
      noteCount: 0,
      productCount: 0,
      participantCount: 0,
    });
  });

  test.each([
    ['missingContact', { person_id: null }],
    ['missingContact', { person_id: undefined, status: 'won' }],
    ['staleOpen', { update_time: '2026-06-01T11:59:59Z' }],
    ['staleOpen', { update_time: '2026-06-01 11:59:59' }],
    ['pastClose', { expected_close_date: '2026-06-14' }],
    ['noCloseDate', { expected_close_date: null }],
    ['noCloseDate', { expected_close_date: '' }],
  ] as const)('%s: %j', (flag, change) => {
    const flags = flagsOf({ ...open, ...change }, quiet, now);
    expect(Object.entries(flags).filter(([, value]) => value === true)).toEqual([[flag, true]]);
  });

  test('a won deal without a close date has no risk', () => {
    expect(flagsOf({ status: 'won', person_id: 1 }, {}, now)).toMatchObject({ noCloseDate: false, pastClose: false });
  });

  test('risks of open deals are false for others, and a time that is missing or odd proves nothing', () => {
    const bad = { update_time: '2020-01-01T00:00:00Z', expected_close_date: '2020-01-01' };
    for (const status of ['won', 'lost', 'deleted', null]) {
      const flags = flagsOf({ ...open, ...bad, status }, { activities: [] }, now);
      expect(Object.values(flags).filter((value) => value === true)).toEqual([]);
    }
    for (const update_time of [null, '', 'yesterday', 5, {}]) {
      expect(flagsOf({ ...open, update_time }, quiet, now).staleOpen).toBe(false);
    }
  });

  test.each([
    ['there are none', { activities: [] }, true],
    ['all are done', { activities: [{ done: true }, {}] }, true],
    [
      'all that were read are done, and there are more',
      { activities: [{ done: true }], hasMoreActivities: true },
      null,
    ],
    ['one is open, and there are more', { activities: [{ done: false }], hasMoreActivities: true }, false],
    ['they were left out', {}, null],
  ])('open activities: %s', (_name, slices, expected) => {
    expect(flagsOf(open, slices, now).noOpenActivities).toBe(expected);
  });
});

describe('mail', () => {
  const ann = { name: 'Ann', email_address: 'Ann@example.com', linked_person_id: 3 };

  test('the latest message, and each party once: by address, else by name, else by the linked person', () => {
    const messages = [
      { message_time: '2026-06-01T08:00:00Z', sent_flag: 1, subject: 'First', from: [ann], to: [{ name: 'Bo' }] },
      {
        message_time: '2026-06-03T08:00:00Z',
        sent_flag: 0,
        subject: 'Last',
        from: [{ linked_person_id: 9 }],
        to: null,
      },
      { message_time: '2026-06-03T08:00:00Z', sent_flag: 1, subject: 'Same time' },
      {
        message_time: null,
        from: [{ ...ann, email_address: 'ann@EXAMPLE.com', name: 'A.' }],
        to: [{ name: 'Bo' }, {}, 5],
      },
    ];
    expect(mailSummary(messages)).toEqual({
      message_count: 4,
      last_message_at: '2026-06-03T08:00:00Z',
      last_direction: 'received',
      latest_subject: 'Last',
      participants: [
        { name: 'Ann', email: 'Ann@example.com', linked_person_id: 3 },
        { name: 'Bo', email: null, linked_person_id: null },
        { name: null, email: null, linked_person_id: 9 },
      ],
    });
  });

  test('no messages: nothing; messages without times: a summary without one', () => {
    expect(mailSummary([])).toBeNull();
    expect(mailSummary([{ sent_flag: true, subject: 'A' }])).toMatchObject({
      last_message_at: null,
      last_direction: 'sent',
      latest_subject: 'A',
    });
  });
});
