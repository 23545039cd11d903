/** `crmcli audit`: checks the data of the account and lists the findings. */
import type { Kit, Workflow } from 'cmdspec-runtime/kit';
import { readAccount, type AccountCall } from './lib/account.js';
import { CHECKS, runChecks, type CheckResult } from './lib/analytics/checks.js';

export interface AuditArgs {
  readonly checks?: readonly string[];
  readonly strict?: boolean;
}

/** Findings of a check that `--verbose` prints below a table. */
const SHOWN = 25;

const audit: Workflow<AuditArgs, AccountCall> = async ({ checks = Object.keys(CHECKS), strict }, kit) => {
  const results = runChecks(checks, await readAccount(kit), kit.world.now().getTime());
  await kit.out.rows(results.map((result) => ({ ...result })));
  if (kit.out.format === 'table' && kit.options.verbose && !kit.options.fields) await printFindings(results, kit);
  const failed = results.filter(({ severity, count }) => severity === 'must' && count > 0).map(({ name }) => name);
  if (strict && failed.length > 0)
    kit.fail(
      { exit: 'findings' },
      `Checks with findings: ${failed.join(', ')}.`,
      'Run audit without --strict to exit with 0.',
    );
};

/** One JSON object per line, which shows the parts of a finding. */
async function printFindings(results: readonly CheckResult[], { out }: Pick<Kit, 'out'>): Promise<void> {
  for (const { title, items } of results) {
    if (items.length === 0) continue;
    await out.text(`\n${title}:`);
    await out.as('ndjson').rows(items.slice(0, SHOWN), { ownLimit: true });
    if (items.length > SHOWN) await out.text(`… and ${items.length - SHOWN} more`);
  }
}

export default audit;
