/** Hides people in a run: learns them from requests and responses, and replaces them in everything that leaves the run. */
import { CliError } from '../base/errors.js';
import { plainText } from '../base/json.js';
import { isObject } from '../base/objects.js';
import type { People, PersonKind } from '../contract/people.js';
import type { Service } from '../contract/service.js';
import { readFields, type Visit } from './fields.js';
import { openKey, peopleFolder } from './key.js';
import { createKnown, type Span } from './known.js';
import { bare, folded, isToken, printed, tokenIn, tokenOf } from './token.js';
import { sealedWith } from './seal.js';
import { openVault } from './vault.js';

/** Most characters of a value that can be revealed. */
const MOST_VALUE = 10_000;

/** An e-mail address in a text, also in a URL. */
const EMAIL = /[\p{L}\p{N}_][\p{L}\p{N}.!#$*_~'+-]{0,63}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu;

/** A phone number in international form. Other digits can be an order or an amount: those of known numbers are found. */
const PHONE = /(?<![\w+.])\+[1-9](?:[\s()./-]{0,2}\d){7,14}(?![\w])/g;

export interface PeopleParts {
  readonly service: Service;
  /** Folder of the settings. */
  readonly folder: string;
  readonly profile: string;
  readonly warn: (text: string) => void;
}

/**
 * Opens what hides people in a run.
 *
 * @throws CliError `config` if the key or the vault of the profile cannot be used
 */
export async function openPeople({ service, folder, profile, warn }: PeopleParts): Promise<People> {
  const place = peopleFolder(folder, profile);
  const key = await openKey(place);
  const tokenKey = key('token');
  const vault = openVault(place, key('vault'), warn);
  const fields = readFields(service.people ?? {}, service);
  const known = createKnown();
  for (const { kind, value, token } of vault.entries) known.add(kind, value, token);

  /** Returns the token of a value, which is known from then on. */
  const tokenFor = (kind: PersonKind, value: string): string => {
    const found = known.of(kind, value);
    if (found !== undefined) return found;
    const token = tokenOf(kind, folded(kind, value), tokenKey);
    known.add(kind, value, token);
    if (value.length <= MOST_VALUE) vault.add({ kind, value, token });
    return token;
  };

  const addressesIn = (text: string): readonly Span[] =>
    !text.includes('@') && !/%40/.test(text)
      ? []
      : [...text.matchAll(EMAIL)].map(({ 0: found, index }) => ({
          start: index,
          end: index + found.length,
          // A token is not hidden once more, and nothing is looked for in it.
          token: /(?:@|%40)hidden\.invalid$/i.test(found) ? found : tokenFor('email', found),
        }));

  const numbersIn = (text: string): readonly Span[] =>
    !text.includes('+')
      ? []
      : [...text.matchAll(PHONE)].map(({ 0: found, index }) => ({
          start: index,
          end: index + found.length,
          token: tokenFor('phone', found),
        }));

  const scanned = (text: string): string =>
    replaced(text, [...addressesIn(text), ...numbersIn(text), ...known.spans(text)]);

  const textOf = (text: string): string => {
    if (text.length < 2 || isToken(text)) return text;
    const whole = known.whole(text);
    if (whole !== undefined) return printed(whole);
    const plain = decoded(text);
    if (plain === undefined) return scanned(text);
    const hidden = scanned(plain);
    return hidden === plain ? scanned(text) : hidden;
  };

  const hide: Visit = (value, kind, name) => {
    const text = plainText(value);
    if (text === '' || isToken(text)) return value;
    if (kind !== undefined) return printed(tokenFor(kind, text));
    const own = fields.isLeaf(name) ? KINDS.map((one) => known.of(one, text)).find(Boolean) : undefined;
    if (own !== undefined) return printed(own);
    return typeof value === 'string' ? textOf(value) : value;
  };

  /** Replaces people in the keys of objects, which may be those of a summary by person. */
  const withKeys = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withKeys);
    if (!isObject(value) || !isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [keyOf(name), withKeys(inner)]));
  };
  const keyOf = (name: string): string => (/[\s@]/.test(name) ? textOf(name) : name);

  const flushed = <Value>(value: Value): Value => {
    vault.flush();
    return value;
  };

  const people: People = {
    learn: (path, body) => {
      if (typeof body !== 'object' || body === null) return;
      const names = new Map<object, string[]>();
      const visit: Visit = (value, kind, _name, within) => {
        const text = plainText(value);
        if (kind === undefined || text.trim() === '' || isToken(text)) return value;
        if (kind === 'email') addressesIn(text);
        tokenFor(kind, text);
        if (kind === 'name' && within !== undefined) names.set(within, [...(names.get(within) ?? []), text]);
        return value;
      };
      for (const [at, part] of partsOf(body, path)) fields.map(part, visit, at);
      for (const parts of names.values()) for (const name of joined(parts)) tokenFor('name', name);
      flushed(undefined);
    },
    text: (text) => flushed(textOf(text)),
    value: (value) => {
      // A first and a last name in one object are also known together.
      people.learn('', value);
      return flushed(withKeys(fields.map(value, hide)) as typeof value);
    },
    checkSent: (...sent) => {
      for (const one of sent) {
        const token = tokenWithin(one);
        if (token === undefined) continue;
        throw new CliError(
          'usage',
          `${token} is a token and not a value, so that it was not sent.`,
          'Give the id of the record. A read takes a token alone as the value of a flag or argument, and so does a write for a field of its kind.',
        );
      }
    },
    refuse: (place) => {
      throw new CliError(
        'combination',
        `People cannot be hidden in ${place}.`,
        'Run the command with --people shown, unless a policy hides people.',
      );
    },
    meant: (text, names) => {
      const entry = isToken(text) ? vault.get(bare(text)) : undefined;
      return names === undefined || names.some((name) => entry !== undefined && fields.isLeaf(name, entry.kind))
        ? entry?.value
        : undefined;
    },
    learnNames: (path, from, names) => {
      const kinds = from.map((one) => fields.kindOf(one, path)).filter((kind) => kind !== undefined);
      for (const name of kinds.length === 0 ? [] : names) {
        if (name.trim() === '') continue;
        addressesIn(name);
        if (kinds.includes('name')) tokenFor('name', name);
      }
      return flushed(kinds.length > 0);
    },
    sealed: (entry, open) => {
      const plain = Object.fromEntries(open.map((name) => [name, entry[name]]));
      return sealedWith(key, entry, { ...people.value(entry), ...plain }) as typeof entry;
    },
  };
  return people;
}

/** Returns a body with its path; of JSON patches also the fields that they set. */
function partsOf(body: unknown, path: string): readonly (readonly [path: string, part: unknown])[] {
  const patches = [body].flat().flatMap((one) => {
    if (!isObject(one) || typeof one['op'] !== 'string' || typeof one['path'] !== 'string') return [];
    const at = one['path'].lastIndexOf('/');
    return [
      [`${path}${one['path'].slice(0, Math.max(at, 0))}`, { [one['path'].slice(at + 1)]: one['value'] }] as const,
    ];
  });
  return [[path, body], ...patches];
}

/** Most names of one object that are joined. */
const MOST_JOINED = 4;

/** Returns the names that a first and a last name make together, in both orders. */
function joined(names: readonly string[]): readonly string[] {
  const parts = names.slice(0, MOST_JOINED).map((name) => name.trim());
  return parts.flatMap((one, at) =>
    parts.flatMap((other, index) =>
      at === index || one.includes(other) || other.includes(one) ? [] : [`${one} ${other}`],
    ),
  );
}

const KINDS: readonly PersonKind[] = ['name', 'email', 'phone', 'address'];

/** Returns the first token in the texts of a value, also in the keys of objects. */
function tokenWithin(value: unknown): string | undefined {
  if (typeof value === 'string') return tokenIn(value);
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.entries(value).flat() : [];
  for (const part of parts as readonly unknown[]) {
    const token = tokenWithin(part);
    if (token !== undefined) return token;
  }
  return undefined;
}

/** Returns a text with its encoded characters, as in a URL; undefined for a text without any. */
function decoded(text: string): string | undefined {
  if (!/%[0-9a-f]{2}/i.test(text)) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns a text with tokens in place of its spans; of two that overlap, the longer one counts. */
function replaced(text: string, spans: readonly Span[]): string {
  let hidden = '';
  let done = 0;
  const ordered = [...spans].sort((one, other) => one.start - other.start || other.end - one.end);
  for (const { start, end, token } of ordered) {
    if (start < done) continue;
    hidden += text.slice(done, start) + printed(token);
    done = end;
  }
  return hidden + text.slice(done);
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
