/** A service with the paging styles, encodings and responses that the others lack, compiled and tested as its author does. */
import { testAsAuthor } from '../support/author.js';

test('the forge compiles without findings, and its client passes the tests of its author', async () => {
  const report = await testAsAuthor('forge');
  expect(report.match(/^# Subtest: /gm)?.length).toBeGreaterThan(20);
}, 180_000);
