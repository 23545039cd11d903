/** The short form of faults.proof.ts: every fault on one kind of request, in turn. */
import { openStage, runCell, type AnyFault, type Cell, type Stage } from './faults/cell.js';
import { kinds, type Kind } from './faults/kinds.js';
import { faults, fitting } from './faults/matrix.js';
import { outcomeOf, recorded } from './faults/record.js';
import { broken } from './faults/rules.js';

let stage: Stage;
const clean = new Map<string, Cell>();
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const withoutFault = async (kind: Kind): Promise<Cell> => {
  const known = clean.get(kind.name) ?? (await runCell(kind, undefined, stage));
  clean.set(kind.name, known);
  return known;
};

/** One kind for each fault: of the kinds that fit, the one that was used least. */
const used = new Map<string, number>();
const cells = faults.map((fault): readonly [AnyFault, Kind] => {
  const times = ({ name }: Kind): number => used.get(name) ?? 0;
  const kind = fitting(fault).reduce((one, other) => (times(other) < times(one) ? other : one));
  used.set(kind.name, times(kind) + 1);
  return [fault, kind];
});

test('every kind is used, and succeeds without a fault', async () => {
  expect(kinds.filter(({ name }) => !used.has(name))).toEqual([]);
  for (const kind of kinds) expect([kind.name, (await withoutFault(kind)).code]).toEqual([kind.name, 0]);
});

test.each(cells.map(([fault, kind]) => [fault.name, kind.name, fault, kind] as const))(
  '%s, %s',
  async (_fault, _kind, fault, kind) => {
    const cell = await runCell(kind, fault, stage);
    expect(await broken(kind, fault, cell, await withoutFault(kind))).toEqual([]);
    expect(outcomeOf(kind, fault, cell)).toEqual(recorded(fault, kind));
  },
);
