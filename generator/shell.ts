/** Splits the lines of examples into commands, as a shell does. */

/** A command in an example. Only words, quotes and the operators between commands of the shell grammar are supported. */
export interface Segment {
  readonly words: readonly string[];
  /** Offset of the first word in the line. */
  readonly start: number;
  /** Whether standard input comes from the segment before it, or from a file. */
  readonly piped: boolean;
}

const operators = ['&&', '||', '|', ';'];

/** Returns the commands of a line; `undefined` if a quote is not closed. */
export function segments(line: string): Segment[] | undefined {
  const found: { words: string[]; start: number; piped: boolean }[] = [{ words: [], start: 0, piped: false }];
  let index = 0;
  while (index < line.length) {
    const char = line[index] ?? '';
    const operator = operators.find((text) => line.startsWith(text, index));
    if (/\s/.test(char)) index++;
    else if (operator !== undefined) {
      index += operator.length;
      found.push({ words: [], start: index, piped: operator === '|' });
    } else if (char === '#' && found.at(-1)?.words.length !== 0) break;
    else {
      const word = readWord(line, index);
      if (word === undefined) return undefined;
      const last = found.at(-1);
      if (last?.words.length === 0) last.start = index;
      last?.words.push(word.text);
      index = word.end;
    }
  }
  return found;
}

function readWord(line: string, start: number): { text: string; end: number } | undefined {
  let text = '';
  let index = start;
  while (index < line.length) {
    const char = line[index] ?? '';
    if (/\s/.test(char) || operators.some((operator) => line.startsWith(operator, index))) break;
    if (char === "'" || char === '"') {
      const close = closing(line, index);
      if (close === undefined) return undefined;
      const inside = line.slice(index + 1, close);
      text += char === '"' ? inside.replace(/\\(["\\$`])/g, '$1') : inside;
      index = close + 1;
    } else if (char === '\\') {
      text += line[index + 1] ?? '';
      index += 2;
    } else {
      text += char;
      index++;
    }
  }
  return { text, end: index };
}

function closing(line: string, open: number): number | undefined {
  const quote = line[open];
  for (let index = open + 1; index < line.length; index++) {
    if (line[index] === '\\' && quote === '"') index++;
    else if (line[index] === quote) return index;
  }
  return undefined;
}

/** Adds the name of the binary before each command of the client; other programs stay as written. */
export function shellLine(line: string, binary: string, firstWord: string): string {
  const parts = segments(line) ?? [];
  let out = line;
  for (const { words, start } of [...parts].reverse()) {
    if (words[0] === firstWord || (parts.length === 1 && words[0] !== binary)) {
      out = `${out.slice(0, start)}${binary} ${out.slice(start)}`;
    }
  }
  return out;
}

/** Removes redirections, which the command does not receive. */
export function beforeRedirection({ words, piped, start }: Segment): Segment {
  const index = words.findIndex((word) => /^\d?[<>]/.test(word));
  if (index === -1) return { words, piped, start };
  return {
    words: words.slice(0, index),
    piped: piped || words.slice(index).some((word) => word.startsWith('<')),
    start,
  };
}
