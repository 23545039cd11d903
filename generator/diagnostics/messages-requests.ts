/** CS331 to CS340: paging, arguments and answers. */
export const requestMessages = {
  CS331: {
    severity: 'error',
    title: 'Paging style without an end',
    message: 'the paging style "{name}" needs {keys}: otherwise nothing shows where a list ends',
    remedy: 'Add what the service returns; `end: short-page` with `size` if it returns nothing.',
    explanation:
      'A list that ends without evidence would be cut without anybody noticing. A short page is evidence only if the number of rows of a full one is known.',
  },
} as const;
