/** A credential that a response repeats is hidden. */
import { newHome } from '../support/cli.js';
import { clients, hostile, leadTo, read, secret, type Hostile } from '../support/hostile.js';
import { inProcess } from '../support/in-process.js';

let service: Hostile;
let env: Record<string, string>;
const home = newHome();

beforeEach(async () => {
  service = await hostile();
  env = leadTo(service.origin);
});
afterEach(() => service.close());

test.each(clients)('%s redacts its credential in a failed response', async (binary) => {
  for (const status of [200, 400, 401, 404, 422, 500]) {
    service.answer = ({ headers }, response) => {
      const echo = headers.authorization ?? headers['x-api-token'];
      const words = `You sent ${String(echo)}`;
      response.writeHead(status, { 'content-type': 'application/json' });
      const says = { message: words, error: words, error_info: words, error_description: words };
      response.end(status === 200 ? `<html>${words}</html>` : JSON.stringify({ ...says, errors: [says], headers }));
    };
    for (const format of ['table', 'json']) {
      const args = [...read[binary], '--no-retry', '--verbose', '--output', format];
      const { code, stdout, stderr } = await inProcess(binary, args, home, { env });
      expect(code).toBeGreaterThan(0);
      expect(stderr).toContain('You sent');
      expect(`${stdout}${stderr}`).not.toContain(secret);
    }
  }
});

test.each(clients)('%s redacts its credential in every encoding, also as a key, of any length', async (binary) => {
  const long = `sandbox-canary-${'(0*'.repeat(4000)}`;
  for (const token of [secret, long]) {
    const given = Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, value === secret ? token : value]),
    );
    const codes = [...token].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
    const base64 = Buffer.from(`me:${token}`).toString('base64');
    const forms = [token, codes, encodeURIComponent(token), base64, encodeURIComponent(base64)];
    for (const form of forms) {
      for (const status of [200, 400]) {
        service.answer = (_asked, response) => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(`{"${form}":1,"message":"${form}","error":"${form}","error_info":["${form}"]}`);
        };
        const args = [...read[binary], '--no-retry', '--verbose', '--output', 'json'];
        const { code, stdout, stderr } = await inProcess(binary, args, home, { env: given });
        expect([0, 70]).not.toContain(code);
        for (const one of [secret, token.slice(0, 40), base64.slice(6, 46), ...forms])
          expect(`${stdout}${stderr}`).not.toContain(one);
      }
    }
  }
});
