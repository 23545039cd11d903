/** CS331 to CS340: paging, arguments and answers. */
export const requestMessages = {
  CS331: {
    id: 'endless-paging',
    severity: 'error',
    title: 'Paging style without an end',
    message: 'the paging style "{name}" needs {keys}: otherwise nothing shows where a list ends',
    remedy: 'Add what the service returns; `end: short-page` with `size` if it returns nothing.',
    explanation:
      'A list that ends without evidence would be cut without anybody noticing. A short page is evidence only if the number of rows of a full one is known.',
  },
  CS332: {
    id: 'empty-update',
    severity: 'error',
    title: 'Update without values',
    message: 'the command "{words}" sends nothing: no flag or argument has a value for the body',
    remedy:
      'Take fields of the group under `takes`, add flags or a `body`, or write `encoding: none` for a request without one.',
    explanation: 'An update refuses to run without a change, so that this command could never be used.',
  },
  CS333: {
    id: 'unknown-hint-name',
    severity: 'error',
    title: 'Unknown name in a hint',
    message: 'no command to which the hint applies has "{name}"',
    remedy: 'Write the name of an argument, a flag or a variable.',
    explanation:
      'A hint is a template over the arguments of the command that failed. A name that none has would always be empty.',
  },
  CS334: {
    id: 'credential-variable-look-up',
    severity: 'error',
    title: 'Credential that needs itself',
    message: 'the credential needs the variable "{name}", which is read from the service with the credential',
    remedy: 'Remove `lookup` from the variable, or use another variable in the credential.',
    explanation:
      'Every request carries the credential, also the one that would read the value. It could never be sent.',
  },
} as const;
