/** A CRM with as many deals as a proof needs: it lists them, and what it has of them is known exactly. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Units of an amount in one: amounts have at most ten decimals. */
const UNIT = 10n ** 10n;

export interface Deal {
  readonly id: number;
  /** An amount as it is written in JSON. */
  readonly value: string;
  readonly title: string;
  readonly added: string;
  readonly budget: string;
  readonly mark: string | null;
  /** When it was changed, in seconds since the first change. */
  readonly changed: number;
}

export interface CrmService {
  readonly env: Readonly<Record<string, string>>;
  readonly deals: ReadonlyMap<number, Deal>;
  /** Makes a deal, or replaces it. */
  put(id: number, change?: Partial<Omit<Deal, 'id' | 'changed'>>): void;
  remove(id: number): void;
  close(): Promise<void>;
}

/** Names that SQL must quote, by code of the custom field. */
export const FIELDS = {
  budget: `Budget "EUR"; it's`,
  mark: `Größe der Sendung, mit einem Namen, der für PostgreSQL zu lang ist`,
} as const;

const CODES = { budget: 'a'.repeat(40), mark: 'b'.repeat(40) } as const;

/** Amounts that a binary number does not hold, and those that have a sum with cents. */
const AMOUNTS = ['1234567890123456.78', '0.1000000001', '98765432109876543210.12', '-12345678.9012345678', '0.3'];

export async function openCrm(count: number): Promise<CrmService> {
  const deals = new Map<number, Deal>();
  let clock = 0;
  const put: CrmService['put'] = (id, change = {}) => {
    clock += 1;
    const cents = String((id * 7919) % 100).padStart(2, '0');
    const value = id % 1000 < AMOUNTS.length ? AMOUNTS[id % 1000] : `${String((id * 31) % 90_000)}.${cents}`;
    const before = deals.get(id);
    deals.delete(id);
    deals.set(id, {
      ...{ id, value: value ?? '0', title: `Deal ${String(id)}`, budget: `${String(id % 500)}.05` },
      added: time(id * 211),
      mark: id % 3 === 0 ? null : `M${String(id % 7)}`,
      ...before,
      ...change,
      changed: clock,
    });
  };
  for (let id = 1; id <= count; id += 1) put(id);
  const server = createServer((request, response) => {
    answer(deals, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    env: { CRMCLI_BASE_URL: origin, CRMCLI_API_TOKEN: 'proof' },
    deals,
    put,
    remove: (id) => void deals.delete(id),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const START = Date.UTC(2024, 0, 1);

const time = (seconds: number): string => new Date(START + seconds * 1000).toISOString().replace('.000', '');

const textOf = (deal: Deal): string => {
  const { id, value, title, added, budget, mark, changed } = deal;
  const custom = `{"${CODES.budget}":{"value":${budget},"currency":"EUR"},"${CODES.mark}":${JSON.stringify(mark)}}`;
  return `{"id":${String(id)},"title":${JSON.stringify(title)},"value":${value},"currency":"EUR","status":"open","add_time":"${added}","update_time":"${time(changed)}","is_archived":false,"custom_fields":${custom}}`;
};

const DEFINITIONS = [
  ['monetary', 'budget'],
  ['varchar', 'mark'],
].map(([type = '', field = '']) => ({
  ...{ field_type: type, is_custom_field: true },
  ...{ field_code: CODES[field as keyof typeof CODES], field_name: FIELDS[field as keyof typeof FIELDS] },
}));

/** Yields the deals that were changed after another one, in the order of their changes, which is the order of the map. */
function* from(deals: ReadonlyMap<number, Deal>, changed: number): Generator<Deal> {
  for (const deal of deals.values()) if (deal.changed > changed) yield deal;
}

function answer(deals: ReadonlyMap<number, Deal>, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://crm');
  const send = (data: string, next: string | null = null): void => {
    response.setHeader('content-type', 'application/json');
    response.end(`{"success":true,"data":${data},"additional_data":{"next_cursor":${JSON.stringify(next)}}}`);
  };
  if (pathname === '/api/v1/users/me') return send('{"id":1,"company_id":1,"company_domain":"proof"}');
  if (pathname === '/api/v2/dealFields') return send(JSON.stringify(DEFINITIONS));
  if (pathname !== '/api/v2/deals') return send('[]');
  const since = (Date.parse(searchParams.get('updated_since') ?? '') - START) / 1000 || 0;
  const after = Number(searchParams.get('cursor') ?? 0);
  const size = Number(searchParams.get('limit') ?? 100);
  const page: Deal[] = [];
  for (const deal of from(deals, Math.max(since - 1, after))) {
    if (page.length === size) return send(`[${page.map(textOf).join(',')}]`, String(page.at(-1)?.changed));
    page.push(deal);
  }
  send(`[${page.map(textOf).join(',')}]`);
}

/** An amount as a whole number of its smallest unit. */
export function unitsOf(text: string): bigint {
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole) * UNIT + BigInt(part.padEnd(10, '0'));
  return text.startsWith('-') ? -units : units;
}

/** The sum of amounts as a decimal with ten places. */
export function sumOf(amounts: Iterable<string>): string {
  let sum = 0n;
  for (const amount of amounts) sum += unitsOf(amount);
  const digits = String(sum < 0n ? -sum : sum).padStart(11, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -10)}.${digits.slice(-10)}`;
}
