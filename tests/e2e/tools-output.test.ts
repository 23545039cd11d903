/** What tools return has the form of their schemas: of every example, whole and cut, with other fields, and of dry runs. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, serveSandbox, type Binary } from '../support/cli.js';
import { closeSessions, session, type Called } from '../support/tools.js';
import { canaryEnvironment, exampleFiles } from '../support/write-examples.js';

afterEach(closeSessions);

const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });

type Args = Readonly<Record<string, unknown>>;

interface Described {
  readonly inputSchema: { readonly properties: Args };
  readonly outputSchema: object;
  readonly examples: readonly { readonly arguments: Args }[];
}

/** Commands that wait for a job which the sandbox ends late, or do not end. */
const SLOW = /watch$/;

test.each<[Binary, readonly string[], number, number]>([
  ['crmcli', ['mcp', 'serve'], 60, 60],
  ['helpdeskcli', ['mcp', 'serve'], 30, 30],
  ['ledgercli', ['mcp'], 100, 100],
])(
  'results of the tools of %s fit their schemas',
  async (binary, words, reads, writes) => {
    const home = newHome();
    for (const [name, text] of Object.entries(exampleFiles)) writeFileSync(join(home, name), text);
    const sandbox = await serveSandbox(binary, newHome(), '--unlimited');
    const env = { ...sandbox.env, ...canaryEnvironment };
    const open = (...more: readonly string[]) =>
      session(binary, [...words, '--all-tools', '--allow-writes', ...more], env, home);
    const [wide, narrow] = [await open('--result-size', '4000000'), await open('--result-size', '2000')];
    const wrong: unknown[] = [];
    const passed = { read: 0, write: 0, cut: 0, dry: 0 };
    for (const { name, annotations, outputSchema } of await wide.tools()) {
      if (SLOW.test(name) || outputSchema === undefined) continue;
      const { data, isError, text } = await wide.call('describe', { name });
      if (isError === true) continue;
      const described = data as Described;
      const schemas = [ajv.compile(outputSchema as object), ajv.compile(described.outputSchema)];
      const isRead = annotations?.readOnlyHint === true;
      const { properties } = described.inputSchema;
      for (const { arguments: example } of described.examples) {
        const kinds: [keyof typeof passed, Args][] = isRead
          ? [
              ['read', example],
              ...('fields' in properties ? [['read', { ...example, fields: ['*'] }] as const] : []),
            ].map(([kind, args]) => [kind as 'read', args as Args])
          : [
              ['dry', { ...example, ['dry-run' in properties ? 'dry-run' : 'dry_run']: true }],
              ['write', example],
            ];
        for (const [kind, args] of kinds) {
          const result = await wide.call(name, args);
          if (check(result, schemas, wrong, [name, args])) passed[kind] += 1;
          if (kind !== 'read') continue;
          const part = await narrow.call(name, args);
          if (check(part, schemas, wrong, [name, args, 'cut']) && part.next !== undefined) passed.cut += 1;
        }
      }
      expect(text).not.toBe('');
    }
    await sandbox.stop();
    expect(wrong).toEqual([]);
    expect([passed.read > reads, passed.write > writes, passed.cut > 20, passed.dry > 20, passed]).toEqual([
      true,
      true,
      true,
      true,
      passed,
    ]);
  },
  300_000,
);

/** Whether a call succeeded. A result that does not fit is added to `wrong`. */
function check(result: Called, schemas: readonly ValidateFunction[], wrong: unknown[], what: unknown): boolean {
  if (result.isError === true) return false;
  for (const [at, validate] of schemas.entries())
    if (!validate(result.structuredContent))
      wrong.push([what, at, ajv.errorsText(validate.errors), result.text.slice(0, 300)]);
  return true;
}
