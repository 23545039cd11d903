/** What a `--jq` filter reads, found from its text: whether rows can be filtered one after another, and which fields. */

/** Words that read the input by themselves, or end the filter. */
const READS_INPUT = /\b(?:inputs?|input_line_number|halt|halt_error)\b/;

/**
 * Whether a filter of a list can be run over its rows one after another: it begins with `.[]`, and what follows, up to a
 * pipe or the end, only selects a part of the row.
 */
export const isPerRow = (filter: string): boolean =>
  /^\s*\.\[\](?:\s*(?:\?|\.[A-Za-z_]\w*|\.?\["[^"\\]*"\]|\.?\[\d*\]))*\s*(?:\|(?!=)|$)/.test(filter) &&
  !READS_INPUT.test(filter);

/** White space, text without interpolation, numbers, fields, formats, words and operators. Assignments are not among them. */
const TOKEN =
  /\s+|"(?:[^"\\]|\\[^(])*"|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.[A-Za-z_]\w*|@\w+|[A-Za-z_]\w*|[!=<>]=|\/\/|[-+*/%<>,:;()[\]{}?]|\|(?!=)/y;

/** Words that stand for themselves; any other one that does not follow a pipe may read the whole row. */
const OPERANDS = new Set(['true', 'false', 'null', 'and', 'or', 'empty']);

/**
 * Returns the fields of a row that a filter beginning with `.[]` can read, so that it does not have to be given the others:
 * parsing whole rows is most of what a filter costs. A field may be returned that the filter reads elsewhere only.
 *
 * @returns `undefined` if the filter may read, or print, whole rows
 */
export function fieldsRead(filter: string): ReadonlySet<string> | undefined {
  const [prefix = '', field] = /^\s*\.\[\]\s*\??\s*(?:\.([A-Za-z_]\w*))?/.exec(filter) ?? [];
  if (field !== undefined) return new Set([field]);
  const [pipe, ...tokens] = tokensOf(filter.slice(prefix.length));
  if (pipe !== '|') return undefined;
  const read = new Set<string>();
  let rest = tokens;
  for (;;) {
    const end = endOfStage(rest);
    const stage = rest.slice(0, end);
    const condition = conditionOf(stage);
    if (!addReads(condition ?? stage, read)) return undefined;
    // A condition passes the row itself.
    if (condition === undefined) return read;
    if (end === rest.length) return undefined;
    rest = rest.slice(end + 1);
  }
}

/** Returns the tokens up to the first that is not known, and '' for that one. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < text.length) {
    const [token] = pattern.exec(text) ?? [];
    if (token === undefined) return [...tokens, ''];
    if (token.trim() !== '') tokens.push(token);
  }
  return tokens;
}

/** Returns the index of the first pipe outside brackets; the length if there is none. */
function endOfStage(tokens: readonly string[]): number {
  let depth = 0;
  const at = tokens.findIndex((token) => {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    return token === '|' && depth === 0;
  });
  return at < 0 ? tokens.length : at;
}

/** Returns the tokens between the brackets of a stage that is one `select(…)`. */
function conditionOf(stage: readonly string[]): readonly string[] | undefined {
  if (stage[0] !== 'select' || stage[1] !== '(') return undefined;
  let depth = 0;
  const end = stage.findIndex((token) => {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    return token === ')' && depth === 0;
  });
  return end === stage.length - 1 ? stage.slice(2, -1) : undefined;
}

/** Adds the fields that tokens read, and returns whether they read nothing else. */
function addReads(tokens: readonly string[], read: Set<string>): boolean {
  const open: string[] = [];
  return tokens.every((token, at) => {
    const before = tokens[at - 1];
    const isKey = open.at(-1) === '{' && (before === '{' || before === ',');
    if ('([{'.includes(token)) open.push(token);
    else if (')]}'.includes(token)) open.pop();
    if (token === '') return false;
    if (token.startsWith('.')) read.add(token.slice(1));
    if (!/^["@A-Za-z_]/.test(token)) return true;
    if (isKey && tokens[at + 1] === ':') return true;
    if (token.startsWith('"')) return !isKey;
    if (isKey) read.add(token);
    return isKey ? !token.startsWith('@') : OPERANDS.has(token) || before === '|';
  });
}
