/** Products, and products of deals. */
import { isObject } from 'cmdspec-runtime/kit';
import { refuse } from '../engine/refusal.js';
import type { Collection, FieldRule, Row } from '../engine/types.js';
import { LIST_FILTERS, OWNED, SORT, VISIBLE_TO } from './deals.js';
import { customRule, customValues, seedCustom } from './fields.js';
import { savedFilter } from './filters.js';
import { cents, count, CURRENCY, idField, idFilter, linked, rfc, times, visible } from './kit.js';
import { changed } from './people.js';

const GOODS = ['Seat licence', 'Support plan', 'Training day', 'Sensor', 'Gateway', 'Mounting kit', 'Audit', 'Hosting'];

const PRICES: FieldRule = {
  kind: 'list',
  check(value) {
    const fine = (value as unknown[]).every(
      (one) =>
        isObject(one) &&
        typeof one['currency'] === 'string' &&
        (one['price'] === undefined || typeof one['price'] === 'number'),
    );
    return fine ? undefined : 'must be a list of {"price": number, "currency": "EUR"}';
  },
};

function prices(list: unknown): Row[] {
  const rows = Array.isArray(list) ? (list as Row[]) : [];
  return rows.map((one) => ({ price: 0, cost: 0, direct_cost: null, notes: '', ...one }));
}

export const product: Collection = {
  paths: ['/api/v2/products'],
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  paging: 'cursor',
  ordered: ['add_time', 'update_time'],
  count: (records) => Math.ceil(records / 3),
  defaults: { ...OWNED, tax: 0, is_linkable: true, billing_frequency: 'one-time' },
  seed: (place) => {
    const { random, index } = place;
    const { added, updated } = times(place, 'product');
    const price = random.integer(5, 800) * 5;
    return {
      name: `${random.pick(GOODS)} ${String.fromCharCode(65 + (index % 26))}${index + 1}`,
      code: `P-${String(index + 1).padStart(4, '0')}`,
      unit: random.pick(['piece', 'day', 'month']),
      tax: random.pick([0, 9, 21]),
      add_time: rfc(added),
      update_time: rfc(updated),
      owner_id: random.integer(1, 5),
      category: random.pick([1, 2, null]),
      prices: prices([
        { price, currency: CURRENCY, cost: price / 2 },
        ...(random.chance(0.3) ? [{ price: price + 10, currency: 'USD' }] : []),
      ]),
      custom_fields: seedCustom('product', random),
    };
  },
  fields: {
    name: { kind: 'text', filled: true },
    tax: { kind: 'number', min: 0, max: 100 },
    category: { kind: 'number' },
    owner_id: idField('user', 'User'),
    is_linkable: { kind: 'boolean' },
    visible_to: VISIBLE_TO,
    prices: PRICES,
    billing_frequency: {
      kind: 'enum',
      choices: ['one-time', 'annually', 'semi-annually', 'quarterly', 'monthly', 'weekly'],
    },
    billing_frequency_cycles: { kind: 'integer', min: 1, max: 208 },
    custom_fields: customRule('product'),
  },
  required: ['name'],
  filters: { ...LIST_FILTERS, owner_id: idFilter('owner_id'), filter_id: savedFilter('product') },
  sort: { ...SORT, fields: ['id', 'name', 'update_time', 'add_time'] },
  complete: (draft, request) => ({
    add_time: rfc(request.now),
    update_time: rfc(request.now),
    ...draft,
    prices: prices(draft['prices']),
  }),
  change: (before, after, request) => ({
    ...after,
    prices: prices(after['prices']),
    ...changed(before, after, request.now),
  }),
  show: (row, request, state) => ({ ...visible(row), custom_fields: customValues('product', row, request, state) }),
};

/** Products attached to a deal. The service sets name, currency and sum. */
export const dealProduct: Collection = {
  paths: ['/api/v2/deals/{deal}/products'],
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  paging: 'cursor',
  parent: {
    collection: 'deal',
    field: 'deal_id',
    most: 3,
    count: ({ random }) => (random.chance(0.4) ? random.integer(1, 3) : 0),
  },
  defaults: { discount: 0, discount_type: 'percentage', tax: 0, tax_method: 'exclusive', is_enabled: true },
  seed: (place) => {
    const { random, start, index } = place;
    return {
      product_id: place.id('product', random.integer(0, place.count('product') - 1)),
      item_price: random.integer(5, 800) * 5,
      quantity: random.integer(1, 10),
      discount: random.chance(0.3) ? random.integer(1, 4) * 5 : 0,
      tax: random.pick([0, 9, 21]),
      add_time: rfc(+start - (20 - index) * 3_600_000),
      update_time: rfc(+start - (19 - index) * 3_600_000),
      order_nr: index + 1,
    };
  },
  fields: {
    product_id: { ...idField('product', 'Product'), filled: true },
    item_price: { kind: 'number', filled: true },
    quantity: { kind: 'number', filled: true },
    discount: { kind: 'number', min: 0 },
    tax: { kind: 'number', min: 0, max: 100 },
    tax_method: { kind: 'enum', choices: ['exclusive', 'inclusive', 'none'] },
    is_enabled: { kind: 'boolean' },
    product_variation_id: { kind: 'integer' },
    billing_frequency: { kind: 'text' },
    billing_frequency_cycles: { kind: 'integer' },
    billing_start_date: { kind: 'date' },
  },
  required: ['product_id', 'item_price', 'quantity'],
  sort: {
    by: 'sort_by',
    direction: 'sort_direction',
    fields: ['id', 'add_time', 'update_time', 'order_nr'],
    defaultField: 'id',
  },
  complete: (draft, request, state) => ({
    add_time: rfc(request.now),
    update_time: rfc(request.now),
    ...draft,
    order_nr: state.next('deal product order') + 10,
  }),
  change: (_before, after, request) => {
    if (after['discount_type'] === 'percentage' && count(after['discount']) > 100)
      refuse(400, 'A discount is at most 100 percent');
    return { ...after, update_time: rfc(request.now) };
  },
  show: (row, _request, state) => ({
    ...visible(row),
    name: linked(state, 'product', row['product_id'])?.['name'] ?? null,
    currency: linked(state, 'deal', row['deal_id'])?.['currency'] ?? CURRENCY,
    sum: sumOf(row),
  }),
};

/** Price times quantity, less the discount, before tax. */
function sumOf(row: Row): number {
  const full = count(row['item_price']) * count(row['quantity']);
  const discount = count(row['discount']);
  return cents(row['discount_type'] === 'amount' ? full - discount : full * (1 - discount / 100));
}
