/** The matrix as a page of docs/: one table per group of faults, one line for all kinds with the same outcome. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { between, withBetween } from '../../../scripts/marks.js';
import { faults } from './matrix.js';
import { kinds, type Kind } from './kinds.js';
import { reported } from './rules.js';
import type { AnyFault, Cell } from './cell.js';

export const path = fileURLToPath(new URL('../../../docs/faults.md', import.meta.url));

/** The text of the page about one cell of the matrix: the cells of its line. */
export type Outcome = readonly string[];

const INTRODUCTION = `# Faults of the services

What the clients do when a service, or the network on the way to it, fails. Each line is the outcome of command lines that ran
against a service on a real socket with one fault; \`npm run proof -- tests/proof/faults\` runs them all again and compares
the outcomes with this page, and \`npm run proof -- -u tests/proof/faults\` writes it. \`npm test\` runs every fault once.

These rules hold in every line, and a test checks them:

- A write that may have arrived is not repeated, unless its method may be repeated (PUT, PATCH, DELETE).
- An error states whether a write reached the service ("Sent": yes, no or unknown), and what running the command again does
  ("Retry": safe, check or no). After a write that took effect or may have, it is never safe, unless its method may be repeated.
- The exit code is that of the kind of failure. A fault of the service never ends with the code for a bug.
- Standard output is a whole JSON document or empty, and standard error ends with one JSON object, on one line.
- After a success, the result and the files are those without the fault. After a failure, no file is left; a backup
  keeps everything but the file that failed.
- Nothing is sent to another origin, and no output and no file contains a credential.
- A refresh token, or the credential of an app, is sent once, and a stored token stays stored if the exchange fails.
- A background job is started once. An error while its state is read states that it continues, and how its state is shown.

"Attempts" is how often the request that was hit was sent. "Requests" counts all requests that reached the service. A list is
hit at its second page. Ports are left out. A file is content of any form: some faults of a body cannot be recognized in it.

Cells of the last run of \`npm run proof -- --write\`, a cell being one fault on one kind of request:

<!-- cells: begin -->
<!-- cells: end -->
`;

/** Returns the text of the page about a cell. Pages that are read at the same time vary in number and order. */
export function outcomeOf(kind: Kind, fault: AnyFault, cell: Cell): Outcome {
  const isVarying = kind.list?.style === 'page' || kind.list?.style === 'docs';
  const isBroken = 'network' in fault && fault.network !== undefined;
  const error = cell.code === 0 ? undefined : reported(cell);
  const message = cell.code === 0 ? countOf(cell) : (error?.message ?? '');
  return [
    String(cell.code),
    error?.sent ?? '',
    error?.retry ?? '',
    isVarying ? '' : String(cell.attempts),
    isVarying || isBroken ? '' : String(cell.requests.length),
    Object.keys(cell.files)
      .filter((name) => !name.endsWith('/') && kind.part?.test(name) !== false)
      .join(' '),
    plain(message),
  ];
}

function countOf({ out }: Cell): string {
  const result = out.trim() === '' ? undefined : (JSON.parse(out) as unknown);
  return Array.isArray(result) ? `${String(result.length)} rows` : 'the result';
}

/** Texts of node differ between versions and systems, paths and times between runs. */
const plain = (message: string): string =>
  message
    .replace(/(Cannot reach [^:]+(?::\/\/[^:]+)?): .*?(?= An earlier attempt|$)/, '$1: ….')
    .replace(/cannot be decompressed \([^)]*\)/, 'cannot be decompressed (…)')
    .replace(/JSON that cannot be read: .*?(?= The request was sent|$)/, 'JSON that cannot be read: ….')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'service')
    .replaceAll(/wait of \d{2,} s/g, 'wait of … s')
    .replaceAll('|', '\\|')
    .replaceAll('`', '')
    .slice(0, 300);

const NAMES = [
  'Fault',
  'Requests of',
  'Exit',
  'Sent',
  'Retry',
  'Attempts',
  'Requests',
  'Files',
  'Result or message',
] as const;
const row = (cells: readonly string[]): string => `| ${cells.map((one) => (one === '' ? '–' : one)).join(' | ')} |`;

/**
 * Returns the page for the outcomes of all cells, by fault and kind; `recordings` is its section about recordings. The number of
 * cells of the last runs stays as it is on the page `before`.
 */
export function pageOf(
  outcomes: ReadonlyMap<string, ReadonlyMap<string, Outcome>>,
  recordings: string,
  before: string,
): string {
  const groups = [...new Set(faults.map(({ group }) => group))];
  const tables = groups.map((group) => {
    const lines = faults
      .filter((fault) => fault.group === group)
      .flatMap(({ name }) => linesOf(name, outcomes.get(name)));
    return [`## ${group}`, '', row(NAMES), row(NAMES.map(() => '-')), ...lines].join('\n');
  });
  const introduction = withBetween(INTRODUCTION, 'cells', between(before, 'cells').trim());
  return `<!-- prettier-ignore-start -->\n${introduction}\n${[recordings, ...tables].join('\n\n')}\n\n<!-- prettier-ignore-end -->\n`;
}

function linesOf(name: string, outcomes: ReadonlyMap<string, Outcome> = new Map()): string[] {
  const same = new Map<string, string[]>();
  for (const [kind, outcome] of outcomes) {
    const key = JSON.stringify(outcome);
    same.set(key, [...(same.get(key) ?? []), kind]);
  }
  return [...same].map(([key, names], at) =>
    row([at === 0 ? name : '', listOf(names), ...(JSON.parse(key) as Outcome)]),
  );
}

/** `crmcli: record, create; ledgercli: feed` */
function listOf(names: readonly string[]): string {
  const clients = [...new Set(names.map((name) => name.split(': ')[0] ?? ''))];
  const of = (client: string): string[] =>
    names.flatMap((name) => (name.startsWith(`${client}: `) ? [name.slice(client.length + 2)] : []));
  return clients
    .map((client) => {
      const isAll = of(client).length === kinds.filter((one) => one.client.binary === client).length;
      return `${client}: ${isAll ? 'all' : of(client).join(', ')}`;
    })
    .join('; ');
}

/** Returns the outcome that the page has for a cell; `undefined` without one. */
export function recorded(fault: AnyFault, kind: Kind, page = readFileSync(path, 'utf8')): Outcome | undefined {
  let current = '';
  for (const line of page.split('\n')) {
    if (!line.startsWith('| ')) continue;
    const [name = '', who = '', ...outcome] = line
      .slice(2, -2)
      .split(' | ')
      .map((one) => (one === '–' ? '' : one));
    if (name !== '') current = name;
    if (current !== fault.name) continue;
    const [client = '', ...words] = kind.name.split(': ');
    const own = who
      .split('; ')
      .find((one) => one.startsWith(`${client}: `))
      ?.slice(client.length + 2);
    if (own === 'all' || own?.split(', ').includes(words.join(': ')) === true) return outcome;
  }
  return undefined;
}
