import { countWrites, outcomeOf, outcomeSentence } from './writes.js';
import type { Fate, Failure } from '../contract/failure.js';

/** A write: whether it may be repeated, whether the service responded, and what became of it. */
type Write = readonly [repeatable: boolean, answered: boolean, fate: Fate];

const timedOut: Write = [false, false, 'unknown'];
const done: Write = [false, true, 'done'];

test.each<
  [
    what: string,
    kind: Failure | undefined,
    writes: readonly Write[],
    sent: string,
    retry: string,
    says: string | undefined,
  ]
>([
  ['an invalid line', 'usage', [], 'no', 'no', undefined],
  ['no connection', 'unavailable', [], 'no', 'safe', 'Nothing was sent; run it again.'],
  [
    'a POST without a response',
    'unavailable',
    [timedOut],
    'unknown',
    'check',
    'The request may have taken effect. Check before you run it again.',
  ],
  [
    'a POST answered with 500',
    'unavailable',
    [[false, true, 'unknown']],
    'yes',
    'check',
    'The request may have taken effect. Check before you run it again.',
  ],
  [
    'a POST that is redirected',
    'generic',
    [[false, true, 'unknown']],
    'yes',
    'check',
    'The request may have taken effect. Check before you run it again.',
  ],
  [
    'a PUT without a response',
    'unavailable',
    [[true, false, 'unknown']],
    'unknown',
    'safe',
    'The request may have taken effect. It is safe to run it again.',
  ],
  [
    'a DELETE that is not found at the second attempt',
    'generic',
    [[true, true, 'unknown']],
    'yes',
    'check',
    'The request may have taken effect. Check before you run it again.',
  ],
  ['a refused value', 'input', [[false, true, 'refused']], 'yes', 'no', undefined],
  ['a rate limit', 'rate', [[false, true, 'refused']], 'yes', 'safe', undefined],
  [
    'a rate limit after a write',
    'rate',
    [done, [false, true, 'refused']],
    'yes',
    'check',
    '2 writes were sent. Check what they changed before you run it again.',
  ],
  [
    'no connection after a write',
    'unavailable',
    [done],
    'yes',
    'check',
    '1 write was sent. Check what it changed before you run it again.',
  ],
  [
    'a refused value after a repeatable write',
    'input',
    [
      [true, true, 'done'],
      [true, true, 'refused'],
    ],
    'yes',
    'check',
    '2 writes were sent. Check what they changed before you run it again.',
  ],
  ['Ctrl-C before a write', undefined, [], 'no', 'safe', 'Nothing was sent; run it again.'],
  [
    'Ctrl-C during a write',
    undefined,
    [timedOut],
    'unknown',
    'check',
    'The request may have taken effect. Check before you run it again.',
  ],
])('%s', (_, kind, all, sent, retry, says) => {
  const { writes, open } = countWrites();
  for (const [isRepeatable, isAnswered, fate] of all) {
    const write = open();
    // Further attempts of the same write.
    for (let attempt = 0; attempt < 2; attempt++) {
      write.left(isRepeatable);
      if (isAnswered) write.answered();
    }
    write.end(fate);
  }
  const outcome = outcomeOf(kind, writes);
  expect([outcome.sent, outcome.retry, outcomeSentence(outcome, writes, { isWrite: true })]).toEqual([
    sent,
    retry,
    says,
  ]);
});

test('a write that did not leave counts as not sent, and a read has no sentence', () => {
  const { writes, open } = countWrites();
  open().end('unknown');
  const outcome = outcomeOf('unavailable', writes);
  expect([outcome, outcomeSentence(outcome, writes, { isWrite: false })]).toEqual([
    { sent: 'no', retry: 'safe', retryable: true },
    undefined,
  ]);
});

test('a cause that stays does not pass by running the command again', () => {
  const { writes, open } = countWrites();
  expect(outcomeOf('unavailable', writes, true)).toEqual({ sent: 'no', retry: 'safe', retryable: false });
  const write = open();
  write.left(false);
  write.end('unknown');
  expect(outcomeOf('unavailable', writes)).toMatchObject({ retry: 'check', retryable: false });
});
