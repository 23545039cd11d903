import { collectingReporter } from '../output/reporter.js';
import type { World } from '../contract/run.js';
import type { RateLimit } from '../contract/traffic.js';
import { createBudget } from './budget.js';

const rate: RateLimit = { waits: [], fallback: 2, cap: 60, remaining: 'x-left', window: 2 };
const { signal } = new AbortController();

/** A clock that moves only when a test says so; `sent` has the names of the requests in the order in which they were let through. */
function start() {
  let time = 0;
  const sleeping: { readonly at: number; readonly wake: () => void }[] = [];
  const world = {
    now: () => new Date(time),
    sleep: (ms: number) => new Promise<void>((wake) => sleeping.push({ at: time + ms, wake })),
  } as unknown as World;
  const budget = createBudget(rate, world, collectingReporter().reporter);
  const sent: string[] = [];
  const probes: Record<string, boolean> = {};
  const settle = (): Promise<void> => new Promise((done) => setImmediate(done));
  return {
    budget,
    sent,
    ask: async (...names: string[]): Promise<void> => {
      for (const name of names) {
        void budget.ready(signal).then((probe) => {
          probes[name] = probe;
          sent.push(name);
        });
      }
      await settle();
    },
    refuse: (name: string, wait: number): void => {
      budget.missed(probes[name] === true);
      budget.refused(wait, probes[name] === true);
    },
    answer: async (name: string, left: number): Promise<void> => {
      budget.learn({ 'x-left': String(left) }, probes[name] === true);
      await settle();
    },
    until: async (at: number): Promise<void> => {
      for (;;) {
        const next = sleeping.filter((one) => one.at <= at).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        time = Math.max(time, next.at);
        sleeping.splice(sleeping.indexOf(next), 1);
        next.wake();
        await settle();
      }
      time = at;
      await settle();
    },
  };
}

test('requests that are refused one after another all wait for the later end, and all are sent again', async () => {
  const { sent, ask, refuse, answer, until } = start();
  await ask('a', 'b', 'c');
  refuse('a', 2000);
  await ask('a again');
  await until(20);
  refuse('b', 2000);
  refuse('c', 1000);
  await ask('b again', 'c again');
  await until(2010);
  expect(sent.slice(3)).toEqual([]);
  await until(2030);
  // One probe, and the others after it.
  expect(sent.length).toBe(4);
  await answer(sent[3] ?? '', 100);
  expect(sent.slice(3).sort()).toEqual(['a again', 'b again', 'c again']);
});

test('a refusal that arrives during a probe does not hold the others for ever', async () => {
  const { sent, ask, refuse, answer, until } = start();
  await ask('a', 'slow');
  refuse('a', 2000);
  await ask('a again', 'b');
  await until(2000);
  expect(sent.slice(2)).toEqual(['a again']);
  refuse('slow', 2000);
  await ask('slow again');
  await answer('a again', 100);
  expect(sent.slice(2)).toEqual(['a again']);
  await until(4000);
  expect(sent.length).toBe(4);
  await answer(sent[3] ?? '', 100);
  expect(sent.slice(2).sort()).toEqual(['a again', 'b', 'slow again']);
});

test('a probe that fails lets the next one try', async () => {
  const { budget, sent, ask, refuse, until } = start();
  await ask('a', 'b');
  refuse('a', 1000);
  refuse('b', 1000);
  await ask('a again', 'b again');
  await until(1000);
  expect(sent.slice(2)).toEqual(['a again']);
  budget.missed(true);
  await until(1001);
  expect(sent.slice(2)).toEqual(['a again', 'b again']);
});
