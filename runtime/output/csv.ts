import type { Column } from '../contract/command.js';
import { cellText } from './cells.js';
import { cleanLines } from '../base/clean.js';
import type { Shape } from './shapes.js';

/**
 * RFC 4180 with line feeds: a header row, quotes where a cell needs them, lists and objects as JSON. Line breaks inside
 * cells stay. Cells that a spreadsheet would take for a formula are not changed: a file for other programs must hold
 * what the service stores.
 */
export function csvRows(columns: readonly Column[], headerWhenEmpty: boolean): Shape {
  const header = `${columns.map(({ header }) => quote(header)).join(',')}\n`;
  let started = false;
  return {
    row: (row) => {
      const line = `${columns.map((column) => quote(cellText(row, column))).join(',')}\n`;
      if (started) return line;
      started = true;
      return header + line;
    },
    end: () => (started || !headerWhenEmpty || columns.length === 0 ? '' : header),
  };
}

function quote(text: string): string {
  const safe = cleanLines(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
