/** Words that mean the same, for what an unknown command or flag may have meant. */
import { nearest } from './nearest.js';

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
