/** Text in lines of limited width: help, messages, and values beside a label. */
import { displayWidth } from './width.js';

/** Columns of help in files and pipes. */
const USUAL = 80;
/** Lines of a terminal that does not report its height. */
const ROWS = 24;
const NARROWEST = 40;
/** Longer lines are hard to read. */
const WIDEST = 120;
/** Text beside a label is wrapped if it has at least this many columns. */
const LEAST = 12;
/** Maximum columns of a label beside its text, at the usual width. */
const LABEL = 30;

/** Returns the columns that text on a stream may use; undefined if it is not a terminal. */
export function widthOf({ isTTY, columns }: { readonly isTTY?: boolean; readonly columns?: number }) {
  return isTTY === true ? Math.min(WIDEST, Math.max(NARROWEST, columns || USUAL)) : undefined;
}

/**
 * Lays out help that is stored without line breaks. A line `  label<tab>text` is a row of a table, `title:<tab>text` a
 * paragraph with its title, and `  $ ` begins a command to copy. Lines are broken between words only; a longer word
 * overflows.
 */
export function layOutHelp(text: string, width = USUAL): string {
  const lines: string[] = [];
  let rows: (readonly [string, string])[] = [];
  const endTable = (): void => {
    if (rows.length > 0) lines.push(table(rows, width));
    rows = [];
  };
  for (const line of text.split('\n')) {
    const [label = '', rest] = line.split('\t');
    if (rest !== undefined && label.startsWith('  ')) {
      rows.push([label.slice(2), rest]);
      continue;
    }
    endTable();
    if (rest !== undefined) lines.push(wrap(rest, width, ' '.repeat(label.length + 1), `${label} `));
    else if (line.startsWith('  $ ')) lines.push(commandLine(line.slice(4), width));
    else if (line.startsWith('  # ')) lines.push(wrap(line.slice(4), width, '  # '));
    else lines.push(wrapLine(line, width));
  }
  endTable();
  return lines.join('\n');
}

/** Whether text fits one screen, with a line for the prompt of the shell. A size of 0 is not known. */
export function fitsScreen(text: string, size: { readonly columns?: number; readonly rows?: number }): boolean {
  const columns = size.columns || USUAL;
  const rows = size.rows || ROWS;
  let used = 0;
  for (const line of text.replace(/\n$/, '').split('\n')) {
    used += Math.max(1, Math.ceil(displayWidth(line.replace(/\u001b\[[\d;]*m/g, '')) / columns));
    if (used >= rows) return false;
  }
  return true;
}

/** Wraps the lines of a message; those that fit are not changed. Without a width no line is. */
export function wrapLines(text: string, width: number | undefined): string {
  return width === undefined
    ? text
    : text
        .split('\n')
        .map((line) => wrapLine(line, width))
        .join('\n');
}

function wrapLine(line: string, width: number): string {
  return displayWidth(line) <= width ? line : wrap(line, width, /^ */.exec(line)?.[0]);
}

/** Wraps a line between words, below the place where its text begins after a label. A line that fits is not changed. */
export function wrapBeside(label: string, text: string, width: number): string {
  const line = `${label}${text}`;
  const indent = displayWidth(label);
  return displayWidth(line) <= width || width - indent < LEAST ? line : wrap(text, width, ' '.repeat(indent), label);
}

/** Wraps a paragraph between words. */
function wrap(text: string, width: number, indent = '', first = indent): string {
  const lines: string[] = [];
  let line = first;
  let room = width - displayWidth(first);
  let isStart = true;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const needed = displayWidth(word) + (isStart ? 0 : 1);
    if (!isStart && needed > room) {
      lines.push(line);
      line = `${indent}${word}`;
      room = width - displayWidth(line);
    } else {
      line = isStart ? `${line}${word}` : `${line} ${word}`;
      room -= needed;
    }
    isStart = false;
  }
  return [...lines, line].join('\n');
}

/** Returns two columns: labels and texts. A label that is too long has its own line. */
function table(rows: readonly (readonly [string, string])[], width: number): string {
  const most = Math.min(LABEL, Math.floor((width * LABEL) / USUAL));
  const longest = Math.max(0, ...rows.map(([label]) => label.length).filter((length) => length <= most));
  const indent = ' '.repeat(2 + longest + 2);
  return rows
    .map(([label, text]) => {
      if (text === '') return wrap(label, width, indent, '  ');
      if (label.length > longest) return `${wrap(label, width, '      ', '  ')}\n${wrap(text, width, indent)}`;
      return wrap(text, width, indent, `  ${label.padEnd(longest)}  `);
    })
    .join('\n');
}

/**
 * Returns a line to copy, continued with backslashes if it is too long. The line is never broken inside quotes or between
 * a flag and its value.
 */
function commandLine(run: string, width: number): string {
  const lines: string[] = [];
  let line = '  $';
  const parts = commandParts(run);
  for (const [index, part] of parts.entries()) {
    if (line.length + 1 + part.length > width - 2 && line.trim() !== '$') {
      lines.push(`${line} \\`);
      // A long value still fits with a smaller indent, beside the backslash of a line that is continued.
      const room = width - 1 - part.length - (index === parts.length - 1 ? 0 : 2);
      line = ' '.repeat(Math.min(5, Math.max(0, room)));
    }
    line = `${line} ${part}`;
  }
  return [...lines, line].join('\n');
}

function commandParts(run: string): string[] {
  const words = run.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? [];
  const found: string[] = [];
  for (const word of words) {
    const last = found.at(-1) ?? '';
    if (/^--?[a-zA-Z][^\s=]*$/.test(last) && !/^(?:-|&&|\|)/.test(word)) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
