/** Names that a user may have meant: those nearest to a misspelled one, and those with the same meaning. */
import { distance } from 'fastest-levenshtein';

/**
 * Returns the names nearest to a misspelled one, nearest first, at most three. A near name differs by at most one edit
 * per three letters, and by no more than three; swapped letters count as one edit. A name that begins with the word, or
 * that the word begins with, is always near.
 */
export function nearest(word: string, names: readonly string[]): string[] {
  const typed = word.toLowerCase();
  const limit = Math.min(3, Math.max(1, Math.floor(typed.length / 3)));
  return (
    names
      .map((name) => ({ name, far: edits(typed, name.toLowerCase()), steps: distance(typed, name.toLowerCase()) }))
      .filter(({ name, far }) => far <= limit && far < name.length)
      // Of many names that begin with the word, the shortest is the likeliest.
      .sort((one, other) => one.far - other.far || one.steps - other.steps || (one.name < other.name ? -1 : 1))
      .slice(0, 3)
      .map(({ name }) => name)
  );
}

/** Counts the edits between two lower-case words. */
export function edits(typed: string, known: string): number {
  const far = distance(typed, known);
  const begins = (typed.length > 1 && known.startsWith(typed)) || (known.length > 2 && typed.startsWith(known));
  const swapped = far === 2 && letters(typed) === letters(known);
  return begins || swapped ? Math.min(1, far) : far;
}

const letters = (word: string): string => [...word].sort().join('');

/** Words for the same action; the words of a group suggest one another. */
const actions: readonly (readonly string[])[] = [
  ['get', 'show', 'view', 'read', 'open', 'describe', 'info'],
  ['list', 'ls', 'all', 'index'],
  ['create', 'add', 'new', 'make'],
  ['update', 'edit', 'change', 'modify', 'patch'],
  ['delete', 'remove', 'rm', 'del', 'destroy', 'unset'],
  ['search', 'find', 'query', 'lookup'],
  ['status', 'close', 'reopen', 'resolve', 'state'],
  ['update', 'close', 'reopen', 'resolve', 'finish', 'complete'],
  ['assign', 'reassign', 'transfer'],
  ['auth login', 'login', 'signin', 'sign-in'],
  ['auth logout', 'logout', 'signout', 'sign-out'],
  ['auth status', 'whoami', 'me'],
  ['config set', 'configure', 'settings'],
  ['profile use', 'switch', 'use'],
];

/** Words with one meaning that a client adds: those for the records of its service. */
type Own = readonly (readonly string[])[];

/** Names of flags for the same thing. */
const flags: readonly (readonly string[])[] = [
  ['limit', 'max', 'count', 'top', 'number', 'per-page', 'page-size'],
  ['output', 'format', 'json', 'csv', 'yaml', 'ndjson'],
  ['yes', 'force', 'confirm', 'no-prompt', 'assume-yes'],
  ['dry-run', 'simulate', 'what-if', 'noop'],
  ['fields', 'select', 'columns'],
  ['sort', 'sort-by', 'order', 'order-by'],
  ['filter', 'where', 'query', 'search', 'term'],
  ['status', 'state'],
  ['title', 'name', 'subject'],
  ['body', 'text', 'message', 'content', 'data'],
  ['owner', 'user', 'assignee', 'assigned-to'],
  ['web', 'browser', 'open'],
  ['verbose', 'debug', 'trace'],
  ['file', 'path', 'input', 'attach'],
  ['out', 'dir', 'folder', 'directory'],
  ['tag', 'tags', 'label', 'labels'],
  ['since', 'after', 'from'],
  ['until', 'before', 'to'],
];

/** Maximum number of flags that an error suggests. */
const MAX_FLAGS = 3;

/** Returns the words, and commands of standard groups, that mean what a word means. */
export const synonyms = (word: string, own: Own = []): readonly string[] => sameMeaning([...actions, ...own], word);

/** Returns those of the known flags that mean what an unknown one means, and then those that it may misspell. */
export function suggestedFlags(name: string, known: readonly string[], own: Own = []): readonly string[] {
  const same = sameMeaning([...flags, ...own], name).filter((other) => known.includes(other));
  return [...new Set([...same, ...nearest(name, known)])].slice(0, MAX_FLAGS);
}

function sameMeaning(groups: readonly (readonly string[])[], word: string): readonly string[] {
  const typed = word.toLowerCase();
  return groups
    .filter((group) => group.includes(typed))
    .flat()
    .filter((other) => other !== typed);
}
