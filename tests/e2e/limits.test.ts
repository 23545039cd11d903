/** Every list of every client reports on stderr what `--limit` left out, in JSON too. */
import { segments } from '../../generator/shell.js';
import { newHome, type Ended } from '../support/cli.js';
import { examplesOf } from '../support/examples.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';

/** Flags that shape or limit the output. */
const shaping = ['--fields', '--output', '-o', '--jq', '--format', '--limit', '--top'];
/** Commands that do not end by themselves. */
const endless = /^(?:conv watch|watch|mcp|sandbox serve|webhook listen)\b/;

/** The words of an example that needs no shell, without flags that shape its output. */
function wordsOf(run: string): readonly string[] | undefined {
  if (/[|<>$`*]/.test(run)) return undefined;
  const words = (segments(run)?.[0]?.words ?? []).slice(1);
  return words.filter((word, at) => !shaping.includes(word) && !shaping.includes(words[at - 1] ?? '') && word !== '-r');
}

describe.each([
  ['crm', 'crmcli', 20],
  ['helpdesk', 'helpdeskcli', 10],
  ['ledger', 'ledgercli', 25],
] as const)('%s', (service, binary: Name, least) => {
  test('lists', async () => {
    const served = await serveHere(binary, newHome(), '--unlimited');
    const problems: string[] = [];
    const cut: string[] = [];
    const done = new Set<string>();
    for (const { run, reads, words } of await examplesOf(service)) {
      const args = wordsOf(run);
      if (args === undefined || !reads || done.has(words) || endless.test(words.replace(`${binary} `, ''))) continue;
      done.add(words);
      const format = words.includes('conv export') ? '--format' : '--output';
      const list = (...more: string[]): Promise<Ended> =>
        inProcess(binary, [...args, format, 'json', ...more], newHome(), { env: served.env });
      const whole = await list();
      const rows: unknown = whole.code === 0 ? JSON.parse(whole.stdout) : undefined;
      if (!Array.isArray(rows) || rows.length < 2) continue;
      const one = await list('--limit', '1');
      if (one.code !== 0 && one.stderr.includes('Unknown flag --limit')) continue;
      cut.push(words);
      const isOne = one.code === 0 && (JSON.parse(one.stdout) as unknown[]).length === 1;
      if (!isOne || !/\b1 (?:of \d+ )?(?:\w+ )?shown/.test(one.stderr)) problems.push(`${run}: ${JSON.stringify(one)}`);
    }
    await served.stop();
    expect(problems.join('\n')).toBe('');
    expect(cut.length).toBeGreaterThan(least);
  }, 120_000);
});
