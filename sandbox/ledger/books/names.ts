/** Master data that bookings refer to, by id and code. */
import type { Row, Rows, State } from '../../engine/types.js';
import { kept } from './kept.js';

type Find = (key: unknown) => Row | undefined;

export interface Names {
  readonly gl: Find;
  readonly glOf: Find;
  readonly journal: Find;
  readonly vat: Find;
  /** Records to be read field by field: there may be a hundred thousand. */
  readonly account: Find;
  readonly item: Find;
}

/** Master data of which there are few records. */
export const CHARTS = ['financial/GLAccounts', 'financial/Journals', 'vat/VATCodes'] as const;

export function namesOf(state: State): Names {
  return kept('names', state, CHARTS, () => {
    const by = (rows: readonly Row[], field: string): Find => {
      const map = new Map(rows.map((row) => [row[field], row]));
      return (key) => map.get(key);
    };
    // One record for each G/L account, by whatever it is found.
    const [charts = [], journals = [], codes = []] = CHARTS.map((resource) => [...state.rows(resource).scan()]);
    return {
      gl: by(charts, 'Code'),
      glOf: by(charts, 'ID'),
      journal: by(journals, 'Code'),
      vat: by(codes, 'Code'),
      ...peeking(state.rows),
    };
  });
}

/** Accounts and items: there may be a hundred thousand, so that they are found one by one. */
export function peeking(rowsOf: (resource: string) => Rows): Pick<Names, 'account' | 'item'> {
  const peek = (resource: string): Find => {
    const rows = rowsOf(resource);
    return (id) => (typeof id === 'string' ? rows.at(rows.position(id)) : undefined);
  };
  return { account: peek('crm/Accounts'), item: peek('logistics/Items') };
}
