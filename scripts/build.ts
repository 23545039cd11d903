/**
 * Bundles the compiler into dist/, and the runtime and each client into the folders of their packages, with code
 * splitting: a command loads no code that it does not use, and code that is always used together is one file, because
 * each file costs start-up time.
 */
import { chmod, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type InputOptions } from 'rolldown';
import { packagesOf, RECORD } from '../generator/binary/packages.js';
import { builtins, helpersInEntry, leaveOut, sharedFlags } from './bundling.js';
import { lazyJson } from './lazy-json.js';
import { compiler, entryOf, packageFolder, root, services } from './places.js';
import { fileOf, questions } from './questions.js';

interface Together {
  readonly debugName?: string;
  readonly name: string | ((id: string) => string | null);
  readonly test: RegExp;
}

/**
 * Modules that share a file, with their static imports. A module is in the file of the first line that matches or imports it;
 * any other module has a file of its own.
 */
const together: readonly Together[] = [
  // Loaded by help, --version and unknown commands. In a client, this is the entry.
  {
    name: 'start',
    test: /\/runtime\/(base\/(errors|defined)|pipeline\/handler|workflow\/workflow|cli\/main)\.ts$|\/generated\/\w+\/bin\.ts$/,
  },
  // Loaded by errors before a run, long help on a terminal and completion of stored names, which need mostly the same
  // files.
  {
    name: 'miss',
    test: /\/runtime\/(?:cli\/(?:alias|complete|report|unknown)|interactive\/pager|pipeline\/flags)\.ts$/,
  },
  // Loaded by every run.
  {
    name: 'run',
    test: /\/runtime\/(cli\/shell|pipeline\/(pipeline|input|limit-notes|record-names|owner)|workflow\/handle|output\/(json|fields)|http\/sent-file|auth\/(environment|parts)|base\/terms)\.ts$/,
  },
  // Loaded by every request in addition, and by commands that only search for credentials.
  { name: 'credentials', test: /\/runtime\/auth\/find\.ts$/ },
  // Loaded by every request in addition.
  {
    name: 'http',
    test: /\/runtime\/(pipeline\/perform|workflow\/call|auth\/authority|http\/exchange|paging\/\w+)\.ts$/,
  },
  // Loaded by every write in addition.
  { name: 'write', test: /\/runtime\/(policy\/guard|pipeline\/(write-step|typed-words))\.ts$/ },
  // Each dialect.
  { name: 'fields', test: /\/runtime\/dialects\/fields\/index\.ts$/ },
  // Loaded by every workflow in addition.
  { name: 'kit', test: /\/runtime\/workflow\/kit\.ts$/ },
  { name: 'odata', test: /\/runtime\/dialects\/odata\/index\.ts$/ },
  // A group and its commands, without help. Commands at the root have a file each: there are many, and a run loads one.
  {
    debugName: 'group of commands',
    name: (id) => /\/generated\/(.+)\/[^/]+$/.exec(id)?.[1]?.replaceAll('/', '-') ?? null,
    test: /\/generated\/[^/]+\/(?!commands\/|_built\/).+\/[a-z0-9-]+\.ts$/,
  },
  // Small commands that share the rules of the settings. Another file checks the stored settings.
  { name: 'config', test: /\/runtime\/commands\/config-(?:get|list)\.ts$/ },
  { name: 'sandbox', test: /\/sandbox\/engine\/[a-z-]+\.ts$/ },
  {
    debugName: 'sandbox of a service',
    name: (id) => `sandbox-${/\/sandbox\/([a-z-]+)\//.exec(id)?.[1] ?? ''}`,
    test: /\/sandbox\/[a-z-]+\/[a-z-]+\.ts$/,
  },
];

const clients = await Promise.all(
  services().map(async (name) => {
    const { client } = (await import(join(root, 'generated', name, 'client.ts'))) as { client: { binary: string } };
    return { binary: client.binary, generated: `generated/${name}` };
  }),
);
const dialects = (await readdir(join(root, 'runtime/dialects'))).map(
  (name) => [`dialects/${name}`, `runtime/dialects/${name}/index.ts`] as const,
);
const commands = (await readdir(join(root, 'runtime/commands')))
  .filter((name) => /^[a-z-]+\.ts$/.test(name))
  .map((name) => [`commands/${name.slice(0, -3)}`, `runtime/commands/${name}`] as const);

/** Bundles are written to a second folder and renamed at the end, so that a failed build changes nothing. */
const folders = [root, packageFolder('runtime'), ...clients.map(({ binary }) => packageFolder(binary))];
for (const folder of folders) await rm(join(folder, 'dist.new'), { recursive: true, force: true });
const shared = {
  cwd: root,
  platform: 'node',
  external: [/^@napi-rs\/keyring/, 'jq-web', '@duckdb/node-api', 'ts-morph'],
  tsconfig: join(root, 'tsconfig.json'),
  resolve: { mainFields: ['module', 'main'] },
  // A module may be imported on demand by one that always runs, and at once by one that does not.
  checks: { ineffectiveDynamicImport: false },
  logLevel: 'warn',
} satisfies InputOptions;
/** Returns the path of a module of this repository, from its root: the folder of the checkout can have any name. */
const within = (id: string): string => (id.startsWith(root) ? id.slice(root.length - 1) : '');

const codeSplitting = {
  groups: together.map(({ test, name, ...group }, index) => ({
    ...group,
    name: typeof name === 'string' ? name : (id: string) => name(within(id)),
    test: (id: string) => test.test(within(id)),
    priority: together.length - index,
  })),
};

// The clients are CommonJS: Node's loader of ES modules alone takes 4 ms of every start, and 1 ms for each file.
const programs = await Promise.all(
  clients.map(({ binary, generated }) =>
    build({
      ...shared,
      input: { [binary]: `${generated}/bin.ts` },
      plugins: [leaveOut, sharedFlags, lazyJson, helpersInEntry],
      output: {
        dir: join(packageFolder(binary), 'dist.new'),
        format: 'cjs',
        // An import loads Node's loader of ES modules, and code from the cache of Node 20 cannot import.
        dynamicImportInCjs: false,
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        assetFileNames: '[name]-[hash][extname]',
        minify: true,
        // One character outside ASCII makes the engine hold a whole file with two bytes for each character.
        charset: 'ascii',
        codeSplitting,
      },
    }),
  ),
);
/** The compiler, and the packages that compiled clients import. */
const libraries = await Promise.all(
  [
    // The compiler has no service to imitate.
    {
      folder: root,
      input: { [`bin/${compiler}`]: `generated/${compiler}/bin.ts` },
      external: ['cmdspec-runtime/sandbox'],
    },
    {
      folder: packageFolder('runtime'),
      input: {
        runtime: 'runtime/index.ts',
        kit: 'runtime/workflow/index.ts',
        testing: 'runtime/testing/index.ts',
        sandbox: 'sandbox/index.ts',
        ...Object.fromEntries([...dialects, ...commands]),
      },
      external: [],
    },
  ].map(({ folder, input, external }) =>
    build({
      ...shared,
      input,
      external: [...shared.external, ...external],
      plugins: [leaveOut, sharedFlags, lazyJson, builtins],
      output: {
        dir: join(folder, 'dist.new'),
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        codeSplitting,
      },
    }),
  ),
);
/** The modules that an executable begins with, and that compiles its files: one file each. */
for (const name of ['loader', 'compile'])
  await build({
    ...shared,
    input: `generator/binary/${name}.ts`,
    output: { file: join(root, `dist.new/executable/${name}.cjs`), format: 'cjs', minify: true, codeSplitting: false },
  });
/** Each package lists the packages whose code is in its files. */
for (const [index, { output }] of [...libraries, ...programs].entries()) {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const packages = packagesOf(modules.filter((path) => path.includes('/node_modules/')));
  await writeFile(join(folders[index] ?? '', 'dist.new', RECORD), JSON.stringify(packages));
}
const executables = [compiler, ...clients.map(({ binary }) => binary)].map(entryOf);
for (const path of executables) await chmod(path.replace('/dist/', '/dist.new/'), 0o755);
for (const folder of folders) {
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  await rename(join(folder, 'dist.new'), join(folder, 'dist'));
}

// Files of a client's package besides its code.
const pages = await readdir(join(root, 'docs/man'));
for (const { binary, generated } of clients) {
  const folder = packageFolder(binary);
  for (const name of ['man', 'completion', 'questions']) {
    await rm(join(folder, name), { recursive: true, force: true });
    await mkdir(join(folder, name));
  }
  for (const page of pages.filter((name) => name === `${binary}.1` || name.startsWith(`${binary}-`)))
    await copyFile(join(root, 'docs/man', page), join(folder, 'man', page));
  const { completion } = (await import(join(root, generated, '_built/completion.ts'))) as {
    completion: Readonly<Record<string, string>>;
  };
  for (const [shell, script] of Object.entries(completion))
    await writeFile(join(folder, 'completion', `${binary}.${shell}`), script);
  for (const { name } of questions().filter(({ line }) => line.startsWith(`${binary} `)))
    await copyFile(join(root, fileOf(name)), join(folder, 'questions', `${name}.sql`));
  await copyFile(join(root, 'docs', binary, 'SKILL.md'), join(folder, 'SKILL.md'));
}
for (const folder of folders.slice(1)) await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
const files = [...programs, ...libraries].reduce((count, { output }) => count + output.length, 0);
const built = executables.map((path) => relative(root, path)).join(', ');
process.stderr.write(`Built ${built} and ${files} files in all.\n`);
