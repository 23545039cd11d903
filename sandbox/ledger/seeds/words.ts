/** Names, codes and figures of seeded records. */
import { organizationIn, personIn } from '../../story/people.js';
import { CUSTOMERS, SUPPLIERS } from './turns.js';

/** Parts of names; a number gives the combination. */
const FIRST = [
  'Bakker',
  'De Vries',
  'Jansen',
  'Visser',
  'Smit',
  'Mulder',
  'Bos',
  'Peeters',
  'Maes',
  'Wouters',
  'Klein',
];
const TRADE = ['Bouw', 'Papier', 'Transport', 'Horeca', 'Techniek', 'Advies', 'Groen', 'Media', 'Zuivel', 'Schilders'];
const FORM = ['BV', 'NV', 'VOF', '& Zonen', 'Groep', 'Nederland'];
const CITIES = ['Utrecht', 'Gent', 'Delft', 'Zwolle', 'Breda', 'Leuven', 'Arnhem', 'Hoorn'];
const PEOPLE = ['Anna', 'Bram', 'Carla', 'Daan', 'Eva', 'Finn', 'Greet', 'Hugo', 'Iris', 'Joost', 'Katrien', 'Lars'];
const THINGS = ['Wheat flour', 'Rye flour', 'Yeast', 'Sea salt', 'Sunflower oil', 'Bread crate', 'Oven glove', 'Scale'];
const SIZES = ['1 kg', '5 kg', '25 kg', 'small', 'large', 'case of 12'];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Code and name of a record that others refer to. */
export interface Label {
  readonly code: string;
  readonly name: string;
}

/** Account at a position; codes are numbers, right-aligned as in the service. Customers take their turn as in the story. */
export function accountLabel(index: number): Label {
  const name =
    organizationIn('ledger', CUSTOMERS.turn(index)) ??
    `${at(FIRST, index)} ${at(TRADE, Math.floor(index / FIRST.length) + index)} ${at(FORM, Math.floor(index / 7))}`;
  return { code: String(index + 1).padStart(18), name };
}

export function itemLabel(index: number): Label {
  const name = `${at(THINGS, index)}, ${at(SIZES, Math.floor(index / THINGS.length))}`;
  return { code: `ART-${String(index + 1).padStart(4, '0')}`, name };
}

export function projectLabel(index: number): Label {
  return { code: `P${String(index + 1).padStart(4, '0')}`, name: `Project ${at(CITIES, index)} ${index + 1}` };
}

/** A contact. */
export interface Contact {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  /** Position of the account, in a company that has enough of them. */
  readonly account: number;
}

/** The contact at a position: a person of the story at a customer, else somebody at a supplier. */
export function contact(index: number): Contact {
  const known = personIn('ledger', index);
  if (known?.organization !== undefined) {
    const { first, last, email, organization } = known;
    return { first, last, email, account: CUSTOMERS.account(organization) };
  }
  const [first, last] = [at(PEOPLE, index), at(FIRST, Math.floor(index / PEOPLE.length) + index)];
  return { first, last, email: `${first.toLowerCase()}${index + 1}@example.com`, account: SUPPLIERS.account(index) };
}

export const city = (index: number): string => at(CITIES, index);

/** G/L accounts: code, description, type, B (balance) or W (profit and loss). */
export const GL_ACCOUNTS: readonly (readonly [string, string, number, 'B' | 'W'])[] = [
  ['0200', 'Bakery equipment', 30, 'B'],
  ['0500', 'Share capital', 52, 'B'],
  ['1000', 'Cash', 10, 'B'],
  ['1100', 'Bank', 12, 'B'],
  ['1300', 'Accounts receivable', 20, 'B'],
  ['1500', 'VAT to pay', 24, 'B'],
  ['1520', 'VAT to claim', 24, 'B'],
  ['1600', 'Accounts payable', 22, 'B'],
  ['3000', 'Stock', 32, 'B'],
  ['4000', 'Wages', 120, 'W'],
  ['4100', 'Rent', 121, 'W'],
  ['4300', 'Office costs', 121, 'W'],
  ['4600', 'Vehicle costs', 121, 'W'],
  ['7000', 'Cost of flour', 111, 'W'],
  ['7100', 'Cost of packing', 111, 'W'],
  ['8000', 'Revenue bread', 110, 'W'],
  ['8010', 'Revenue pastry', 110, 'W'],
  ['8400', 'Revenue services', 110, 'W'],
  ['0900', 'Result of previous years', 52, 'B'],
  ['1400', 'Prepaid costs', 26, 'B'],
  ['1700', 'Deferred revenue', 27, 'B'],
];

/** Positions of the G/L accounts for revenue: the first one, and how many there are. */
export const REVENUE = 15;
export const REVENUES = 3;

/** Journals: code, description, type, and the position of their G/L account. */
export const JOURNALS: readonly (readonly [string, string, number, number?])[] = [
  ['10', 'Cash', 10, 2],
  ['20', 'Bank', 12, 3],
  ['60', 'Purchases', 22, 7],
  ['70', 'Sales', 20, 4],
  ['71', 'Web shop', 20, 4],
  ['80', 'Payment service', 16, 3],
  ['90', 'General', 90],
];

/** VAT codes: code, description, percentage, and whether amounts include (I) or exclude (E) it. */
export const VAT_CODES: readonly (readonly [string, string, number, 'I' | 'E'])[] = [
  ['0', 'No VAT', 0, 'E'],
  ['2', 'VAT 21 % excluding', 0.21, 'E'],
  ['4', 'VAT 21 % including', 0.21, 'I'],
  ['5', 'VAT 9 % including', 0.09, 'I'],
];

/** Payment conditions: code, description, days. */
export const PAYMENT_CONDITIONS: readonly (readonly [string, string, number])[] = [
  ['30', '30 days', 30],
  ['14', '14 days', 14],
  ['60', '60 days', 60],
  ['00', 'Cash', 0],
];

export const COST_CENTERS: readonly (readonly [string, string])[] = [
  ['SHOP', 'Shop'],
  ['BAKERY', 'Bakery'],
  ['OFFICE', 'Office'],
  ['C', 'Central'],
];

export const COST_UNITS: readonly (readonly [string, string])[] = [
  ['BREAD', 'Bread'],
  ['PASTRY', 'Pastry'],
  ['SERVICE', 'Services'],
  ['U', 'Unallocated'],
];

export const ITEM_GROUPS: readonly (readonly [string, string])[] = [
  ['FLOUR', 'Flour'],
  ['SUPPLY', 'Supplies'],
  ['TOOL', 'Tools'],
];

export const CURRENCIES: readonly (readonly [string, string])[] = [
  ['EUR', 'Euro'],
  ['GBP', 'Pound sterling'],
  ['USD', 'US dollar'],
];

/** Maximum number of lines of one header. */
export const LINES = 3;

/** Number of lines of the header at a position. */
export const linesOf = (index: number): number => 1 + (index % LINES);

/** Amount of a line in cents; the sum is the amount of its header. */
export const cents = (entry: number, line: number): number => 1000 + ((entry * 7919 + line * 104_729) % 400_000);

/** Sales price of an item in cents. */
export const priceOf = (item: number): number => 50 + ((item * 7919) % 4951);

/** Quantity on a line of an order, quotation or invoice. */
export const quantityOf = (header: number, line: number): number => 1 + ((header * 7 + line * 3) % 20);
