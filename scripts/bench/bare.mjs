/**
 * The minimum cost of an export: a loop over the pages of the loopback service with `node:http` alone, one after
 * another, each fetched, parsed and written. Its arguments are the origin and the format, `json` or `ndjson`; `sync` is
 * a feed as ndjson. With a path in place of the format it prints the list of one page, found by the keys that follow.
 * Plain JavaScript, so that nothing is loaded beside it.
 */
import { Agent, get } from 'node:http';

const [origin, format, ...keys] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

const fetchText = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    }).on('error', reject);
  });

const fetchPage = async (url) => JSON.parse(await fetchText(url));

const write = (text) =>
  process.stdout.write(text) ? undefined : new Promise((resolve) => process.stdout.once('drain', resolve));

const lines = (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

async function conversations() {
  let last = 1;
  for (let page = 1; page <= last; page++) {
    const answer = await fetchPage(`${origin}/v2/conversations?status=all&page=${page}`);
    last = answer.page.totalPages;
    const rows = answer._embedded.conversations;
    if (format === 'ndjson') await write(lines(rows));
    else await write(`${page === 1 ? '[' : ','}${JSON.stringify(rows, null, 2).slice(1, -2)}`);
  }
  if (format === 'json') await write('\n]\n');
}

async function feed() {
  let next = `${origin}/api/v1/1/sync/CRM/Accounts?$filter=Timestamp%20gt%200L`;
  while (next !== undefined) {
    // Row versions exceed 2^53: parsed as numbers they would be printed wrong.
    const { d } = JSON.parse((await fetchText(next)).replace(/"Timestamp":(\d+)/g, '"Timestamp":"$1"'));
    await write(lines(d.results));
    next = d.__next;
  }
}

async function page() {
  const rows = keys.reduce((found, key) => found[key], await fetchPage(origin + format));
  await write(`${JSON.stringify(rows.slice(0, 25), null, 2)}\n`);
}

await (format === 'sync' ? feed() : format.startsWith('/') ? page() : conversations());
agent.destroy();
