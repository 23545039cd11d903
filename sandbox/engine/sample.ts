/** Records that are made from the sample of a group. */
import { getPath, setPath } from 'cmdspec-runtime/kit';
import type { Service } from '../../runtime/contract/service.js';
import { cloned } from './digits.js';
import { shapeOf } from './paths.js';
import type { FieldRule, Place, Random, Row } from './types.js';

/** Names of top-level fields that usually identify a record, to a person or a program. */
const identity =
  /^(?:[a-z]?id|uuid|guid|number|key|code|slug|sha|login|handle|(?:user|full|display|nick|first|last)?_?name|title|subject|e?_?mail)$/i;

/** A record as the service returns it, and the fields in which records of its form differ. */
export interface Form {
  readonly sample: Row;
  /** Paths of the values that identify a record. */
  readonly names: readonly string[];
  /** Paths of the values that are one of a few. */
  readonly choices: readonly (readonly [path: string, choices: NonNullable<FieldRule['choices']>])[];
  /** Position of the record that is the sample itself, below each parent again. */
  readonly exact: number;
  /** Number of records below each parent. */
  readonly most: number;
}

export function formOf(
  record: Row,
  id: string,
  fields: Readonly<Record<string, FieldRule>>,
  references: readonly string[],
  place: Pick<Form, 'exact' | 'most'>,
): Form {
  const { [id]: _own, ...sample } = record;
  const own = Object.keys(sample).filter((name) => identity.test(name));
  const names = [...new Set([...own, ...references])].filter(
    (path) => path !== id && fields[path]?.choices === undefined,
  );
  const choices = Object.entries(fields).flatMap(([path, { choices = [] }]) =>
    choices.length > 0 && getPath(sample, path) !== undefined ? [[path, choices] as const] : [],
  );
  return { sample, names, choices, ...place };
}

/** Returns the fields by which references find the records of a list, including the fields of templates. */
export function fieldsOfReferences(list: string, { references }: Service): readonly string[] {
  return Object.values(references ?? {}).flatMap(({ path, scan }) =>
    scan === undefined || shapeOf(path) !== shapeOf(list)
      ? []
      : scan.field.flatMap((field) => {
          const holes = [...field.matchAll(/\{([^{}]+)\}/g)].map(([, hole = '']) => hole);
          return holes.length === 0 ? [field] : holes;
        }),
  );
}

/** Returns a record of the form: the sample itself at its position, elsewhere one with other names and choices. */
export function seededFrom({ choices, ...form }: Form, place: Place): Row {
  const row = createdFrom({ choices, ...form }, place);
  if (place.index !== form.exact) for (const [path, values] of choices) setPath(row, path, place.random.pick(values));
  return row;
}

/** Returns the fields that a new record has besides the sent ones: the fields of the sample, with new names. */
export function createdFrom({ sample, names, exact, most }: Form, { index, parent, random }: Place): Row {
  const row = cloned(sample);
  const sibling = index === exact ? 0 : index + 1;
  const position = (parent?.index ?? 0) * most + index;
  const all = position === exact ? 0 : position + 1;
  for (const path of names) {
    const value = getPath(sample, path);
    // Names repeat below each parent, so each parent has the names of the sample. Numbers do not repeat.
    if (typeof value === 'number') setPath(row, path, value + all);
    else if (typeof value === 'string')
      setPath(row, path, OPAQUE.test(value) ? opaque(value, all, random) : named(value, sibling));
  }
  return row;
}

/** A UUID or a hash. */
const OPAQUE = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,})$/i;

function opaque(text: string, shift: number, random: Random): string {
  if (shift === 0) return text;
  return text.includes('-') ? random.uuid() : random.hex(text.length);
}

/** `ada` becomes `ada-2`, `Ada Lovelace` `Ada Lovelace 2`, `ada@a.example` `ada-2@a.example`, and `A-007` `A-009`. */
function named(text: string, shift: number): string {
  if (shift === 0) return text;
  const [, word = '', digits] = /^(.*?)(\d{1,15})$/.exec(text) ?? [];
  if (digits !== undefined) return word + String(Number(digits) + shift).padStart(digits.length, '0');
  const at = text.lastIndexOf('@');
  if (at > 0) return `${text.slice(0, at)}-${String(shift)}${text.slice(at)}`;
  return `${text}${text.includes(' ') ? ' ' : '-'}${String(shift)}`;
}
