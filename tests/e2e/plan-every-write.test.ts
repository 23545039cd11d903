/** Every write of the clients that can be planned sends in a plan what it sends alone. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, root } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { canaryEnvironment, exampleFiles, writesOf } from '../support/write-examples.js';

/** Commands without a plan, by the beginning of their lines, and what they answer to --plan. */
const unplanned: Readonly<Record<string, string>> = {
  'apply ': 'Unknown flag --plan',
  'undo ': 'Unknown flag --plan',
  'backup ': 'Unknown flag --plan',
  'exec ': 'Unknown flag --plan',
  'sync warehouse ': 'Unknown flag --plan',
  'api ': 'A plan cannot have this request of',
  'webhook create --url https://hooks.example.com/in --event convo': 'A plan cannot have the secret',
};

test.each<readonly [string, Name, number]>([
  ['crm', 'crmcli', 60],
  ['helpdesk', 'helpdeskcli', 20],
  ['ledger', 'ledgercli', 110],
])(
  '%s',
  async (service, binary, most) => {
    const { env, stop } = await serveHere(binary, newHome(), '--unlimited');
    const examples = join(root, 'specs', service, 'examples');
    const failures: string[] = [];
    let lines = 0;
    for (const { run, args } of await writesOf(service)) {
      const home = newHome();
      if (existsSync(examples)) cpSync(examples, home, { recursive: true });
      for (const [name, text] of Object.entries(exampleFiles)) writeFileSync(join(home, name), text);
      const options = { env: { ...env, ...canaryEnvironment }, cwd: home };
      const made = await inProcess(binary, [...args, '--plan', 'p.jsonl'], home, options);
      const why = Object.entries(unplanned).find(([start]) => run.startsWith(start))?.[1];
      if (made.code !== 0 || why !== undefined) {
        if (made.code === 0 || why === undefined || !made.stderr.includes(why)) failures.push(`${run}: ${made.stderr}`);
        continue;
      }
      const planned = readFileSync(join(home, 'p.jsonl'), 'utf8').trim().split('\n').slice(1);
      const requests = planned.map((line) => (JSON.parse(line) as { req: { method: string; path: string } }).req);
      const applied = await inProcess(binary, ['apply', 'p.jsonl', '--dry-run', '--output', 'json'], home, options);
      const sent = (applied.code === 0 ? [JSON.parse(applied.stdout) as object].flat() : []).map((one) => {
        const { method, url } = one as { method: string; url: string };
        return `${method} ${url.slice(url.indexOf('/', 8))}`;
      });
      const wanted = requests.map(({ method, path }) => `${method} ${path}`);
      if (sent.join() !== wanted.join()) failures.push(`${run}: ${wanted.join()} ${sent.join()} ${applied.stderr}`);
      lines += planned.length;
    }
    await stop();
    expect(failures).toEqual([]);
    expect(lines).toBeGreaterThan(most);
  },
  600_000,
);
