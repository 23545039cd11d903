/**
 * Draws lines that write (commands, bulk changes, imports, raw requests, aliases, plans, undo, calls of tools), flags, variables and
 * policies that refuse, and checks that no write reaches the service.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { newHome } from '../../support/cli.js';
import { session } from '../../support/tools.js';
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
    ['deal', 'bulk-update', '--ids', '1,2', '--field', 'title=x'],
    ['deal', 'delete', '@ids.txt'],
    ['apply', 'plan.jsonl'],
    ['apply', 'plan.jsonl', '--resume'],
    ['undo', '--last'],
    ['undo', '--since', '1d', '--force'],
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
    ['conv', 'status', '@ids.txt', '--set', 'closed'],
    ['apply', 'plan.jsonl'],
    ['apply', 'plan.jsonl', '--resume'],
    ['undo', '--last'],
    ['undo', '--since', '1d', '--force'],
    ['customer', 'create', '--email', 'a@example.com', '--first', 'A'],
    ['api', 'PATCH', '/v2/conversations/500001', '--body', '[{"op":"replace","path":"/status","value":"closed"}]'],
    ['gone'],
  ],
  ledgercli: [
    ['account', 'create', '--name', 'x'],
    ['account', 'delete', '@ids.txt'],
    ['apply', 'plan.jsonl'],
    ['apply', 'plan.jsonl', '--resume'],
    ['undo', '--last'],
    ['undo', '--since', '1d', '--force'],
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

/** Lines whose writes are in the plan and in the log of the lines below. */
const stored: Readonly<Record<Name, readonly string[]>> = {
  crmcli: ['deal', 'update', '1', '--title', 'x'],
  helpdeskcli: ['conv', 'note', '500001', '--body', 'x'],
  ledgercli: ['create', 'crm/Accounts', '--set', 'Name=x'],
};

/** Calls of tools that write. Its server of `ledgercli` does not exist. */
const calls: Readonly<Record<Name, readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[]>> = {
  crmcli: [
    ['deal_update', { id: '1', title: 'x' }],
    ['deal_delete', { id: ['1'], confirm: true }],
    ['deal_create', { title: 'x' }],
    ['api', { method: 'DELETE', path: '/api/v2/deals/1', confirm: true }],
  ],
  helpdeskcli: [
    ['conv_note', { id: '500001', body: 'x' }],
    ['conv_status', { id: ['500001'], set: 'closed' }],
    ['api', { method: 'DELETE', path: '/v2/conversations/500001', confirm: true }],
  ],
  ledgercli: [],
};

/** Calls tools that write under each policy. Returns how many the policy refused. */
export async function proveTools(binary: Name, { rounds }: { readonly rounds: number }): Promise<number> {
  const service = await hostile();
  let refused = 0;
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const policy of policies)
        for (const answer of [undefined, 'no', 'decline'] as const) {
          const home = newHome();
          storePolicy(binary, home, policy);
          const args = ['mcp', 'serve', '--allow-writes', ...(round % 2 === 0 ? ['--profile', 'default'] : [])];
          const served = await session(binary, args, leadTo(service.origin), home, answer);
          for (const [tool, given] of calls[binary]) {
            service.seen.length = 0;
            const { isError, text } = await served.call(tool, given).catch((error: unknown) => ({
              isError: true,
              text: String(error),
            }));
            const writes = service.seen.filter(({ method }) => method !== 'GET');
            expect({ tool, policy, answer, writes, isError }).toEqual({
              tool,
              policy,
              answer,
              writes: [],
              isError: true,
            });
            if (/The policy /.test(text)) refused += 1;
          }
          await served.close();
        }
    return refused;
  } finally {
    await service.close();
  }
}

/** Runs drawn lines of a client. Returns how many of them the policy refused. */
export async function provePolicies(
  binary: Name,
  { seed, runs }: { readonly seed: number; readonly runs: number },
): Promise<number> {
  const service = await hostile();
  try {
    const home = newHome();
    writeFileSync(join(home, 'orgs.csv'), 'name\nA\nB\n');
    writeFileSync(join(home, 'ids.txt'), '1\n2\n');
    // A plan, and a write in the log, from the time before the policy.
    service.answer = (_asked, response) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('resource-id', '1');
      response.end('{"success":true,"data":{"id":1,"title":"Old"},"d":{"ID":"3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22"}}');
    };
    const allowing = { env: { ...leadTo(service.origin), [`${binary.toUpperCase()}_ALLOW_WRITES`]: '1' }, cwd: home };
    for (const more of [['--plan', 'plan.jsonl'], []]) {
      const { code, stderr } = await inProcess(binary, [...stored[binary], ...more], home, allowing);
      if (code !== 0) throw new Error(`${binary} ${stored[binary].join(' ')}: ${stderr}`);
    }
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
          const { code, stderr } = await inProcess(binary, args, home, { env, input, cwd: home, hurried: true });
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
