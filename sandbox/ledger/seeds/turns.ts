/** Which accounts documents are made with: customers and suppliers, one after the other and then again from the first. */
export interface Turns {
  readonly many: (accounts: number) => number;
  /** Position of the account whose turn it is. */
  readonly account: (turn: number) => number;
  /** Turn of the account at a position, or -1. */
  readonly turn: (account: number) => number;
}

/** Half of the accounts have the status C. */
export const CUSTOMERS: Turns = {
  many: (accounts) => Math.max(1, Math.floor(accounts / 6) * 3 + Math.min(accounts % 6, 3)),
  account: (turn) => Math.floor(turn / 3) * 6 + (turn % 3),
  turn: (account) => (account % 6 < 3 ? Math.floor(account / 6) * 3 + (account % 6) : -1),
};

/** Every fourth account is a supplier. */
export const SUPPLIERS: Turns = {
  many: (accounts) => Math.max(1, Math.ceil(accounts / 4)),
  account: (turn) => 4 * turn,
  turn: (account) => (account % 4 === 0 ? account / 4 : -1),
};
