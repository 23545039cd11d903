/** A process that a test starts: it reads a long list. */
import { shop, shopService } from './shop.js';

/** Reads all pages of a sandbox with this many records by cursor, without storing any. */
const records = Number(process.argv[2]);
const base = shopService();
const { cursor } = base.paging;
const service = shopService({
  paging: {
    ...base.paging,
    cursor: { ...cursor, size: { default: 500, max: 500 } } as typeof base.paging.cursor & object,
  },
});
const { origin, close } = await shop({ records }, {}, service);
let pages = 0;
let last = '';
for (let next: string | undefined = ''; next !== undefined; pages++) {
  const response = await fetch(`${origin}/v1/cursor?cursor=${next}`, { headers: { 'x-api-token': 'sandbox' } });
  const text = await response.text();
  last = /.*"id":(\d+)/.exec(text)?.[1] ?? '';
  next = /"next":"([^"]+)"/.exec(text)?.[1];
}
process.stdout.write(`${pages} pages, last id ${last}`);
await close();
