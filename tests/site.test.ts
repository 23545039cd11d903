/** The links of the site: to its pages, to files of the repository, and those that fail a build. */
import { Links, slugOf } from '../scripts/site/links.js';
import { sections } from '../scripts/site/pages.js';

const page = (source: string, file: string) => ({ source, file, label: source, title: source });
const linksOf = () =>
  new Links(
    [
      page('README.md', 'index.html'),
      page('docs/use.md', 'docs/use.html'),
      page('docs/crmcli/README.md', 'docs/crmcli/index.html'),
    ],
    'https://host.example/project',
  );

test('a link leads to the page of its file, from any folder', () => {
  const links = linksOf();
  expect(links.rewrite('README.md', 'docs/crmcli/README.md')).toBe('docs/crmcli/index.html');
  expect(links.rewrite('docs/crmcli/README.md', '../use.md')).toBe('../use.html');
  expect(links.rewrite('docs/use.md', 'crmcli/')).toBe('crmcli/index.html');
  expect(links.rewrite('docs/use.md', 'https://other.example/a.md')).toBe('https://other.example/a.md');
  expect(links.rewrite('docs/use.md', '../package.json')).toBe('https://host.example/project/blob/main/package.json');
  expect(links.rewrite('docs/use.md', 'questions/')).toBe('https://host.example/project/tree/main/docs/questions');
  expect(links.rewrite('README.md', 'docs/pictures/terminal.svg')).toBe('docs/pictures/terminal.svg');
  expect(links.dead()).toEqual([]);
});

test('a file that does not exist, a heading that does not exist and a file outside are dead', () => {
  const links = linksOf();
  links.rewrite('README.md', 'docs/use.md#output');
  links.rewrite('README.md', 'docs/use.md#outputs');
  links.rewrite('README.md', 'docs/none.md');
  links.rewrite('docs/use.md', 'pictures/none.svg');
  links.rewrite('docs/use.md', '../../other/README.md');
  expect(links.addHeading('docs/use.md', 'Output', 'h2')).toBe('output');
  expect(links.dead()).toEqual([
    'README.md: docs/none.md',
    'docs/use.md: pictures/none.svg',
    'docs/use.md: ../../other/README.md',
    'README.md: docs/use.md#outputs (the page has no such heading)',
  ]);
});

test('headings have the names that hosts of repositories give them', () => {
  const links = linksOf();
  expect(slugOf('The `page` style, and --all')).toBe('the-page-style-and---all');
  expect([1, 2, 3].map(() => links.addHeading('README.md', 'Exit codes', 'h2'))).toEqual([
    'exit-codes',
    'exit-codes-1',
    'exit-codes-2',
  ]);
});

test('the sidebar has every page once, and the reference one page for each group', () => {
  const entries = sections().flatMap((section) => section.entries);
  const sources = entries.flatMap(({ source, groups }) => [source, ...groups.map((group) => group.source)]);
  expect(sources).toEqual([...new Set(sources)]);
  expect(sources).toEqual(expect.arrayContaining(['docs/crmcli/deal.md', 'docs/dev/architecture.md', 'docs/use.md']));
  expect(sources.filter((source) => source.endsWith('SKILL.md'))).toEqual([]);
});
