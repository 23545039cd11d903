/** The pager on a real terminal, which only a pseudo-terminal can show. */
import { spawn, spawnSync } from 'node:child_process';
import { binaryPath, environment, newHome, node, type Binary } from '../support/cli.js';

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const onTerminal = has('script') && has('less') ? test : test.skip;

interface Key {
  /** Text on the screen after which the keys are pressed. */
  readonly after: string;
  readonly keys: string;
}

/** Runs a command line on a terminal of 80 by 24 and presses keys; resolves with what the terminal received. */
function onScreen(binary: Binary, line: string, presses: readonly Key[], env: Readonly<Record<string, string>> = {}) {
  const command = `stty rows 24 cols 80; "${node}" "${binaryPath(binary)}" ${line}; echo "[exit $?]"`;
  const home = newHome();
  const child = spawn('script', ['-qec', command, '/dev/null'], { env: { ...environment(home, env), TERM: 'xterm' } });
  const waiting = [...presses];
  let screen = '';
  return new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
      const next = waiting[0];
      if (next === undefined || !screen.includes(next.after)) return;
      waiting.shift();
      child.stdin.write(next.keys);
    });
    child.on('close', () => {
      resolve(screen.replaceAll('\r', ''));
    });
  });
}

onTerminal('less shows a long list; q ends the command with 0', async () => {
  const screen = await onScreen('crmcli', 'deal list --profile sandbox --limit 0', [{ after: '\n:', keys: 'q' }]);
  expect(screen).toContain('Title');
  expect(screen).toContain('[exit 0]');
  expect(screen.split('\n').length).toBeLessThan(35);
});

onTerminal('the note about a list follows the pager', async () => {
  const presses = [
    { after: '\n:', keys: 'G' },
    { after: '(END)', keys: 'q' },
  ];
  const screen = await onScreen('helpdeskcli', 'conv list --profile sandbox --limit 30', presses);
  expect(screen).toMatch(/\(END\)[^]*30 of \d+ shown; --limit 0 for all\.\n\[exit 0\]/);
});

onTerminal('a list that fits the screen, and help, end without a key', async () => {
  const screen = await onScreen('helpdeskcli', 'conv list --profile sandbox --limit 5', []);
  expect(screen).toContain('5 of ');
  expect(screen).toContain('[exit 0]');
  expect(await onScreen('helpdeskcli', '', [])).toMatch(/^Command-line client[^]*help <topic>[^]*\[exit 0\]/);
});
