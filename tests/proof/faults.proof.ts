/** Every fault of a service, tried on every kind of request. `npm run proof -- -u tests/proof/faults` writes docs/faults.md. */
import { openStage, runCell, type Cell, type Stage } from './faults/cell.js';
import { kinds } from './faults/kinds.js';
import { faults } from './faults/matrix.js';
import { broken } from './faults/rules.js';

let stage: Stage;
const clean = new Map<string, Cell>();
beforeAll(async () => {
  stage = await openStage();
  for (const kind of kinds) clean.set(kind.name, await runCell(kind, undefined, stage));
});
afterAll(() => stage.close());

test('without a fault, every kind succeeds with requests that hit its target', () => {
  const bad = [...clean].filter(([, { code, targets }]) => code !== 0 || targets === 0);
  expect(bad).toEqual([]);
});

test.each(faults)('$group: $name', async (fault) => {
  const found: unknown[] = [];
  for (const kind of kinds.filter((one) => fault.fits?.(one) !== false)) {
    const cell = await runCell(kind, fault, stage);
    const rules = await broken(kind, fault, cell, clean.get(kind.name)!);
    if (rules.length > 0) found.push([kind.name, ...rules, cell.err.slice(0, 600), cell.requests, cell.code === 0 ? cell.out.slice(0, 500): '']);
  }
  expect(found).toEqual([]);
}, 120_000);
