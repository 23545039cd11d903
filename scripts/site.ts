/**
 * `npm run site` writes the pages of the repository as a static site to dist-site/, with a sidebar and a search. A link that leads
 * nowhere fails the build. Open the site from a server, such as `python3 -m http.server --directory dist-site`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Eleventy from '@11ty/eleventy';
import * as pagefind from 'pagefind';
import manifest from '../package.json' with { type: 'json' };
import { root } from './places.js';
import { markdown } from './site/markdown.js';
import { Links, pathBetween } from './site/links.js';
import { readPage, sections, type Page, type Section } from './site/pages.js';

const OUT = 'dist-site';
const SOURCES = 'scripts/site';
const repository = manifest.homepage.replace(/#.*/, '');

const all = sections();
const links = new Links(
  all.flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.groups])),
  repository,
);

const linkTo = (from: string, { label, file }: Page) => ({
  label,
  href: pathBetween(from, file),
  isCurrent: file === from,
});

/** Returns the sidebar of a page. */
const sidebarOf = (file: string) =>
  all.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => {
      const isOpen = [entry, ...entry.groups].some((page) => page.file === file);
      return { ...linkTo(file, entry), groups: isOpen ? entry.groups.map((page) => linkTo(file, page)) : [] };
    }),
  }));

/** Returns what the layout shows of a page of a section. */
function dataOf({ title }: Section, page: Page, before?: Page, after?: Page): object {
  const near = (other?: Page) => (other === undefined ? undefined : linkTo(page.file, other));
  return {
    layout: 'page.njk',
    // Blocks of code may have the braces of a template language.
    templateEngineOverride: 'md',
    permalink: page.file,
    source: page.source,
    title: page.title,
    section: title,
    base: pathBetween(page.file, '.'),
    repository,
    edit: `${repository}/blob/main/${page.source}`,
    sidebar: sidebarOf(page.file),
    before: near(before),
    after: near(after),
  };
}

process.chdir(root);
rmSync(OUT, { recursive: true, force: true });
const site = new Eleventy(SOURCES, OUT, {
  quietMode: true,
  config(config) {
    config.setTemplateFormats(['md']);
    config.setUseGitIgnore(false);
    config.addTemplate('_includes/page.njk', readFileSync(join(SOURCES, 'page.njk'), 'utf8'), {});
    config.amendLibrary('md', (library) => markdown(library, links));
    config.addFilter('headings', (source) => links.headingsOf(source));
    config.addPassthroughCopy({
      'docs/pictures': 'docs/pictures',
      [`${SOURCES}/site.css`]: 'site.css',
      [`${SOURCES}/site.js`]: 'site.js',
    });
    for (const section of all) {
      const pages = section.entries.flatMap((entry) => [entry, ...entry.groups]);
      for (const [at, page] of pages.entries())
        config.addTemplate(page.source, readPage(page.source), dataOf(section, page, pages[at - 1], pages[at + 1]));
    }
  },
});
await site.write();

const dead = links.dead();
if (dead.length > 0) {
  console.error(`Links that lead nowhere:\n${dead.join('\n')}`);
  process.exit(1);
}

const { index } = await pagefind.createIndex({ includeCharacters: '-_' });
const { page_count: count } = (await index?.addDirectory({ path: OUT })) ?? {};
await index?.writeFiles({ outputPath: join(OUT, 'pagefind') });
await pagefind.close();
console.log(`Wrote ${String(count)} pages to ${OUT}/.`);
