/** Numbers of documents in the books, which people write in letters too. */

/** First number of the documents of a journal in the year in which the sandbox was created. */
export const numberOf = (start: Date, journal: number): number =>
  (start.getUTCFullYear() % 100) * 1_000_000 + journal * 10_000 + 1;

/** First number of orders and quotations in the year in which the sandbox was created. */
export const orderNumber = (start: Date): number => start.getUTCFullYear() * 1000 + 1;

/** First number of sales entries in the year in which the sandbox was created. */
export const firstNumber = (start: Date): number => numberOf(start, 70);
