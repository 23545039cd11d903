import type { Context } from '../contract/context.js';
import { testService } from '../http/testkit.js';
import { forgetChanged } from './name-source.js';

/** Whether a write to the second path removes the names that are read from the first. */
async function forgets(list: string, written: string): Promise<boolean> {
  const dropped: string[] = [];
  const rule = { path: list, id: 'id', unless: 'digits', noun: 'shelf', scan: { field: ['name'] } } as const;
  const names = { drop: async (kind: string) => void dropped.push(kind) };
  const service = testService({ references: { shelf: rule } });
  await forgetChanged(written, { service, names: names as unknown as Context['names'] });
  return dropped.length > 0;
}

test.each([
  ['/shelves', '/shelves', true],
  ['/shelves', '/shelves/7', true],
  ['/shelves', '/shelves-of-others', false],
  ['/{area}/shelves', '/3/shelves/7/boxes', true],
  ['/{area}/Shelves?$select=Code,Name', '/3/Shelves', true],
  ['/{area}/Shelves?$select=Code,Name', "/3/Shelves(guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22')", true],
  ['/{area}/Shelves?$select=Code,Name', '/3/ShelvesOfOthers', false],
])('the names of %s are read again after a write to %s: %s', async (list, written, expected) => {
  expect(await forgets(list, written)).toBe(expected);
});
