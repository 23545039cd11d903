/** A process that a test starts: it writes to a state file. */
import { shop } from './shop.js';

/** Opens a state file, creates `count` records (0: until killed), prints each id. */
const [file = '', count = '1'] = process.argv.slice(2);
const { call, close } = await shop({ file });
for (let i = 0; count === '0' || i < Number(count); i++) {
  const made = await call('POST', '/v1/cursor', { name: `by ${process.pid}`.slice(0, 20) });
  process.stdout.write(`${String(made.body?.data?.id)}\n`);
}
await close();
