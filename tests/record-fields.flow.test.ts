/** The records of the stand-ins have the fields that the specs declare, and no others: both know them from one list. */
import { join } from 'node:path';
import { client as crm } from '../generated/crm/client.js';
import { client as helpdesk } from '../generated/helpdesk/client.js';
import { segments } from '../generator/shell.js';
import { newHome, root } from './support/cli.js';
import { inProcess, type Name } from './support/in-process.js';

type Row = Readonly<Record<string, unknown>>;

interface Command {
  readonly command: string;
  readonly examples: readonly { readonly run: string }[];
}

interface Behavior {
  /** Whether each record has every field, with null for no value. */
  readonly isFull: boolean;
  /** Commands that return records, by their last word; writes are run first. */
  readonly verbs: readonly string[];
  /** Fields that the records of a command or group do not have, with the reason; an asterisk for all. */
  readonly absent: Readonly<Record<string, readonly string[]>>;
  readonly least: number;
}

/** Flags that choose a part of the result, or read standard input. */
const PART = /^(?:--(?:jq|output|fields|limit|columns|dry-run|follow)|-[or])(?:=|$)/;
/** Custom fields of leads have hashes as names. */
const CUSTOM = /^[0-9a-f]{40}$/;

/** Returns command lines that print the usual result of the command: its examples, and the command alone. */
const linesOf = ({ command, examples }: Command): readonly (readonly string[])[] => [
  ...examples
    .map(({ run }) => segments(run) ?? [])
    .filter((parts) => parts.length === 1)
    .map(([first]) => (first?.words ?? []).slice(1))
    .filter((words) => words.join(' ').startsWith(command) && !words.some((word) => PART.test(word))),
  command.split(' '),
];

test.each([
  [
    'crmcli',
    crm,
    {
      isFull: true,
      verbs: ['create', 'add', 'list', 'get', 'find', 'me'],
      absent: {
        // The service returns the id of a new filter, and the conditions of one filter only.
        'filter create': ['*'],
        'filter list': ['conditions'],
        // The service never returns a password.
        webhook: ['http_auth_password'],
        'webhook create': ['http_auth_password'],
        'webhook list': ['http_auth_password'],
      },
      least: 50,
    },
  ],
  [
    'helpdeskcli',
    helpdesk,
    {
      isFull: false,
      verbs: ['list', 'get', 'fields', 'folders', 'search', 'threads', 'me'],
      absent: {
        // A change of a conversation is sent as an operation with a value, and records name the assignee differently.
        conv: ['assignTo', 'value'],
        // The records have these lists below `_embedded`.
        customer: ['emails', 'phones'],
        // Chats have a text in place of a body, and only some threads were opened or have files beside `_embedded`.
        'conv threads': ['_links', 'attachments', 'openedAt', 'text'],
        // The examples find nobody.
        'customer search': ['*'],
      },
      least: 15,
    },
  ],
] as [Name, typeof crm, Behavior][])(
  '%s returns every declared field, and no other',
  async (binary, client, { isFull, verbs, absent, least }) => {
    const home = newHome();
    const { fields } = (await client.fields?.()) ?? { fields: {} };
    const service = Object.keys(fields)[0]?.split('.')[0] ?? '';
    const all = JSON.parse((await inProcess(binary, ['describe', '--all'], home)).stdout) as Command[];
    const verbOf = ({ command }: Command): number => verbs.indexOf(command.split(' ').at(-1) ?? '');
    const commands = all.filter((one) => verbOf(one) >= 0).sort((a, b) => verbOf(a) - verbOf(b));
    const wrong: unknown[] = [];
    const seen = new Map<string, Set<string>>();
    for (const one of commands) {
      const { command } = one;
      const path = [service, ...command.split(' ')].join('.');
      const key = fields[path] === undefined ? path.replace(/[^.]*$/, '') : path;
      const declared = fields[key];
      if (declared === undefined) continue;
      let rows: readonly Row[] = [];
      for (const line of linesOf(one)) {
        const argv = [...line, '--profile', 'sandbox', '--output', 'json'];
        const cwd = join(root, 'specs', service, 'examples');
        const { code, stdout } = await inProcess(binary, argv, home, { cwd });
        rows = code === 0 ? [JSON.parse(stdout) as Row | Row[]].flat() : [];
        if (rows.length > 0) break;
      }
      const names = rows.flatMap((row) => Object.keys(row));
      const found = seen.get(key) ?? new Set();
      seen.set(key, new Set([...found, ...names]));
      const missing = isFull ? declared.filter((name) => rows.some((row) => !Object.hasOwn(row, name))) : [];
      const undeclared = names.filter((name) => !declared.includes(name) && !CUSTOM.test(name));
      if (absent[command]?.includes('*') === true) continue;
      const odd = [...new Set([...missing, ...undeclared])].filter((name) => absent[command]?.includes(name) !== true);
      if (rows.length === 0 || odd.length > 0) wrong.push([command, rows.length, odd]);
    }
    for (const [key, names] of seen) {
      const known = absent[key.split('.').slice(1).join(' ').trim()] ?? [];
      const missing = (fields[key] ?? []).filter((name) => ![...names, ...known].includes(name));
      if (missing.length > 0 && !known.includes('*')) wrong.push([key, missing]);
    }
    expect(wrong).toEqual([]);
    expect(commands.length).toBeGreaterThan(least);
  },
  120_000,
);

test.each([
  ['person', 8, 'im postal_address birthday job_title notes'],
  ['org', 12, 'linkedin industry annual_revenue employee_count'],
  ['deal product', 42, 'order_nr billing_frequency billing_frequency_cycles billing_start_date'],
])('the fields that the service documents for %s can be chosen', async (group, id, names) => {
  const verb = group === 'deal product' ? 'list' : 'get';
  const argv = [...group.split(' '), verb, String(id), '--fields', names.replaceAll(' ', ','), '--output', 'json'];
  const { code, stdout } = await inProcess('crmcli', [...argv, '--profile', 'sandbox'], newHome());
  const [row] = [code === 0 ? (JSON.parse(stdout) as Row | Row[]) : {}].flat();
  expect([code, Object.keys(row ?? {})]).toEqual([0, names.split(' ')]);
});
