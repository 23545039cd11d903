/** Hides secrets in what is recorded: the credentials of the process, what the spec marks, and what has the name of a secret. */
import { isObject, withoutPrototype } from '../base/objects.js';
import type { People } from '../contract/people.js';
import { redact } from '../base/redact.js';
import { isSecretName } from '../base/secret-name.js';
import { hiddenText, type Query } from './format.js';

export interface Secrets {
  /** Names of fields and parameters that the spec marks as secret. */
  readonly names: Iterable<string>;
  /** Values of this run that must not be stored, for example of a secret flag. */
  readonly values: Iterable<string>;
}

export interface Hider {
  /** A text of any form: an argument, a page, a header. */
  text(text: string): string;
  /** A JSON value; of an object, the values of fields with the name of a secret are hidden. `path` is that of the request. */
  json(value: unknown, path?: string): unknown;
  query(query: Query): Query;
  /** The value of a field or parameter of this name. */
  named(name: string, value: string): string;
}

/** Names that are not those of a secret in a recording: positions in lists, and codes of records. Sign-ins are not recorded. */
const OPEN = /(?:page|next|sync|skip|delta|continuation|cursor)[-_]?token|^code$/i;

/** Names of parameters in addresses that carry a key, besides those of {@link isSecretName}. */
const KEY = /^(?:key|sig|sid|auth|jwt|authorization|x-amz-(?:credential|signature))$/i;

/** A parameter in an address. */
const PARAMETER = /([?&;])([^=&#;?\s"'<>]{1,100})=([^&#\s"'<>]+)/g;

/** A field and its value in text that is not JSON, such as a page, or JSON that is cut. */
const FIELD = /([\w-]{1,60})(\\?["']?\s{0,3}[:=>]\s{0,3}\\?["']?)([^\s"'<>&,;{}[\]\\]{4,})/g;

/** What {@link redact} writes in place of a credential. */
const DOTS = '••••••••';

/** Returns a hider for one run: the same value gets the same text. */
export function createHider({ names, values }: Secrets): Hider {
  const own = new Set([...names].map((name) => name.toLowerCase()));
  const exact = [...new Set(values)].filter((value) => value !== '').sort((one, two) => two.length - one.length);
  const numbers = new Map<string, number>();
  const hide = (value: string): string => {
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return hiddenText(number);
  };
  const isSecret = (name: string): boolean =>
    own.has(name.toLowerCase()) || (isSecretName(name) && !name.startsWith('$') && !OPEN.test(name));
  const isHidden = (value: string): boolean => /^HIDDEN-\d+$/.test(value);

  /** Hides known values. A short one may be part of an ordinary word, and is hidden only as a whole. */
  const known = (text: string): string => {
    if (exact.includes(text)) return hide(text);
    const found = exact.reduce((rest, one) => (one.length < 8 ? rest : rest.replaceAll(one, () => hide(one))), text);
    return redact(found).replaceAll(DOTS, hiddenText(0));
  };
  const parameters = (text: string): string =>
    text.replaceAll(PARAMETER, (whole, before: string, name: string, value: string) => {
      const isKey = isSecret(name) || (KEY.test(name) && /:\/\//.test(text));
      return isKey && !isHidden(value) ? `${before}${name}=${hide(value)}` : whole;
    });
  const inText = (text: string): string => parameters(known(text));
  const named = (name: string, value: string): string =>
    isSecret(name) && value !== '' && !isHidden(value) ? hide(value) : inText(value);

  const json = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return named(name, value);
    if (Array.isArray(value)) return value.map((one) => json(one, name));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, one]) => [known(key), json(one, key)] as const);
    return withoutPrototype(Object.fromEntries(entries));
  };
  return {
    named,
    json: (value) => json(value),
    text: (text) =>
      inText(text).replaceAll(FIELD, (whole, name: string, between: string, value: string) =>
        isSecret(name) && !isHidden(value) ? `${name}${between}${hide(value)}` : whole,
      ),
    query: (query) =>
      withoutPrototype(
        Object.fromEntries(
          Object.entries(query).map(([name, value]) => [
            name,
            typeof value === 'string' ? named(name, value) : value.map((one) => named(name, one)),
          ]),
        ),
      ),
  };
}

/** Returns a hider that also replaces people, in a run that hides them. */
export function hidingPeople(hider: Hider, people: People | undefined): Hider {
  if (people === undefined) return hider;
  return {
    text: (text) => people.text(hider.text(text)),
    json: (value, path) => {
      if (path !== undefined) people.learn(path, value);
      return people.value(hider.json(value));
    },
    query: (query) => people.value(hider.query(query)),
    named: (name, value) => String(people.value({ [name]: hider.named(name, value) })[name]),
  };
}
