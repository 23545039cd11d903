/** Shapes of values that come from outside, such as the content of a file: declared as data, and checked in one place. */
import { isObject } from './objects.js';

/** Types by their names. */
interface Types {
  string: string;
  /** A text that is a time. */
  time: string;
  number: number;
  /** A whole number that is not negative. */
  count: number;
  boolean: boolean;
  'string[]': readonly string[];
  'string|null': string | null;
  'count|null': number | null;
  object: Readonly<Record<string, unknown>>;
}

/**
 * A type by its name, one number (the version of a format), a text of a pattern, one of some texts, a list of objects (`[{ id: 'string' }]`), or an object. The
 * only key `*` is for an object whose fields have any name.
 */
export type Form = keyof Types | number | RegExp | readonly [Shape] | readonly string[] | Shape;

/** The fields of an object; a `?` at the end of its name makes a field optional. Other fields are allowed. */
export interface Shape {
  readonly [name: string]: Form;
}

/** A value of this form. */
export type Shaped<F> = F extends keyof Types
  ? Types[F]
  : F extends number
    ? F
    : F extends RegExp
      ? string
      : F extends readonly [infer Item extends Shape]
        ? readonly Shaped<Item>[]
        : F extends readonly string[]
          ? F[number]
          : F extends { readonly '*': infer Value }
            ? Readonly<Record<string, Shaped<Value>>>
            : { readonly [K in keyof F as K extends `${string}?` ? never : K]: Shaped<F[K]> } & {
                readonly [K in keyof F as K extends `${infer Name}?` ? Name : never]?: Shaped<F[K]>;
              };

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const checks: { readonly [Name in keyof Types]: (value: unknown) => boolean } = {
  string: isText,
  time: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  number: (value) => typeof value === 'number',
  count: isCount,
  boolean: (value) => typeof value === 'boolean',
  'string|null': (value) => value === null || isText(value),
  'count|null': (value) => value === null || isCount(value),
  'string[]': (value) => Array.isArray(value) && value.every(isText),
  object: isObject,
};

function fits(value: unknown, form: Form): boolean {
  if (typeof form === 'string') return checks[form](value);
  if (typeof form === 'number') return value === form;
  if (form instanceof RegExp) return isText(value) && form.test(value);
  if (isTexts(form)) return form.includes(value as string);
  if (isList(form)) return Array.isArray(value) && value.every((item) => fits(item, form[0]));
  if (!isObject(value)) return false;
  const { '*': every } = form;
  if (every !== undefined) return Object.values(value).every((one) => fits(one, every));
  return Object.entries(form).every(([key, one]) => {
    const isOptional = key.endsWith('?');
    const found = value[isOptional ? key.slice(0, -1) : key];
    return found === undefined ? isOptional : fits(found, one);
  });
}

const isList = (form: Form): form is readonly [Shape] => Array.isArray(form);
const isTexts = (form: Form): form is readonly string[] => isList(form) && typeof form[0] === 'string';

/** Returns a value that has this shape; `undefined` for any other. */
export const shaped = <const S extends Shape>(value: unknown, shape: S): Shaped<S> | undefined =>
  fits(value, shape) ? (value as Shaped<S>) : undefined;
