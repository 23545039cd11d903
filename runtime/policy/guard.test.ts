/** What a run may send: files that cannot be used, questions, limits between processes, and layers that only narrow. */
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Call } from '../contract/http.js';
import type { Options } from '../contract/options.js';
import type { Route } from '../contract/route.js';
import { testService } from '../http/testkit.js';
import { storeApproval } from './approvals.js';
import { findPolicies } from './files.js';
import { createGuard, type Approval, type GuardParts, type OpenGuard } from './guard.js';
import { lazyGuard } from './index.js';

const route = (command: string, method: string, path: string, effect: string): Route => ({
  ...{
    command,
    method,
    path,
    effect,
    host: 'main',
    resource: 'deal',
    fields: {},
    query: {},
    required: [],
    shape: 'record',
  },
});
const routes = [
  route('toy.deal.update', 'PATCH', '/deals/{id}', 'update'),
  route('toy.deal.delete', 'DELETE', '/deals/{id}', 'delete'),
];
const help = () => Promise.resolve({ help: {} });
const run = () => Promise.reject(new Error('not loaded'));
const group = { nodes: { update: { run }, delete: { run } }, help };
const tree = { nodes: { deal: { open: () => Promise.resolve({ group }) }, api: { run } }, help };

interface Files {
  readonly machine?: string;
  readonly user?: string;
  readonly profile?: string;
}

/** A place with these policy files. */
function place(files: Files = {}): { readonly home: string; readonly write: (files: Files) => void } {
  const home = mkdtempSync(join(tmpdir(), 'policy-'));
  const write = ({ machine, user, profile }: Files): void => {
    const put = (path: string, text: string | undefined): void => {
      if (text === undefined) return;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    put(join(home, 'etc/toycli/policy.yaml'), machine);
    put(join(home, 'config/policy.yaml'), user);
    put(join(home, 'config/policy.work.yaml'), profile);
  };
  write(files);
  return { home, write };
}

let clock = Date.parse('2026-06-01T08:00:00Z');
const partsOf = (home: string, words = 'deal update', folder = join(home, 'config')): GuardParts => ({
  client: { binary: 'toycli', routes: () => Promise.resolve({ routes }), tree },
  service: testService({ gate: { writes: 'open', deletes: 'ask' } }),
  command: { id: `toy.${words.replaceAll(' ', '.')}` },
  words: words.split(' '),
  world: {
    ...{ platform: 'linux', now: () => new Date(clock), signal: new AbortController().signal },
    machine: { settings: join(home, 'etc'), home: join(home, 'account') },
  },
  profile: 'work',
  folder: () => folder,
});
const open = (...parts: Parameters<typeof partsOf>): OpenGuard => createGuard(partsOf(...parts));

const options = (more: Partial<Options> = {}) => ({ allowWrites: true, yes: true, dryRun: false, ...more }) as Options;
const patch = (body: unknown = {}): Call => ({ method: 'PATCH', path: '/deals/{id}', params: { id: '7' }, body });
const nobody = () => Promise.resolve(undefined);
const send = (
  guard: OpenGuard,
  call = patch(),
  approve: (question: string) => Promise<Approval | undefined> = nobody,
) => guard.check(call, 'update', options(), approve);

const refused = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause as { kind: string; message: string },
  );
  return error === undefined ? 'sent' : `${error.kind}: ${error.message}`;
};

test('without a file, nothing is refused, and no routes are loaded', async () => {
  const guard = createGuard({
    client: { binary: 'toycli', routes: () => Promise.reject(new Error('loaded')), tree },
    service: testService({ gate: { writes: 'open', deletes: 'ask' } }),
    ...{ command: { id: 'toy.deal.update' }, words: ['deal', 'update'], profile: 'work', folder: () => '/nowhere' },
    world: {
      platform: 'linux',
      now: () => new Date(),
      signal: new AbortController().signal,
      machine: { settings: '/nowhere', home: '/nowhere' },
    },
  });
  await guard.admit('update', options(), () => false);
  expect(await send(guard)).toBeUndefined();
});

describe('a file that cannot be used refuses every write', () => {
  const broken: Readonly<Record<string, (path: string) => void>> = {
    'with a wrong key': (path) => writeFileSync(path, 'default: allow\nrulez: []'),
    'that is a folder': (path) => mkdirSync(path),
    'that is a link to nowhere': (path) => symlinkSync('nowhere', path),
    'that is not UTF-8': (path) => writeFileSync(path, Buffer.from([0x64, 0xff])),
    'that is too large': (path) => writeFileSync(path, `#${'x'.repeat(1024 * 1024)}\ndefault: allow`),
    'with a command that does not exist': (path) =>
      writeFileSync(path, 'default: allow\nrules: [{ name: a, commands: deals *, then: refuse }]'),
  };
  test.each(Object.keys(broken))('%s', async (how) => {
    for (const name of ['config/policy.yaml', 'config/policy.work.yaml', 'etc/toycli/policy.yaml']) {
      const { home } = place();
      const path = join(home, name);
      mkdirSync(dirname(path), { recursive: true });
      broken[how]?.(path);
      expect(await refused(send(open(home)))).toMatch(
        `refused: The policy ${path} cannot be used, so every write is refused: `,
      );
      expect(await refused(open(home).admit('update', options(), () => true))).toContain(path);
      // Reads pass.
      expect(await refused(lazyGuard(partsOf(home)).check(patch(), 'read', options(), nobody))).toBe('sent');
    }
  });

  test('that this user may not read', async () => {
    if (process.geteuid?.() === 0) return;
    const { home } = place({ user: 'default: allow' });
    chmodSync(join(home, 'config/policy.yaml'), 0);
    expect(await refused(send(open(home)))).toContain('permission denied');
  });

  test('and says which command was meant', async () => {
    const text = (pattern: string) => `default: allow\nrules: [{ name: a, commands: ${pattern}, then: ask }]`;
    expect(await refused(send(open(place({ user: text('deals *') }).home)))).toContain('did you mean "deal"?');
    expect(await refused(send(open(place({ user: text('deal') }).home)))).toContain('did you mean "deal *"?');
    expect(await refused(send(open(place({ user: text('api') }).home)))).toBe('sent');
  });
});

test('the strictest file answers, and a folder of settings elsewhere does not lose that of the machine', async () => {
  const { home } = place({ machine: 'default: read', user: 'default: allow', profile: 'default: allow' });
  expect(await refused(send(open(home)))).toContain(`its default in ${join(home, 'etc/toycli/policy.yaml')}`);
  expect(await refused(send(open(home, 'deal update', '/nowhere')))).toContain('its default');
  const other = place({ machine: 'default: allow', user: 'default: allow', profile: 'default: read' });
  expect(await refused(send(open(other.home)))).toContain('policy.work.yaml');
});

describe('a question', () => {
  const policy = { user: 'default: allow\nrules: [{ name: big, amount: { field: value, above: 5 }, then: ask }]' };
  const asking = (...answers: (Approval | undefined)[]) => {
    const asked: string[] = [];
    return {
      asked,
      approve: (question: string) => Promise.resolve(void asked.push(question)).then(() => answers.shift()),
    };
  };

  test('is for one write, or for all of the run that the rule asks about', async () => {
    const { home } = place(policy);
    const guard = open(home);
    const { asked, approve } = asking('one', 'all', 'no');
    for (let count = 0; count < 4; count += 1) expect(await send(guard, patch({ value: 9 }), approve)).toBeUndefined();
    await send(guard, patch({ value: 1 }), approve);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toBe(
      `The policy ${join(home, 'config/policy.yaml')} asks before this write: the rule "big" (value is 9, above 5). Send PATCH /deals/7 of "deal update"?`,
    );
    expect(await refused(send(open(home), patch({ value: 9 }), approve))).toContain('it was declined: the rule "big"');
  });

  test('that nobody can answer refuses, also with --yes, and before anything is read if it is certain', async () => {
    const { home, write } = place(policy);
    expect(await refused(send(open(home), patch({ value: 9 })))).toContain('nobody can be asked here');
    expect(await refused(open(home).admit('update', options(), () => false))).toBe('sent');
    write({ user: 'default: ask' });
    expect(await refused(open(home).admit('update', options(), () => false))).toContain('nobody can be asked here');
    expect(await refused(open(home).admit('update', options(), () => true))).toBe('sent');
  });

  test('is asked once at a time', async () => {
    const { home } = place(policy);
    const guard = open(home);
    let open_ = 0;
    let most = 0;
    const approve = async (): Promise<Approval> => {
      most = Math.max(most, (open_ += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      open_ -= 1;
      return 'one';
    };
    await Promise.all([1, 2, 3].map(() => send(guard, patch({ value: 9 }), approve)));
    expect(most).toBe(1);
  });
});

test('a dry run reports the answer of the files, and neither asks nor counts', async () => {
  const { home } = place({ user: 'default: allow\nrules: [{ name: few, at-most: { run: 1, day: 1 }, then: refuse }]' });
  const dry = () => open(home).check(patch(), 'update', options({ dryRun: true }), nobody);
  expect([await dry(), await dry()]).toEqual([undefined, undefined]);
  await send(open(home));
  expect(await dry()).toEqual({ answer: 'refuse', rule: 'few', file: join(home, 'config/policy.yaml') });
  await open(home).admit('update', options({ dryRun: true }), () => false);
});

describe('a limit', () => {
  test('of a run holds for writes at the same time', async () => {
    const { home } = place({ user: 'default: allow\nrules: [{ name: few, at-most: { run: 3 }, then: refuse }]' });
    const guard = open(home);
    const results = await Promise.all(Array.from({ length: 8 }, () => refused(send(guard))));
    expect(results.filter((one) => one === 'sent')).toHaveLength(3);
    expect(await refused(send(open(home)))).toBe('sent');
  });

  test('of a day holds for all processes, is on the disk before the request, and ends after 24 hours', async () => {
    const { home } = place({ user: 'default: allow\nrules: [{ name: few, at-most: { day: 3 }, then: refuse }]' });
    const results = await Promise.all(Array.from({ length: 8 }, () => refused(send(open(home)))));
    expect(results.filter((one) => one === 'sent')).toHaveLength(3);
    const stored = JSON.parse(readFileSync(join(home, 'config/policy-counts.json'), 'utf8')) as { rules: { few: [] } };
    expect(stored.rules.few).toHaveLength(3);
    const before = clock;
    clock += 24 * 3_600_000 - 1;
    expect(await refused(send(open(home)))).toContain('the rule "few"');
    clock += 1;
    expect(await refused(send(open(home)))).toBe('sent');
    // Setting the clock back forgets nothing.
    clock = before - 30 * 24 * 3_600_000;
    expect(await refused(send(open(home)))).toBe('sent');
    expect(await refused(send(open(home)))).toBe('sent');
    expect(await refused(send(open(home)))).toContain('the rule "few"');
    clock = before;
  });

  test('that cannot be counted refuses', async () => {
    const { home } = place({ user: 'default: allow\nrules: [{ name: few, at-most: { day: 3 }, then: refuse }]' });
    writeFileSync(join(home, 'config/policy-counts.json'), '{"format":1,"rules":{"few":["never"]}}');
    expect(await refused(send(open(home)))).toContain('this write cannot be counted');
  });

  test('of the machine is counted in the home of the account, whatever the folder of the settings', async () => {
    const { home } = place({ machine: 'default: allow\nrules: [{ name: few, at-most: { day: 1 }, then: refuse }]' });
    expect(await refused(send(open(home, 'deal update', join(home, 'a'))))).toBe('sent');
    expect(await refused(send(open(home, 'deal update', join(home, 'b'))))).toContain('the rule "few"');
  });
});

test('a command that may only read is judged by its requests', async () => {
  const { home } = place({ user: 'default: read' });
  expect(await refused(open(home, 'api').admit('act', options(), () => false))).toBe('sent');
  expect(await refused(open(home, 'deal update').admit('update', options(), () => false))).toContain('its default');
  const call: Call = { method: 'DELETE', path: '/deals/7' };
  expect(await refused(open(home, 'api').check(call, 'delete', options(), nobody))).toContain('its default');
});

describe('an approval of a plan', () => {
  const plan = { digest: 'abc', account: 'shop 7' };
  const expires = '2026-06-02T08:00:00Z';
  const line = (applied: Partial<typeof plan> = {}): Call => ({
    ...patch({ value: 9 }),
    logged: { command: 'deal update', args: {}, marks: { actor: 'plan', applied: { ...plan, ...applied } } },
  });
  const asking = 'default: ask\nrules: [{ name: never, fields: owner, then: refuse }]';
  const approve = async (
    home: string,
    file: 'config/policy.yaml' | 'etc/toycli/policy.yaml' = 'config/policy.yaml',
  ) => {
    const { client, world, profile, folder } = partsOf(home);
    const all = await findPolicies({ binary: client.binary, world, profile, folder: folder() });
    const policy = all.find(({ path }) => path === join(home, file));
    if (policy === undefined) throw new Error('no policy');
    await storeApproval(policy, { ...plan, expires }, world);
    return policy;
  };

  test('stands for the answer of a person: for these lines and this account, until the plan expires', async () => {
    const { home } = place({ user: asking });
    expect(await refused(send(open(home), line()))).toContain('nobody can be asked here');
    await approve(home);
    expect(await refused(send(open(home), line()))).toBe('sent');
    expect(await refused(send(open(home), patch({ value: 9 })))).toContain('nobody can be asked here');
    expect(await refused(send(open(home), line({ digest: 'abd' })))).toContain('nobody can be asked here');
    expect(await refused(send(open(home), line({ account: 'shop 8' })))).toContain('nobody can be asked here');
    // What the policy refuses, no person approves.
    expect(await refused(send(open(home), { ...line(), body: { owner: 1 } }))).toContain('the rule "never"');
    expect(await open(home).check(line(), 'update', options({ dryRun: true }), nobody)).toBeUndefined();
    const before = clock;
    clock = Date.parse(expires) + 1;
    expect(await refused(send(open(home), line()))).toContain('nobody can be asked here');
    clock = before;
  });

  test('of one policy is not one of another', async () => {
    const { home } = place({ machine: 'default: ask', user: 'default: ask' });
    await approve(home);
    expect(await refused(send(open(home), line()))).toContain(join(home, 'etc/toycli/policy.yaml'));
    await approve(home, 'etc/toycli/policy.yaml');
    expect(await refused(send(open(home), line()))).toBe('sent');
    // Other users apply the plan.
    expect(statSync(join(home, 'etc/toycli/policy-approvals.json')).mode & 0o777).toBe(0o644);
    expect(statSync(join(home, 'config/policy-approvals.json')).mode & 0o777).toBe(0o600);
  });

  test('needs the owner of the policy, and a file that can be read', async () => {
    const { home } = place({ user: asking });
    const { path } = await approve(home);
    const file = join(home, 'config/policy-approvals.json');
    if (process.geteuid?.() === 0) {
      chownSync(path, 1234, 1234);
      expect(await refused(send(open(home), line()))).toContain('nobody can be asked here');
      chownSync(file, 1234, 1234);
      expect(await refused(send(open(home), line()))).toBe('sent');
    }
    for (const text of ['', '{}', '{"format":1,"approvals":[{"digest":"abc"}]}', '{"format":1,"approvals":{}}']) {
      writeFileSync(file, text);
      expect(await refused(send(open(home), line()))).toContain('nobody can be asked here');
    }
  });

  test('counts as other writes do', async () => {
    const { home } = place({
      user: 'default: ask\nrules: [{ name: few, at-most: { run: 1, day: 2 }, then: refuse }]',
    });
    await approve(home);
    const guard = open(home);
    expect(await refused(send(guard, line()))).toBe('sent');
    expect(await refused(send(guard, line()))).toContain('the rule "few"');
    expect(await refused(send(open(home), line()))).toBe('sent');
    expect(await refused(send(open(home), line()))).toContain('the rule "few"');
  });
});
