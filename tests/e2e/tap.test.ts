/** What a target of Singer has after changes by another client, and after runs that are killed: what the service has. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crm } from '../proof/copies/crm.js';
import { helpdesk } from '../proof/copies/helpdesk.js';
import { ledger } from '../proof/copies/ledger.js';
import { openOther, pick, type CopiedService, type Row } from '../proof/copies/service.js';
import { newHome, serveSandbox, type Ended } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import { momentOf, openKiller } from '../support/kill.js';
import { numbers, seed } from '../support/random.js';
import { checkCatalog, openTarget, type Target } from '../support/singer.js';

interface Catalog {
  readonly streams: readonly {
    readonly tap_stream_id: string;
    readonly schema: { readonly properties: Readonly<Record<string, unknown>> };
    readonly key_properties: readonly string[];
    readonly metadata: Row[];
  }[];
}

const nameOf = (collection: string): string => collection.replaceAll('/', '_');

/** Applies the complete lines of a run, whether it ended or not. */
const load = (target: Target, { stdout }: Ended): void =>
  stdout
    .split('\n')
    .slice(0, -1)
    .forEach((line) => target.apply(line));

/** Marks all streams of a catalog, or some of them. */
const marked = (catalog: Catalog, mark: Row): Catalog => ({
  streams: catalog.streams.map((stream) => ({
    ...stream,
    metadata: [...stream.metadata, { breadcrumb: [], metadata: { selected: true, ...mark } }],
  })),
});

/** A value as text. A date and the time at its begin are the same. */
const plain = (value: unknown): string =>
  String(value)
    .replace(/(?<=\d)T(?=\d)/, ' ')
    .replace(/( 00:00:00)?Z?$/, '');

/** The fields of a record that are not what the service has in them. */
const differing = (record: Row, row: Row): readonly string[] =>
  Object.entries(record).flatMap(([field, value]) => {
    const there = row[field];
    if (there === null || there === undefined || typeof there === 'object') return [];
    return plain(value) === plain(there) ? [] : [`${field}: ${plain(value)}, not ${plain(there)}`];
  });

test.each([crm, helpdesk, ledger])(
  '$binary',
  async (service: CopiedService) => {
    const { binary, keyOf, contentOf = (row: Row) => row } = service;
    const home = newHome();
    const served = await serveSandbox(binary, home, ...service.sandbox);
    const killer = await openKiller(binary, home, served);
    const next = numbers(seed);
    const other = openOther(binary, home, served, numbers(seed + 1));
    const target = openTarget();
    const file = (name: string, content: unknown): string => {
      const path = join(home, name);
      writeFileSync(path, JSON.stringify(content));
      return path;
    };
    try {
      const discovered = await inProcess(binary, ['tap', '--discover'], home, { env: killer.env });
      const whole = JSON.parse(discovered.stdout) as Catalog;
      checkCatalog(whole);
      for (const { tap_stream_id: id, schema, key_properties: keys } of whole.streams)
        expect([id, keys.filter((key) => schema.properties[key] === undefined)]).toEqual([id, []]);

      const all = [...(await service.rows(other)).keys()].map(nameOf);
      expect(all.sort()).toEqual(whole.streams.map(({ tap_stream_id: id }) => id).sort());
      const changes = file('catalog.json', marked(whole, {}));
      const everything = file('full.json', marked(whole, { 'replication-method': 'FULL_TABLE' }));
      const argv = (catalog: string): readonly string[] => {
        const state = target.state();
        const more = state === undefined ? [] : ['--state', file('state.json', state)];
        return ['tap', '--catalog', catalog, ...more];
      };
      const change = async (): Promise<unknown> =>
        service.changes[pick(Object.keys(service.changes), other.next) ?? '']?.(other);
      const requests = await killer.count(() => inProcess(binary, argv(changes), home, { env: killer.env }));

      let kills = 0;
      for (let round = 0; round < 2; round += 1) {
        const killed = killer.kill(argv(changes), momentOf(requests, next));
        for (let count = 0; count < 8; count += 1) await change();
        const ended = await killed;
        if (ended.code === null) kills += 1;
        load(target, ended);
        for (let count = 0; count < 4; count += 1) await change();
      }
      expect(kills).toBeGreaterThan(0);

      // Deletions of streams without a log come only with the whole stream.
      for (const catalog of binary === 'ledgercli' ? [changes] : [changes, everything]) {
        const ended = await inProcess(binary, argv(catalog), home, { env: killer.env });
        // A change may have added a custom field.
        const said = ended.stderr.replaceAll(/^(?:Requests go to |\w+: fields are not in the catalog: ).*\n/gm, '');
        expect([seed, ended.code, said]).toEqual([seed, 0, '']);
        load(target, ended);
        for (const [collection, rows] of await service.rows(other)) {
          const records = [...(target.tables.get(nameOf(collection))?.values() ?? [])];
          const table = new Map(records.map((record) => [keyOf(record, collection), record]));
          const expected = new Map(rows.map((row) => [keyOf(row, collection), row]));
          const missing = [...expected.keys()].filter((key) => !table.has(key));
          const gone = [...table.keys()].filter((key) => !expected.has(key));
          const wrong = [...expected].flatMap(([key, row]) =>
            differing(contentOf(table.get(key) ?? {}, collection) as Row, contentOf(row, collection) as Row).map(
              (problem) => `${key} ${problem}`,
            ),
          );
          const isExact = catalog === everything || binary === 'ledgercli';
          expect([seed, collection, missing, isExact ? gone : [], wrong]).toEqual([seed, collection, [], [], []]);
        }
      }
    } finally {
      await killer.close();
      await served.stop();
    }
  },
  180_000,
);
