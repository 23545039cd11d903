/** Text in 80 columns. */
const width = 80;
const widest = 30;

/** Wraps paragraphs between words; a word that is too long has its own line. */
export function wrap(text: string, indent = '', first = indent): string {
  return text
    .split(/\n/)
    .map((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
        const start = lines.length === 0 ? first : indent;
        if (line === '') line = `${start}${word}`;
        else if (line.length + 1 + word.length <= width) line = `${line} ${word}`;
        else {
          lines.push(line);
          line = `${indent}${word}`;
        }
      }
      return [...lines, line].join('\n');
    })
    .join('\n');
}

/** Returns two columns: labels and texts. A label that is too long has its own line. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const longest = Math.max(0, ...rows.map(([label]) => label.length).filter((length) => length <= widest));
  const indent = ' '.repeat(2 + longest + 2);
  return rows
    .map(([label, text]) => {
      if (text === '') return `  ${label}`;
      if (label.length > longest) return `  ${label}\n${wrap(text, indent)}`;
      return wrap(text, indent, `  ${label.padEnd(longest)}  `);
    })
    .join('\n');
}

export function section(title: string, body: string): string[] {
  return body === '' ? [] : [`${title}:\n${body}`];
}

export const page = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

/**
 * Returns a line to copy, continued with backslashes if it is too long. The line is never broken inside quotes or between
 * a flag and its value.
 */
export function commandLine(run: string): string {
  const lines: string[] = [];
  let line = '  $';
  for (const part of parts(run)) {
    if (line.length + 1 + part.length > width - 2 && line.trim() !== '$') {
      lines.push(`${line} \\`);
      // A long value still fits with a smaller indent.
      line = ' '.repeat(Math.min(5, Math.max(1, width - 1 - part.length)));
    }
    line = `${line} ${part}`;
  }
  return [...lines, line].join('\n');
}

function parts(run: string): string[] {
  const words = run.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? [];
  const found: string[] = [];
  for (const word of words) {
    const last = found.at(-1) ?? '';
    if (/^--?[a-zA-Z][^\s=]*$/.test(last) && !/^(?:-|&&|\|)/.test(word)) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
