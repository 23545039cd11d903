/**
 * A short tour: each client lists, creates, changes, exports and pages in its sandbox. Nothing leaves this machine and
 * nobody's configuration is touched.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf } from './places.js';

const home = mkdtempSync(join(tmpdir(), 'demo-'));
const env = { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: join(home, '.config'), COLUMNS: '100' };
const bold = (text: string): string => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[22m` : text);
const dim = (text: string): string => (process.stdout.isTTY ? `\u001b[2m${text}\u001b[22m` : text);

interface Shown {
  /** Lines shown of long outputs. */
  readonly lines?: number;
}

/** Runs one command in the sandbox, shows it and its first lines, and returns its output. */
function show(line: string, shown: Shown = {}): string {
  const [binary = '', ...args] = line.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const words = args.map((word) => word.replace(/^(["'])(.*)\1$/s, '$2'));
  process.stdout.write(`${bold(`$ ${line}`)}\n`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [entryOf(binary), '--profile', 'sandbox', ...words], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${line} ended with ${String(status)}: ${stderr}`);
  const lines = stdout.trimEnd().split('\n');
  const most = shown.lines ?? 8;
  const rest = lines.length - most;
  process.stdout.write(`${lines.slice(0, most).join('\n')}\n`);
  if (rest > 0) process.stdout.write(`${dim(`… ${rest} more lines`)}\n`);
  process.stdout.write('\n');
  return stdout;
}

const section = (title: string): void => void process.stdout.write(`${bold(`— ${title} —`)}\n\n`);
const idOf = (json: string, key = 'id'): string => String((JSON.parse(json) as Record<string, unknown>)[key]);

try {
  section('Sales CRM: deals');
  show('crmcli deal list --status open --limit 5 --output table');
  const deal = idOf(show('crmcli deal create --title "Demo renewal" --value 1200.50 --currency EUR --output json'));
  show(`crmcli deal update ${deal} --status won --output json --fields id,title,status,value`);
  show(`crmcli deal delete ${deal} --dry-run`);
  const page = show('crmcli deal list --limit 250 --output ndjson --fields id,title,value', { lines: 3 });
  process.stdout.write(`${page.trimEnd().split('\n').length} deals, read page by page.\n\n`);

  section('Helpdesk: conversations');
  show('helpdeskcli conv list --limit 5');
  const conversation = idOf(
    show(
      'helpdeskcli conv create --mailbox 1001 --customer ada@example.com --subject "Where is my order?" --body "It should be here." --output json',
    ),
  );
  show(`helpdeskcli conv tag ${conversation} --add demo,orders`);
  show(`helpdeskcli conv status ${conversation} --set closed`);
  show('helpdeskcli conv list --status all --limit 60 --output csv', { lines: 4 });

  section('Accounting: accounts and entries');
  show('ledgercli account list --limit 5 --select Code,Name,City --output table');
  show('ledgercli account create --name "Demo trading" --status C --country nl --dry-run');
  const account = idOf(
    show(
      'ledgercli account create --name "Demo trading" --status C --country nl --allow-writes --output json --fields ID,Code,Name',
    ),
    'ID',
  );
  show(`ledgercli account update ${account} --city Delft --allow-writes`);
  show('ledgercli list crm/Accounts --all --select Code,Name --output ndjson', { lines: 3 });
  show('ledgercli sync crm/Accounts --select ID,Name --output ndjson --limit 3');
  process.stdout.write(
    'Everything above ran against stand-ins inside the clients. Try your own: crmcli --profile sandbox deal list\n',
  );
} finally {
  rmSync(home, { recursive: true });
}
