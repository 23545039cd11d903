/** Renders the report as Markdown. */
import type { Report, Section } from './report.js';

/** Returns the document without a line break at the end. */
export function markdown({ title, meta, notes, sections }: Report): string {
  return [
    `# ${title}`,
    pairs(meta),
    ...notes.map((note) => `Note: ${note}`),
    ...sections.flatMap((section) => [`## ${section.title}`, bodyOf(section)]),
  ].join('\n\n');
}

function bodyOf({ body }: Section): string {
  if (typeof body === 'string') return body;
  if (!('headers' in body)) return pairs(body);
  const { headers, numbersFrom, rows } = body;
  if (rows.length === 0) return 'None.';
  const cells = [headers, ...rows].map((row) => row.map((cell) => cell.replace(/[\\|]/g, '\\$&')));
  // Padded, so that the text of a mail reads as a table too.
  const widths = headers.map((_header, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => (at < numbersFrom ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at < numbersFrom ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...rest] = cells;
  return [line(head), line(rule), ...rest.map(line)].join('\n');
}

const pairs = (all: readonly (readonly [string, string])[]): string =>
  all.map(([label, value]) => `- **${label}**: ${value}`).join('\n');
