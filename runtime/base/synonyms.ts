/** Words for the same action; the words of a group suggest one another. */
const groups: readonly (readonly string[])[] = [
  ['get', 'show', 'view', 'read', 'describe', 'info'],
  ['list', 'ls', 'all', 'index'],
  ['create', 'add', 'new', 'make'],
  ['update', 'edit', 'change', 'modify', 'patch'],
  ['delete', 'remove', 'rm', 'del', 'destroy', 'unset'],
  ['search', 'find', 'query', 'lookup'],
  ['status', 'close', 'reopen', 'resolve', 'state'],
  ['auth login', 'login', 'signin', 'sign-in'],
  ['auth logout', 'logout', 'signout', 'sign-out'],
  ['auth status', 'whoami', 'me'],
  ['config set', 'configure', 'settings'],
  ['profile use', 'switch', 'use'],
];

/** Returns the words, and commands of standard groups, that mean what a word means. */
export function synonyms(word: string): readonly string[] {
  const typed = word.toLowerCase();
  return groups
    .filter((group) => group.includes(typed))
    .flat()
    .filter((other) => other !== typed);
}
