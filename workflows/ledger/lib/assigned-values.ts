import { defined } from '../../../runtime/base/defined.js';
import type { Context } from '../../../runtime/contract/context.js';
import { CliError } from '../../../runtime/base/errors.js';
import { exactNumber } from '../../../runtime/base/json.js';
import { isSafeKey } from '../../../runtime/base/keys.js';
import { guid, literal, needField, needResource, padded, quoted } from '../../../runtime/odata/index.js';
import { CODE_WIDTH } from './codes.js';
import { resolveCode } from './refs.js';
import type { Target } from './target.js';

/** A value of `--set` or `--match`, read but not looked up. */
export type Typed =
  | { readonly form: 'plain'; readonly text: string }
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'guid'; readonly id: string }
  | { readonly form: 'ref'; readonly resource: string; readonly code: string };

/** A field with its value. */
export interface Assignment {
  /** In the catalogue's spelling. */
  readonly field: string;
  /** Edm type, when the catalogue lists the field. */
  readonly type?: string;
  readonly value: Typed;
}

const FORMS = '@str:text, @guid:id, @ref:service/Resource:code';

function typedOf(text: string, target: Target, what: string): Typed {
  const [, word, rest] = /^@(\w+):(.*)$/s.exec(text) ?? [];
  if (word === undefined || rest === undefined) return { form: 'plain', text };
  if (word === 'str') return { form: 'text', text: rest };
  if (word === 'guid') {
    const id = guid(rest);
    if (id !== undefined) return { form: 'guid', id };
    throw new CliError('input', `${what}: ${JSON.stringify(rest)} is no GUID.`, 'Write it as 8-4-4-4-12 hex digits.');
  }
  if (word === 'ref') {
    const colon = rest.indexOf(':');
    if (colon > 0 && colon < rest.length - 1) {
      const resource = needResource(target.data, rest.slice(0, colon)).name;
      return { form: 'ref', resource, code: rest.slice(colon + 1) };
    }
    throw new CliError('input', `${what}: @ref needs a resource and a code.`, 'Write @ref:crm/Accounts:25.');
  }
  throw new CliError(
    'input',
    `${what}: @${word}: is no form of a value (known: ${FORMS}).`,
    `For text that begins with @ write @str:${text}.`,
  );
}

/** Reads `Field=value` pairs. Nothing is looked up, so that all of them are checked before the first request. */
export function readPairs(
  pairs: readonly (readonly [string, string])[],
  flag: string,
  target: Target,
  force = false,
): readonly Assignment[] {
  const { resource } = target;
  return pairs.map(([key, text]) => {
    if (key === '' || !key.split('.').every(isSafeKey)) {
      throw new CliError(
        'input',
        `--${flag} ${JSON.stringify(key)} cannot be the name of a field.`,
        'Write Field=value.',
      );
    }
    const value = typedOf(text, target, `--${flag} ${key}`);
    if (resource === undefined) return { field: key, value };
    if (force && !Object.keys(resource.fields).some((name) => name.toLowerCase() === key.toLowerCase())) {
      return { field: key, value };
    }
    const field = needField(resource, key);
    const type = resource.fields[field]?.type;
    return defined({ field, value, type });
  });
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** More digits than this, and a double may not keep them. */
const SAFE_DIGITS = 15;

/** What goes into a JSON body. A number stays text where the field is text, or a double would not keep its digits. */
export async function jsonValue({ type, value }: Assignment, context: Context, target: Target): Promise<unknown> {
  switch (value.form) {
    case 'text':
      return value.text;
    case 'guid':
      return value.id;
    case 'ref':
      return resolveCode(context, target.data, value.resource, value.code);
    case 'plain':
      if (value.text === 'true') return true;
      if (value.text === 'false') return false;
      if (value.text === 'null') return null;
      if (type === 'Edm.String' || !NUMBER.test(value.text)) return value.text;
      return value.text.replace(/\D/g, '').length > SAFE_DIGITS ? value.text : exactNumber(value.text);
  }
}

/** A filter term that compares the field with the value, written by the type of the field. */
export async function matchTerm(assignment: Assignment, context: Context, target: Target): Promise<string> {
  const { field, value } = assignment;
  const type = assignment.type ?? 'Edm.String';
  switch (value.form) {
    case 'guid':
      return `${field} eq ${literal(value.id, 'Edm.Guid', field)}`;
    case 'ref': {
      const id = await resolveCode(context, target.data, value.resource, value.code);
      return `${field} eq ${literal(id, type, field)}`;
    }
    case 'text':
      return textTerm(field, type, value.text);
    case 'plain':
      return value.text === 'null' ? `${field} eq null` : textTerm(field, type, value.text);
  }
}

/** A numeric code may be kept padded or bare, so that both are looked for. */
function textTerm(field: string, type: string, text: string): string {
  const wide = padded(text, CODE_WIDTH);
  if (type === 'Edm.String' && field === 'Code' && wide !== text) {
    return `(${field} eq ${quoted(text)} or ${field} eq ${quoted(wide)})`;
  }
  return `${field} eq ${literal(text, type, field)}`;
}
