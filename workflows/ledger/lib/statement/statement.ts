/** Balances and entries of a bank statement, in any format, and the check of their sum. */
import { decimalSum } from 'cmdspec-runtime/kit';

/** A statement of one account. Amounts are decimals; money out of the account is negative. */
export interface Statement {
  /** Number or id, for messages. */
  readonly name: string;
  readonly opening?: string;
  readonly closing?: string;
  readonly entries: readonly string[];
}

/** Returns the error in the balances of a statement. A statement without balances cannot be checked. */
export function balanceFault({ name, opening, closing, entries }: Statement): string | undefined {
  if (opening === undefined || closing === undefined) return undefined;
  const sum = decimalSum(entries);
  const total = decimalSum([opening, sum]);
  if (total === decimalSum([closing])) return undefined;
  const balances = `opening balance ${opening} and entries of ${sum} are ${total}`;
  return `statement ${name} does not balance: ${balances}, and the closing balance is ${closing}`;
}

/** Returns an amount with its sign. */
export const signed = (amount: string, isOut: boolean): string => (isOut ? `-${amount}` : amount);
