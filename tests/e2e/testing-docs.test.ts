/** Runs the command lines of docs/testing.md in a shell, with the files that the page shows. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, newHome, node } from '../support/cli.js';
import { blocksOf, pathOf, readPage } from '../support/pages.js';

const page = readPage('docs/testing.md');

test('the commands of the page work, with the output that it shows', async () => {
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  const home = newHome();
  const PATH = pathOf(home, ['crmcli', 'ledgercli'], { node: `exec '${node}' "$@"` });
  const env = { ...environment(home), PATH };
  const shell = (line: string) =>
    promisify(execFile)('sh', ['-c', line], { cwd: home, env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    );

  // A block after a sentence with "to `name`" is the content of that file.
  const written: string[] = [];
  let ran = 0;
  for (const [, before = '', block = ''] of page.matchAll(/([^\n]*\n[^\n]*):\n\n```(?:sh|js)\n([^]*?)```/g)) {
    const file = /Write (?:it|this) to `([^`]+)`/.exec(before)?.[1];
    if (file !== undefined) {
      written.push(file);
      writeFileSync(join(home, file), block);
    }
  }
  expect(written).toEqual(['rename.sh', 'rename-test.sh', 'rename.test.mjs']);
  for (const block of blocksOf(page, 'sh')) {
    if (written.some((file) => readFileSync(join(home, file), 'utf8') === block)) continue;
    const { code, stdout, stderr } = await shell(block);
    expect([block, code, stdout, stderr]).toEqual([block, 0, expect.any(String), expect.any(String)]);
    ran += 1;
  }
  expect(ran).toBe(5);

  // The difference that the page shows.
  const [shown = ''] = blocksOf(page, 'text');
  const other = readFileSync(join(home, 'rename.sh'), 'utf8').replace('2027', '2028');
  writeFileSync(join(home, 'other.sh'), other);
  const differs = await shell('crmcli sandbox replay rename.jsonl -- sh other.sh');
  expect(differs.code).toBe(1);
  expect(differs.stderr).toContain(shown);

  // A changed recording: the script prints the deal that it updates, and stores three.
  expect(existsSync(join(home, 'won.jsonl'))).toBe(true);
  const won = await shell('crmcli sandbox replay won.jsonl -- sh rename.sh && cat before.json');
  expect([won.code, won.stdout.match(/"status": ?"\w+"/g)]).toEqual([0, Array(4).fill('"status": "won"')]);
  writeFileSync(
    join(home, 'broken.jsonl'),
    readFileSync(join(home, 'rename.jsonl'), 'utf8').replace(/("method":"PATCH".*?)"status":200/, '$1"status":503'),
  );
  expect(await shell('crmcli sandbox replay broken.jsonl -- sh rename.sh')).toMatchObject({ code: 1 });

  // Two clients, each with its recording.
  writeFileSync(join(home, 'both.sh'), 'set -e\ncrmcli deal get 42 > deal.json\nledgercli account list > list.json\n');
  const record =
    'CRMCLI_PROFILE=sandbox LEDGERCLI_PROFILE=sandbox CRMCLI_RECORD=crm.jsonl LEDGERCLI_RECORD=ledger.jsonl';
  expect(await shell(`${record} sh both.sh`)).toMatchObject({ code: 0 });
  const [line = ''] = /(?<=`)crmcli sandbox replay crm\.jsonl -- [^`]+/.exec(page) ?? [];
  expect(await shell(line)).toMatchObject({ code: 0 });
}, 120_000);
