/** Prints the examples that failed. */
import { stripVTControlCharacters } from 'node:util';
import { rangeOf, shownPlace } from '../1-read/source.js';
import { github } from '../diagnostics/annotations.js';
import type { Failure } from './run.js';

/** Lines of output that are shown of an example that failed. */
const shown = 12;

/** Forms in which failed examples are printed. */
export const formats: Readonly<Record<'text' | 'json' | 'github', (failures: readonly Failure[]) => string>> = {
  text: (failures) => failures.map(one).join(''),
  json,
  github: (failures) =>
    github(
      failures.map((failure) => ({
        id: 'example',
        level: 'error',
        text: `${sentence(failure)}\n${outputOf(failure).join('\n')}`,
        span: failure.example.span,
      })),
    ),
};

function one(failure: Failure): string {
  const output = outputOf(failure).map((text) => `    ${text}\n`);
  return `${shownPlace(failure.example.span)} ${sentence(failure)}\n${output.join('')}`;
}

function sentence({ example, code }: Failure): string {
  const { run, until } = example;
  if (code === 0 && until !== undefined) return `"${run}" ended without printing "${until}".`;
  if (typeof code === 'number') return `"${run}" failed with exit code ${String(code)}.`;
  return `"${run}" failed: ${code === 'SIGKILL' ? 'it did not end by itself' : code}.`;
}

function outputOf({ out }: Failure): string[] {
  const lines = stripVTControlCharacters(out).trimEnd().split('\n');
  const more = lines.length - shown;
  return more > 0 ? [...lines.slice(0, shown), `(${String(more)} more lines)`] : lines;
}

/** One JSON array. Lines and columns count from 1; the end is exclusive. */
function json(failures: readonly Failure[]): string {
  const rows = failures.map(({ example, code, out }) => ({
    file: example.span.source.file,
    ...rangeOf(example.span),
    command: example.words,
    run: example.run,
    code,
    output: out,
  }));
  return `${JSON.stringify(rows, undefined, 2)}\n`;
}

/** `shop: 12 examples, 1 failed.` */
export function summaryOf({
  service,
  examples,
  failures,
}: {
  readonly service: string;
  readonly examples: number;
  readonly failures: readonly Failure[];
}): string {
  const count = `${String(examples)} ${examples === 1 ? 'example' : 'examples'}`;
  if (failures.length === 0) return `${service}: ${count}, all work in the sandbox.\n`;
  return `${service}: ${count}, ${String(failures.length)} failed. Files that examples name belong in the folder "examples" beside service.yaml.\n`;
}
