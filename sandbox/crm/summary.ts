/** The summary of deals. */
import { refuse } from '../engine/refusal.js';
import type { Answer, Incoming, Row, State } from '../engine/types.js';
import { chance } from './deals.js';
import { savedFilter } from './filters.js';
import { cents, count, CURRENCY } from './kit.js';

interface Total {
  value: number;
  weighted: number;
  count: number;
}

/** Parameters of the summary and the fields that they compare with. */
const COMPARED = { status: 'status', user_id: 'owner_id', pipeline_id: 'pipeline_id', stage_id: 'stage_id' } as const;

/** `GET /api/v1/deals/summary`: totals per currency, computed for each request. */
export function summary(request: Incoming, state: State): Answer {
  const { query } = request;
  const status = query.get('status');
  if (status !== null && !['open', 'won', 'lost'].includes(status))
    refuse(400, 'Parameter status must be open, won or lost');
  const saved = query.get('filter_id');
  const filter = savedFilter('deal');
  const totals = new Map<string, Total>();
  for (const deal of state.rows('deal').scan()) {
    if (deal['is_deleted'] === true || deal['is_archived'] === true) continue;
    const fits =
      saved === null
        ? Object.entries(COMPARED).every(
            ([name, field]) => (query.get(name) ?? String(deal[field])) === String(deal[field]),
          )
        : filter(deal, saved, request, state);
    if (!fits) continue;
    const currency = String(deal['currency']);
    const total = totals.get(currency) ?? { value: 0, weighted: 0, count: 0 };
    total.value += count(deal['value']);
    total.weighted += (count(deal['value']) * chance(deal, state)) / 100;
    total.count++;
    totals.set(currency, total);
  }
  const all = [...totals].sort(([a], [b]) => (a < b ? -1 : 1));
  const value = cents(all.reduce((sum, [, total]) => sum + total.value, 0));
  const weighted = cents(all.reduce((sum, [, total]) => sum + total.weighted, 0));
  const number = all.reduce((sum, [, total]) => sum + total.count, 0);
  return {
    status: 200,
    body: {
      success: true,
      data: {
        values_total: Object.fromEntries(all.map(([code, total]) => [code, amount(code, total.value, total.count)])),
        weighted_values_total: Object.fromEntries(
          all.map(([code, total]) => [code, amount(code, total.weighted, total.count)]),
        ),
        total_count: number,
        total_currency_converted_value: value,
        total_weighted_currency_converted_value: weighted,
        total_currency_converted_value_formatted: formatted(CURRENCY, value),
        total_weighted_currency_converted_value_formatted: formatted(CURRENCY, weighted),
      },
    },
  };
}

/** An amount in one currency. The sandbox converts all currencies one to one. */
function amount(currency: string, value: number, deals: number): Row {
  const rounded = cents(value);
  return {
    value: rounded,
    count: deals,
    value_converted: rounded,
    value_formatted: formatted(currency, rounded),
    value_converted_formatted: formatted(CURRENCY, rounded),
  };
}

function formatted(currency: string, value: number): string {
  const [whole = '0', part = '00'] = value.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = { EUR: '€', USD: '$', GBP: '£' }[currency] ?? `${currency} `;
  return `${sign}${grouped}${part === '00' ? '' : `.${part}`}`;
}
