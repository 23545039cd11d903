/** Translates an operation to a command. */
import { defined } from '../../../runtime/base/defined.js';
import { isSafeKey } from '../../../runtime/base/objects.js';
import { isReplaceable, standardGlobals } from '../../3-bind/derived.js';
import type { ServiceSpec, Verb } from '../../2-shape/types.js';
import { headersInUse } from '../../3-bind/headers.js';
import { LONGEST_SUMMARY } from '../../3-bind/summaries.js';
import { bodyOf, delimited, keysOf, inBrackets, isDelimited, type Field } from './body.js';
import { pairs, valueOf, summaryOf } from './flags.js';
import { jobOf, namesOfJobs, type FoundJob } from './jobs.js';
import { argumentsOf } from './operations.js';
import type { Named, NamedGroup } from './names.js';
import { sampleIn, type Sample } from './sample.js';
import { schemaText } from './schema-text.js';
import { columnsOf, isAccepted, isSilent, pathsOf, printed, responseOf, typeOfAnswer } from './results.js';
import { isSearch as isReading } from './search.js';
import { streamOf } from './streams.js';
import { flatten, isScalar, jsonOf, recordIn, rowsIn, typeOf, type Located } from './schema.js';
import type { Finding, Operation, Parameter, Schema, Spec } from './types.js';
import { actOf } from './verbs.js';
import { claim, inWords, kebab, plain, presetOf, sentence } from './words.js';

const standards = standardGlobals({ env: '', hosts: {} } as Parameters<typeof standardGlobals>[0]);

/** Letters of flags that each client has; `-y` is the letter of --yes. */
const letters: readonly string[] = [...Object.values(standards).flatMap(({ alias }) => alias ?? []), 'y'];

/** Names that no flag of a command may have: global flags that it cannot replace, and flags that the compiler adds. */
const reserved = (printsRows: boolean): readonly string[] => [
  ...letters,
  ...Object.keys(standards).filter((name) => !isReplaceable(name, printsRows)),
  ...['dry-run', 'yes', 'allow-writes', 'edit', 'web', 'version'],
];

export interface Context {
  readonly findings: Finding[];
  /** All operations of the description. */
  readonly operations: readonly Operation[];
  /** Flags of credentials. */
  readonly taken: readonly string[];
  /** Wires that carry credentials, which the client sends itself. */
  readonly carried: ReadonlySet<string>;
  /** Returns the paging of a list and the parameters that it sends. */
  readonly paging: (
    operation: Operation,
    response: Schema | undefined,
  ) => { readonly name: string; readonly parameters: readonly string[] } | undefined;
  /** Returns the columns of a command at the last import. */
  readonly columns: (named: Named) => readonly string[];
  /** Returns the host of an operation; `undefined` for the default. */
  readonly hostOf: (operation: Operation) => string | undefined;
}

/** Flags that each write with a JSON body has. */
export const BODY = 'BODY';

export const bodyFlags: Spec = {
  [BODY]: {
    body: {
      type: 'json',
      wire: 'body:',
      placeholder: 'json',
      summary: 'Whole body as JSON; flags override its fields',
    },
  },
};

/** A command, with what decides the keys of its group. */
export interface Made {
  readonly named: Named;
  readonly spec: Spec;
  /** Its path follows from its verb and the path of the group. */
  readonly isUsual: boolean;
  /** A record as the service returns it. */
  readonly sample?: Sample;
  /** Path of the record in the response, for commands that print one. */
  readonly record: string | undefined;
}

/** What a group has for its commands. */
export interface Home {
  /** Path of its collection. */
  readonly path: string;
  /** The argument that names one of its records. */
  readonly id: Argument | undefined;
}

/** Returns the command of an operation; `undefined` if a spec cannot express its request. */
export function commandOf(named: Named, home: Home, context: Context): Made | undefined {
  const { operation, name, group, part } = named;
  const { raw, method } = operation;
  const body = bodyOf(operation, context.findings);
  if (body === undefined) return undefined;
  const { schema, content } = responseOf(operation);
  const stream = streamOf(operation, context.columns(named));
  const answer = stream === undefined ? typeOfAnswer(operation) : undefined;
  const isLater = isAccepted(operation);
  const isSearch = isReading(operation);
  const rows = method === 'GET' || isSearch ? rowsIn(schema) : undefined;
  const record = rows === undefined && schema !== undefined ? recordIn(schema) : undefined;
  const isPrinted = answer === undefined && stream === undefined && (record !== undefined || schema === undefined);
  const job = isLater ? startedJob(operation, record, isPrinted, context) : undefined;
  const used = new Set([
    ...reserved(rows !== undefined || stream !== undefined),
    ...context.taken,
    ...(answer === undefined ? [] : ['out']),
    ...(job === undefined ? [] : namesOfJobs),
  ]);
  const names = argumentsOf(operation.path);
  const own = names.map((argument) => argumentOf(argument, operation, used, group));
  const paging = rows === undefined ? undefined : context.paging(operation, schema);
  const isRead = method === 'GET' || isSearch;
  const act = actOf(name, {
    method,
    isRead,
    hasRows: rows !== undefined,
    isPaged: paging !== undefined,
    isSilent: isSilent(operation),
  });
  const deletes = act.effect === 'delete';
  const isUsual = part === undefined && isUsualPath(operation.path, act.verb, home);
  // The argument of the group is the same in all of its commands.
  const args = isUsual && home.id !== undefined && own.length > 0 ? [home.id] : own;
  const words = [group, part, name].filter((word) => word !== undefined).join(' ');
  const flags: Flags = { specs: {}, samples: [], sent: new Set(), words, findings: context.findings };
  const isCarried = ({ in: place = '', name: sent = '' }: Parameter): boolean =>
    context.carried.has(`${place}:${place === 'header' ? sent.toLowerCase() : sent}`);
  for (const parameter of operation.parameters.filter((one) => !isCarried(one)))
    parameterFlag(parameter, paging?.parameters ?? [], flags, used, group, method === 'GET');
  const paged = new Set(paging?.parameters);
  if (body.isOpen === true) used.add('body');
  const bodyAt = `${operation.pointer}/requestBody`;
  for (const field of body.fields.filter(({ wire }) => !paged.has(`body:${wire.replace(/^body:/, '')}`)))
    addFlag(field, bodyAt, flags, used, group);
  const takesBody = body.isOpen === true && Object.keys(flags.specs).length > 0;

  const sendsNothing = raw.requestBody === undefined && ['POST', 'PUT', 'PATCH'].includes(method);
  // The compiler has a summary for each verb but `action`.
  const hasOwn = act.verb !== undefined && act.verb !== 'action';
  const preset = hasOwn ? '' : presetOf(name, (part ?? group).replaceAll('-', ' '), isRead && args.length > 0);
  const text = [raw.summary, raw.description, preset].find((one) => sentence(one) !== undefined);
  const spec: Spec = {
    ...summaryOf(text, LONGEST_SUMMARY),
    ...descriptionOf(raw),
    ...act.keys,
    ...(!isUsual && { path: operation.path, ...argsOf(args) }),
    ...(Object.keys(flags.specs).length > 0 && { flags: flags.specs }),
    ...(raw['x-cli-hidden'] === true && { hidden: true }),
    ...(takesBody && { use: [BODY] }),
    ...(act.verb === 'update' && Object.keys(flags.specs).length === 0 && { change: false }),
    ...defined({ host: context.hostOf(operation) }),
    ...(sendsNothing && { encoding: 'none' }),
    ...body.fixed,
    ...(stream ??
      (answer === undefined ? printed({ isRead, deletes }, rows, record, schema, content, isLater) : { answer })),
    ...(job && jobKeys(job, deletes ? undefined : record)),
    ...(rows !== undefined && { paging: paging?.name ?? 'none', ...columnsOf(rows.schema, context.columns(named)) }),
  };
  const run = [
    words,
    ...args.map(({ sample }) => sample),
    ...exampleFlags(spec, flags, act.named ?? act.verb),
    ...(deletes ? ['--yes'] : []),
    ...(answer === 'bytes' ? ['--out answer.bin'] : []),
  ];
  const shown = rows ?? record;
  return {
    named,
    isUsual,
    ...defined({ sample: shown && sampleIn(operation, shown) }),
    spec: { ...spec, examples: [run.filter((word) => word !== undefined).join(' ')] },
    record: record?.path,
  };
}

const argsOf = (args: readonly Argument[]): Spec =>
  args.length === 0 ? {} : { args: Object.fromEntries(args.map(({ argument, spec }) => [argument, spec])) };

/** Returns the job that a request starts; without one, a person has to decide how to wait for its end. */
function startedJob(
  operation: Operation,
  record: Located | undefined,
  isPrinted: boolean,
  { operations, findings }: Context,
): FoundJob | undefined {
  const job = isPrinted ? jobOf(operation, operations, record) : {};
  if ('poll' in job) return job;
  findings.push({
    pointer: `${operation.pointer}/responses/202`,
    problem: `the service accepts the request and completes it later; declare \`poll\` to wait for the end${job.problem === undefined ? '' : ` (${job.problem})`}`,
  });
  return undefined;
}

/**
 * Returns how to wait for the end of a job, and the fields of the record that is then printed. `record` is printed when
 * the job starts; without `record`, the id is printed.
 */
function jobKeys({ poll, record: state }: FoundJob, record: Located | undefined): Spec {
  const names = [record, state].flatMap((one) => (one === undefined ? [] : pathsOf(one.schema)));
  const { noun = 'job' } = poll;
  const started = record === undefined && { says: `Started ${String(noun)} {job}`, gives: { job: '{job}' } };
  return { ...started, result: state.path, poll, returns: [...new Set(names)] };
}

/** Whether the path follows from the verb and the group. An argument with another name is another argument. */
function isUsualPath(path: string, verb: Verb | undefined, { path: group, id }: Home): boolean {
  if (group === '') return false;
  if (verb === 'list' || verb === 'create') return path === group && !path.includes('{');
  const isOne = (verb === 'get' || verb === 'update' || verb === 'delete') && !group.includes('{');
  return isOne && id !== undefined && path === `${group}/{${id.argument}}`;
}

/** Returns the description of an operation, with its summary if that is too long for a spec. */
function descriptionOf({ summary, description, deprecated }: Operation['raw']): Spec {
  const text = plain(description);
  const title = plain(summary);
  const long = title.length > LONGEST_SUMMARY && !text.startsWith(title) ? title.replace(/\.?$/, '.') : '';
  const more = summary === undefined || sentence(description) === sentence(summary) ? '' : text.slice(0, 400);
  const cut = more.length === 400 ? atSentence(more) : more;
  const whole = [deprecated === true ? 'Deprecated by the service.' : '', long, cut]
    .filter((part) => part !== '')
    .join(' ');
  return whole === '' ? {} : { description: whole };
}

/** Returns the complete sentences of a text; if it has none, its complete words. */
const atSentence = (text: string): string =>
  /^.*[.!?](?= )/.exec(text)?.[0] ?? `${text.slice(0, text.lastIndexOf(' '))} …`;

interface Flags {
  readonly specs: Spec;
  /** Words that set a flag, and whether it changes the record of an update. A flag in a query or header does not. */
  readonly samples: { readonly words: string; readonly required: boolean; readonly changes: boolean }[];
  /** Targets of the values, by place and name. */
  readonly sent: Set<string>;
  /** The command. */
  readonly words: string;
  readonly findings: Finding[];
}

function addFlag(
  { name, wire, place, schema, required: isRequired, description, list, isPairs = false, ...own }: Field,
  pointer: string,
  flags: Flags,
  used: Set<string>,
  group: string,
): void {
  if (own.isHidden)
    flags.findings.push({ pointer, problem: `x-cli-hidden of ${name} has no effect: a flag cannot be hidden` });
  if (own.isIgnored && !isRequired) return;
  if (own.isIgnored)
    flags.findings.push({ pointer, problem: `x-cli-ignore of ${name} has no effect: the service requires the value` });
  const target = /^[a-z]+:/.test(wire) ? wire : `${place}:${wire}`;
  if (flags.sent.has(target)) {
    flags.findings.push({ pointer, problem: `the description has ${name} twice; the first is a flag` });
    return;
  }
  flags.sent.add(target);
  const wanted = kebab(own.flag ?? name);
  const flag = claim(wanted, used, group);
  if (flag !== wanted) {
    const problem = `${name} is --${flag} in "${flags.words}", because the command has another flag or argument "${wanted}"`;
    flags.findings.push({ pointer, problem, isRenamed: true });
  }
  const isNested = list === 'brackets' && typeOf(schema) === 'array' && !isScalar(schema?.items);
  const { spec, sample } = isPairs ? pairs : valueOf(schema, isNested ? 'form' : place, name);
  const { secret, ...open } = spec;
  // A value that is always the same is sent without the flag.
  const [only, ...others] = isRequired && Array.isArray(spec['choices']) ? (spec['choices'] as readonly unknown[]) : [];
  const isFixed = only !== undefined && others.length === 0;
  const required = isRequired && !isFixed;
  const isSecret = secret === true && !required;
  const isSeveral = spec['type'] === 'csv' || spec['type'] === 'json' || spec['repeatable'] === true;
  flags.specs[flag] = {
    ...(isSecret ? spec : open),
    ...defined({ list: isSeveral ? list : undefined }),
    ...(wire !== flag && { wire }),
    ...(required && { required: true }),
    ...(isFixed && { default: only }),
    ...formOf(description, spec['type'] === 'json' ? schema : undefined),
  };
  const changes = !/^(?:query|header):/.test(wire) && place !== 'query' && place !== 'header';
  const shown = own.sample ?? (sample === '' ? 'text' : sample);
  const times = Number(spec['min-items'] ?? 1);
  const words =
    spec['type'] === 'csv'
      ? `--${flag} ${Array.from({ length: times }, () => shown).join(',')}`
      : Array.from({ length: times }, () => `--${flag} ${shown}`).join(' ');
  if (!isSecret) flags.samples.push({ words, required, changes });
}

/** Returns the summary of a flag, with the form of its JSON. */
function formOf(description: string | undefined, json: Schema | undefined): Spec {
  const form = json === undefined ? '' : schemaText(json);
  const { summary } = summaryOf(description) as { readonly summary?: string };
  if (form === '') return defined({ summary });
  return { summary: `${summary ?? 'JSON'}: ${form}` };
}

/** Returns the flags of an example: the required ones and, in a create or update, one field of the record. */
function exampleFlags(spec: Spec, { samples }: Flags, verb: Verb | undefined): string[] {
  const required = samples.filter((one) => one.required);
  const isIdle =
    (verb === 'create' || verb === 'update') && spec['change'] !== false && !required.some(({ changes }) => changes);
  const change = isIdle ? (samples.find(({ changes }) => changes) ?? samples[0]) : undefined;
  return [...new Set([...required, ...(change ? [change] : [])])].map(({ words }) => words);
}

/** An argument of a command, with a value for examples. */
interface Argument {
  readonly argument: string;
  readonly spec: Spec;
  readonly sample: string;
}

function argumentOf(argument: string, { parameters }: Operation, used: Set<string>, group: string): Argument {
  const parameter = parameters.find(({ name = '', in: place }) => place === 'path' && kebab(name) === argument);
  const { spec, sample } = valueOf(parameter?.schema ?? { type: 'string' }, 'path', parameter?.name ?? argument);
  used.add(argument);
  const { secret: _secret, ...open } = spec;
  const summary = summaryOf(parameter?.description);
  return {
    argument,
    spec: {
      ...open,
      ...('summary' in summary
        ? summary
        : { summary: inWords(argument.startsWith(group) ? argument : `${group}-${argument}`) }),
    },
    sample: sample || 'text',
  };
}

/** Returns the argument that names one record of a group: of the first operation on one, if there is any. */
export function identifierOf({ path, name, commands }: NamedGroup): Argument | undefined {
  const operation = commands
    .map((named) => named.operation)
    .find(
      (one) => one.segments.at(-1)?.isArgument === true && one.path === `${path}/{${one.segments.at(-1)?.text ?? ''}}`,
    );
  return operation && argumentOf(operation.segments.at(-1)?.text ?? '', operation, new Set(), name);
}

/** Headers that the client sets itself. */
const ownHeaders: ReadonlySet<string> = new Set([...headersInUse({} as ServiceSpec).keys(), 'authorization']);

function parameterFlag(
  parameter: Parameter & { readonly pointer: string },
  paged: readonly string[],
  flags: Flags,
  used: Set<string>,
  group: string,
  reads: boolean,
): void {
  const { findings } = flags;
  const { name = '', in: place, pointer, required = false, description } = parameter;
  if (place === 'path') {
    const keys = Object.keys(parameter).filter((key) => key.startsWith('x-cli-'));
    for (const key of keys)
      findings.push({ pointer, problem: `${key} of ${name} has no effect: the argument is part of the path` });
  }
  if (place === 'path' || name === '' || (place === 'query' && paged.includes(name))) return;
  if (place === 'header' && ownHeaders.has(name.toLowerCase())) return;
  if (!name.split(/[[\].]/).every(isSafeKey)) {
    findings.push({ pointer, problem: `a wire cannot name the parameter ${name}` });
    return;
  }
  if (place !== 'query' && place !== 'header') {
    findings.push({ pointer, problem: `a request cannot carry the ${String(place)} parameter ${name}` });
    return;
  }
  const schema = flatten(parameter.schema ?? jsonOf(parameter.content));
  const isRepeated =
    typeOf(schema) === 'array' && place === 'query' && (parameter.explode ?? (parameter.style ?? 'form') === 'form');
  const field: Field = {
    name,
    ...keysOf(parameter, schema),
    wire: place === 'header' ? `header:${name}` : reads && /^[\w-]+$/.test(name) ? name : `query:${name}`,
    place,
    schema,
    required,
    description: description ?? schema?.description,
    ...(isRepeated && isScalar(schema?.items) && { list: 'repeat' }),
  };
  if (parameter.style === 'deepObject') {
    for (const one of inBrackets(field, schema)) addFlag(one, pointer, flags, used, group);
    return;
  }
  if (typeOf(schema) === 'object' || (typeOf(schema) === 'array' && !isScalar(schema?.items)))
    findings.push({ pointer, problem: `the parameter ${name} is sent as one text, not as an object or list` });
  else if (isDelimited(parameter.style ?? 'form'))
    findings.push({ pointer, problem: delimited(name, String(parameter.style)) });
  addFlag(field, pointer, flags, used, group);
}
