/** `crmcli watch`: reports findings of the audit that the last run did not have. */
import { noteCut, isObject, plainText, stringifyJson, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { readAccount, type AccountCall } from './lib/account.js';
import { CHECKS, runChecks, type CheckName, type CheckResult, type Severity } from './lib/analytics/checks.js';

interface Args {
  readonly checks?: readonly string[];
  readonly severity: Severity | 'all';
  readonly peek?: boolean;
}

/** Keys of the findings that earlier runs have reported, of one check. */
const CURSOR = { keys: 'string[]' } as const;

interface Finding {
  readonly check: CheckName;
  readonly severity: Severity;
  readonly key: string;
  readonly item: Row;
}

const watch: Workflow<Args, AccountCall> = async ({ checks = Object.keys(CHECKS), severity, peek }, kit) => {
  // The profile may have another account since the last run, and other findings.
  const positions = await kit.positions({ file: { name: 'watch' }, cursor: CURSOR, isReplaced: true, adopt: adopted });
  const before = await positions.read();
  const results = runChecks(checks, await readAccount(kit), kit.world.now().getTime());
  const found = results.flatMap(findingsOf);
  const isKnown = ({ check, key }: Finding): boolean => before[check]?.cursor.keys.includes(key) === true;
  const fresh = found.filter((finding) => !isKnown(finding));
  const shown = fresh.slice(0, kit.options.limit ?? Infinity);
  await kit.out.rows(shown.map(kit.out.format === 'table' || kit.out.format === 'csv' ? toCells(kit) : toRow), {
    ownLimit: true,
  });
  if (shown.length < fresh.length) noteCut({ shown: shown.length, total: fresh.length }, kit);
  if (peek !== true) {
    // A finding that --limit omits is new again in the next run; a finding that is gone can come back as new.
    const kept = found.filter((finding) => isKnown(finding) || shown.includes(finding));
    const keysOf = (name: CheckName): string[] => kept.filter(({ check }) => check === name).map(({ key }) => key);
    await positions.store(Object.fromEntries(results.map(({ name }) => [name, { keys: keysOf(name) }])));
  }
  const armed = fresh.filter((finding) => severity === 'all' || finding.severity === severity);
  if (armed.length === 0) return;
  const what = severity === 'all' ? '' : ` ${severity}-severity`;
  kit.fail({ exit: 'findings' }, `${armed.length} new${what} ${armed.length === 1 ? 'finding' : 'findings'}.`);
};

/** Returns what a file of an earlier version says. */
const adopted = ({ account, keys }: Row) => ({
  account,
  collections: isObject(keys)
    ? Object.fromEntries(Object.entries(keys).map(([name, of]) => [name, { cursor: { keys: of } }]))
    : keys,
});

function findingsOf({ name, severity, items }: CheckResult): Finding[] {
  return items
    .filter(({ kind }) => kind !== 'note')
    .map((item) => ({ check: name, severity, key: keyOf(name, item), item }));
}

/** Returns the key that identifies a finding in later runs. */
function keyOf(check: CheckName, { id, email, owner_id: owner, name, ids }: Row): string {
  if (check === 'duplicate-persons') return plainText(email);
  if (check === 'overdue-activities') return plainText(owner);
  if (check === 'duplicate-orgs') return typeof name === 'string' ? name : (ids as readonly unknown[]).join('-');
  return plainText(id);
}

const toRow = ({ check, severity, key, item }: Finding): Row => ({ check, severity, key, item });

function toCells({ out }: Pick<Kit, 'out'>) {
  return ({ check, severity, key, item }: Finding): Row => ({
    severity: out.format === 'table' ? `${severity === 'must' ? '●' : '○'} ${severity}` : severity,
    check,
    key,
    summary: summaryOf(item),
  });
}

/** Returns the other fields of a finding, on one line. */
function summaryOf(item: Row): string {
  const { title, name, id: _id, ...rest } = item;
  const parts = Object.entries(rest).map(
    ([field, value]) => `${field} ${typeof value === 'string' ? value : stringifyJson(value)}`,
  );
  return [title, name, ...parts].filter((part) => typeof part === 'string').join(', ');
}

export default watch;
