import { holdSecret } from '../base/redact.js';
import { leadsAway } from './redirect.js';

test.each([
  ['https://files.example.test/a?key=1', 'https://files.example.test/a?key=1'],
  ['/b', undefined],
  ['https://[broken', undefined],
  // The target would get the credential of the service.
  ['https://files.example.test/a?token=secret-of-redirects', undefined],
])('a redirect to %s leads to the other origin %s', (target, expected) => {
  holdSecret('secret-of-redirects');
  expect(leadsAway(new URL('https://api.example.test/a'), target)?.href).toBe(expected);
});
