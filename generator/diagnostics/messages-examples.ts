/** CS407 to CS412, CS420: examples that would fail when they are typed. */
export const exampleMessages = {
  CS407: {
    severity: 'error',
    title: 'Example of another command',
    message: 'the example does not run "{words}"',
    remedy: 'Begin with `{words}`; the name of the binary is added by itself.',
    explanation: 'Each command shows itself. An example may run other programs before or after it (`... | jq`).',
  },
  CS408: {
    severity: 'error',
    title: 'Example with an unknown flag',
    message: 'the example has the flag {flag}, which "{words}" does not have',
    remedy: '{hint}',
    explanation: 'Examples are checked against the command as it is compiled.',
  },
  CS409: {
    severity: 'error',
    title: 'Example without a required flag',
    message: 'the example lacks {flag}, which "{words}" needs',
    remedy: 'Add {flag} to the example.',
    explanation: 'Examples are copied; each must work as it stands.',
  },
  CS410: {
    severity: 'error',
    title: 'Example with a wrong value',
    message: 'the example gives {flag} the value "{value}", which is not {wanted}',
    remedy: '{hint}',
    explanation: 'Values of examples are checked by kind, choices and bounds.',
  },
  CS411: {
    severity: 'error',
    title: 'Example with a wrong number of arguments',
    message: 'the example has {given}, "{words}" takes {wanted}',
    remedy: 'Usage: {usage}',
    explanation: 'Words that are no flags and no values of flags are arguments. Quote a value that holds blanks.',
  },
  CS412: {
    severity: 'error',
    title: 'Example with an open quote',
    message: 'a quote in the example is not closed',
    remedy: 'Close the quote.',
    explanation: 'The example is read as a shell reads it.',
  },
  CS420: {
    severity: 'error',
    title: 'Example with flags that do not go together',
    message: 'the example of "{words}" {problem}',
    remedy: 'Mend the example, or `one-of`, `requires` and `conflicts` of the flags.',
    explanation: 'Examples are held against the conditions of flags, as a typed command is.',
  },
} as const;
