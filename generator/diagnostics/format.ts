/** Prints diagnostics for people and for machines. */
import { defined } from '../../runtime/base/defined.js';
import { position, rangeOf, shownPlace, type Span } from '../1-read/source.js';
import { packageVersion } from '../package.js';
import { github, sarif, type Annotation } from './annotations.js';
import { catalogue, type Message } from './catalogue.js';
import type { Diagnostic } from './report.js';

/** Forms of diagnostics that a machine reads; they go to standard output. */
export const machineFormats: Readonly<
  Record<'json' | 'github' | 'sarif', (diagnostics: readonly Diagnostic[]) => string>
> = {
  json,
  github: (diagnostics) => github(diagnostics.map(annotation)),
  sarif: (diagnostics) =>
    sarif(diagnostics.map(annotation), packageVersion(), (code) => {
      const entries: Readonly<Record<string, Message>> = catalogue;
      const { id: name = code, title = code, explanation = '', severity = 'error' } = entries[code] ?? {};
      return { name, title, explanation, level: severity };
    }),
};

function annotation({ code, id, severity, message, remedy, span }: Diagnostic): Annotation {
  return { id: code, name: id, level: severity, text: remedy === '' ? message : `${message}\n${remedy}`, span };
}

/** `file:line:column`, the finding, a code frame with a caret, and the remedy. */
export function text(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(one).join('\n');
}

function one({ code, id, severity, message, remedy, span }: Diagnostic): string {
  return `${shownPlace(span)} ${severity} ${code} (${id}): ${message}\n${frame(span)}  ${remedy}\n`;
}

function frame(span: Span): string {
  const { source, start, end } = span;
  const from = position(source, start);
  const lines = source.text.split('\n');
  const line = (lines[from.line - 1] ?? '').replace(/\r$/, '');
  if (line === '') return '';
  const to = position(source, end);
  const last = to.line === from.line ? to.column : line.length + 1;
  const gutter = String(from.line).length;
  const caret = ' '.repeat(from.column - 1) + '^'.repeat(Math.max(1, last - from.column));
  const before =
    from.line > 1 ? `${margin(from.line - 1, gutter)} ${lines[from.line - 2]?.replace(/\r$/, '') ?? ''}\n` : '';
  return `${before}${margin(from.line, gutter)} ${line}\n${' '.repeat(gutter + 2)} | ${caret}\n`;
}

function margin(line: number, width: number): string {
  return `  ${String(line).padStart(width)} |`;
}

/** One JSON array, for editors and scripts. Lines and columns count from 1; the end is exclusive. `fix` is the text that replaces a range. */
function json(diagnostics: readonly Diagnostic[]): string {
  const rows = diagnostics.map(({ code, id, severity, message, remedy, span, edit }) => ({
    file: span.source.file,
    ...rangeOf(span),
    code,
    id,
    severity,
    message,
    remedy,
    ...defined({ fix: edit && { ...rangeOf(edit.span), text: edit.text } }),
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
