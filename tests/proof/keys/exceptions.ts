/**
 * Values that may be removed without a difference, by the end of their path, each with the reason. All but the limits and
 * `until` state what is inferred anyway; the compiler refuses every other value in that place.
 */
export const exceptions: Readonly<Record<string, string>> = {
  '(?:^|\\.)args$': 'An empty `args` states that there are no arguments.',
  '\\.effect$': 'The effect `read` of a GET request; with it, another method is an error.',
  '^paging$': 'The only style of paging of a service.',
  '^tools\\.budget\\.\\w+$': 'A limit, which matters when it is exceeded.',
  '\\.until$': 'Only `cmdspec test` reads it.',
  '^workflows$': 'The number of workflows, with which the compiler compares the number of files.',
};
