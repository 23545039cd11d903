/** A process that a test starts: it opens a sandbox and may keep running. */
import { shop } from './shop.js';

/** Opens a sandbox that keeps its process alive only with the argument `hold`, and prints the status of one response. */
const { call } = await shop({ hold: process.argv[2] === 'hold', latency: 5 });
process.stdout.write(String((await call('GET', '/me')).status));
