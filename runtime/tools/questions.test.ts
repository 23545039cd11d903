/** A call that asks ends its request, and continues with the answer instead of starting again. */
import { isInputRequiredResult, type InputRequiredResult } from '@modelcontextprotocol/server';
import { createCalls, type CallParts, type Round } from './questions.js';
import type { ToolResult } from './result.js';

const form = { elicitation: {} };

const round = (more: Partial<Round> = {}): Round => ({
  tool: 'deal_delete',
  signal: new AbortController().signal,
  capabilities: form,
  state: undefined,
  answers: undefined,
  ...more,
});

const answer = (asked: InputRequiredResult | ToolResult, content: object, action = 'accept'): Partial<Round> => {
  expect(isInputRequiredResult(asked)).toBe(true);
  return { state: (asked as InputRequiredResult).requestState, answers: { send: { action, content } } };
};

/** A call that asks before each of its writes. */
function writing(count: number) {
  const sent: number[] = [];
  let starts = 0;
  const work = async ({ approve, signal }: CallParts): Promise<ToolResult> => {
    starts += 1;
    const answers: (string | undefined)[] = [];
    for (let index = 0; index < count && !signal.aborted; index += 1) {
      const said = await approve?.(`Send ${String(index)}?`);
      answers.push(said);
      if (said === 'one') sent.push(index);
    }
    return { content: [{ type: 'text', text: answers.map(String).join() }] };
  };
  return { work, sent, starts: () => starts };
}

const textOf = (result: InputRequiredResult | ToolResult): string => (result as ToolResult).content[0]?.text ?? '';

test('each answer continues the same run: no write is sent again', async () => {
  const calls = createCalls();
  const { work, sent, starts } = writing(3);
  let result = await calls.run(round(), work);
  for (const send of ['one', 'no']) result = await calls.run(round(answer(result, { send })), work);
  result = await calls.run(round(answer(result, { send: 'one' }, 'decline')), work);
  expect([textOf(result), sent, starts()]).toEqual(['one,no,no', [0], 1]);
});

test.each<[Record<string, object> | undefined, string]>([
  [{ elicitation: { form: {} } }, 'asks'],
  [{ elicitation: { url: {} } }, 'undefined'],
  [{}, 'undefined'],
  [undefined, 'undefined'],
])('a program with %j can be asked or not', async (capabilities, expected) => {
  const result = await createCalls().run(round({ capabilities }), writing(1).work);
  expect(isInputRequiredResult(result) ? 'asks' : textOf(result)).toBe(expected);
});

test.each([
  [
    'a name that nobody was given',
    { state: 'guessed', answers: { send: { action: 'accept', content: { send: 'one' } } } },
  ],
  ['another tool', { tool: 'deal_list' }],
])('an answer under %s ends nothing and starts nothing', async (_, more) => {
  const calls = createCalls();
  const { work, sent, starts } = writing(1);
  const asked = await calls.run(round(), work);
  const result = await calls.run(round({ ...answer(asked, { send: 'one' }), ...more }), work);
  expect(result).toMatchObject({ isError: true });
  expect([sent, starts()]).toEqual([[], 1]);
});

test('an answer is used once', async () => {
  const calls = createCalls();
  const { work, sent } = writing(2);
  const first = answer(await calls.run(round(), work), { send: 'one' });
  await calls.run(round(first), work);
  expect(await calls.run(round(first), work)).toMatchObject({ isError: true });
  expect(sent).toEqual([0]);
});

test('a cancelled request stops its call, which has no answer then', async () => {
  const calls = createCalls();
  const { work, sent } = writing(2);
  const asked = await calls.run(round(), work);
  const controller = new AbortController();
  controller.abort();
  const result = await calls.run(round({ ...answer(asked, { send: 'later' }), signal: controller.signal }), work);
  expect([textOf(result), sent]).toEqual(['no', []]);
});
