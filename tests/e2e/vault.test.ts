/** A service with credentials in the query, together, by code and as signatures, and with versions of records, compiled and tested as its author does. */
import { testAsAuthor } from '../support/author.js';

test('the vault compiles without findings, and its client passes the tests of its author', async () => {
  const report = await testAsAuthor('vault');
  expect(report.match(/^# Subtest: /gm)?.length).toBeGreaterThan(14);
}, 180_000);
