/** The pages of the site and their order in the sidebar. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../places.js';

/** A page of the repository. */
export interface Page {
  /** The file, below the root of the repository. */
  readonly source: string;
  /** The file of the site. */
  readonly file: string;
  /** The name in the sidebar. */
  readonly label: string;
  /** The heading of the page. */
  readonly title: string;
}

/** An entry of the sidebar: a page, and the pages that only its readers see. */
export interface Entry extends Page {
  /** Of the first page of a client: one page for each group of commands. */
  readonly groups: readonly Page[];
}

export interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Sources of the pages that people write, each with its name in the sidebar. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Start: {
    'README.md': 'Overview',
    'docs/use.md': 'Use the clients',
  },
  Tutorials: {
    'docs/sales.md': 'A week of sales',
    'docs/support.md': 'A day of support',
    'docs/bookkeeping.md': 'A month of bookkeeping',
    'docs/agents.md': 'Agents and scripts',
    'docs/warehouse.md': 'Copies for databases',
    'docs/own-service.md': 'A client for your service',
  },
  Guides: {
    'docs/questions.md': 'Questions in SQL',
    'docs/writes.md': 'Writes, plans, undo',
    'docs/policy.md': 'Policies',
    'docs/people.md': 'Hidden people',
    'docs/testing.md': 'Test a script',
    'docs/agents-tasks.md': 'Tasks of agents',
    'docs/faults.md': 'Faults',
    'docs/performance.md': 'Performance',
  },
  Language: {
    'specs/README.md': 'Guide',
    'docs/language.md': 'All keys',
    'docs/publish.md': 'Publish a client',
  },
  Design: {
    'CONTRIBUTING.md': 'Contributing',
    'docs/dev/architecture.md': 'Architecture',
    'docs/dev/requests.md': 'Requests',
    'docs/dev/look-ups.md': 'Look-ups',
    'docs/dev/credentials.md': 'Credentials',
    'docs/dev/catalogue.md': 'Catalogues',
    'docs/dev/workflows.md': 'Workflows',
    'docs/dev/tools.md': 'Tools for agents',
    'docs/dev/import.md': 'Import',
    'docs/dev/migration.md': 'Migration',
    'docs/dev/recipes.md': 'Recipes',
    'docs/dev/tests.md': 'Tests',
    'docs/dev/release.md': 'Releases',
    'docs/style.md': 'Style',
    'SECURITY.md': 'Security',
    'CHANGELOG.md': 'Changes',
  },
};

const CLIENTS = ['crmcli', 'helpdeskcli', 'ledgercli', 'cmdspec'];

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'SKILL.md')
    .map((name) => `${folder}/${name}`);

const readSource = (source: string): string => readFileSync(join(root, source), 'utf8');

/** Returns the text of a page, without comments for those who edit the file. */
export const readPage = (source: string): string => readSource(source).replaceAll(/^<!--[^]*?-->\n/gm, '');

function pageOf(source: string, label: string): Page {
  const title = /^# (.+)$/m.exec(readSource(source))?.[1];
  if (title === undefined) throw new Error(`${source} has no heading.`);
  return { source, label, title, file: source.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html') };
}

const written = (titles: readonly string[]): readonly Section[] =>
  titles.map((title) => ({
    title,
    entries: Object.entries(WRITTEN[title] ?? {}).map(([source, label]) => ({ ...pageOf(source, label), groups: [] })),
  }));

const reference = (): Section => ({
  title: 'Reference',
  entries: CLIENTS.map((client) => ({
    ...pageOf(`docs/${client}/README.md`, client),
    groups: pagesIn(`docs/${client}`)
      .filter((source) => !source.endsWith('/README.md'))
      .map((source) => pageOf(source, basename(source, '.md'))),
  })),
});

/** Returns all sections. @throws Error for a page of docs/ or docs/dev/ that the sidebar does not have */
export function sections(): readonly Section[] {
  const all = [...written(['Start', 'Tutorials', 'Guides']), reference(), ...written(['Language', 'Design'])];
  const named = new Set(all.flatMap(({ entries }) => entries.map(({ source }) => source)));
  const others = ['docs', 'docs/dev'].flatMap(pagesIn).filter((source) => !named.has(source));
  if (others.length > 0) throw new Error(`scripts/site/pages.ts has no place for ${others.join(', ')}.`);
  return all;
}
