/** Draws lines that write, flags, variables and policies that refuse, and checks that no write reaches the service. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { newHome } from '../../support/cli.js';
import { hostile, leadTo, type Name } from '../../support/hostile.js';
import { inProcess } from '../../support/in-process.js';

/** Stores a policy of the user, and aliases. */
export function storePolicy(
  binary: Name,
  home: string,
  policy: string,
  aliases: Readonly<Record<string, string>> = {},
): void {
  const folder = join(home, '.config', binary);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'policy.yaml'), policy);
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ profiles: {}, aliases }));
}

/** Writes of each client. */
const lines: Readonly<Record<Name, readonly (readonly string[])[]>> = {
  crmcli: [
    ['deal', 'delete', '1'],
    ['deal', 'update', '1', '--value', '5'],
    ['deal', 'update', '-', '--value', '5'],
    ['deal', 'create', '--title', 'x'],
    ['deal', 'bulk-update', '--ids', '1,2', '--title', 'x'],
    ['deal', 'upsert', '--match-on', 'title', '--title', 'x'],
    ['org', 'import', 'orgs.csv'],
    ['api', 'DELETE', '/api/v2/deals/1'],
    ['api', 'POST', '/api/v2/deals', '--body', '{"title":"x"}'],
    ['api', 'PATCH', '/api/v1/anything'],
    ['gone'],
  ],
  helpdeskcli: [
    ['conv', 'status', '500001', '--set', 'closed'],
    ['conv', 'note', '500001', '--body', 'x'],
    ['conv', 'bulk-status', '--set', 'closed', '--tag', 'x'],
    ['customer', 'create', '--email', 'a@example.com', '--first', 'A'],
    ['api', 'PATCH', '/v2/conversations/500001', '--body', '[{"op":"replace","path":"/status","value":"closed"}]'],
    ['gone'],
  ],
  ledgercli: [
    ['account', 'create', '--name', 'x'],
    ['create', 'crm/Accounts', '--set', 'Name=x'],
    ['delete', 'crm/Accounts', '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'],
    ['upsert', 'crm/Accounts', '--match', 'Code=1', '--set', 'Name=x'],
    ['api', 'DELETE', "/api/v1/1/crm/Accounts(guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22')"],
    ['gone'],
  ],
};
const aliases: Readonly<Record<Name, string>> = {
  crmcli: 'deal delete 1 --yes',
  helpdeskcli: 'conv status 500001 --set closed',
  ledgercli: 'delete crm/Accounts 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --yes --allow-writes',
};

const policies = [
  'default: read',
  'default: ask',
  'default: allow\nrules: [{ name: none, then: refuse }]',
  'default: allow\nrules: [{ name: any, effects: [create, update, delete, act], then: ask }, { name: more, then: allow }]',
  'default: allow\nrulez: []',
  'default: read\nrules: [{ name: few, amount: { field: nothing, up-to: 5 }, then: allow }]',
];

/** Runs drawn lines of a client. Returns how many of them the policy refused. */
export async function provePolicies(
  binary: Name,
  { seed, runs }: { readonly seed: number; readonly runs: number },
): Promise<number> {
  const service = await hostile();
  try {
    const home = newHome();
    writeFileSync(join(home, 'orgs.csv'), 'name\nA\nB\n');
    const prefix = binary.slice(0, -3).toUpperCase();
    const known = ['--no-retry', '--verbose', '--profile=default', '--yes'];
    const tokens = fc.constantFrom(...known, ...(binary === 'ledgercli' ? ['--allow-writes', '--force'] : []));
    const variables = {
      [`${prefix}CLI_ALLOW_WRITES`]: '1',
      [`${prefix}CLI_YES`]: '1',
      [`${prefix}CLI_POLICY`]: '/dev/null',
      CI: '1',
      TZ: 'Asia/Tokyo',
      DEBUG: '*',
      NO_COLOR: '',
    };
    const codes = new Map<number | null, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lines[binary]),
        fc.uniqueArray(tokens, { maxLength: 4 }),
        fc.subarray(Object.keys(variables)),
        fc.constantFrom(...policies),
        fc.constantFrom('', 'y\n', '1\n', '{"title":"x"}'),
        fc.boolean(),
        async (line, flags, names, policy, input, areFirst) => {
          storePolicy(binary, home, policy, { gone: aliases[binary] });
          service.seen.length = 0;
          const env = {
            ...leadTo(service.origin),
            ...Object.fromEntries(names.map((name) => [name, variables[name] ?? ''])),
          };
          const args = areFirst ? [...flags, ...line] : [...line, ...flags];
          const { code, stderr } = await inProcess(binary, args, home, { env, input, hurried: true });
          codes.set(code, (codes.get(code) ?? 0) + 1);
          const writes = service.seen.filter(({ method }) => method !== 'GET');
          expect({ args, policy, env, writes, stderr: code === 0 ? stderr : '' }).toEqual({
            args,
            policy,
            env,
            writes: [],
            stderr: '',
          });
        },
      ),
      { numRuns: runs, seed },
    );
    return codes.get(77) ?? 0;
  } finally {
    await service.close();
  }
}
