/** Checks files against the schema, and turns its errors into diagnostics. */
import type { ErrorObject } from 'ajv';
import { removeEntry, withQuotes } from '../1-read/edits.js';
import { candidates, listed } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { respelled } from '../diagnostics/respelled.js';
import { placeOf, placeOfKey, placeOfValue, textOf, type Span } from '../1-read/source.js';
import type { JsonSchema } from './derive.js';
import { isOfCommands, misplaced } from './misplaced.js';
import { kindOf, kinds } from './schema/tags.js';
import { formOf, manualOf, oneOf, renamed, retyped, shown, typeNames, typeOf } from './wording.js';
import { loadValidators, type FileKind } from './validators.js';

/** Returns a function that checks files against the schema of the language and reports every error. */
export async function createShape(): Promise<(kind: FileKind, document: object, report: Report) => boolean> {
  const validators = await loadValidators();
  return (kind, document, report) => {
    const validate = validators[kind];
    if (validate(document)) return true;
    for (const error of validate.errors ?? []) reportError(error, document, report);
    return false;
  };
}

/** Returns the value at a pointer, its parent, and its name in messages. */
function walk(
  document: object,
  pointer: string,
): { readonly parent: object; readonly key: string | undefined; readonly value: unknown; readonly where: string } {
  let parent = document;
  let key: string | undefined;
  let value: unknown = document;
  let where = 'this file';
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value === 'object' && value !== null) parent = value;
    const list = Array.isArray(parent);
    key = part.replace(/~1/g, '/').replace(/~0/g, '~');
    where = list ? `element ${String(Number(part) + 1)} of ${where}` : `"${key}"`;
    value = (parent as Record<string, unknown>)[key];
  }
  return { parent, key, value, where };
}

function reportError(error: ErrorObject, document: object, report: Report): void {
  const { parent, key, value, where } = walk(document, error.instancePath);
  const span = key === undefined ? placeOf(document) : placeOfValue(parent, key);
  const rule = error.parentSchema as JsonSchema | undefined;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties': {
      const unknown = String(params['additionalProperty']);
      const known = Object.keys(rule?.properties ?? {});
      if (rule?.title !== undefined && isOfCommands(unknown)) {
        const { tag, by } = kindOf(key ?? '', value as Readonly<Record<string, unknown>>);
        report.add('CS208', placeOfKey(value as object, unknown), misplaced(unknown, kinds[tag], by));
        break;
      }
      // `{ summary: the columns plate, liters and amount }` has a second key for YAML.
      const isText = unknown.trim().includes(' ') && (value as Record<string, unknown>)[unknown] === null;
      const hint = isText
        ? 'If it belongs to the text before it, put quotes around the whole text: a comma ends a text in braces.'
        : candidates(unknown, known, 'Known keys');
      const at = placeOfKey(value as object, unknown);
      const unused = known.filter((name) => !Object.hasOwn(value as object, name));
      report.add('CS201', at, { key: unknown, hint }, isText ? undefined : respelled(at, unknown, unused));
      break;
    }
    case 'required': {
      const missing = String(params['missingProperty']);
      const tags = tagValues(error, missing);
      const manual = tags.length > 0 ? `one of ${listed(tags)}.` : manualOf(rule?.properties?.[missing]);
      const at = key === undefined ? first(span) : placeOfKey(parent, key);
      report.add('CS202', at, {
        key: missing,
        where,
        hint: `Add \`${missing}:\`${manual === '' ? '.' : `: ${manual}`}`,
      });
      break;
    }
    case 'type': {
      const wanted = [params['type']].flat().map(String);
      const written = textOf(withQuotes(span));
      const { hint, text } = retyped(value, written, wanted, rule);
      const edit = text === undefined ? undefined : { span: withQuotes(span), text };
      report.add('CS203', span, { where, wanted: typeNames(wanted), given: typeOf(value, written), hint }, edit);
      break;
    }
    case 'enum':
    case 'const': {
      // `propertyNames` reports an unknown name, at its key.
      if (error.propertyName !== undefined) return;
      const allowed = error.keyword === 'const' ? [params['allowedValue']] : (params['allowedValues'] as unknown[]);
      const hint = oneOf(String(value), allowed.map(String));
      report.add(
        'CS204',
        span,
        { where, value: shown(value), hint },
        respelled(span, String(value), allowed.map(String)),
      );
      break;
    }
    case 'discriminator': {
      const tag = String(params['tag']);
      const tagValue = (value as Record<string, unknown>)[tag];
      if (tagValue === undefined) return;
      const hint = oneOf(String(tagValue), tagValues(error, tag));
      report.add('CS204', placeOfValue(value as object, tag), { where: `"${tag}"`, value: shown(tagValue), hint });
      break;
    }
    case 'pattern':
      // `propertyNames` reports an invalid name, at its key.
      if (error.propertyName !== undefined) return;
      report.add('CS205', span, {
        where,
        value: shown(value),
        form: formOf(String(params['pattern'])),
        manual: manualOf(rule),
      });
      break;
    case 'propertyNames': {
      const name = String(params['propertyName']);
      const known = (error.schema as JsonSchema).enum;
      if (known !== undefined) {
        const hint = candidates(name, known, 'Known keys');
        const at = placeOfKey(value as object, name);
        const unused = known.filter((other) => !Object.hasOwn(value as object, other));
        report.add('CS201', at, { key: name, hint }, respelled(at, name, unused));
        break;
      }
      const pattern = String((error.schema as { pattern?: string }).pattern);
      const hint = `${renamed(name, pattern)}A name here must ${formOf(pattern)}.`;
      report.add('CS207', placeOfKey(value as object, name), { name, where, hint });
      break;
    }
    case 'uniqueItems': {
      const index = Math.max(Number(params['i']), Number(params['j']));
      const twice = (value as unknown[])[index];
      const problem = `contains ${typeof twice === 'object' ? 'the same element' : shown(twice)} twice`;
      const at = placeOfValue(value as object, index);
      const edit = removeEntry(value as object, index);
      report.add('CS206', at, { where, problem, hint: 'Remove one of the two.' }, edit);
      break;
    }
    case 'minItems':
    case 'maxItems':
    case 'maxProperties':
    case 'minProperties':
    case 'minLength':
    case 'minimum':
    case 'maximum':
      // An empty list or mapping that is not allowed says what its absence says.
      report.add(
        'CS206',
        span,
        { where, problem: boundOf(error), hint: manualOf(rule) },
        key !== undefined && isEmpty(value)
          ? removeEntry(parent, Array.isArray(parent) ? Number(key) : key)
          : undefined,
      );
      break;
    default:
      // `if` repeats the errors of its branch.
      break;
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Returns the place of the first character, for a key that is missing in a whole file. */
const first = (span: Span): Span => ({ ...span, end: span.start + 1 });

function boundOf({ keyword, params }: ErrorObject): string {
  const limit = Number((params as { limit?: unknown }).limit);
  if (keyword === 'minimum') return `must be ${String(limit)} or more`;
  if (keyword === 'maximum') return `must be ${String(limit)} or less`;
  if (keyword.startsWith('max'))
    return `must have at most ${limit === 1 ? 'one element' : `${String(limit)} elements`}`;
  return limit === 1 ? 'must not be empty' : `must have ${String(limit)} elements or more`;
}

function tagValues({ parentSchema }: ErrorObject, tag: string): string[] {
  const variants = (parentSchema as JsonSchema).oneOf ?? [];
  return variants.map(({ properties }) => String(properties?.[tag]?.const));
}
