/** Every command line of the documents: in shell blocks and in sentences. Each runs here, or a test that runs it is named. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binaryPath, environment, isExecutable, newHome, root, runner, type Binary } from '../support/cli.js';
import { blocksOf, pathOf, readPage } from '../support/pages.js';

const clients: readonly Binary[] = ['crmcli', 'helpdeskcli', 'ledgercli'];
const PROGRAM = /^(?:crmcli|helpdeskcli|ledgercli|cmdspec|npm|npx|node|git|source|eval)\b/;
/** The documents, grouped by the set-up that their command lines need. */
const developers = readdirSync(join(root, 'docs/dev')).map((name) => `docs/dev/${name}`);
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'README.md': ['README.md'],
  'docs/use.md': ['docs/use.md'],
  'CONTRIBUTING.md and docs/dev': ['CONTRIBUTING.md', ...developers],
  'specs/README.md': ['specs/README.md'],
  'sentences of the tutorials': ['docs/sales.md', 'docs/support.md', 'docs/bookkeeping.md', 'docs/own-service.md'],
  'docs/people.md, docs/policy.md, docs/performance.md and docs/language.md': [
    'docs/people.md',
    'docs/policy.md',
    'docs/performance.md',
    'docs/language.md',
  ],
};
/** Pages with a set-up of their own, and the test that runs their blocks. */
const OWN: Readonly<Record<string, string>> = {
  'docs/sales.md': 'tests/e2e/tutorials.test.ts',
  'docs/support.md': 'tests/e2e/tutorials.test.ts',
  'docs/own-service.md': 'tests/e2e/tutorials.test.ts',
  'docs/bookkeeping.md': 'tests/e2e/ledger-month.test.ts',
  'docs/agents.md': 'tests/agents.test.ts',
  'docs/warehouse.md': 'tests/e2e/warehouse-docs.test.ts',
  'docs/writes.md': 'tests/e2e/writes-docs.test.ts',
  'docs/testing.md': 'tests/e2e/testing-docs.test.ts',
  'docs/publish.md': 'tests/e2e/publish.test.ts',
  'docs/questions.md': 'tests/e2e/sql-questions.test.ts',
  'docs/faults.md': 'tests/e2e/fault-recordings.test.ts',
};
/** A line with a placeholder shows a form, not a command. */
const FORM = /[<…]/;

/** Lines of the shell blocks of a page that no other test runs, and the code in sentences that begins with a program and has arguments. */
function linesOf(document: string): string[] {
  const text = readPage(document);
  const typed = blocksOf(text, 'console').flatMap((block) => block.match(/(?<=^\$ ).*/gm) ?? []);
  const own = OWN[document] === undefined ? blocksOf(text, 'sh') : [];
  const blocks = own.flatMap((block) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .trim()
      .split('\n'),
  );
  const sentences = text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`]+)`/g);
  const inline = [...sentences].flatMap(([, code = '']) => code.split('\n').join(' '));
  const named = inline.filter((code) => PROGRAM.test(code) && code.includes(' ') && !/^\w+ (?:=|or) /.test(code));
  const commands = [...blocks, ...typed, ...named].map((line) => line.replace(/\s+# .*$/, '').trim());
  return [...new Set(commands)].filter((line) => line !== '' && (!FORM.test(line) || line.startsWith('source')));
}

/** Lines that run elsewhere, grouped by the test or program that runs them. */
const ELSEWHERE: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'tests/examples, which run the same examples of the same modules': [/^npm run cmdspec -- test helpdesk /],
  'this very run, and scripts/check.ts': [
    /^(?:SEED=\d+ )?npm (?:ci|test|run (?:check|types|generate|build|format|bench|demo|jest|proof))\b/,
  ],
  'tests/release.process.test.ts, in a repository of its own': [/^npm run release\b/],
  'tests/pictures.test.ts, which reads what it draws': ['npx tsx scripts/pictures.ts'],
  'before a release: scripts/versions.ts': [/^npx tsx scripts\/versions\.ts /],
  'before a release: scripts/binary.ts': [/^npm run binary\b/],
  'now and then: scripts/mutations.ts': ['npx tsx scripts/mutations.ts'],
  'before a release: scripts/bench/questions.ts': ['npx tsx scripts/bench/questions.ts'],
  '.ci/run, as a step of its own': ['npm run site'],
  'tests/e2e/people.process.test.ts, with a token of its own': [/^crmcli (?:lookup .*@hidden\.invalid|people reveal) /],
  'scripts/smoke.sh, which packs, installs and bundles': [
    /^npm install\b/,
    /^npm run b(?:undle|inary)\b/,
    /^cmdspec b(?:undle|inary)\b/,
  ],
  'generator/import/choices.test.ts, which writes the overlay': [/^cmdspec import openapi .* --overlay /],
  'tests/guide.test.ts, which compiles the workflow of the guide': ['npx tsc'],
  'the test below of the flag that the page adds': [/^node packages\/crmcli\//],
  'tests/e2e/init.test.ts': ['node client/bin.js --help'],
  'tests/examples, until Ctrl-C': [/^\w+ sandbox serve/, /^\w+ mcp(?: serve)?\b/],
  'tests/e2e/sandbox-background.test.ts': [/^eval "/],
  'workflows/cmdspec/watch.test.ts, until Ctrl-C': ['cmdspec check --watch'],
};

/** Sign-in needs a person at a terminal. Each line has its exit code without one, and its first question. */
const SIGNS_IN = /^\w+ (?:auth (?:login|setup)|docs auth)\b/;
const ASKS: Readonly<Record<string, readonly [code: number, message: string]>> = {
  'crmcli auth login --company acme': [64, 'API token is needed, and no terminal is available.'],
  'crmcli auth login --company acme --oauth': [64, 'Client id is needed, and no terminal is available.'],
  'helpdeskcli auth setup': [1, 'Client id is needed, and no terminal is available.'],
  'helpdeskcli auth login': [78, 'Run "helpdeskcli auth setup"'],
  'helpdeskcli docs auth': [1, 'knowledge-base API key is needed, and no terminal is available.'],
  'ledgercli auth login --host nl': [
    64,
    'Public domain that forwards to this machine is needed, and no terminal is available.',
  ],
};

/** Messages that the lines of the clients may print besides their result. */
const NOTES = new RegExp(
  `^(?:(?:${[
    '\\d+ shown, more exist; .*',
    '1 row: 1 to create\\. Nothing was written\\.',
    'The sandbox was changed, not the service\\.',
    'Values in several currencies .*',
    'As of .*, from crm-backup\\.',
    'Nothing was sent\\. "crmcli apply .*',
    'No policy asks about writes, .*',
    '\\d+ writes? \\(.*',
    '\\d+ done\\.',
  ].join('|')})\n)*$`,
);
/** What an executable prints for a query or an export, which need a package that it cannot load. */
const WITHOUT_ENGINE =
  /^\{"error":"ConfigError","message":"This executable of \w+ does not contain the database engine/;
const isClient = /^(?:crmcli|helpdeskcli|ledgercli) /;

const isElsewhere = (line: string): boolean =>
  Object.values(ELSEWHERE)
    .flat()
    .some((one) => (typeof one === 'string' ? one === line : one.test(line)));

/** Returns the line as the test types it: questions are answered, and other shells are left out. */
function typed(line: string): string {
  const own = line
    .replace(/ \| Out-String \| Invoke-Expression.*$/, '')
    .replace(/ \| source$/, ' | cat')
    .replace(/^npm run cmdspec -- /, 'cmdspec ');
  // The name of a command in a sentence.
  if (/^cmdspec (?:diff|import|init)$/.test(own)) return `${own} --help`;
  if (/ deal delete /.test(own)) return `${own.replace(/ --yes$/, '')} --yes < more.txt`;
  // The test does not use the keychain of the machine.
  return `${own}${SIGNS_IN.test(own) ? ' --store file' : ''} < /dev/null`;
}

interface Folders {
  readonly home: string;
  /** A repository with specs. */
  readonly project: string;
  /** A folder with descriptions of a service. */
  readonly descriptions: string;
}

function cwdOf(line: string, { home, project, descriptions }: Folders): string {
  if (/\bcmdspec import /.test(line)) return descriptions;
  if (line.startsWith('npm run cmdspec')) return root;
  return /^(?:npx |git |cmdspec )/.test(line) ? project : home;
}

/** A home with the programs, the files that the documents name and, for the compiler, a repository with specs. */
function prepared(): { readonly folders: Folders; readonly env: NodeJS.ProcessEnv } {
  const home = newHome();
  // A sign-in looks for ngrok first.
  const PATH = pathOf(home, [...clients, 'cmdspec'], { npx: 'exec "$@"', ngrok: 'exit 1' });
  writeFileSync(join(home, 'answer.html'), '<p>It is on its way.</p>');
  writeFileSync(join(home, 'contacts.csv'), 'name,email\nAda Lovelace,ada@example.com\n');
  writeFileSync(join(home, 'ids.txt'), '3\n');
  writeFileSync(join(home, 'more.txt'), '4\n');
  writeFileSync(join(home, 'new-policy.yaml'), blocksOf(readPage('docs/policy.md'), 'yaml')[0] ?? '');
  const project = join(home, 'project');
  cpSync(join(root, 'tests/fourth'), project, { recursive: true });
  cpSync(join(root, 'tests/fourth/specs'), join(project, 'released'), { recursive: true });
  const descriptions = join(home, 'descriptions');
  mkdirSync(descriptions);
  const described = { 'shop.yaml': 'openapi.yaml', 'parts.yaml': 'parts.yaml', 'metadata.xml': 'metadata.xml' };
  for (const [from, to] of Object.entries(described)) {
    copyFileSync(join(root, 'generator/import/fixtures', from), join(descriptions, to));
  }
  const sandboxes = Object.fromEntries(clients.map((client) => [`${client.toUpperCase()}_PROFILE`, 'sandbox']));
  const env = { ...environment(home, sandboxes), PATH };
  return { folders: { home, project, descriptions }, env };
}

describe.each(Object.entries(DOCUMENTS))('%s', (_name, pages) => {
  test('every command line works', async () => {
    const { folders, env } = prepared();
    // A profile without credentials.
    const unknown = Object.fromEntries(clients.map((one) => [`${one.toUpperCase()}_PROFILE`, 'new']));
    const shell = (line: string, cwd: string, more: NodeJS.ProcessEnv = {}) =>
      promisify(execFile)('bash', ['-o', 'pipefail', '-c', line], { cwd, env: { ...env, ...more } }).then(
        ({ stdout, stderr }) => ({ code: 0, out: stdout + stderr, err: stderr }),
        (error: { code?: number; stdout: string; stderr: string }) => ({
          code: error.code ?? -1,
          out: error.stdout + error.stderr,
          err: error.stderr,
        }),
      );
    await shell(
      'git init -qb main && git add -A && git -c user.name=A -c user.email=a@b.example commit -qm A',
      folders.project,
    );
    const problems: string[] = [];
    let ran = 0;
    for (const line of pages.flatMap(linesOf).filter((one) => !isElsewhere(one))) {
      ran += 1;
      const asks = SIGNS_IN.test(line);
      const { code, out, err } = await shell(typed(line), cwdOf(line, folders), asks ? unknown : {});
      const isExpected = asks
        ? code === ASKS[line]?.[0] && out.includes(ASKS[line][1])
        : (isExecutable && code === 78 && WITHOUT_ENGINE.test(err)) ||
          (code === 0 && (!isClient.test(line) || NOTES.test(err)));
      if (!isExpected) problems.push(`${line}\nended with ${String(code)}\n${out.slice(0, 500)}`);
    }
    expect(ran).toBeGreaterThan(2);
    expect(problems.join('\n\n')).toBe('');
    // The file of an example has rows, not only a header.
    const table = join(folders.home, 'open.csv');
    if (existsSync(table)) expect(readFileSync(table, 'utf8').trim().split('\n').length).toBeGreaterThan(1);
  }, 120_000);
});

test('the flag that CONTRIBUTING adds reaches the service with the line that it shows', async () => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [section = ''] = /## Add a flag\n[^]*?(?=\n## )/.exec(page) ?? [];
  const [, flag = ''] = /^ {6}(label: \{.*\})$/m.exec(section) ?? [];
  const [, words = ''] = /^node packages\/crmcli\/dist\/crmcli\.cjs (.*)$/m.exec(section) ?? [];
  expect([flag, words]).toEqual([expect.stringContaining('label_ids'), expect.stringContaining('deal list --label 1')]);

  // The project, with specs of its own and everything else as it is.
  const project = newHome();
  cpSync(join(root, 'specs'), join(project, 'specs'), { recursive: true });
  for (const name of ['workflows', 'sandbox', 'runtime', 'node_modules', 'tsconfig.json', 'package.json'])
    symlinkSync(join(root, name), join(project, name));
  const spec = join(project, 'specs/crm/deal.yaml');
  const before = readFileSync(spec, 'utf8');
  const flags = /^ {2}list:\n(?: {4}.*\n)*? {4}flags:\n/m;
  writeFileSync(
    spec,
    before.replace(flags, (head) => `${head}      ${flag}\n`),
  );
  const run = promisify(execFile);
  const options = { cwd: project, env: environment(newHome(), {}) };
  await run(runner, [binaryPath('cmdspec'), 'generate', 'crm'], options);
  const argv = ['--import', 'tsx', 'generated/crm/bin.ts', ...words.split(' '), '--verbose'];
  const { stdout, stderr } = await run(process.execPath, argv, options);
  expect(stderr).toContain('GET /api/v2/deals?label_ids=1&');
  const deals = JSON.parse(stdout) as { label_ids: number[] }[];
  expect(deals.length).toBeGreaterThan(0);
  expect(deals.filter(({ label_ids: labels }) => !labels.includes(1))).toEqual([]);
}, 120_000);

test('every page of docs/ has a test that runs its command lines', () => {
  const pages = readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []));
  const run = Object.values(DOCUMENTS).flat();
  const others = pages.filter((page) => !run.includes(page) && OWN[page] === undefined);
  expect(others.filter((page) => linesOf(page).length > 0)).toEqual([]);
  const unread = Object.entries(OWN).filter(([page, path]) => !readPage(path).includes(page.replace(/.*\//, '')));
  expect(unread).toEqual([]);
});

test('every exception is in a document, and the files that it names exist', () => {
  const all = Object.values(DOCUMENTS).flat().flatMap(linesOf);
  for (const [where, lines] of Object.entries(ELSEWHERE)) {
    for (const one of lines) {
      const found = all.some((line) => (typeof one === 'string' ? one === line : one.test(line)));
      expect([where, one, found]).toEqual([where, one, true]);
    }
    for (const [path] of where.matchAll(/(?:tests|scripts|generator|\.ci)\/[\w/.-]+/g)) {
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
  }
});
