/** The table of a run of `npm run proof`, and its places in pages. */
import { defined } from '../../runtime/base/defined.js';
import { between, withBetween } from '../marks.js';

/** What one suite did. */
export interface Row {
  readonly suite: string;
  /** Counts of what was tried, by its name in plural. */
  readonly tried: Readonly<Record<string, number>>;
  /** Tests that failed. */
  readonly failures: number;
  readonly seconds: number;
  /** Seed of what was drawn. */
  readonly seed?: number;
}

/** One run, on one version of Node. */
export interface Run {
  /** `22.1.0`. */
  readonly node: string;
  /** `2026-01-31`. */
  readonly day: string;
  readonly rows: readonly Row[];
  /** Of the whole run, in which suites run at the same time; absent for a run of some suites. */
  readonly seconds?: number;
}

/** The part of the report of jest that is used. */
export interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds. */
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** One line of the file to which suites write what they tried. */
export interface Tried {
  readonly suite: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly seed?: number;
}

/** Returns a row per suite. A suite that counts nothing is counted by its tests. */
export function rowsOf({ testResults }: JestReport, all: readonly Tried[]): Row[] {
  return testResults
    .map(({ name, startTime, endTime, status, assertionResults }) => {
      const suite = /\/tests\/(?:proof\/)?([\w-]+)/.exec(name)?.[1] ?? name;
      const own = all.filter((one) => one.suite === suite);
      const counts: Record<string, number> = {};
      for (const [what, count] of own.flatMap((one) => Object.entries(one.counts)))
        counts[what] = (counts[what] ?? 0) + count;
      const ended = (how: string): number => assertionResults.filter((one) => one.status === how).length;
      const skipped = ended('pending');
      if (own.length === 0) counts['tests'] = ended('passed');
      const seed = own.find((one) => one.seed !== undefined)?.seed;
      return {
        suite,
        tried: { ...counts, ...(skipped > 0 && { 'tests skipped': skipped }) },
        // A file that cannot be loaded has no tests.
        failures: Math.max(ended('failed'), status === 'failed' ? 1 : 0),
        seconds: Math.round((endTime - startTime) / 1000),
        ...defined({ seed }),
      };
    })
    .sort((one, other) => (one.suite < other.suite ? -1 : 1));
}

/** Returns the counts in the last summary that jest printed. */
export function countsIn(output: string): Pick<Row, 'tried' | 'failures'> {
  const [last = ''] = [...output.matchAll(/^Tests: +(.*)$/gm)].slice(-1).map((match) => match[1] ?? '');
  const count = (what: string): number => Number(new RegExp(`(\\d+) ${what}`).exec(last)?.[1] ?? 0);
  const skipped = count('skipped');
  return {
    tried: { tests: count('passed'), ...(skipped > 0 && { 'tests skipped': skipped }) },
    failures: count('failed'),
  };
}

const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
const cellsOf = ({ suite, tried, failures, seconds, seed }: Row): string[] => [
  suite,
  Object.entries(tried)
    .map(([name, count]) => `${grouped(count)} ${name}`)
    .join(', '),
  String(failures),
  String(seconds),
  seed === undefined ? '' : String(seed),
];

/** Returns a run as a table in Markdown; that of a run of all suites ends with a row for all of it. */
export function tableOf({ rows, seconds }: Pick<Run, 'rows' | 'seconds'>): string {
  const sum = rows.reduce((total, { failures }) => total + failures, 0);
  const all = seconds === undefined ? [] : [['all', '', String(sum), String(seconds), '']];
  return aligned([...rows.map(cellsOf), ...all]);
}

function aligned(rows: readonly (readonly string[])[]): string {
  const cells = [['suite', 'tried', 'failures', 'seconds', 'seed'], ...rows];
  const widths = cells[0]!.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)));
  const lines = cells.map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}

/**
 * Puts the table of a run on docs/performance.md, in place of that of the same major version of Node. A run of some suites
 * replaces their rows, and removes the row of a run of all.
 */
export function withTable(page: string, run: Run): string {
  const sections = new Map<string, string>();
  for (const text of between(page, 'proof').split(/^(?=### )/m)) {
    const major = /^### Node (\d+)/.exec(text)?.[1];
    if (major !== undefined) sections.set(major, text.trim());
  }
  const known = run.seconds === undefined ? rowsIn(sections.get(majorOf(run)) ?? '') : [];
  const names = new Set(['all', ...run.rows.map(({ suite }) => suite)]);
  const others = known.filter(([suite = '']) => !names.has(suite));
  const table =
    run.seconds === undefined
      ? aligned([...others, ...run.rows.map(cellsOf)].sort(([one = ''], [other = '']) => (one < other ? -1 : 1)))
      : tableOf(run);
  sections.set(majorOf(run), `### Node ${run.node}, ${run.day}\n\n${table}`);
  return withBetween(page, 'proof', inOrder(sections).join('\n\n'));
}

/** Returns the cells of the table of a section. */
const rowsIn = (section: string): string[][] =>
  [...section.matchAll(/^\| (.*) \|$/gm)].slice(2).map(([, line = '']) => line.split(' | ').map((cell) => cell.trim()));

/** Puts the number of cells that a run tried on docs/faults.md, in place of that of the same major version of Node. */
export function withCells(page: string, run: Run): string {
  const lines = new Map(
    [...between(page, 'cells').matchAll(/^- Node (\d+).*$/gm)].map(([line, major = '']) => [major, line]),
  );
  const row = run.rows.find(({ suite }) => suite === 'faults');
  if (row === undefined) return page;
  const cells = `${grouped(row.tried['cells'] ?? 0)} cells, ${String(row.failures)} failures`;
  lines.set(majorOf(run), `- Node ${run.node}: ${cells} (${run.day})`);
  return withBetween(page, 'cells', inOrder(lines).join('\n'));
}

const majorOf = ({ node }: Run): string => node.split('.')[0] ?? node;
const inOrder = (parts: ReadonlyMap<string, string>): string[] =>
  [...parts].sort(([one], [other]) => Number(one) - Number(other)).map(([, text]) => text);
