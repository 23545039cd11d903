/** Lists of computed records, paged as the records of a collection. */
import { orderOf } from './order.js';
import type { Listing, Row } from './types.js';

/** Returns a list of `count` records, each made when it is read. */
export function listOf(count: number, rowAt: (index: number) => Row): Listing {
  return {
    *entries(_order, after) {
      for (let position = (after?.position ?? -1) + 1; position < count; position++) {
        let row: Row | undefined;
        yield { position, row: () => (row ??= rowAt(position)), stored: false };
      }
    },
    orderOf: (sorts) => ({ order: orderOf(sorts), rising: sorts.length === 0 }),
    count: () => count,
  };
}

export const listed = (rows: readonly Row[]): Listing => listOf(rows.length, (index) => rows[index] ?? {});

/** The records of a list, changed when they are read. */
export const mapped = (listing: Listing, change: (row: Row) => Row): Listing => ({
  ...listing,
  *entries(order, after) {
    for (const { position, row } of listing.entries(order, after)) {
      let seen: Row | undefined;
      yield { position, row: () => (seen ??= change(row())), stored: false };
    }
  },
});
