import type { Kit, Workflow } from 'cmdspec/kit';
import { CHECKS, readNamed, readPerson, runChecks, type Account, type CheckResult } from './lib/analytics/checks.js';
import { readActivities, readAllDeals, readRows } from './lib/account.js';

export interface AuditArgs {
  readonly checks?: readonly string[];
  readonly strict?: boolean;
}

/** Findings of a check that `--verbose` prints below a table. */
const SHOWN = 25;

type Calls = 'deals' | 'persons' | 'organizations' | 'activities';

const audit: Workflow<AuditArgs, Calls> = async ({ checks = Object.keys(CHECKS), strict }, kit) => {
  const results = runChecks(checks, await readAccount(kit), kit.now().getTime());
  await kit.out.rows(results.map((result) => ({ ...result })));
  if (kit.out.format === 'table' && kit.globals.verbose && !kit.globals.fields) await printFindings(results, kit);
  const failed = results.filter(({ severity, count }) => severity === 'must' && count > 0).map(({ name }) => name);
  if (strict && failed.length > 0)
    kit.fail(
      { exit: 'findings' },
      `Checks with findings: ${failed.join(', ')}.`,
      'Run audit without --strict to exit with 0.',
    );
};

async function readAccount(kit: Kit<Calls>): Promise<Account> {
  const [deals, persons, organizations, activities] = await Promise.all([
    readAllDeals({}, kit),
    readRows(kit.calls.persons.rows()).then((rows) => rows.map(readPerson)),
    readRows(kit.calls.organizations.rows()).then((rows) => rows.map(readNamed)),
    readActivities(kit),
  ]);
  return { ...deals, persons, organizations, activities };
}

/** One JSON object per line, which shows what a finding consists of. */
async function printFindings(results: readonly CheckResult[], { out }: Pick<Kit, 'out'>): Promise<void> {
  for (const { title, items } of results) {
    if (items.length === 0) continue;
    await out.text(`\n${title}:`);
    await out.as('ndjson').rows(items.slice(0, SHOWN), { ownLimit: true });
    if (items.length > SHOWN) await out.text(`… and ${items.length - SHOWN} more`);
  }
}

export default audit;
