/** The schema of commands and the function that names the kind of a command say the same, and every key has a kind. */
import { Ajv } from 'ajv';
import { command } from './schema/command.js';
import { schema } from './schema/index.js';
import { kindOf, kinds, tags } from './schema/tags.js';

const ajv = new Ajv({ discriminator: true, allowUnionTypes: true, strictTypes: false, code: { optimize: false } });
ajv.addSchema(schema, 'spec');
const validate = ajv.compile({ $ref: 'spec#/$defs/group' });

const poll = { job: 'id', get: '/jobs/{job}', state: 'state', done: ['done'], failed: ['failed'] };
const names = ['list', 'lines', 'get', 'create', 'add', 'delete', 'line-update', 'close'];
const deciding: readonly (readonly [string, readonly unknown[]])[] = [
  ['workflow', [undefined, 'close-order']],
  ['poll', [undefined, poll]],
  ['effect', [undefined, 'read', 'create', 'act', 'local']],
  ['verb', [undefined, 'list', 'get', 'update', 'action']],
  ['shape', [undefined, 'rows', 'single']],
  ['paging', [undefined, 'cursor', 'none']],
  ['method', [undefined, 'GET', 'DELETE']],
];
/** A key that some kinds have and others do not. */
const probes = {
  cap: 5,
  web: 'https://shop.example/{id}',
  reread: true,
  says: 'Done',
  calls: { a: 'GET /a' },
};

type Spec = Readonly<Record<string, unknown>>;

const specs = deciding.reduce<readonly Spec[]>(
  (found, [key, values]) =>
    found.flatMap((spec) => values.map((value) => (value === undefined ? spec : { ...spec, [key]: value }))),
  [{}],
);

test.each(names)('the schema takes the keys of the kind that a command named %s is', (name) => {
  for (const spec of specs) {
    for (const [probe, value] of Object.entries({ summary: 'Text', ...probes })) {
      const whole: Spec = { ...spec, [probe]: value };
      const { tag } = kindOf(name, whole);
      const known: readonly string[] = kinds[tag].keys;
      const fits = Object.keys(whole).every((key) => known.includes(key));
      if (validate({ group: 'order', commands: { [name]: whole } }) !== fits)
        throw new Error(`${name} ${JSON.stringify(whole)} is ${tag}: ${ajv.errorsText(validate.errors)}`);
    }
  }
});

test('every key of a command belongs to a kind, and none is listed twice', () => {
  const listed = tags.map((tag) => kinds[tag].keys);
  for (const keys of listed) expect([...new Set<string>(keys)]).toEqual(keys);
  expect([...new Set(listed.flat())].sort()).toEqual(Object.keys(command.properties).sort());
});

test.each([
  ['list', {}, 'list', undefined],
  ['archived', { paging: 'cursor' }, 'list', 'paging'],
  ['search', { effect: 'read', method: 'POST', shape: 'rows' }, 'list', 'shape'],
  ['search', { verb: 'list', method: 'POST', paging: 'none' }, 'list', 'verb'],
  ['find', { verb: 'get', method: 'POST' }, 'record', 'verb'],
  ['me', { path: '/me' }, 'record', undefined],
  ['list', { shape: 'raw' }, 'record', 'shape'],
  ['remove', {}, 'write', undefined],
  ['add', { effect: 'act' }, 'action', 'effect'],
  ['close', { effect: 'act', poll }, 'job', 'poll'],
  ['list', { workflow: 'merge' }, 'workflow', 'workflow'],
  ['open', { workflow: 'open', effect: 'local' }, 'local', 'effect'],
])('%s %j is of the kind %s', (name, spec, tag, by) => {
  expect(kindOf(name, spec)).toEqual({ tag, ...(by === undefined ? {} : { by }) });
});
