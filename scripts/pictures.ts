/**
 * `npx tsx scripts/pictures.ts` draws the pictures of README.md into docs/pictures/ from a run of the built clients in their
 * sandboxes. A terminal is needed for colors, so the commands run below `script`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { clockOf } from './day.js';
import { page, terminal } from './drawing.js';
import { entryOf, root } from './places.js';

const COLUMNS = 114;

/** Command lines that the picture shows. Each runs as it is, with the sandbox as the profile. */
const typed = [
  'crmcli deal list --status open --limit 4',
  'crmcli deal update 42 --status wno',
  'crmcli deal update 42 --status won --fields id,title,status',
  'crmcli undo --last --yes',
  'helpdeskcli conv list --status active --limit 3 --fields id,subject,customer,tags',
  'ledgercli sales-entry create --customer 25 --journal 70 --line 8000:1.234:Consulting',
];

const home = mkdtempSync(join(tmpdir(), 'pictures-'));
const clients = ['crmcli', 'helpdeskcli', 'ledgercli'] as const;
const env = {
  PATH: `${home}:${process.env['PATH'] ?? ''}`,
  HOME: home,
  TERM: 'xterm-256color',
  ...clockOf(home),
  ...Object.fromEntries(clients.map((name) => [`${name.toUpperCase()}_PROFILE`, 'sandbox'])),
};

/** Returns the output of a command on a terminal. */
function linesOf(command: string): readonly string[] {
  const line = `stty cols ${String(COLUMNS)} rows 60; ${command}`;
  const { stdout } = spawnSync('script', ['-qec', line, '/dev/null'], { env, cwd: home, encoding: 'utf8' });
  if (stdout.trim() === '') throw new Error(`"${command}" printed nothing.`);
  return stdout.trimEnd().split(/\r?\n/);
}

try {
  for (const name of clients)
    writeFileSync(join(home, name), `#!/bin/sh\nexec '${process.execPath}' '${entryOf(name)}' "$@"\n`, { mode: 0o755 });
  const shown = typed.flatMap((command, at) => [...(at === 0 ? [] : ['']), `$ ${command}`, ...linesOf(command)]);
  linesOf('crmcli digest --pipeline 1 --deep --format html --out week.html');
  const html = readFileSync(join(home, 'week.html'), 'utf8');
  const pictures = {
    terminal: terminal('Three clients, one command line', shown, COLUMNS),
    report: page('The page of crmcli digest --format html', html, 1000, 1126),
  };
  const folder = join(root, 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(pictures)) {
    // A browser shows nothing of a picture that is not well formed.
    parseXml(svg);
    writeFileSync(join(folder, `${name}.svg`), svg);
    console.log(`docs/pictures/${name}.svg (${(svg.length / 1024).toFixed(1)} kB)`);
  }
} finally {
  rmSync(home, { recursive: true });
}
