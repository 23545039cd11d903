/** A service whose credentials are in the query, together, codes and signatures, compiled and tested as its author does. */
import { testAsAuthor } from '../support/author.js';

test('the vault compiles without findings, and its client passes the tests of its author', async () => {
  const report = await testAsAuthor('vault');
  expect(report.match(/^# Subtest: /gm)?.length).toBeGreaterThan(9);
}, 180_000);
