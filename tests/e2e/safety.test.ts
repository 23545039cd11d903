/** Credentials are sent only to their origins, and hostile responses do no harm. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { newHome } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import {
  clients,
  hostile,
  leadTo,
  page,
  read,
  secret,
  signIn,
  write,
  type Hostile,
  type Name,
} from '../support/hostile.js';

let service: Hostile;
let elsewhere: Hostile;
let env: Record<string, string>;
const home = newHome();

beforeEach(async () => {
  service = await hostile();
  elsewhere = await hostile();
  env = leadTo(service.origin);
});
afterEach(async () => {
  expect(elsewhere.seen).toEqual([]);
  await service.close();
  await elsewhere.close();
});

const bare = (origin: string): string => origin.slice('http://'.length);

describe('a request stays in its origin', () => {
  test.each([
    ['an absolute address', () => `${elsewhere.origin}/x`],
    ['no scheme', () => `//${bare(elsewhere.origin)}/x`],
    ['backslashes', () => `/\\${bare(elsewhere.origin)}/x`],
    ['two backslashes', () => `\\\\${bare(elsewhere.origin)}/x`],
    ['backslashes after the scheme', () => `http:\\\\${bare(elsewhere.origin)}\\x`],
    ['a scheme in capitals', () => `HTTP://${bare(elsewhere.origin)}/x`],
    ['this origin as the name of a user', () => `${service.origin}@${bare(elsewhere.origin)}/x`],
    ['a user in this origin', () => `http://a:b@${bare(service.origin)}/x`],
    ['another name of this machine', () => `http://localhost:${new URL(service.origin).port}/x`],
    ['another scheme', () => `https://${bare(service.origin)}/x`],
    ['a tab', () => `\t//${bare(elsewhere.origin)}/x`],
    ['a line feed', () => `/\n/${bare(elsewhere.origin)}/x`],
    ['a header', () => '/api/v1/x\r\nX-Other: 1'],
    ['an address inside of another', () => `blob:${service.origin}/x`],
    ['a file', () => 'file:///etc/passwd'],
  ])('with %s', async (_what, path) => {
    for (const binary of clients) {
      const { code, stdout } = await inProcess(binary, ['api', 'GET', path()], home, { env });
      expect({ binary, code, stdout, seen: service.seen }).toEqual({ binary, code: 78, stdout: '', seen: [] });
    }
  });

  test.each(clients)('%s follows no redirect that leaves it, whatever the method', async (binary) => {
    for (const status of [301, 302, 303, 307, 308]) {
      for (const args of [read[binary], write[binary]]) {
        service.seen.length = 0;
        service.answer = (_asked, response) => {
          response.writeHead(status, { location: `${elsewhere.origin}/x` }).end();
        };
        const { code, stderr } = await inProcess(binary, args, home, { env });
        expect({ status, args, code, asked: service.seen.length }).toEqual({ status, args, code: 78, asked: 1 });
        expect(stderr).toContain(elsewhere.origin);
      }
    }
  });

  test.each(['http://[', '//', 'http://a b', 'blob:{origin}/x', 'http://user:word@{host}/x'])(
    'a redirect to %s is refused',
    async (location) => {
      service.answer = (_asked, response) => {
        const target = location.replace('{origin}', service.origin).replace('{host}', bare(service.origin));
        response.writeHead(302, { location: target }).end();
      };
      const { code } = await inProcess('crmcli', read.crmcli, home, { env });
      expect({ code, asked: service.seen.length }).toEqual({ code: 78, asked: 1 });
    },
  );

  test.each(clients)('%s does not show a credential that a redirect repeats', async (binary) => {
    for (const target of [`/x?session=${secret}`, `/${secret}`, `http://${secret}.example/x`]) {
      service.answer = ({ url }, response) => {
        response.writeHead(url.includes(secret) ? 404 : 302, { location: target }).end();
      };
      for (const output of ['table', 'json']) {
        const args = [...read[binary], '--verbose', '--output', output];
        const { code, stdout, stderr } = await inProcess(binary, args, home, { env });
        expect([0, 70]).not.toContain(code);
        expect(stderr).toContain('••••••••');
        expect(stdout + stderr).not.toContain(secret);
      }
    }
  });

  test('next links to other origins are not followed, and a cursor that is an address stays a value', async () => {
    const { port } = new URL(service.origin);
    for (const link of [
      `${elsewhere.origin}/x`,
      `//${bare(elsewhere.origin)}/x`,
      `http://localhost:${port}/x`,
      'http://[',
    ]) {
      service.seen.length = 0;
      service.answer = (_asked, response) => {
        response.end(JSON.stringify({ d: { results: [{ ID: 'a' }], __next: link } }));
      };
      const { code } = await inProcess('ledgercli', [...read.ledgercli, '--all'], home, { env });
      expect({ link, code, asked: service.seen.length }).toEqual({ link, code: 78, asked: 1 });
    }
    service.seen.length = 0;
    service.answer = ({ url }, response) => {
      const next = url.includes('cursor') ? null : `${elsewhere.origin}/x?a&b=1#`;
      response.end(JSON.stringify({ success: true, data: [{ id: 1 }], additional_data: { next_cursor: next } }));
    };
    expect((await inProcess('crmcli', read.crmcli, home, { env })).code).toBe(0);
    const asked = service.seen.map(({ url }) => new URL(url, service.origin).searchParams.get('cursor'));
    expect(asked).toEqual([null, `${elsewhere.origin}/x?a&b=1#`]);
  });
});

describe('a stored credential', () => {
  test.each(clients)('of %s is not sent to an override', async (binary) => {
    const mine = newHome();
    signIn(binary, mine);
    const override = { [`${binary.toUpperCase()}_BASE_URL`]: service.origin };
    const { code, stdout, stderr } = await inProcess(binary, read[binary], mine, { env: override });
    expect({ stdout, seen: service.seen }).toEqual({ stdout: '', seen: [] });
    expect(code).toBe(78);
    expect(stderr).toContain(service.origin);
    expect(stderr).not.toContain(secret);
  });

  test.each(clients)('%s refuses an unsafe override', async (binary) => {
    const { port } = new URL(service.origin);
    const unsafe = [
      'http://service.example',
      `http://127.0.0.1.service.example:${port}`,
      `http://0.0.0.0:${port}`,
      `http://127.0.0.1:${port}@service.example`,
      'https://user:word@service.example',
      'https://service.example/path',
      `ftp://127.0.0.1:${port}`,
      `//127.0.0.1:${port}`,
    ];
    for (const address of unsafe) {
      const name = `${binary.toUpperCase()}_BASE_URL`;
      const { code } = await inProcess(binary, read[binary], home, { env: { ...env, [name]: address } });
      expect({ address, code, seen: service.seen }).toEqual({ address, code: 78, seen: [] });
    }
  });

  test.each(clients)('%s does not show one that was put into the address', async (binary) => {
    const addresses = [
      secret,
      `https://service.example/?api_token=${secret}`,
      `https://service.example/${secret}`,
      `https://service.example/#${secret}`,
      `https://${secret}@service.example`,
      `https://user:${secret}@service.example/x`,
      `${secret}:x@service.example`,
      `http://service.example?${secret}`,
    ];
    for (const address of addresses) {
      for (const args of [read[binary], ['doctor'], ['auth', 'status'], ['version']]) {
        const { code, stdout, stderr } = await inProcess(binary, [...args, '--verbose'], home, {
          env: { [`${binary.toUpperCase()}_BASE_URL`]: address },
        });
        if (args === read[binary]) expect({ address, code }).toEqual({ address, code: 78 });
        expect(stdout + stderr).not.toContain(secret);
      }
    }
  });

  test('of another company or host is not sent', async () => {
    for (const company of [
      'evil.example/x',
      'a@b',
      'evil.example#',
      'evil.example\\',
      'a:b@evil',
      '..',
      'other',
      `x?t=${secret}`,
      `${secret}@x`,
    ]) {
      const mine = newHome();
      signIn('crmcli', mine);
      const { code, stderr } = await inProcess('crmcli', read.crmcli, mine, {
        env: { CRMCLI_COMPANY_DOMAIN: company },
      });
      expect({ company, code }).toEqual({ company, code: 78 });
      expect(stderr).not.toContain(secret);
    }
    for (const host of [service.origin, 'be', 'https://start.exactonline.nl.evil.example', 'https://evil.example']) {
      const mine = newHome();
      signIn('ledgercli', mine, { host });
      expect({ host, code: (await inProcess('ledgercli', read.ledgercli, mine)).code }).toEqual({ host, code: 78 });
    }
    const mine = newHome();
    signIn('helpdeskcli', mine, { apiBase: service.origin });
    expect((await inProcess('helpdeskcli', read.helpdeskcli, mine)).code).toBe(78);
    expect(service.seen).toEqual([]);
  });

  test.each([
    ['helpdeskcli', 'apiBase', 'ACCESS_TOKEN', 'BASE_URL'],
    ['ledgercli', 'host', 'ACCESS_TOKEN', 'HOST'],
  ] as const)(
    'of the environment of %s is not sent to where only the setting %s leads',
    async (binary, key, token, env) => {
      const mine = newHome();
      const prefix = binary.toUpperCase();
      const given = { [`${prefix}_${token}`]: secret };
      expect((await inProcess(binary, ['config', 'set', key, service.origin], mine)).code).toBe(0);
      for (const args of [read[binary], ['auth', 'status'], ['api', 'GET', '/api/x']]) {
        const { code, stderr } = await inProcess(binary, args, mine, { env: given });
        const text = stderr.replace(/\s+/g, ' ');
        expect({ args, code, seen: service.seen }).toEqual({ args, code: 78, seen: [] });
        expect(text).toContain(`${prefix}_${token} is not sent to ${service.origin}: only the setting ${key} names`);
        expect(text).toContain(`Set ${prefix}_${env} to that origin as well`);
      }
      const both = { ...given, [`${prefix}_${env}`]: service.origin };
      await inProcess(binary, read[binary], mine, { env: both });
      expect(service.seen.length).toBeGreaterThan(0);
    },
  );

  test('is neither redirected nor set by a .env file in the working folder', async () => {
    const cwd = newHome();
    const lines = clients.flatMap((binary) =>
      'BASE_URL DOCS_BASE_URL HOST ACCESS_TOKEN API_TOKEN DOCS_API_KEY CONFIG_DIR ALLOW_WRITES'
        .split(' ')
        .map(
          (name) =>
            `${binary.toUpperCase()}_${name}=${/URL|HOST/.test(name) ? service.origin : name === 'CONFIG_DIR' ? cwd : '1'}`,
        ),
    );
    writeFileSync(join(cwd, '.env'), [...lines, `HTTPS_PROXY=${service.origin}`, ''].join('\n'));
    for (const binary of clients) {
      const { code, stderr } = await inProcess(binary, read[binary], newHome(), { cwd });
      expect({ binary, code, seen: service.seen }).toEqual({
        binary,
        code: 77,
        seen: [],
      });
      expect(stderr).toMatch(/auth (?:login|setup)/);
    }
    const { code } = await inProcess('ledgercli', ['create', 'crm/Accounts', '--set', 'Name=X'], newHome(), { cwd });
    expect({ code, seen: service.seen }).toEqual({ code: 77, seen: [] });
  });
});

/** Returns a function that makes the service answer a list with rows. */
const answering =
  (binary: Name) =>
  (text: string | Buffer): void => {
    service.answer = (_asked, response) => {
      const [before, after] = page[binary]('@').split('@');
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.concat([before ?? '', text, after ?? ''].map((part) => Buffer.from(part))));
    };
  };

const listing = (binary: Name) => (format: string) =>
  inProcess(binary, [...read[binary], '--output', format, '--no-retry'], home, { env });

const formats = ['table', 'csv', 'yaml', 'json', 'ndjson'];

describe.each(clients)('%s and hostile data', (binary) => {
  const [rows, list] = [answering(binary), listing(binary)];

  test.each([
    ['[{"id":1},null]', 'null among its rows'],
    ['[1]', 'number among its rows'],
    ['"rows"', 'returned text, not a list at'],
  ])('rows that are not objects: %s', async (text, says) => {
    rows(text);
    for (const format of formats) {
      const { code, stdout, stderr } = await list(format);
      expect({ format, code, stdout }).toEqual({ format, code: 69, stdout: '' });
      expect(stderr).toContain(says);
    }
  });

  test('a list that is null is an error', async () => {
    rows('null');
    for (const format of formats) expect({ format, code: (await list(format)).code }).toEqual({ format, code: 69 });
  });

  test('terminal escapes are removed from every cell of a table; files and pipes have every character', async () => {
    const text = '\u001b[31m\u001b]8;;http://evil.example\u0007\u009b2J\u202e\u2066\rover\u0000';
    rows(JSON.stringify([{ id: 1, title: text, subject: text, ID: text, Name: text, Code: text, createdAt: text }]));
    const { code, stdout } = await list('table');
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    expect(stdout).toContain('over');
    expect((await list('csv')).stdout).toContain(`"${text}"`);
    for (const format of ['json', 'ndjson'])
      expect(JSON.stringify(JSON.parse((await list(format)).stdout))).toContain('over');
  });

  test('numbers of 400 digits, keys such as __proto__ and invalid UTF-8 are printed', async () => {
    const digits = '9'.repeat(400);
    rows(`[{"id":${digits},"ID":${digits},"__proto__":{"polluted":1},"constructor":1,"toString":"x"}]`);
    for (const format of formats) {
      const { code, stdout } = await list(format);
      expect({ format, code }).toEqual({ format, code: 0 });
      if (format !== 'table') expect(stdout.replaceAll(/\D/g, '')).toContain(digits);
    }
    rows(
      Buffer.from([...Buffer.from('[{"id":1,"ID":1,"title":"'), 0xff, 0xc0, 0xaf, 0xed, 0xa0, ...Buffer.from('"}]')]),
    );
    for (const format of formats) expect((await list(format)).code).toBe(0);
  });
});

// The three clients print with the same code.
test('a record nested a hundred thousand levels deep is an error or printed whole, also with long numbers in it', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  for (const number of ['1', '12345678901234567890']) {
    answering('crmcli')(`[{"id":${number},"title":${deep}}]`);
    for (const format of formats) {
      const { code, stdout, stderr } = await listing('crmcli')(format);
      // From Node 26 on, the engine writes compact JSON of any depth.
      if (code === 0 && stdout.includes(deep)) continue;
      expect({ format, code }).toEqual({ format, code: 69 });
      expect(stderr).toContain('nested too deeply');
    }
  }
});

test('a text of four megabytes is printed completely in every format', async () => {
  const text = '<p>'.repeat(1_400_000);
  answering('crmcli')(JSON.stringify([{ id: 1, title: text }]));
  for (const format of ['csv', 'yaml', 'json', 'ndjson']) {
    const { code, stdout } = await listing('crmcli')(format);
    expect({ format, code, whole: stdout.includes(text) }).toEqual({ format, code: 0, whole: true });
  }
});

describe('an endless response', () => {
  const blank = Buffer.alloc(600 * 1024 * 1024, ' ');
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  test.each([
    ['gzip', 200, () => gzipSync(blank, { level: 1 })],
    ['br', 500, () => brotliCompressSync(blank, quick)],
  ] as const)('compressed with %s and with status %i is an error', async (packing, status, pack) => {
    const packed = pack();
    service.answer = (_asked, response) => {
      response.writeHead(status, { 'content-encoding': packing }).end(packed);
    };
    const { code, stderr } = await inProcess('crmcli', [...read.crmcli, '--output', 'json'], home, { env });
    expect({ code, asked: service.seen.length }).toEqual({ code: 69, asked: 1 });
    expect((JSON.parse(stderr) as { message: string }).message).toContain('larger than');
  });

  test('is stopped by its size long before the timeout', async () => {
    service.answer = (_asked, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(blank.subarray(0, 65_536)));
        response.once('drain', more);
      };
      response.writeHead(200);
      more();
    };
    const { code, stderr } = await inProcess('crmcli', [...read.crmcli, '--timeout', '25000'], home, { env });
    expect(code).toBe(69);
    expect(stderr).toContain('larger than');
  });

  test.each([
    ['is not what it says', Buffer.from('plain')],
    ['is cut', gzipSync('{"success":true,"data":[]}').subarray(0, 20)],
  ])('compression that %s is reported', async (_what, bytes) => {
    service.answer = (_asked, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes);
    };
    const { code, stderr } = await inProcess('crmcli', [...read.crmcli, '--no-retry'], home, { env });
    expect(code).toBe(69);
    expect(stderr).toContain('cannot be decompressed');
  });

  test('a response with too many headers is an error', async () => {
    service.answer = (_asked, response) => {
      for (let at = 0; at < 2000; at += 1) response.setHeader(`x-flood-${at}`, 'x'.repeat(100));
      response.end('{}');
    };
    const { code } = await inProcess('crmcli', [...read.crmcli, '--no-retry'], home, { env });
    expect(code).toBe(69);
  });
});
