/** A client whose service has uploads, streams, minor units and jobs, written in YAML alone, compiled and tested as its author does. */
import { testAsAuthor } from '../support/author.js';

test('the harbour compiles without findings, and its client passes the tests of its author', async () => {
  const report = await testAsAuthor('harbour', 'fifth');
  expect(report.match(/^# Subtest: /gm)?.length).toBeGreaterThan(15);
}, 240_000);
