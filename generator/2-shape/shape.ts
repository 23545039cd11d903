import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { didYouMean, listed } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { placeOf, placeOfKey, placeOfValue, type Span } from '../1-read/source.js';
import { schema } from './schema/index.js';

export type FileKind = 'service' | 'group';

/** Checks files against the schema of the language. Every error of every file is reported. */
export function createShape(): (kind: FileKind, document: object, report: Report) => boolean {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    allowUnionTypes: true,
    strictTypes: false,
  });
  ajv.addSchema(schema, 'spec');
  const validators = new Map<FileKind, ValidateFunction>();

  return (kind, document, report) => {
    let validate = validators.get(kind);
    if (validate === undefined) {
      validate = ajv.compile({ $ref: `spec#/$defs/${kind}` });
      validators.set(kind, validate);
    }
    if (validate(document)) return true;
    for (const error of validate.errors ?? []) tell(error, document, report);
    return false;
  };
}

/** Mappings and sequences from the document to the value that an error speaks of. */
function walk(
  document: object,
  pointer: string,
): { readonly parent: object; readonly key: string | undefined; readonly value: unknown } {
  let parent = document;
  let key: string | undefined;
  let value: unknown = document;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value === 'object' && value !== null) parent = value;
    key = part.replace(/~1/g, '/').replace(/~0/g, '~');
    value = (parent as Record<string, unknown>)[key];
  }
  return { parent, key, value };
}

function tell(error: ErrorObject, document: object, report: Report): void {
  const { parent, key, value } = walk(document, error.instancePath);
  const span = key === undefined ? placeOf(document) : placeOfValue(parent, key);
  const where = key === undefined ? 'this file' : `"${key}"`;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties': {
      const unknown = String(params['additionalProperty']);
      const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {});
      const hint = `${didYouMean(unknown, known)}Keys here: ${listed(known, 60)}`;
      report.add('CS201', placeOfKey(value as object, unknown), { key: unknown, hint });
      break;
    }
    case 'required':
      report.add('CS202', key === undefined ? first(span) : placeOfKey(parent, key), {
        key: String(params['missingProperty']),
        where,
      });
      break;
    case 'type':
      report.add('CS203', span, { where, wanted: typeNames(params['type']), given: typeOf(value) });
      break;
    case 'enum':
    case 'const': {
      const known = (error.keyword === 'const' ? [params['allowedValue']] : (params['allowedValues'] as unknown[])).map(
        String,
      );
      report.add('CS204', span, {
        where,
        value: String(value),
        hint: `${didYouMean(String(value), known)}Values: ${listed(known, 30)}`,
      });
      break;
    }
    case 'discriminator': {
      const tag = String(params['tag']);
      const known = tagValues(error, tag);
      const given = (value as Record<string, unknown>)[tag];
      if (given === undefined) return;
      report.add('CS204', placeOfValue(value as object, tag), {
        where: `"${tag}"`,
        value: String(given),
        hint: `${didYouMean(String(given), known)}Values: ${listed(known)}`,
      });
      break;
    }
    case 'pattern':
      // A name that is no name is told once, at the key, by `propertyNames`.
      if (error.propertyName !== undefined) return;
      report.add('CS205', span, { where, value: String(value), description: descriptionOf(error) });
      break;
    case 'propertyNames':
      report.add('CS207', placeOfKey(value as object, String(params['propertyName'])), {
        name: String(params['propertyName']),
        where,
      });
      break;
    case 'minItems':
    case 'minProperties':
    case 'minLength':
    case 'uniqueItems':
    case 'minimum':
    case 'maximum':
      report.add('CS206', span, { where, problem: String(error.message), description: descriptionOf(error) });
      break;
    default:
      // `if` repeats what its branch said.
      break;
  }
}

/** The first character: a missing key of a whole file belongs nowhere in particular. */
const first = (span: Span): Span => ({ ...span, end: span.start + 1 });

function descriptionOf({ parentSchema }: ErrorObject): string {
  const { description, examples } = (parentSchema ?? {}) as { description?: string; examples?: unknown[] };
  const example = examples === undefined ? '' : ` For example: ${JSON.stringify(examples[0])}.`;
  return `${description ?? 'The value has a form of its own.'}${example}`;
}

function typeNames(type: unknown): string {
  const words: Readonly<Record<string, string>> = {
    object: 'a mapping',
    array: 'a list',
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
  };
  return (Array.isArray(type) ? type : [type]).map((word: string) => words[word] ?? word).join(' or ');
}

function typeOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return typeof value === 'string' ? 'text' : `the ${typeof value} ${String(value)}`;
}

function tagValues({ parentSchema }: ErrorObject, tag: string): string[] {
  const variants = (parentSchema as { oneOf?: { properties?: Record<string, { const?: unknown }> }[] }).oneOf ?? [];
  return variants.map(({ properties }) => String(properties?.[tag]?.const));
}
