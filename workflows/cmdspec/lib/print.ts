/** The lines that the commands of the compiler print about a run, workflows and timings. */
import { shownPath } from '../../../generator/1-read/source.js';
import { fixable } from '../../../generator/fix.js';
import type { Options, Outcome, WorkflowFact } from '../../../generator/compile.js';
import type { Timing } from '../../../generator/clock.js';
import type { ToolSet } from '../../../generator/5-lower/tool-sets.js';

/** Summarizes a run, one line per service. */
export function summary(outcome: Outcome, mode: Options['mode'], drift: boolean): string {
  const errors = outcome.diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = outcome.diagnostics.length - errors;
  const counts = [count(errors, 'error'), count(warnings, 'warning')].filter((text) => text !== '').join(', ');
  const lines = outcome.compiled.map(({ service, out, changes, toolSets = [] }) => {
    const where = shownPath(out) || '.';
    if (mode === 'check') return `${service}: no errors.\n${service}: tools: ${toolSizes(toolSets)}.`;
    if (mode === 'drift') return '';
    if (changes === undefined) return mode === 'build' ? '' : `${service}: up to date.`;
    const { written, removed, unchanged, foreign } = changes;
    if (foreign.length > 0) {
      const names = foreign.slice(0, 5).join(', ');
      return `${service}: nothing was written, because ${where} has files that cmdspec did not write and would replace: ${names}. Choose another folder with --out, or move the files.`;
    }
    if (mode === 'build') return '';
    return `${service}: ${String(written.length)} written, ${String(removed.length)} removed, ${String(unchanged)} unchanged in ${where}.`;
  });
  if (mode === 'drift' && !outcome.failed) {
    lines.push(
      drift ? 'The output is out of date. Run the same command without --check.' : 'The output is up to date.',
    );
  }
  if (counts !== '') lines.push(`${counts}. Run "cmdspec explain <code>" for details.`);
  const fixes = fixable(outcome.diagnostics).length;
  if (fixes > 0)
    lines.push(`${String(fixes)} of ${String(outcome.diagnostics.length)} can be fixed with "cmdspec check --fix".`);
  return lines
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('');
}

/** Tools and tokens of the default set, the largest topic and all tools, with their limits. */
function toolSizes(sets: readonly ToolSet[]): string {
  const largest = (key: ToolSet['key']) =>
    sets
      .filter((set) => set.key === key)
      .reduce<ToolSet | undefined>((a, b) => (a && a.size >= b.size ? a : b), undefined);
  return (['default', 'topic', 'all'] as const)
    .flatMap((key) => largest(key) ?? [])
    .map(({ key, topic = '', sizes, size, most }) => {
      const name = key === 'topic' ? `largest topic ${topic}` : key;
      return `${name} ${String(sizes.length)} (${String(size)} of ${String(most)} tokens)`;
    })
    .join(', ');
}

/** Returns the commands that are code, each with its reason on the next line, and their number per service. */
export function workflowTable(workflows: readonly WorkflowFact[]): string {
  const services = [...new Set(workflows.map(({ service }) => service))];
  const lines = workflows.flatMap(({ service, words, module, why }) => [`${service} ${words}  ${module}`, `  ${why}`]);
  const totals = services.map((name) => {
    const own = workflows.filter(({ service }) => service === name);
    return `${name}: ${count(own.length, 'workflow')}`;
  });
  return [...lines, ...(totals.length === 0 ? ['No command is a workflow.'] : totals)]
    .map((line) => `${line}\n`)
    .join('');
}

const count = (number: number, noun: string): string =>
  number === 0 ? '' : `${String(number)} ${noun}${number === 1 ? '' : 's'}`;

export function timingTable(timings: readonly Timing[]): string {
  const total = { pass: 'total', milliseconds: timings.reduce((sum, { milliseconds }) => sum + milliseconds, 0) };
  return [...timings, total]
    .map(({ pass, milliseconds }) => `${pass.padEnd(8)} ${milliseconds.toFixed(1).padStart(9)} ms\n`)
    .join('');
}
