/** Every fault of a service, tried on every kind of request. `npm run proof -- -u tests/proof/faults` writes docs/faults.md. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStage, runCell, type AnyFault, type Cell, type Stage } from './faults/cell.js';
import { kinds, type Kind } from './faults/kinds.js';
import { faults, fitting } from './faults/matrix.js';
import { outcomeOf, pageOf, path, recorded, type Outcome } from './faults/record.js';
import { examples, folder, recordedOf, sectionOf, type Recorded } from './faults/recordings.js';
import { broken, reported } from './faults/rules.js';
import { tried } from './tried.js';

let stage: Stage;
const clean = new Map<string, Cell>();
const outcomes = new Map<string, Map<string, Outcome>>();
beforeAll(async () => {
  stage = await openStage();
  for (const kind of kinds) clean.set(kind.name, await runCell(kind, undefined, stage));
});
afterAll(() => stage.close());

test('without a fault, every kind succeeds with requests that hit its target', () => {
  const bad = [...clean].filter(([, { code, targets }]) => code !== 0 || targets === 0);
  expect(bad).toEqual([]);
});

/** Runs a cell; returns the rules that it breaks. */
async function check(kind: Kind, fault: AnyFault, on: Stage): Promise<readonly [Outcome, string[]]> {
  const cell = await runCell(kind, fault, on);
  const rules = await broken(kind, fault, cell, clean.get(kind.name)!);
  const ending = `exit code ${String(cell.code)}: ${reported(cell)?.message ?? ''}`;
  return [outcomeOf(kind, fault, cell), rules.map((rule) => `${kind.name}: ${rule} (${ending})`)];
}

/** Kinds that wait at the same time. */
const TOGETHER = 7;

/** Faults of time only wait, so several kinds run together, each with its own service. */
const alone = async (kind: Kind, fault: AnyFault): ReturnType<typeof check> => {
  const own = await openStage();
  const found = await check(kind, fault, own);
  await own.close();
  return found;
};

test.each(faults)(
  '$group: $name',
  async (fault) => {
    const some = fitting(fault);
    const found: Awaited<ReturnType<typeof check>>[] = [];
    for (let at = 0; fault.timeout !== undefined && at < some.length; at += TOGETHER) {
      found.push(...(await Promise.all(some.slice(at, at + TOGETHER).map((kind) => alone(kind, fault)))));
    }
    if (fault.timeout === undefined) for (const kind of some) found.push(await check(kind, fault, stage));
    outcomes.set(fault.name, new Map(found.map(([outcome], at) => [some[at]!.name, outcome])));
    tried({ cells: found.length });
    expect(found.flatMap(([, rules]) => rules)).toEqual([]);
  },
  300_000,
);

/** Whether jest was asked to update what is expected. */
const { snapshotState } = expect.getState() as unknown as { snapshotState: { _updateSnapshot: string } };

const recordings: Recorded[] = [];

test('docs/faults has these recordings', async () => {
  for (const example of examples) recordings.push(await recordedOf(example, stage));
  if (snapshotState._updateSnapshot === 'all') {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const { file, text } of recordings) writeFileSync(join(folder, `${file}.jsonl`), text);
  }
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  expect(Object.fromEntries(files)).toEqual(
    Object.fromEntries(recordings.map(({ file, text }) => [`${file}.jsonl`, text])),
  );
});

test('docs/faults.md has these outcomes', () => {
  const before = readFileSync(path, 'utf8');
  // With -t, the other outcomes stay as they are.
  for (const fault of faults.filter(({ name }) => !outcomes.has(name))) {
    const known = fitting(fault).flatMap((kind) => {
      const outcome = recorded(fault, kind, before);
      return outcome === undefined ? [] : [[kind.name, outcome] as const];
    });
    outcomes.set(fault.name, new Map(known));
  }
  const page = pageOf(outcomes, sectionOf(recordings), before);
  if (snapshotState._updateSnapshot === 'all') writeFileSync(path, page);
  expect(readFileSync(path, 'utf8')).toBe(page);
});
