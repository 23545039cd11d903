/** Translates the body of an operation to the values of flags. */
import { defined } from '../../../runtime/base/defined.js';
import { isSafeKey } from '../../../runtime/base/objects.js';
import { pathOfKey } from '../../../runtime/base/paths.js';
import { jsonSample, type Place } from './flags.js';
import { partsOf } from './objects.js';
import { flatten, isScalar, isUsualJson, jsonOf, jsonTypeOf, typeOf } from './schema.js';
import type { CliKeys, Encoding, Finding, Operation, Schema, Spec } from './types.js';
import { kebab } from './words.js';

/** One value that a request carries. */
export interface Field {
  readonly name: string;
  readonly wire: string;
  readonly place: Place;
  readonly schema: Schema | undefined;
  readonly required: boolean;
  readonly description: string | undefined;
  /** How several values are sent, if not with commas between them. */
  readonly list?: 'repeat' | 'brackets';
  /** The value is an object of texts, which are sent as `name[key]`. */
  readonly isPairs?: boolean;
  /** Value in an example, as typed at the shell; default: a value that the schema allows. */
  readonly sample?: string;
  /** Name of the flag that the description chooses. */
  readonly flag?: string;
  /** The description leaves the value out, which a request that needs it does not allow. */
  readonly isIgnored?: true;
  /** The description hides the flag, which the language has no key for. */
  readonly isHidden?: true;
  /** Value that is sent without the flag. */
  readonly fixed?: unknown;
}

/** Returns what the description says of the flag of a value: beside its schema, or in it. */
export const keysOf = (own: CliKeys, schema: CliKeys | undefined): Pick<Field, 'flag' | 'isIgnored' | 'isHidden'> => ({
  ...defined({ flag: own['x-cli-name'] ?? schema?.['x-cli-name'] }),
  ...((own['x-cli-ignore'] ?? schema?.['x-cli-ignore']) === true && { isIgnored: true }),
  ...((own['x-cli-hidden'] ?? schema?.['x-cli-hidden']) === true && { isHidden: true }),
});

/** The values of a body, and the keys of the command that they need. */
export interface Body {
  readonly fields: readonly Field[];
  readonly fixed: Spec;
  /** The command takes the whole body as JSON too. */
  readonly isOpen?: true;
}

const nothing: Body = { fields: [], fixed: {} };

/** Returns the flags of the body; `undefined` if the command cannot exist. */
export function bodyOf({ raw, method, pointer }: Operation, findings: Finding[]): Body | undefined {
  const { content = {}, required = false } = raw.requestBody ?? {};
  const types = Object.keys(content).filter((type) => type !== '');
  if (types.length === 0) return nothing;
  const at = `${pointer}/requestBody`;
  if (method === 'GET' || method === 'DELETE') {
    findings.push({ pointer: at, problem: `the body of ${method} is not sent` });
    return required ? undefined : nothing;
  }
  const json = jsonOf(content);
  if (json !== undefined) {
    const body = jsonBody(json, required, at, findings);
    const type = jsonTypeOf(content);
    return type === undefined || isUsualJson(type) ? body : { ...body, fixed: { ...body.fixed, 'content-type': type } };
  }
  for (const [type, encoding, place] of [
    ['multipart/form-data', 'multipart', 'part'],
    ['application/x-www-form-urlencoded', 'form', 'form'],
  ] as const) {
    const schema = flatten(content[type]?.schema);
    if (schema?.properties === undefined) continue;
    const isFile = (property: Schema): boolean => {
      const flat = flatten(property);
      return flat?.format === 'binary' || (flat?.items !== undefined && isFile(flat.items));
    };
    const fields = fieldsOf(schema, (name, property) =>
      place === 'part' && isFile(property) ? ['part', `part:${name}`] : ['form', `form:${name}`],
    );
    return {
      fields: fields.flatMap((field) => inForm(field, content[type]?.encoding, at, findings)),
      fixed: { encoding },
      ...(encoding === 'form' && fields.length > 0 && { isOpen: true }),
    };
  }
  const whole = types.find((type) => !/^multipart\/|^application\/x-www-form-urlencoded/.test(type));
  if (whole !== undefined) return wholeBody(whole, required);
  findings.push({
    pointer: at,
    problem: `a body of the type ${types.join(', ')} cannot be sent, so there is no command`,
  });
  return undefined;
}

/** Returns the one flag of a body that is a text or a file. */
function wholeBody(type: string, required: boolean): Body {
  const isText = /^text\/|[+/](?:xml|yaml)\b/.test(type);
  const field: Pick<Field, 'name' | 'place' | 'schema' | 'description'> = isText
    ? { name: 'body', place: 'body', schema: { type: 'string' }, description: 'Body of the request' }
    : { name: 'file', place: 'part', schema: { type: 'string', format: 'binary' }, description: 'File to send' };
  const isUsual = type.includes('*') || /^(?:text\/plain|application\/octet-stream)\b/.test(type);
  return {
    fields: [{ ...field, wire: 'body:', required }],
    fixed: { encoding: isText ? 'text' : 'bytes', ...(!isUsual && { 'content-type': type }) },
  };
}

/** Returns a field of a form: lists are repeated fields unless the description says otherwise, as it does for parameters. */
function inForm(
  field: Field,
  encodings: Readonly<Record<string, Encoding>> = {},
  at: string,
  findings: Finding[],
): readonly Field[] {
  const { style = 'form', explode = style === 'form' } = encodings[field.name] ?? {};
  const schema = field.schema && emptiable(field.schema);
  const isList = typeOf(schema) === 'array' && isScalar(schema?.items);
  if (style === 'deepObject') return inBrackets(field, schema);
  if (isDelimited(style) && isList) findings.push({ pointer: at, problem: delimited(field.name, style) });
  if (typeOf(schema) === 'object' || (typeOf(schema) === 'array' && !isList))
    findings.push({ pointer: at, problem: `the field ${field.name} is sent as JSON, not as fields of its own` });
  const isRepeated = isList && explode && field.place === 'form';
  return [{ ...field, ...defined({ schema }), ...(isRepeated && { list: 'repeat' as const }) }];
}

/** Returns a value whose parts have names such as `name[key]`: pairs if each part is one value, or the parts. */
export function inBrackets(field: Field, schema: Schema = {}): readonly Field[] {
  const type = typeOf(schema);
  if (type === 'object' && !hasParts(schema)) {
    return [{ ...field, schema: { ...schema, properties: {}, type }, isPairs: true }];
  }
  if (type === 'array' || type === undefined) return [{ ...field, schema, list: 'brackets' }];
  if (type !== 'object') return [{ ...field, schema }];
  const [place] = field.wire.split(':');
  return partsOf(field.name, schema, field.required).flatMap((part) =>
    inBrackets(
      { ...field, ...part, wire: `${String(place)}:${part.name}`, description: flatten(part.schema)?.description },
      { ...part.schema, ...(typeOf(part.schema) === 'object' && { properties: {} }) },
    ),
  );
}

/** Whether the elements of a list are separated by something other than a comma. */
export const isDelimited = (style: string): boolean => style === 'pipeDelimited' || style === 'spaceDelimited';

export const delimited = (name: string, style: string): string =>
  `the elements of ${name} are sent with commas between them, not as ${style}`;

/** Returns the object or list alone if the schema also allows an empty text, which clears it. */
function emptiable(schema: Schema): Schema | undefined {
  const variants = (schema.anyOf ?? schema.oneOf ?? []).filter(({ enum: values }) => values?.join() !== '');
  return flatten(variants.length === 1 ? { ...schema, anyOf: variants } : schema);
}

/** Whether `name[key]=value` cannot write a field of an object, because the field is not one value. */
const hasParts = (schema: Schema | undefined): boolean =>
  Object.values(schema?.properties ?? {}).some((property) => !isScalar(property));

function jsonBody(schema: Schema, required: boolean, pointer: string, findings: Finding[]): Body {
  const { properties } = schema;
  const unnamed = Object.keys(properties ?? {}).filter((name) => !isSafeKey(name));
  const isNamed = !unnamed.some((name) => schema.required?.includes(name));
  if (properties !== undefined && schema.oneOf === undefined && schema.anyOf === undefined && isNamed) {
    for (const name of unnamed) findings.push({ pointer, problem: `a wire cannot name the field ${name}` });
    const fields = fieldsOf(schema, (name) => ['body', /^[\w-]+$/.test(name) ? name : `body:${pathOfKey(name)}`]);
    const named = fields.filter(({ name }) => !unnamed.includes(name)).flatMap((field) => inside(field));
    return { fields: named, fixed: {}, ...(named.length > 0 && { isOpen: true }) };
  }
  const isList = typeOf(schema) === 'array';
  findings.push({ pointer, problem: `the body is not one object with known fields, so it is the JSON of one flag` });
  const wire = isList ? 'body:[]' : 'body:';
  return {
    fields: [
      {
        name: 'body',
        wire,
        place: 'body',
        schema: { type: isList ? 'array' : 'object', items: { type: 'object' } },
        required,
        description: 'Body of the request as JSON',
        sample: jsonSample(schema),
      },
    ],
    fixed: {},
  };
}

/** Levels of objects whose fields are flags; the value of a deeper one is JSON. */
const LEVELS = 2;

/** Returns the fields of an object as values of their own: `incident-title` sends `incident.title`. */
function inside(field: Field, depth = 0): readonly Field[] {
  const schema = flatten(field.schema) ?? {};
  const { properties = {}, oneOf, anyOf } = schema;
  const entries = Object.entries(properties);
  const isKnown =
    typeOf(schema) === 'object' && entries.length > 0 && entries.every(([name]) => name !== '' && isSafeKey(name));
  if (!isKnown || oneOf !== undefined || anyOf !== undefined || depth === LEVELS) return [field];
  const path = field.wire.replace(/^body:/, '');
  return fieldsOf(schema, (name) => ['body', `body:${path}.${pathOfKey(name)}`]).flatMap((one) =>
    inside(
      {
        ...one,
        name: `${field.name}-${one.name}`,
        required: field.required && one.required,
        ...(field.isIgnored && { isIgnored: true }),
        ...(field.isHidden && { isHidden: true }),
        ...defined({ flag: one.flag && `${field.flag ?? kebab(field.name)}-${one.flag}` }),
      },
      depth + 1,
    ),
  );
}

const fieldsOf = (schema: Schema, target: (name: string, property: Schema) => readonly [Place, string]): Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const { readOnly, description, ...flat } = flatten(property) ?? {};
    if (readOnly === true || name === '') return [];
    const [place, wire] = target(name, property);
    const required = schema.required?.includes(name) === true;
    return [{ name, wire, place, schema: property, required, description, ...keysOf(property, flat) }];
  });
