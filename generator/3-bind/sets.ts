/** Replaces names of column sets, hint sets and apps by what they name. */
import { checkName } from '../diagnostics/findings.js';
import type { Document, Documents } from '../1-read/load.js';
import { merged, placeOfValue } from '../1-read/source.js';
import type { ServiceSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';

type Value = Readonly<Record<string, unknown>>;

/** Keys of groups and commands that may name a set, and what its declarations in service.yaml are called. */
const sets = {
  columns: { table: 'column-sets', what: 'list of columns' },
  hints: { table: 'hint-sets', what: 'set of hints' },
} as const;

/** Names of sets that are used. */
export type UsedSets = Readonly<Record<keyof typeof sets, ReadonlySet<string>>>;

/** Replaces names of sets, and of credentials with the same app, by what they name. */
export function withSets(documents: Documents, report: Report): { documents: Documents; used: UsedSets } {
  const used = { columns: new Set<string>(), hints: new Set<string>() };
  const service = documents.service.value as ServiceSpec;

  const valueOf = (owner: Value, key: string, known: Value | undefined, what: string): unknown => {
    const name = String(owner[key]);
    if (known !== undefined && Object.hasOwn(known, name)) return known[name];
    checkName(report, what, name, Object.keys(known ?? {}), placeOfValue(owner, key));
    return undefined;
  };
  const replaced = (owner: Value): Value => {
    const found: Record<string, unknown> = {};
    for (const key of ['columns', 'hints'] as const) {
      const name = owner[key];
      if (typeof name !== 'string') continue;
      const { table, what } = sets[key];
      used[key].add(name);
      found[key] = valueOf(owner, key, service[table], what);
    }
    for (const key of ['commands', 'groups', 'verbs']) {
      const inside = owner[key];
      if (inside !== undefined) found[key] = each(inside as Value, (one) => replaced(one as Value));
    }
    return Object.keys(found).length === 0 ? owner : merged({ ...owner, ...found }, owner);
  };
  const withClients = (owner: Value): Value => {
    const credentials = owner['credentials'] as Readonly<Record<string, Value>> | undefined;
    if (credentials === undefined) return owner;
    const apps = Object.fromEntries(
      Object.entries(credentials).flatMap(([name, { client }]) => (typeof client === 'object' ? [[name, client]] : [])),
    );
    const own = each(credentials, (one) => {
      const { client } = one as Value;
      if (typeof client !== 'string') return one;
      return merged({ ...(one as Value), client: valueOf(one as Value, 'client', apps, 'app') }, one as Value);
    });
    return merged({ ...owner, credentials: own }, owner);
  };
  const document = (one: Document, change: (value: Value) => Value): Document => ({
    ...one,
    value: change(one.value as Value),
  });
  return {
    documents: {
      ...documents,
      service: document(documents.service, (value) => withClients(replaced(value))),
      groups: documents.groups.map((one) => document(one, replaced)),
    },
    used,
  };
}

const each = (table: Value, change: (value: unknown) => unknown): Value =>
  merged(Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)])), table);
