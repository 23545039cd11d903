import { createHmac } from 'node:crypto';

/** Signs the method, the path with the query, the time and the body with the build key.
 * @type {import('cmdspec-runtime/kit').Signer}
 */
export default function sign({ method, url, body }, { secret, variables, now }) {
  const date = now.toISOString();
  const text = [method, url.pathname + url.search, date, ''].join('\n');
  const signature = createHmac('sha256', secret).update(text).update(body).digest('hex');
  return { 'x-date': date, authorization: `HMAC ${variables['key-id']}:${signature}` };
}
