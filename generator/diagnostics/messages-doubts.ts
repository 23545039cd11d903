/** Diagnostics CS5xx: the spec is valid, but probably not what its author meant. */
export const doubtMessages = {
  CS501: {
    id: 'unused-field',
    severity: 'warning',
    title: 'Field that no command takes',
    message: 'no command takes the field "{name}"',
    remedy: 'Add it to `takes` of a command, or remove it.',
    explanation: 'A field is declared for commands to take. An unused one is often a mistyped name.',
  },
  CS502: {
    id: 'unused-flag-group',
    severity: 'warning',
    title: 'Flag group that no command uses',
    message: 'no command uses the flag group "{name}"',
    remedy: 'Add it to `use` of a command or group, or remove it.',
    explanation: 'A flag group is declared for commands to use. An unused one is often a mistyped name.',
  },
  CS503: {
    id: 'missing-columns',
    severity: 'warning',
    title: 'Rows without columns',
    message: '"{words}" prints rows but has no columns',
    remedy: 'Write `columns:` on the command or its group.',
    explanation:
      'Without columns, a table shows every key of the first rows. It is hard to read and changes with the data.',
  },
  CS504: {
    id: 'cap-above-page-size',
    severity: 'warning',
    title: 'Cap above the page size',
    message: 'the cap {cap} is above the {max} rows of a page, so every run without --limit reads several pages',
    remedy: 'Write {max} or less, unless you intend several requests per run.',
    explanation: 'The cap is the number of rows printed without --limit. Most services limit the number of requests.',
  },
  CS507: {
    id: 'column-with-flag-name',
    severity: 'warning',
    title: 'Column with the name of a flag',
    message: 'the column "{key}" has the name of a flag, which the service calls "{wire}"',
    remedy: 'Write {column} if you mean that field, or set `from:`.',
    explanation:
      'Columns name keys of the rows as the service sends them, while flags have names for people. A column whose key no row has stays empty.',
  },
  CS506: {
    id: 'missing-example',
    severity: 'warning',
    title: 'Command without an example',
    message: 'the command "{words}" has no example',
    remedy: 'Write `examples:` with at least one command line.',
    explanation: 'Help begins with examples, because people read those first.',
  },
  CS508: {
    id: 'unused-declaration',
    severity: 'warning',
    title: 'Unused declaration',
    message: 'no command uses the {what} "{name}"',
    remedy: 'Use it in a command, or remove it.',
    explanation: 'Names are declared to be used. An unused one is often a mistyped name.',
  },
  CS509: {
    id: 'read-only-field',
    severity: 'warning',
    title: 'Field that the service sets',
    message: '"{name}" of {resource} is read-only in the catalogue',
    remedy: 'Send another field or remove the flag; if the service accepts the value, correct the catalogue.',
    explanation: 'The service sets read-only fields itself. It ignores or refuses a value that a client sends.',
  },
  CS510: {
    id: 'missing-sign-in',
    severity: 'warning',
    title: 'Credential without a command that stores it',
    message: 'the client has no command "{line}", which stores the credential "{name}"',
    remedy: 'Add `auth` to `standard`, or name another command in `login`.',
    explanation:
      'Help and errors send users to the command that signs in. Without one, a secret can only come from the environment, and nobody can sign in with OAuth in a browser.',
  },
} as const;
