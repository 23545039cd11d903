/** The longest delay of a timer, in milliseconds: with a longer one it fires at once. */
export const MAX_DELAY = 2 ** 31 - 1;
