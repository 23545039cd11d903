/** Removes from a description what does not have the form of `types.ts`, so that one bad corner spoils nothing else. */
import type { Finding } from './types.js';

type Node = Record<string, unknown>;

/** The form of a value, as far as an import reads it. */
type Form =
  | 'text'
  | 'number'
  | 'flag'
  | 'any'
  /** The types of a schema: a text or a list of texts. */
  | 'types'
  | { readonly list: Form }
  | { readonly map: Form }
  | { readonly fields: Readonly<Record<string, Form>> };

const list = (form: Form): Form => ({ list: form });
const map = (form: Form): Form => ({ map: form });
const fields = (forms: Readonly<Record<string, Form>>): Form => ({ fields: forms });

const own: Readonly<Record<string, Form>> = { 'x-cli-name': 'text', 'x-cli-ignore': 'flag', 'x-cli-hidden': 'flag' };

const inSchema: Record<string, Form> = {};
const schema: Form = { fields: inSchema };
Object.assign(inSchema, {
  ...own,
  type: 'types',
  format: 'text',
  description: 'text',
  enum: list('any'),
  items: schema,
  properties: map(schema),
  required: list('text'),
  allOf: list(schema),
  oneOf: list(schema),
  anyOf: list(schema),
  readOnly: 'flag',
  minimum: 'number',
  maximum: 'number',
  maxLength: 'number',
  minItems: 'number',
  maxItems: 'number',
} satisfies Record<string, Form>);

const encoding = fields({ style: 'text', explode: 'flag' });
const content = map(fields({ schema, encoding: map(encoding) }));
const parameter = fields({
  ...own,
  name: 'text',
  in: 'text',
  required: 'flag',
  description: 'text',
  style: 'text',
  explode: 'flag',
  schema,
  content,
});
const header = fields({ description: 'text', schema });
const link = fields({ operationId: 'text', operationRef: 'text', parameters: map('any') });
const response = fields({ headers: map(header), content, links: map(link) });
const body = fields({ required: 'flag', content });
const servers = list(fields({ url: 'text', variables: map(fields({ default: 'text', enum: list('text') })) }));
const security = list(map(list('text')));
const operation = fields({
  ...own,
  operationId: 'text',
  summary: 'text',
  description: 'text',
  deprecated: 'flag',
  tags: list('text'),
  servers,
  parameters: list(parameter),
  requestBody: body,
  responses: map(response),
  security,
});
const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
const pathItem = fields({
  ...own,
  servers,
  parameters: list(parameter),
  ...Object.fromEntries(methods.map((method) => [method, operation])),
});
const flow = fields({ authorizationUrl: 'text', tokenUrl: 'text', refreshUrl: 'text', scopes: map('text') });
const scheme = fields({ type: 'text', scheme: 'text', in: 'text', name: 'text', flows: map(flow) });
const description = fields({
  info: fields({ title: 'text', description: 'text' }),
  servers,
  tags: list(fields({ name: 'text', description: 'text' })),
  paths: map(pathItem),
  security,
  components: fields({
    securitySchemes: map(scheme),
    schemas: map(schema),
    parameters: map(parameter),
    responses: map(response),
    requestBodies: map(body),
  }),
});

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Removes each value that does not have its form from a description without references, and lists it. Values that are
 * read in only one way, such as a number in place of a text, are converted.
 */
export function removeUnusable(root: object): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<Form, Set<unknown>>();
  const queue: { readonly value: object; readonly form: Form; readonly pointer: string }[] = [
    { value: root, form: description, pointer: '#' },
  ];
  // The queue visits shorter pointers first: a shared value has the pointer of its definition.
  for (const { value: holder, form, pointer } of queue) {
    const known = seen.get(form) ?? new Set();
    seen.set(form, known);
    if (known.has(holder)) continue;
    known.add(holder);
    let isShorter = false;
    for (const [key, inner] of slotsOf(holder as Node, form)) {
      const at = `${pointer}/${escaped(key)}`;
      const value = (holder as Node)[key];
      const fit = fitted(value, inner);
      if ('problem' in fit || fit.value === undefined) {
        if ('problem' in fit) findings.push({ pointer: at, problem: `${fit.problem}, so it is left out` });
        Reflect.deleteProperty(holder, key);
        isShorter = true;
        continue;
      }
      if (fit.value !== value) (holder as Node)[key] = fit.value;
      if (typeof fit.value === 'object' && typeof inner === 'object')
        queue.push({ value: fit.value as object, form: inner, pointer: at });
    }
    if (isShorter && Array.isArray(holder)) {
      const rest = holder.filter((_, index) => index in holder) as unknown[];
      holder.splice(0, holder.length, ...rest);
    }
  }
  return findings;
}

/** Returns the keys of a value that have a form. */
function slotsOf(holder: Node, form: Form): (readonly [key: string, form: Form])[] {
  if (typeof form === 'string') return [];
  if ('fields' in form) return Object.entries(form.fields).filter(([key]) => Object.hasOwn(holder, key));
  const inner = 'list' in form ? form.list : form.map;
  // Names of paths and responses may be extensions.
  const extends_ = inner === pathItem || inner === response;
  return Object.keys(holder).flatMap((key) => {
    if (!extends_ || !key.startsWith('x-')) return [[key, inner] as const];
    Reflect.deleteProperty(holder, key);
    return [];
  });
}

/** Returns a value in its form: `undefined` for one that is empty. */
function fitted(value: unknown, form: Form): { readonly value: unknown } | { readonly problem: string } {
  if (form === 'any') return { value: value ?? undefined };
  if (form === 'types') {
    if (value === null) return { value: 'null' };
    if (Array.isArray(value)) return { value: value.map(String) };
  }
  if (value === null || value === undefined) return { value: undefined };
  if (form === 'text' || form === 'types')
    return typeof value === 'object' ? { problem: 'it is not a text' } : { value: String(value) };
  if (form === 'number') {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return Number.isFinite(number) ? { value: number } : { problem: 'it is not a number' };
  }
  if (form === 'flag') {
    const flag = value === 'true' ? true : value === 'false' ? false : value;
    return typeof flag === 'boolean' ? { value: flag } : { problem: 'it is not true or false' };
  }
  if ('list' in form) return Array.isArray(value) ? { value } : { problem: 'it is not a list' };
  if (form === schema && typeof value === 'boolean') return { value: {} };
  return typeof value === 'object' && !Array.isArray(value) ? { value } : { problem: 'it is not an object' };
}
