/** Links of the pages: to pages of the site, to files of the repository, and those that lead nowhere. */
import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../places.js';
import type { Page } from './pages.js';

/** Returns the path from a file of the site to another one, or to a heading of its own. */
export const pathBetween = (from: string, to: string): string => posix.relative(posix.dirname(from), to) || '.';

/** Returns the name of a heading in links, as hosts of repositories make it. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

export interface Heading {
  readonly name: string;
  readonly text: string;
  readonly tag: string;
}

interface Wanted {
  readonly source: string;
  readonly link: string;
  readonly target: string;
  readonly heading: string;
}

/** The links of a build: rewritten one by one, and checked when all pages are known. */
export class Links {
  readonly #pages: ReadonlyMap<string, Page>;
  readonly #headings = new Map<string, Map<string, Heading>>();
  readonly #wanted: Wanted[] = [];
  readonly #dead: string[] = [];

  /** `repository` is the address of the folder that files of the repository are read at. */
  constructor(
    pages: readonly Page[],
    private readonly repository: string,
  ) {
    this.#pages = new Map(pages.map((page) => [page.source, page]));
  }

  /** Adds a heading of a page. @returns its name in links; a second one of the same text gets a number */
  addHeading(source: string, text: string, tag: string): string {
    const known = this.#headings.get(source) ?? new Map<string, Heading>();
    this.#headings.set(source, known);
    const slug = slugOf(text);
    let name = slug;
    for (let count = 1; known.has(name); count += 1) name = `${slug}-${String(count)}`;
    known.set(name, { name, text, tag });
    return name;
  }

  /** Returns the headings of a page that was rendered. */
  headingsOf = (source: string): readonly Heading[] => [...(this.#headings.get(source)?.values() ?? [])];

  /** Returns the address of a link on the page that is made from `source`. */
  rewrite(source: string, link: string): string {
    const page = this.#pages.get(source);
    if (page === undefined) throw new Error(`${source} is not a page.`);
    if (/^[a-z]+:/.test(link)) return link;
    const [path = '', heading = ''] = decodeURI(link).split('#');
    const target = path === '' ? source : posix.join(posix.dirname(source), path).replace(/\/$/, '');
    const to = this.#pages.get(target) ?? this.#pages.get(`${target}/README.md`);
    if (to !== undefined) {
      if (heading !== '') this.#wanted.push({ source, link, target: to.source, heading });
      const own = to === page ? '' : pathBetween(page.file, to.file);
      return `${own}${heading === '' ? '' : `#${heading}`}`;
    }
    const file = target.startsWith('..') ? undefined : statSync(join(root, target), { throwIfNoEntry: false });
    if (file === undefined) this.#dead.push(`${source}: ${link}`);
    // The site has a copy of the pictures.
    if (target.startsWith('docs/pictures/')) return pathBetween(page.file, target);
    return `${this.repository}/${file?.isDirectory() === true ? 'tree' : 'blob'}/main/${target}`;
  }

  /** Returns the links that lead to no file, or to no heading of their page. */
  dead(): readonly string[] {
    const lost = this.#wanted.filter(({ target, heading }) => this.#headings.get(target)?.has(heading) !== true);
    return [...this.#dead, ...lost.map(({ source, link }) => `${source}: ${link} (the page has no such heading)`)];
  }
}
