/** Runs the command lines of docs/writes.md in a shell. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, newHome, node } from '../support/cli.js';
import { blocksOf, pathOf, readPage } from '../support/pages.js';

test('the commands of the page work, and the deals are as before', async () => {
  const home = newHome();
  // The page cuts a plan with jq: the filter of the clients is the same language.
  const jq = `exec '${node}' -e '
const lines = require("fs").readFileSync(process.argv[1], "utf8").trim().split("\\n").map((line) => JSON.parse(line));
for (const line of lines) if (line.t === "plan" || line.args.id !== "2") console.log(JSON.stringify(line));
' "$3"`;
  const env = { ...environment(home), CRMCLI_PROFILE: 'sandbox', PATH: pathOf(home, ['crmcli'], { jq }) };
  const shell = async (line: string): Promise<{ stdout: string; stderr: string }> =>
    promisify(execFile)('sh', ['-ec', line], { cwd: home, env });
  const deals = async (): Promise<unknown> =>
    JSON.parse((await shell("crmcli deal list --jq 'map({id, title, value, status})' --limit 0")).stdout);

  const before = await deals();
  const blocks = blocksOf(readPage('docs/writes.md'), 'sh');
  expect(blocks.length).toBe(8);
  for (const block of blocks) {
    const done = await shell(block).catch((error: unknown) => error);
    expect([block, done]).toEqual([block, { stdout: expect.any(String), stderr: expect.any(String) }]);
    if (block.includes('won.jsonl')) expect(await deals()).not.toEqual(before);
  }
  // The last block makes one deal, although it says so twice.
  await shell('crmcli undo --last --yes');
  expect(await deals()).toEqual(before);
  const [months] = (await shell('ls .config/crmcli/log/sandbox')).stdout.split('\n');
  const log = readFileSync(join(home, '.config/crmcli/log/sandbox', months ?? ''), 'utf8');
  expect(log.split('\n').filter((line) => line.includes('"t":"intent"')).length).toBe(12);
}, 120_000);
