/** CS5xx: nothing is broken, but something is probably not what was meant. */
export const doubtMessages = {
  CS501: {
    severity: 'warning',
    title: 'Field that no command takes',
    message: 'no command takes the field "{name}"',
    remedy: 'Add it to `takes` of a command, or remove it.',
    explanation: 'A field is declared for commands to take. One that nothing takes is often a mistyped name.',
  },
  CS502: {
    severity: 'warning',
    title: 'Flag group that no command uses',
    message: 'no command uses the flag group "{name}"',
    remedy: 'Add it to `use` of a command or group, or remove it.',
    explanation: 'As with fields: declared once to be used by name.',
  },
  CS503: {
    severity: 'warning',
    title: 'Rows without columns',
    message: '"{words}" prints rows, but has no columns',
    remedy: 'Write `columns:` on the command or its group.',
    explanation:
      'Without columns a table shows every key of the first rows, which is rarely readable and changes with the data.',
  },
  CS504: {
    severity: 'warning',
    title: 'Cap that needs several pages',
    message: 'the cap {cap} is above the {max} rows of a page, so that every call without --limit reads several pages',
    remedy: 'Write {max} or less, unless several requests per call are meant.',
    explanation: 'The cap is what a call without --limit prints. Most services count requests.',
  },
  CS507: {
    severity: 'warning',
    title: 'Column with the name of a flag',
    message: 'the column "{key}" has the name of a flag, whose value the service knows as "{wire}"',
    remedy: 'Write {column} when that is meant, or `from:` for what fills the cell.',
    explanation:
      'Columns name keys of the rows as the service sends them, flags are named for people. A column of a key that no row has stays empty.',
  },
  CS506: {
    severity: 'warning',
    title: 'Command without an example',
    message: 'the command "{words}" has no example',
    remedy: 'Write `examples:` with one line as it is typed.',
    explanation: 'Help begins with examples, because people read those first.',
  },
  CS508: {
    severity: 'warning',
    title: 'Declared and not used',
    message: 'no command uses the {what} "{name}"',
    remedy: 'Use it in a command, or remove it.',
    explanation: 'As with fields: declared once to be used by name.',
  },
} as const;
