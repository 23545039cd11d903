/** A service whose resources are in a catalogue, compiled and tested as its author does: its sandbox has no extension. */
import { testAsAuthor } from '../support/author.js';

test('the store compiles without findings, and its examples and the tests of its author pass', async () => {
  expect(await testAsAuthor('store')).toMatch(/^# pass [1-9]/m);
}, 180_000);
