/** The kinds of commands: the keys that each of them can have, and the keys that decide which one a command is. */
import { defined } from '../../../runtime/base/defined.js';
import type { JsonSchema } from '../derive.js';
import { shapes } from './common.js';
import { command } from './command.js';

export type Key = keyof (typeof command)['properties'];

const about = [
  'summary',
  'description',
  'verb',
  'effect',
  'output',
  'id',
  'args',
  'takes',
  'flags',
  'use',
  'one-of',
  'examples',
  'aliases',
  'was',
  'hidden',
  'tool',
] as const satisfies readonly Key[];

const runs = ['workflow', 'why', 'copies', 'columns', 'exits', 'streams'] as const satisfies readonly Key[];

/** Keys of every request, and of its response. */
const requests = [
  ...about,
  'host',
  'method',
  'path',
  'paths',
  'query',
  'headers',
  'encoding',
  'content-type',
  'body',
  'resource',
  'shape',
  'result',
  'columns',
  'returns',
  'hints',
] as const satisfies readonly Key[];

/** Keys of requests that change something. */
const writes = [
  ...requests,
  'answer',
  'stream',
  'upload',
  'find',
  'change',
  'confirm',
  'says',
  'gives',
  'failures',
  'undo',
  'locate',
  'etag',
] as const satisfies readonly Key[];

export interface CommandKind {
  /** With its article, in messages: `a list`. */
  readonly title: string;
  /** What makes a command one of these. */
  readonly made: string;
  readonly description: string;
  readonly keys: readonly Key[];
}

/** Every command is one of these. */
export const kinds = {
  list: {
    title: 'a list',
    made: '`verb: list`, or `shape: rows` or `stream` in a read',
    description: 'A command that reads rows, page by page.',
    keys: [...requests, 'paging', 'page-size', 'cap', 'empty', 'unfold', 'stream'],
  },
  record: {
    title: 'a read of one record',
    made: '`verb: get`, or a GET without rows',
    description: 'A command that reads one record, or a response as it is.',
    keys: [...requests, 'answer', 'redirect', 'says', 'gives', 'flat', 'unfold', 'hook', 'web', 'etag'],
  },
  write: {
    title: 'a write',
    made: '`verb: create`, `update` or `delete`, or such an `effect`',
    description: 'A command that creates, updates or deletes a record.',
    keys: [...writes, 'reread', 'current', 'resend', 'fixed'],
  },
  action: {
    title: 'an action',
    made: '`effect: act`, or `verb: action`',
    description: 'A command that does something else than create, update or delete a record.',
    keys: writes,
  },
  job: {
    title: 'a background job',
    made: '`poll`',
    description: 'A command that starts a background job on the service and can wait for it.',
    keys: [...writes, 'poll'],
  },
  workflow: {
    title: 'a workflow',
    made: '`workflow`',
    description: 'A command that code runs: it sends requests, and prints the result.',
    keys: [
      ...about,
      ...runs,
      'calls',
      'use-calls',
      'host',
      'hints',
      'shape',
      'returns',
      'confirm',
      'undo',
      'locate',
      'once',
    ],
  },
  local: {
    title: 'a local command',
    made: '`workflow` with `effect: local`',
    description: 'A command that code runs, and that sends no request.',
    keys: [...about, ...runs, 'credentials'],
  },
} as const satisfies Readonly<Record<string, CommandKind>>;

export type Tag = keyof typeof kinds;
export const tags = Object.keys(kinds) as Tag[];

/** Values that a key must have: these, or any other than these, or any. */
type Condition = readonly string[] | { readonly not: readonly string[] } | 'any';

interface Step {
  readonly when: Readonly<Partial<Record<Key, Condition>>>;
  readonly to: Tag | Choice;
}

/** The first step whose conditions hold decides. */
interface Choice {
  readonly steps: readonly Step[];
  readonly otherwise: Tag | Choice;
}

const ofWrites = ['create', 'add', 'update', 'delete', 'remove', 'line-add', 'line-update', 'line-delete'] as const;

const first: readonly Step[] = [
  { when: { workflow: 'any', effect: ['local'] }, to: 'local' },
  { when: { workflow: 'any' }, to: 'workflow' },
  { when: { poll: 'any' }, to: 'job' },
  { when: { effect: ['create', 'update', 'delete'] }, to: 'write' },
  { when: { effect: ['act'] }, to: 'action' },
  { when: { verb: ofWrites }, to: 'write' },
  { when: { verb: ['action'] }, to: 'action' },
];

const reads = (otherwise: Tag): Choice => ({
  steps: [
    { when: { shape: ['rows'] }, to: 'list' },
    { when: { shape: shapes.filter((shape) => shape !== 'rows') }, to: 'record' },
    { when: { stream: 'any' }, to: 'list' },
    { when: { answer: 'any' }, to: 'record' },
    { when: { verb: ['list', 'lines'] }, to: 'list' },
    { when: { paging: { not: ['none'] } }, to: 'list' },
    { when: { verb: ['get'] }, to: 'record' },
  ],
  otherwise,
});

/** What the name of a command decides if it is a verb. */
const named = {
  list: { steps: first, otherwise: reads('list') },
  get: { steps: first, otherwise: reads('record') },
  write: {
    steps: [
      ...first,
      { when: { effect: ['read'] }, to: reads('record') },
      { when: { verb: 'any' }, to: reads('record') },
    ],
    otherwise: 'write',
  },
} as const satisfies Readonly<Record<string, Choice>>;

/** A command with another name. Without an `effect`, which a later pass demands of them, other methods than GET write. */
const other: Choice = {
  steps: [
    ...first,
    { when: { effect: 'any' }, to: reads('record') },
    // A POST that only searches is a list or a read of one record, as its verb says.
    { when: { verb: 'any' }, to: reads('record') },
    { when: { method: { not: ['GET'] } }, to: 'write' },
  ],
  otherwise: reads('record'),
};

const byName: Readonly<Record<string, keyof typeof named>> = {
  list: 'list',
  lines: 'list',
  get: 'get',
  ...(Object.fromEntries(ofWrites.map((name) => [name, 'write'])) as Readonly<Record<string, 'write'>>),
};

/** Returns the kind of a command, and the key that decides it; without one, its name does. */
export function kindOf(
  name: string,
  spec: Readonly<Record<string, unknown>>,
): { readonly tag: Tag; readonly by?: Key } {
  const key = Object.hasOwn(byName, name) ? byName[name] : undefined;
  return decide(key === undefined ? other : named[key], spec);
}

function decide({ steps, otherwise }: Choice, spec: Readonly<Record<string, unknown>>): { tag: Tag; by?: Key } {
  const step = steps.find(({ when }) => Object.entries(when).every(([key, one]) => holds(spec[key], one)));
  const to = step?.to ?? otherwise;
  if (typeof to !== 'string') return decide(to, spec);
  const by = Object.keys(step?.when ?? {}).at(-1) as Key | undefined;
  return { tag: to, ...defined({ by }) };
}

function holds(value: unknown, condition: Condition): boolean {
  if (value === undefined) return false;
  if (condition === 'any') return true;
  return 'not' in condition ? !condition.not.includes(String(value)) : condition.includes(String(value));
}

const ref = (name: string) => ({ $ref: `#/$defs/${name}` }) as const;

/** Returns the choice as a schema. */
const chain = ({ steps: [step, ...rest], otherwise }: Choice): JsonSchema =>
  step === undefined
    ? target(otherwise)
    : { if: conditions(step.when), then: target(step.to), else: chain({ steps: rest, otherwise }) };

const target = (to: Tag | Choice): JsonSchema => (typeof to === 'string' ? ref(to) : chain(to));

const conditions = (when: Step['when']): JsonSchema => {
  const keys = Object.entries(when);
  const values = keys.flatMap(([key, one]): [string, JsonSchema][] =>
    one === 'any' ? [] : [[key, 'not' in one ? { not: { enum: one.not } } : { enum: one }]],
  );
  return {
    required: keys.map(([key]) => key),
    ...(values.length === 0 ? {} : { properties: Object.fromEntries(values) }),
  };
};

const { description } = command;

/** The kinds of commands, and what decides among them, for the definitions of the schema. */
export const commandDefinitions: Readonly<Record<string, JsonSchema>> = {
  command: { description, ...chain(other) },
  ...Object.fromEntries(
    Object.entries(named).map(([name, choice]) => [`command-${name}`, { description, ...chain(choice) }]),
  ),
  'command-key': command,
  ...Object.fromEntries(
    tags.map((tag) => [
      tag,
      {
        title: tag,
        description: kinds[tag].description,
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(kinds[tag].keys.map((key) => [key, ref(`command-key/properties/${key}`)])),
      },
    ]),
  ),
};

/** The schema of a command with that name, for names that are verbs. */
export const commandsByName = Object.fromEntries(
  Object.entries(byName).map(([name, key]) => [name, ref(`command-${key}`)]),
);
