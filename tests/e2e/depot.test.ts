/** A service whose writes are planned, taken back and found again, compiled and tested as its author does. */
import { testAsAuthor } from '../support/author.js';

test('the depot compiles without findings, and its client passes the tests of its author', async () => {
  const report = await testAsAuthor('depot');
  expect(report.match(/^# Subtest: /gm)?.length).toBeGreaterThan(20);
}, 180_000);
