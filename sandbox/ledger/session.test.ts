import type { Incoming, Meter } from '../engine/types.js';
import { budget } from './session.js';

const at = (path: string): Incoming => ({ path }) as Incoming;

/** A meter with this many requests of the day, and few of the minute. */
const meter = (today: number, names: string[] = []): Meter => ({
  window: () => 0,
  spend: (name) => {
    names.push(name);
    return name.startsWith('day') ? today : 3;
  },
});

test.each([
  [4999, '1', undefined],
  [5000, '0', undefined],
  [5001, '0', 429],
])('request %i of a day leaves %s (status %p)', (today, left, status) => {
  const { headers, refuse } = budget(at('/api/v1/3001001/crm/Accounts'), meter(today));
  expect([headers['x-ratelimit-remaining'], headers['x-ratelimit-minutely-remaining']]).toEqual([left, '57']);
  expect(refuse?.status).toBe(status);
  // Midnight, in milliseconds.
  const reset = Number(headers['x-ratelimit-reset']);
  expect([reset % 86_400_000, reset > Date.now(), reset - Date.now() <= 86_400_000]).toEqual([0, true, true]);
});

test('divisions are counted each on its own, beta resources with the others, and the session not at all', () => {
  const names: string[] = [];
  const paths = ['/api/v1/3001001/crm/Accounts', '/api/v1/beta/3001001/budget/BudgetScenarios', '/api/v1/3001002/x'];
  for (const path of paths) budget(at(path), meter(1, names));
  expect(names.map((name) => name.replace(/\d+ /, ''))).toEqual(
    ['3001001', '3001001', '3001002'].flatMap((code) => [`minute ${code}`, `day ${code}`]),
  );
  expect(budget(at('/api/v1/current/Me'), meter(9999))).toEqual({ headers: {} });
});
