import { parseArgs } from 'node:util';
import { severities, type Severity } from '../compare/rules.js';
import { nearest } from '../../runtime/base/suggestions.js';

const formats = ['text', 'json', 'github', 'sarif'] as const;

/** Form of the findings: `text` for people; the others are for machines and go to standard output. */
export type Format = (typeof formats)[number];

export interface Compile {
  readonly command: 'generate' | 'check';
  readonly specs: string;
  readonly out: string;
  readonly services: readonly string[];
  readonly check: boolean;
  /** `generate`: writes only built files. */
  readonly built: boolean;
  /** `check`: lists the commands that are code. */
  readonly workflows: boolean;
  /** `check`: runs again after each change. */
  readonly watch: boolean;
  readonly timing: boolean;
  readonly format: Format;
  readonly target: 'ts' | 'js';
  readonly docs?: string;
}

export interface Diff {
  readonly command: 'diff';
  /** Folders of specs. */
  readonly old: string;
  readonly now: string;
  /** Exit with 1 if a change is at least this severe; absent: never. */
  readonly failOn?: Severity;
  readonly format: Format;
}

export interface Import {
  readonly command: 'import';
  readonly from: 'openapi' | 'odata';
  readonly file: string;
  readonly specs: string;
  /** Name of the service; default: the name in the existing specs, or one made from the title of the description. */
  readonly service?: string;
  readonly format: 'text' | 'json';
  /** `odata`: template of the path of a resource. */
  readonly path: string;
}

export interface Test {
  readonly command: 'test';
  readonly specs: string;
  readonly services: readonly string[];
  /** Generated client to run, with `{service}` for the name of the service; absent: the specs are compiled. */
  readonly client?: string;
  readonly format: 'text' | 'json' | 'github';
}

export type CommandLine =
  | Test
  | Compile
  | Diff
  | Import
  | { readonly command: 'init'; readonly name: string; readonly out: string }
  | { readonly command: 'explain'; readonly code: string | undefined }
  | { readonly command: 'help'; readonly of: (typeof commands)[number] | undefined }
  | { readonly command: 'schema' | 'version' };

export const commands = ['init', 'import', 'generate', 'check', 'test', 'diff', 'explain', 'schema'] as const;

const options = {
  specs: { type: 'string' },
  out: { type: 'string' },
  docs: { type: 'string' },
  check: { type: 'boolean' },
  built: { type: 'boolean' },
  timing: { type: 'boolean' },
  workflows: { type: 'boolean' },
  watch: { type: 'boolean' },
  format: { type: 'string' },
  emit: { type: 'string' },
  'fail-on': { type: 'string' },
  service: { type: 'string' },
  path: { type: 'string' },
  client: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

type Option = keyof typeof options;

const allowed: Readonly<Record<(typeof commands)[number], readonly Option[]>> = {
  init: ['out', 'help'],
  import: ['specs', 'service', 'path', 'format', 'help'],
  generate: ['specs', 'out', 'docs', 'check', 'built', 'timing', 'format', 'emit', 'help'],
  check: ['specs', 'workflows', 'watch', 'timing', 'format', 'help'],
  test: ['specs', 'client', 'format', 'help'],
  diff: ['fail-on', 'format', 'help'],
  explain: ['help'],
  schema: ['help'],
};

/** Returns the parsed command line, or its error. */
export function parse(argv: readonly string[]): CommandLine | { readonly error: string } {
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [command, ...rest] = positionals;
  const known = commands.find((name) => name === command);
  if (command === undefined || command === 'help') {
    if (values.version === true) return { command: 'version' };
    if (command !== 'help' && argv.length > 0 && values.help !== true)
      return { error: `No command. Commands: ${commands.join(', ')}.` };
    const [name] = rest;
    const of = commands.find((one) => one === name);
    return name === undefined || of !== undefined
      ? { command: 'help', of }
      : { error: unknown('command', name, commands) };
  }
  if (known === undefined) return { error: unknown('command', command, commands) };
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = allowed[known].find((name) => name === token.name);
    if (flag === undefined)
      return {
        error: `${unknown(
          'flag',
          token.rawName,
          allowed[known].map((name) => `--${name}`),
        )}`,
      };
    if (options[flag].type === 'string' && (token.value === undefined || token.value === ''))
      return { error: `${token.rawName} needs a value.` };
    if (options[flag].type === 'boolean' && token.value !== undefined)
      return { error: `${token.rawName} takes no value.` };
  }
  if (values.help === true) return { command: 'help', of: known };
  if (known === 'schema')
    return rest.length === 0 ? { command: 'schema' } : { error: `schema takes no arguments: "${rest.join(' ')}".` };
  if (known === 'explain')
    return rest.length <= 1 ? { command: 'explain', code: rest[0] } : { error: 'explain takes only one code.' };
  if (known === 'init') return init(rest, values.out);
  if (known === 'import') {
    const report = choice('format', values.format ?? 'text', ['text', 'json'] as const);
    return typeof report === 'object' ? report : importOf(rest, values, report);
  }
  if (known === 'test') return parseTest(rest, values);
  const format = choice('format', values.format ?? 'text', formats);
  if (typeof format === 'object') return format;
  if (known === 'diff') return parseDiff(rest, values['fail-on'], format);
  if (values.watch === true && format !== 'text') return { error: `--watch prints text, not ${format}.` };
  if (values.workflows === true && (format === 'github' || format === 'sarif'))
    return { error: `--workflows prints text or json, not ${format}.` };
  if (values.check === true && values.built === true)
    return { error: '--check compares sources, and --built writes none.' };
  const target = choice('emit', values.emit ?? 'ts', ['ts', 'js'] as const);
  if (typeof target === 'object') return target;
  return {
    command: known,
    specs: String(values.specs ?? 'specs'),
    out: String(values.out ?? 'generated'),
    services: rest,
    check: values.check === true,
    built: values.built === true,
    workflows: values.workflows === true,
    watch: values.watch === true,
    timing: values.timing === true,
    format,
    target,
    ...(values.docs === undefined ? {} : { docs: String(values.docs) }),
  };
}

function parseTest(
  services: readonly string[],
  { specs, client, format }: { readonly specs?: unknown; readonly client?: unknown; readonly format?: unknown },
): Test | { readonly error: string } {
  const form = choice('format', format ?? 'text', ['text', 'json', 'github'] as const);
  if (typeof form === 'object') return form;
  return {
    command: 'test',
    specs: String(specs ?? 'specs'),
    services,
    format: form,
    ...(client === undefined ? {} : { client: String(client) }),
  };
}

function parseDiff(folders: readonly string[], failOn: unknown, format: Format): Diff | { readonly error: string } {
  const [old, now] = folders;
  if (old === undefined || now === undefined || folders.length > 2)
    return { error: `diff takes two folders of specs, the old and the new one: cmdspec diff <old> <new>` };
  if (failOn === undefined) return { command: 'diff', old, now, format };
  const least = choice('fail-on', failOn, severities);
  return typeof least === 'object' ? least : { command: 'diff', old, now, format, failOn: least };
}

function init([name, ...more]: readonly string[], out: unknown): CommandLine | { error: string } {
  if (name === undefined) return { error: 'init needs the name of the service.' };
  if (more.length > 0) return { error: `init takes only one name: "${more.join(' ')}".` };
  if (!isName(name)) return { error: badName(name) };
  return { command: 'init', name, out: String(out ?? name) };
}

function importOf(
  [from, file, ...more]: readonly string[],
  { specs, service, path }: { readonly specs?: unknown; readonly service?: unknown; readonly path?: unknown },
  format: 'text' | 'json',
): Import | { error: string } {
  const known = (['openapi', 'odata'] as const).find((kind) => kind === from);
  if (known === undefined) return { error: 'import needs a kind of description, openapi or odata, and its file.' };
  if (file === undefined) return { error: `import ${known} needs a file.` };
  if (more.length > 0) return { error: `import takes only one file: "${more.join(' ')}".` };
  if (path !== undefined && known !== 'odata') return { error: '--path is for odata only.' };
  if (service !== undefined && known !== 'openapi') return { error: '--service is for openapi only.' };
  if (path !== undefined && !/^\/\S*\{resource\}/.test(String(path)))
    return { error: `--path must begin with a slash and contain {resource}: "${String(path)}".` };
  if (service !== undefined && !isName(String(service))) return { error: badName(String(service)) };
  return {
    command: 'import',
    from: known,
    file,
    specs: String(specs ?? 'specs'),
    format,
    path: String(path ?? '/{resource}'),
    ...(service === undefined ? {} : { service: String(service) }),
  };
}

const isName = (text: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text);
const badName = (text: string): string =>
  `"${text}" is not a name. A name has lower-case letters, digits and single hyphens, and begins with a letter.`;

function choice<T extends string>(flag: string, value: unknown, choices: readonly T[]): T | { error: string } {
  const found = choices.find((name) => name === value);
  return found ?? { error: unknown(`value of --${flag}`, String(value), choices) };
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const [near] = nearest(name, known);
  return `Unknown ${what} "${name}". ${near === undefined ? '' : `Did you mean "${near}"? `}Known: ${known.join(', ')}.`;
}
