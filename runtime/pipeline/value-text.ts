import { bareUuid } from '../base/ids.js';
import { isSafeKey } from '../base/keys.js';
import type { Kind } from '../contract/kinds.js';

/**
 * A converted value, with a warning if it is not exactly what was typed, or what is wrong with the text. Both texts are the
 * end of the sentence `<flag> ...`.
 */
export type Result = { readonly value: unknown; readonly changed?: string } | { readonly wrong: string };

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

const wrong = (text: string): Result => ({ wrong: text });
const right = (value: unknown): Result => ({ value });

export const textKinds: Partial<Record<Kind, (text: string) => Result>> = {
  text: right,
  enum: right,
  id: (text) => (/^\d+$/.test(text) ? right(text) : wrong('must be an id: digits only, for example 42')),
  key: (text) =>
    text.trim() === '' || text === '.' || text === '..' || /[/\\]/.test(text) || CONTROL.test(text)
      ? wrong('must be an identifier: not blank, without slashes and control characters')
      : right(text),
  uuid: (text) => {
    const bare = bareUuid(text);
    return bare === undefined
      ? wrong('must be a UUID, for example 6ba7b810-9dad-41d1-80b4-00c04fd430c8')
      : right(bare.toLowerCase());
  },
  path: (text) =>
    text.trim() === '' || text.includes('\0') ? wrong('must be the path of a file or folder') : right(text),
  reference: (text) =>
    text.trim() === '' || CONTROL.test(text) ? wrong('must be an id, a code or a name') : right(text.trim()),
  resource: (text) =>
    text.trim() === '' || CONTROL.test(text) ? wrong('must be the name of a resource') : right(text.trim()),
  pair: (text) => {
    const equals = text.indexOf('=');
    const key = text.slice(0, equals).trim();
    if (equals < 0 || key === '') return wrong('must be a name and a value with = between them');
    if (key.split(/[.[\]]/).some((part) => !isSafeKey(part))) return wrong(`must not use the key ${key}`);
    return right([key, text.slice(equals + 1)]);
  },
  integer: (text) => {
    if (!/^-?\d+$/.test(text)) return wrong('must be a whole number');
    const value = Number(text);
    return Number.isSafeInteger(value) ? right(value) : wrong('is too large for a whole number');
  },
  number: (text) => {
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return right(text);
    return wrong('must be a number, for example 12.50');
  },
  yesno: (text) => {
    if (/^(?:true|yes|1)$/i.test(text)) return right(true);
    return /^(?:false|no|0)$/i.test(text) ? right(false) : wrong('must be true, false, yes, no, 1 or 0');
  },
  boolean: (text) => {
    if (/^(?:true|yes|on|1)$/i.test(text)) return right(true);
    return /^(?:false|no|off|0)$/i.test(text) ? right(undefined) : wrong('must be 1 or 0');
  },
};
