import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { client } from '../../generated/helpdesk/client.js';
import { bench } from './testkit.js';

const { file, run } = bench(client);

const KEY = 'k\u00e9y "with" quotes';
const hostile = `b"'\\</script><script>alert(1)//\${x}{{y}}<%= z %>?>\u2028&`;
const visitor = { name: `Zo\u00eb </script> "q" 'p' \\ \u2028`, email: 'Zo\u00eb+1@Example.com' };
const hmac = (email: string): string => createHmac('sha256', KEY).update(email, 'utf8').digest('hex');
const env = { HELPDESKCLI_BEACON_SECRET: KEY };

/** Runs the scripts of a page, each element separately as a browser does, and returns their Beacon calls. */
function callsOf(page: string): unknown[][] {
  const calls: unknown[][] = [];
  const window = { Beacon: (...call: unknown[]) => calls.push(call) };
  const context = createContext({ window, Beacon: window.Beacon });
  for (const [, script = ''] of page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    if (!script.includes('readyQueue')) runInContext(script, context);
  }
  return JSON.parse(JSON.stringify(calls)) as unknown[][];
}

async function snippet(stack: string, id = hostile): Promise<string> {
  const { code, out, err } = await run(['beacon', 'identify-snippet', `--beacon-id=${id}`, '--stack', stack], '', {
    env,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toContain(KEY);
  return out;
}

/** Runs a program with the key in its environment; undefined if its interpreter is not installed. */
function execute(program: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(program, args, { encoding: 'utf8', env: { PATH: process.env['PATH'], BEACON_SECRET: KEY } });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const identified = [
  ['init', hostile],
  ['identify', { ...visitor, signature: hmac(visitor.email) }],
];

test('the node snippet runs and signs, and no value escapes from the script', async () => {
  writeFileSync(
    file('beacon.cjs'),
    `${await snippet('node')}\nprocess.stdout.write(beaconIdentify(${JSON.stringify(visitor)}));\n`,
  );
  expect(callsOf(execute(process.execPath, [file('beacon.cjs')]) ?? '')).toEqual(identified);
});

test('the python snippet runs and signs, and no value escapes from the script', async () => {
  const { name, email } = visitor;
  writeFileSync(
    file('beacon.py'),
    `${await snippet('python')}\nprint(beacon_identify(${JSON.stringify(name)}, ${JSON.stringify(email)}))\n`,
  );
  const page = execute('python3', [file('beacon.py')]);
  if (page !== undefined) expect(callsOf(page)).toEqual(identified);
});

test('the php snippet runs and signs, and no value escapes from the script', async () => {
  const json = Buffer.from(JSON.stringify(visitor)).toString('base64');
  writeFileSync(
    file('beacon.php'),
    `<?php ['name' => $name, 'email' => $email] = json_decode(base64_decode('${json}'), true); ?>${await snippet('php')}`,
  );
  const page = execute('php', [file('beacon.php')]);
  if (page !== undefined) expect(callsOf(page)).toEqual(identified);
});

test('the django context processor signs', async () => {
  const [code = '', page = ''] = (await snippet('django')).split('{# templates');
  const { name, email } = visitor;
  const user = `type("User", (), {"is_authenticated": True, "email": ${JSON.stringify(email)}, "get_full_name": lambda self: ${JSON.stringify(name)}})()`;
  writeFileSync(
    file('beacon.py'),
    `${code}\nimport json\nprint(json.dumps(beacon(type("Request", (), {"user": ${user}})())))\n`,
  );
  const output = execute('python3', [file('beacon.py')]);
  if (output !== undefined) {
    expect(JSON.parse(output)).toEqual({
      beacon_id: hostile,
      beacon_email: email,
      beacon_name: name,
      beacon_signature: hmac(email),
    });
  }
  // Values of a visitor are always escaped for scripts in the template.
  for (const [, value = ''] of page.matchAll(/\{\{(.*?)\}\}/g)) expect(value).toMatch(/\|escapejs\s*$/);
});

test('the rails snippet signs, if ruby is installed', async () => {
  const [code = '', page = ''] = (await snippet('rails')).split('<%#');
  writeFileSync(
    file('beacon.rb'),
    `${code}\ninclude BeaconHelper\nprint beacon_signature(${JSON.stringify(visitor.email)})\n`,
  );
  const signed = execute('ruby', ['-EUTF-8', file('beacon.rb')]);
  if (signed !== undefined) expect(signed).toBe(hmac(visitor.email));
  expect(page.match(/<%=/g)).toEqual(['<%=']);
});

test('the embed code passes id and settings, which cannot escape from the script', async () => {
  const { out } = await run([
    'beacon',
    'embed',
    hostile,
    `--text=${hostile}`,
    '--position',
    'left',
    '--icon-image',
    'buoy',
  ]);
  expect(callsOf(out)).toEqual([
    ['init', hostile],
    ['config', { display: { position: 'left', text: hostile, iconImage: 'buoy' } }],
  ]);
  expect(callsOf((await run(['beacon', 'embed', 'abc'])).out)).toEqual([['init', 'abc']]);
  expect(callsOf((await run(['beacon', 'embed', 'abc', '--color', '#123456'])).out)).toEqual([
    ['init', 'abc'],
    ['config', { color: '#123456' }],
  ]);
  expect((await run(['beacon', 'embed', 'abc', '--style', 'round'])).code).toBe(1);
});

test('the loader queues calls until the script has loaded', async () => {
  const { out } = await run(['beacon', 'embed', 'abc', '--color', 'red']);
  const inserted: { src?: string }[] = [];
  const first = { parentNode: { insertBefore: (script: { src?: string }) => inserted.push(script) } };
  const document = { readyState: 'complete', getElementsByTagName: () => [first], createElement: () => ({}) };
  const window: { Beacon?: { readyQueue: unknown[] } } = {};
  const context = createContext({ window, document });
  for (const [, script = ''] of out.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) runInContext(script, context);
  expect(inserted).toMatchObject([{ src: 'https://beacon-v2.helpscout.net', async: true }]);
  expect(JSON.parse(JSON.stringify(window.Beacon?.readyQueue))).toEqual([
    { method: 'init', options: 'abc' },
    { method: 'config', options: { color: 'red' } },
  ]);
});

test('sign and verify agree on the address exactly as typed', async () => {
  const { out } = await run(['beacon', 'sign', '--email', visitor.email], '', { env });
  expect(out).toBe(`${hmac(visitor.email)}\n`);
  const verify = async (email: string, signature: string) => {
    const argv = ['beacon', 'verify', `--email=${email}`, `--signature=${signature}`, '--secret', KEY];
    const ended = await run(argv);
    return [ended.code, ended.out.trim()];
  };
  expect(await verify(visitor.email, hmac(visitor.email))).toEqual([0, 'valid']);
  expect(await verify(visitor.email, hmac(visitor.email).toUpperCase())).toEqual([0, 'valid']);
  expect(await verify(visitor.email.toLowerCase(), hmac(visitor.email))).toEqual([1, 'invalid']);
  for (const wrong of [hmac('x'), hmac(visitor.email).slice(2), 'zz'.repeat(32), 'a', `${hmac(visitor.email)}00`]) {
    expect(await verify(visitor.email, wrong)).toEqual([1, 'invalid']);
  }
});

test('without a key nothing is signed', async () => {
  const { code, err } = await run(['beacon', 'sign', '--email', 'a@b.c']);
  expect([code, err]).toEqual([1, expect.stringContaining('--secret')]);
});
