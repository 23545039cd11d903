/** Draws the screen of a terminal, and the top of an HTML page, as SVG with light and dark colors. */

/** Width and height of a character, and the space around the text. */
const CELL = { width: 8.4, height: 20 };
const EDGE = 20;
const BAR = 34;

/** Codes of a terminal that the clients print: bold, and colors by their class in the style below. */
const CLASSES: Readonly<Record<string, string>> = { 1: 'bold', 2: 'dim', 31: 'red', 33: 'yellow' };
const ENDS: Readonly<Record<string, readonly string[]>> = { 22: ['bold', 'dim'], 39: ['red', 'yellow'] };

const STYLE = `text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#1d2433;white-space:pre}
.page{fill:#f6f7fa;stroke:#dde1ea}.bar{stroke:#dde1ea}.title,.dim{fill:#5b6478}.bold{font-weight:700}.prompt{fill:#2f7d57}
.red{fill:#b3261e}.yellow{fill:#8a5a00}
@media (prefers-color-scheme:dark){text{fill:#e6e9f0}.page{fill:#12151c;stroke:#2e3544}.bar{stroke:#2e3544}.title,.dim{fill:#a0a8ba}
.prompt{fill:#5cc79b}.red{fill:#f08080}.yellow{fill:#f0c463}}`;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => `&#${String(one.codePointAt(0) ?? 0)};`);

interface Run {
  readonly text: string;
  readonly classes: readonly string[];
}

/** Returns the parts of a line that look alike. @throws Error for a code without a class: its text would look plain */
export function runsOf(line: string): readonly Run[] {
  const runs: Run[] = [];
  let classes: readonly string[] = [];
  for (const part of line.split(/(\u001b\[[\d;]*m)/)) {
    const [, code] = /^\u001b\[([\d;]*)m$/.exec(part) ?? [];
    if (code === undefined) {
      if (part.includes('\u001b')) throw new Error(`The line ${JSON.stringify(line)} has a code that is not drawn.`);
      if (part !== '') runs.push({ text: part, classes });
      continue;
    }
    const [begins, ends] = [CLASSES[code], ENDS[code]];
    if (begins === undefined && ends === undefined) throw new Error(`The code ${code} is not drawn.`);
    classes = [...classes.filter((one) => ends?.includes(one) !== true), ...(begins === undefined ? [] : [begins])];
  }
  return runs;
}

/** Returns a window with the lines. A line that begins with `$ ` is typed; `textLength` keeps columns in any font. */
export function terminal(title: string, lines: readonly string[], columns: number): string {
  const width = Math.ceil(columns * CELL.width) + 2 * EDGE;
  const height = BAR + EDGE + lines.length * CELL.height + EDGE / 2;
  const rows = lines.flatMap((line, row) => {
    const y = BAR + EDGE + row * CELL.height + 4;
    const isTyped = line.startsWith('$ ');
    const runs = isTyped ? [{ text: '$', classes: ['prompt'] }, ...runsOf(line.slice(1))] : runsOf(line);
    let column = 0;
    return runs.map(({ text, classes }) => {
      const x = EDGE + column * CELL.width;
      column += text.length;
      if (column > columns) throw new Error(`The line is wider than ${String(columns)} columns: ${line}`);
      const names = [...classes, ...(isTyped && text !== '$' ? ['bold'] : [])].join(' ');
      const length = (text.length * CELL.width).toFixed(1);
      return `<text x="${x.toFixed(1)}" y="${String(y)}" textLength="${length}"${names === '' ? '' : ` class="${names}"`}>${escaped(text)}</text>`;
    });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    `<rect class="page" x=".5" y=".5" width="${String(width - 1)}" height="${String(height - 1)}" rx="8"/>`,
    `<path class="bar" d="M0 ${String(BAR)}.5H${String(width)}"/>`,
    `<text class="title" x="${String(width / 2)}" y="22" text-anchor="middle">${escaped(title)}</text>`,
    ...rows,
    '</svg>\n',
  ].join('\n');
}

/**
 * Returns the top of a page without scripts, `width` by `height`, in a frame. The rules of the page for other widths and for
 * paper would depend on the width of the picture, so only those for dark screens and for this width stay.
 */
export function page(title: string, html: string, width: number, height: number): string {
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const [, body = ''] = /<body>([^]*?)<\/body>/.exec(html) ?? [];
  if (style === '' || body === '') throw new Error('The page has no style or no body.');
  const rules = style.replace(/@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g, (rule, query: string, inner: string) =>
    query.includes('prefers-color-scheme') ? rule.replace('screen and ', '') : query.includes('min-width') ? inner : '',
  );
  const own = `.frame{fill:var(--page);stroke:var(--line)}.sheet{background:var(--page);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;height:${String(height - 2)}px;overflow:hidden;border-radius:7px}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${escaped(title)}">`,
    `<style>${escapedStyle(rules + own)}</style>`,
    `<rect class="frame" x=".5" y=".5" width="${String(width - 1)}" height="${String(height - 1)}" rx="8"/>`,
    `<foreignObject x="1" y="1" width="${String(width - 2)}" height="${String(height - 2)}"><div xmlns="http://www.w3.org/1999/xhtml" class="sheet">`,
    body.trim(),
    '</div></foreignObject>',
    '</svg>\n',
  ].join('\n');
}

const escapedStyle = (style: string): string => style.replace(/[&<]/g, escaped);
