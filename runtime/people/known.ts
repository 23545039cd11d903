/** Finds known values of people in text: by their words, in any punctuation, without a pattern made from them. */
import type { PersonKind } from '../contract/people.js';
import { digitsOf, folded } from './token.js';

/** Values of one generation. When it is full, the one before it is forgotten, so that memory stays flat. */
const MOST = 200_000;

/** Most words of a value that is found inside of a text; a longer one is found as a whole text. */
const MOST_WORDS = 24;

/** Most characters between two words of a value. */
const MOST_BETWEEN = 6;

/** Least digits of a phone number, and least letters and digits of the other values, inside of a text. */
const LEAST_DIGITS = 7;
const LEAST_LETTERS: Readonly<Record<'name' | 'address', number>> = { name: 3, address: 5 };

/** A part of a text and the token that replaces it. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly token: string;
}

/** A value that is found by its words. */
interface Phrase {
  readonly words: readonly string[];
  readonly kind: 'name' | 'address';
  readonly token: string;
}

interface Generation {
  /** Tokens by kind and folded value. */
  readonly whole: Map<string, string>;
  /** Phrases by their first two words, the longest first: many people have the same first name. */
  readonly phrases: Map<string, Phrase[]>;
  readonly phones: Map<string, string>;
}

export interface Known {
  add(kind: PersonKind, value: string, token: string): void;
  /** Returns the token of a text that is a known value of this kind. */
  of(kind: PersonKind, text: string): string | undefined;
  /** Returns the token of a text that is a known value of any kind and cannot be an ordinary word or number. */
  whole(text: string): string | undefined;
  /** Returns the known values inside of a text; they may overlap. */
  spans(text: string): readonly Span[];
}

/** Returns an empty set of known values. */
export function createKnown(): Known {
  let now = emptyGeneration();
  let before = emptyGeneration();
  const find = <Value>(get: (one: Generation) => Value | undefined): Value | undefined => get(now) ?? get(before);
  const of = (kind: PersonKind, text: string): string | undefined => {
    const key = keyOf(kind, text);
    return find(({ whole }) => whole.get(key));
  };
  return {
    of,
    add: (kind, value, token) => {
      const key = keyOf(kind, value);
      if (now.whole.has(key)) return;
      if (now.whole.size >= MOST) [now, before] = [emptyGeneration(), now];
      now.whole.set(key, token);
      const digits = kind === 'phone' ? digitsOf(value) : '';
      if (digits.length >= LEAST_DIGITS) now.phones.set(digits, token);
      if (kind === 'name' || kind === 'address') addPhrase(now, kind, value, token);
    },
    whole: (text) => {
      const isPhone = digitsOf(text).length >= LEAST_DIGITS && !/\p{L}/u.test(text);
      return (
        of('email', text) ??
        (isPhone ? of('phone', text) : undefined) ??
        (isNameLike(text) ? of('name', text) : undefined) ??
        (text.length >= LEAST_LETTERS.address && /\p{L}/u.test(text) ? of('address', text) : undefined)
      );
    },
    spans: (text) => [...phrasesIn(text, find), ...phonesIn(text, find)],
  };
}

const emptyGeneration = (): Generation => ({ whole: new Map(), phrases: new Map(), phones: new Map() });

const keyOf = (kind: PersonKind, text: string): string => `${kind}\0${folded(kind, text)}`;

type Find = <Value>(get: (one: Generation) => Value | undefined) => Value | undefined;

/** A word of a text, or an HTML entity, which is none. */
const WORD = /&(?:#\d{1,6}|#x[\da-f]{1,5}|nbsp|amp|apos|quot|lt|gt);|[\p{L}\p{M}\p{N}]+/giu;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) =>
    found.startsWith('&') ? [] : [{ text: foldedWord(found), start: index, end: index + found.length }],
  );
}

const foldedWord = (word: string): string => word.normalize('NFC').toLowerCase();

function addPhrase({ phrases }: Generation, kind: Phrase['kind'], value: string, token: string): void {
  if (value.length > MOST_WORDS * 60) return;
  const words = wordsIn(value).map(({ text }) => text);
  const [first] = words;
  const letters = words.join('').length;
  if (first === undefined || words.length > MOST_WORDS || letters < LEAST_LETTERS[kind]) return;
  // A house number or a word of a street is not an address; a postal code is.
  if (kind === 'address' && words.length === 1 && !/\d/.test(first)) return;
  if (!words.some((word) => /\p{L}/u.test(word))) return;
  const key = words.slice(0, 2).join(' ');
  const others = phrases.get(key) ?? [];
  const at = others.findIndex((other) => other.words.length < words.length);
  others.splice(at < 0 ? others.length : at, 0, { words, kind, token });
  phrases.set(key, others);
}

function phrasesIn(text: string, find: Find): readonly Span[] {
  const words = wordsIn(text);
  const found: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (first === undefined) break;
    const starting = (key: string): Phrase | undefined =>
      find(({ phrases }) => phrases.get(key)?.find((one) => isAt(one, words, at, text)));
    const phrase = starting(`${first.text} ${words[at + 1]?.text ?? ''}`) ?? starting(first.text);
    if (phrase === undefined) continue;
    const last = words[at + phrase.words.length - 1] ?? first;
    found.push({ start: first.start, end: last.end, token: phrase.token });
    at += phrase.words.length - 1;
  }
  return found;
}

/** Whether a phrase is at a word of a text. A name of one word must begin with a capital letter there: it may be another word. */
function isAt({ words, kind }: Phrase, all: readonly Word[], at: number, text: string): boolean {
  const isThere = words.every((word, index) => {
    const [one, previous] = [all[at + index], all[at + index - 1]];
    return one?.text === word && (index === 0 || one.start - (previous?.end ?? 0) <= MOST_BETWEEN);
  });
  return isThere && (words.length > 1 || kind === 'address' || !isSmall(text, all[at]?.start ?? 0));
}

/** Whether a small letter is at a place of a text. */
function isSmall(text: string, at: number): boolean {
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return letter !== letter.toUpperCase();
}

/** Whether a whole text can be a name in any field: several words, or one that begins with a capital letter. */
function isNameLike(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > 1 && /\p{L}/u.test(trimmed) && (/\s/.test(trimmed) || !isSmall(trimmed, 0));
}

const DIGITS = /\d+/g;

/** Characters between groups of digits of one phone number. */
const BETWEEN = /^[\s()./\-\u00a0\u2010-\u2013]{0,4}$/;

/** Most digits of a phone number. */
const MOST_DIGITS = 17;

function phonesIn(text: string, find: Find): readonly Span[] {
  if (!/\d[\d\s()./\-\u00a0\u2010-\u2013]{5}/.test(text)) return [];
  const groups = [...text.matchAll(DIGITS)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }));
  const found: Span[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    let digits = '';
    for (let last = at; last < groups.length; last += 1) {
      const [group, previous] = [groups[last], groups[last - 1]];
      if (group === undefined) break;
      if (last > at && !BETWEEN.test(text.slice(previous?.end ?? 0, group.start))) break;
      digits += group.digits;
      if (digits.length > MOST_DIGITS) break;
      const key = digitsOf(digits);
      const token = find(({ phones }) => phones.get(key));
      if (token === undefined) continue;
      const start = groups[at]?.start ?? 0;
      found.push({ start: text[start - 1] === '+' ? start - 1 : start, end: group.end, token });
    }
  }
  return found;
}
