/**
 * The long form of tests/e2e/import-set.test.ts: descriptions that packages ship and those of the importer's tests are imported,
 * checked, generated and tested, and reach the bars. `IMPORT_SET=<folder>` adds the descriptions of a folder.
 *
 * @prints-credentials tsx stores the source of the sandbox in the temporary folder.
 */
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import { isRead, linesOf, missedBars } from '../../scripts/import-set/bars.js';
import { descriptionsIn, measure, type Result } from '../../scripts/import-set/measure.js';
import { root } from '../support/cli.js';
import { tried } from './tried.js';

const { resolve } = createRequire(import.meta.url);
const fixtures = join(root, 'generator/import/fixtures');
const own = ['shop.yaml', 'parcels.yaml'].map((name) => [parse(name).name, join(fixtures, name)] as const);
const set = [['figma', resolve('@figma/rest-api-spec/openapi/openapi.yaml')] as const, ...own];
const more = process.env['IMPORT_SET'];
if (more !== undefined) set.push(...(await descriptionsIn(more)));

const results: Result[] = [];

test.each(set)(
  '%s',
  async (name, file) => {
    const result = await measure(name, file);
    results.push(result);
    if (!isRead(result)) throw new Error(result.error);
    tried({ descriptions: 1, operations: result.operations, commands: result.commands });
    process.stderr.write(
      linesOf(result)
        .map((line) => `${line}\n`)
        .join(''),
    );
    expect(result.failed).toEqual([]);
    expect(result.commands).toBeGreaterThan(0);
  },
  600_000,
);

test('the set reaches the bars', () => {
  expect(missedBars(results)).toEqual([]);
});
