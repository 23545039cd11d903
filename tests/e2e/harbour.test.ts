/** A client in YAML alone, with a device flow, signatures, uploads, streams, minor units and jobs, compiled and tested as its author does. */
import { testAsAuthor } from '../support/author.js';

test('the harbour compiles without findings, and its client passes the tests of its author', async () => {
  const report = await testAsAuthor('harbour', 'fifth');
  expect(report.match(/^# Subtest: /gm)?.length).toBeGreaterThan(15);
}, 240_000);
