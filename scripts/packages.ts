/**
 * package.json and README.md of the packages of the clients. Both follow the specs. The version, the manual pages, how
 * to sign in, and ten commands to begin with come from the generated pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, services } from './places.js';

interface Manifest {
  readonly license: string;
  readonly repository: { readonly type: string; readonly url: string };
  readonly homepage: string;
  readonly bugs: object;
  readonly engines: object;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: object;
}

interface Client {
  readonly binary: string;
  readonly version: string;
}

/** Packages that cannot be bundled: a native module, and a module that finds its WebAssembly beside itself. */
const unbundled = ['@napi-rs/keyring', 'jq-web'];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns the files of all client packages, with paths relative to the root. */
export async function clientPackages(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const clients = await Promise.all(
    services().map(async (name) => ((await import(`../generated/${name}/service.ts`)) as { service: Client }).service),
  );
  const pages = readdirSync(join(root, 'docs/man')).sort();
  return clients.flatMap((client) => [
    { path: `packages/${client.binary}/package.json`, text: manifestOf(client, pages) },
    { path: `packages/${client.binary}/README.md`, text: readmeOf(client) },
  ]);
}

const completion = (binary: string): string =>
  [
    `source <(${binary} completion bash)                # in ~/.bashrc; for zsh in ~/.zshrc, below compinit`,
    `${binary} completion fish | source                 # in ~/.config/fish/config.fish`,
    `${binary} completion powershell | Out-String | Invoke-Expression   # in $PROFILE`,
  ].join('\n');

/** Manual pages are listed because `npm install --global` does not read `directories.man`. */
function manifestOf({ binary, version }: Client, pages: readonly string[]): string {
  const hasSql = read(`docs/${binary}/README.md`).includes('\n## sql\n');
  const { license, engines, dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    read('packages/runtime/package.json'),
  ) as Manifest;
  const { repository, homepage, bugs } = JSON.parse(read('package.json')) as Manifest;
  const manifest = {
    name: binary,
    version,
    description: summaryOf(binary),
    license,
    repository: { ...repository, directory: `packages/${binary}` },
    homepage: homepage.replace('#', `/tree/main/packages/${binary}#`),
    bugs,
    engines,
    bin: { [binary]: `dist/${binary}.cjs` },
    man: pages.filter((page) => page === `${binary}.1` || page.startsWith(`${binary}-`)).map((page) => `man/${page}`),
    files: ['dist', 'man', 'completion', ...(hasSql ? ['questions'] : []), 'SKILL.md', 'LICENSE'],
    scripts: { prepack: 'npm run --silent --prefix ../.. build' },
    dependencies: Object.fromEntries(unbundled.map((name) => [name, dependencies[name]])),
    ...(hasSql ? { peerDependencies, peerDependenciesMeta } : {}),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const summaryOf = (binary: string): string => /^> (.+)$/m.exec(read(`docs/${binary}/llms.txt`))?.[1] ?? '';

function readmeOf({ binary, version }: Client): string {
  const skill = read(`docs/${binary}/SKILL.md`);
  const section = (heading: string): string => {
    const [, text] = new RegExp(`\\n## ${heading}\\n\\n([^]*?)\\n\\n(?=## )`).exec(skill) ?? [];
    if (text === undefined) throw new Error(`docs/${binary}/SKILL.md has no section "${heading}".`);
    return text;
  };
  /** Without the last paragraph, which is for agents or repeated elsewhere in the page. */
  const lists = (heading: string): string[] => section(heading).split('\n\n').slice(0, -1);
  const [example = ''] = /(?<=^- `).+?(?=`: )/m.exec(section('Commands')) ?? [];
  const blocks = [
    `# ${binary}`,
    '<!-- Written by npm run generate; changes here are lost. -->',
    `${summaryOf(binary)}, version ${version}.`,
    '## Install',
    `\`\`\`sh\nnpm install --global ${binary}\n${binary} --version\n\`\`\``,
    'Node 20.19 or newer is needed. No package runs an install script, so `--ignore-scripts` works as well.',
    '## Try it without an account',
    `\`\`\`sh\n${example.replace(binary, `${binary} --profile sandbox`)}\n\`\`\``,
    `\`--profile sandbox\` works with every command: the client starts a stand-in for the service inside its own process, and stores your changes for the next command. \`${binary} sandbox reset\` restores the initial records.`,
    '## Sign in',
    ...lists('Sign in').flatMap((list) => [
      ...(/^- `[A-Z_]+`:/.test(list) ? ['Environment variables, for scripts:'] : []),
      ...(list.includes(' auth logout`') ? ['Other commands:'] : []),
      list,
    ]),
    `Credentials are stored in the keychain of the operating system, one entry per profile. On a machine without one, set the environment variables, or sign in with \`--store file\`. \`${binary} help auth\` has the details, and \`${binary} doctor\` checks the installation, sign-in and connection.`,
    '## Ten commands to begin with',
    section('Commands'),
    `\`${binary} --help\` lists all commands, and the help of each starts with examples. After a global install, \`man ${binary}\` shows the manual.`,
    '## Output',
    section('Output'),
    `Exit codes say what failed: \`${binary} help exit-codes\`.`,
    '## Completion',
    `\`\`\`sh\n${completion(binary)}\n\`\`\``,
    'The same scripts are in the folder `completion` of this package. `SKILL.md` beside it describes the client to an agent.',
  ];
  return `${blocks.join('\n\n')}\n`;
}
