/**
 * A short tour: each client lists, creates, changes, exports and pages in its sandbox, and two queries read copies.
 * `npm run demo -- questions` answers all questions of docs/questions.md. Nothing leaves this machine and nobody's configuration is
 * touched.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf, root } from './places.js';
import { COPIES, questions, wordsOf } from './questions.js';

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
  const [binary = '', ...words] = wordsOf(line);
  process.stdout.write(`${bold(`$ ${line}`)}\n`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [entryOf(binary), '--profile', 'sandbox', ...words], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${line} ended with ${String(status)}: ${stderr}`);
  const lines = stdout.trimEnd().split('\n');
  const most = shown.lines ?? 8;
  const rest = lines.length - most;
  if (stdout !== '') process.stdout.write(`${lines.slice(0, most).join('\n')}\n`);
  if (rest > 0) process.stdout.write(`${dim(`… ${rest} more lines`)}\n`);
  process.stdout.write('\n');
  return stdout;
}

const section = (title: string): void => void process.stdout.write(`${bold(`— ${title} —`)}\n\n`);
const idOf = (json: string, key = 'id'): string => String((JSON.parse(json) as Record<string, unknown>)[key]);

/** Makes the copies, and shows the answers to questions. */
function ask(names: readonly string[]): void {
  // The command lines name files of this repository.
  symlinkSync(join(root, 'docs'), join(home, 'docs'));
  for (const line of COPIES) show(`${line} --output table`, { lines: 4 });
  for (const { asked, line, reading } of questions().filter(({ name }) => names.includes(name))) {
    process.stdout.write(`${bold(asked)}\n`);
    show(`${line} --output table`, { lines: 6 });
    process.stdout.write(`${dim(reading)}\n\n`);
  }
}

function tour(): void {
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

  section('Questions over copies');
  ask(['open-deals-without-activity', 'won-but-not-in-the-books']);
  process.stdout.write(
    'Everything above ran against stand-ins inside the clients. Try your own: crmcli --profile sandbox deal list\n',
  );
}

try {
  if (process.argv[2] === 'questions') ask(questions().map(({ name }) => name));
  else tour();
} finally {
  rmSync(home, { recursive: true });
}
