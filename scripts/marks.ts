/** Parts of pages that scripts write, each between two marks. */

const marksOf = (name: string): readonly [string, string] => [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];

/** Returns the text between the marks of a name. @throws {Error} without them */
export function between(page: string, name: string): string {
  const [begin, end] = marksOf(name);
  const [head, tail] = [page.indexOf(begin), page.indexOf(end)];
  if (head < 0 || tail < head) throw new Error(`The page does not have ${begin} and ${end}.`);
  return page.slice(head + begin.length, tail);
}

/** Replaces the text between the marks of a name. @throws {Error} without them */
export function withBetween(page: string, name: string, text: string): string {
  const [begin, end] = marksOf(name);
  const before = between(page, name);
  return page.replace(`${begin}${before}${end}`, () => `${begin}\n\n${text}\n\n${end}`);
}
