/**
 * Measures the times that users notice, as ratios to `node -e 0` or to a bare program in the same run.
 * `npm run bench` runs all; `npm run bench -- startup memory` some; `--turns 30` makes figures steadier. `--save <file>`
 * stores the figures, and `--against <file>` compares with stored ones. `--write` measures on this version of Node and on
 * the others that people use, and writes the figures to docs/performance.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { installNode } from '../nodes.js';
import { root } from '../places.js';
import { compiler } from './compiler.js';
import { crm } from './crm.js';
import { exec } from './exec.js';
import { exporting } from './export.js';
import { feeds } from './feeds.js';
import { memory } from './memory.js';
import { print, withFigures, type Part, type Report } from './report.js';
import { rendering } from './rendering.js';
import { startup } from './startup.js';
import { writes } from './writes.js';

const VERSIONS = ['22', '24', '26'];

const { values, positionals } = parseArgs({
  options: {
    turns: { type: 'string', default: '15' },
    save: { type: 'string' },
    against: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const turns = Number(values.turns);
const parts = {
  startup: { title: 'Start-up, whole process', measure: () => startup(turns) },
  writes: { title: 'The log of writes', measure: () => writes(turns) },
  exec: { title: 'Many lines in one process', measure: () => exec(turns) },
  memory: { title: 'Long lists', measure: () => memory() },
  rendering: { title: 'Tables and filters', measure: () => rendering(turns) },
  export: { title: 'Exports', measure: () => exporting(turns) },
  crm: { title: 'Imports, figures and copies', measure: () => crm(turns) },
  feeds: { title: 'Feeds and divisions', measure: () => feeds(turns) },
  compiler: { title: 'Compiler', measure: () => compiler(turns) },
};
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);

const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

async function measure(): Promise<void> {
  const before = values.against === undefined ? undefined : readReport(values.against);
  const measured: Part[] = [];
  for (const [name, { title, measure: rowsOf }] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const part = { title, rows: await rowsOf() };
    measured.push(part);
    print(part, before);
  }
  const report: Report = { node: process.versions.node, parts: measured };
  if (values.save !== undefined) writeFileSync(values.save, `${JSON.stringify(report, null, 2)}\n`);
}

/** Runs this script on each version, one after another, and writes the figures. */
async function writePage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-versions-'));
  try {
    const programs = [process.execPath, ...VERSIONS.map((version) => installNode(version, folder))];
    const reports = programs.map((program, at) => {
      const file = join(folder, `${String(at)}.json`);
      const args = ['--import', 'tsx', fileURLToPath(import.meta.url), ...positionals];
      execFileSync(program, [...args, '--turns', String(turns), '--save', file], { cwd: root, stdio: 'inherit' });
      return readReport(file);
    });
    const page = join(root, 'docs/performance.md');
    const text = withFigures(readFileSync(page, 'utf8'), reports);
    writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await (values.write ? writePage() : measure());
