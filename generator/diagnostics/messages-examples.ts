/** Diagnostics CS407 to CS412, CS420, CS450: examples that would fail when typed, or do something else than they show. */
export const exampleMessages = {
  CS407: {
    id: 'example-of-other-command',
    severity: 'error',
    title: 'Example of another command',
    message: 'the example does not run "{words}"',
    remedy: 'Begin with `{words}`; the name of the binary is added for you. Quote an example with a comma.',
    explanation:
      "The examples of a command must run that command. They may run other programs before or after it (`... | jq`). In brackets, a comma ends an example: ['order list --state open,late'].",
  },
  CS408: {
    id: 'example-unknown-flag',
    severity: 'error',
    title: 'Example with an unknown flag',
    message: 'the example uses {flag}, which is not a flag of "{words}"',
    remedy: '{hint}',
    explanation: 'Examples are checked against the compiled command.',
  },
  CS409: {
    id: 'example-missing-flag',
    severity: 'error',
    title: 'Example without a required flag',
    message: 'the example lacks {flag}, which "{words}" requires',
    remedy: '{hint}',
    explanation: 'People copy examples, so each must work as written.',
  },
  CS410: {
    id: 'example-wrong-value',
    severity: 'error',
    title: 'Example with a wrong value',
    message: 'the example sets {flag} to "{value}", which is not {wanted}',
    remedy: '{hint}',
    explanation: 'Values in examples are checked by type, choices and bounds.',
  },
  CS411: {
    id: 'example-arguments',
    severity: 'error',
    title: 'Example with a wrong number of arguments',
    message: 'the example has {given}, but "{words}" takes {wanted}',
    remedy: 'Usage: {usage}',
    explanation: 'Words that are neither flags nor values of flags are arguments. Quote a value that contains spaces.',
  },
  CS412: {
    id: 'example-unclosed-quote',
    severity: 'error',
    title: 'Example with an unclosed quote',
    message: 'a quote in the example is not closed',
    remedy: 'Close the quote.',
    explanation: 'Examples are read as a shell reads them.',
  },
  CS420: {
    id: 'example-conflict',
    severity: 'error',
    title: 'Example with conflicting flags',
    message: 'the example of "{words}" {problem}',
    remedy: 'Fix the example, or `one-of`, `requires` and `conflicts` of the flags.',
    explanation: 'Examples must meet the conditions of flags, like a typed command.',
  },
  CS450: {
    id: 'example-repeated-flag',
    severity: 'error',
    title: 'Example that repeats a flag',
    message: 'the example sets {flag} {count} times, but "{words}" uses only the last value',
    remedy: 'Remove the other values, or write `repeatable: true` in the flag.',
    explanation:
      'Only a flag with `repeatable` has several values. Of any other flag the last value counts, so that a flag after an alias overrides that of the alias.',
  },
} as const;
