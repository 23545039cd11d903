/** The JSON output of every command that reads has the form that its description shows. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { segments } from '../generator/shell.js';
import { newHome } from './support/cli.js';
import { inProcess, type Name } from './support/in-process.js';

const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });

interface Command {
  readonly command: string;
  readonly effect: string;
  readonly requests?: object;
  readonly result?: object;
  readonly examples: readonly { readonly run: string }[];
}

/** Flags that change the form of the result, or that write files. */
const OTHER = /^(?:--(?:jq|output|out|format|raw|count|raw-output|dry-run|follow)|-[or])(?:=|$)/;
/** Commands that do not end, or that write files in place of a result. */
const ENDLESS = /(?:^| )(?:watch|backup|export|dump|digest)$/;

/** Returns the words of the first example that prints the result in its usual form. */
function lineOf({ command, examples }: Command): readonly string[] | undefined {
  return examples
    .map(({ run }) => segments(run) ?? [])
    .filter((parts) => parts.length === 1)
    .map(([first]) => (first?.words ?? []).slice(1))
    .find((words) => words.join(' ').startsWith(command) && !words.some((word) => OTHER.test(word)));
}

test.each([
  ['crmcli', 50],
  ['helpdeskcli', 25],
  ['ledgercli', 70],
] as [Name, number][])(
  'results of %s match their descriptions',
  async (binary, least) => {
    const home = newHome();
    const cwd = mkdtempSync(join(tmpdir(), 'results-'));
    const all = JSON.parse((await inProcess(binary, ['describe', '--all'], home)).stdout) as Command[];
    const wrong: unknown[] = [];
    let compared = 0;
    for (const one of all) {
      const line = lineOf(one);
      if (one.result === undefined || one.effect !== 'read' || ENDLESS.test(one.command) || line === undefined)
        continue;
      const argv = [...line, '--profile', 'sandbox', '--output', 'json'];
      const { code, stdout, stderr } = await inProcess(binary, argv, home, { cwd });
      compared += 1;
      if (code !== 0) wrong.push([line.join(' '), code, stderr]);
      else if (!ajv.validate(one.result, JSON.parse(stdout))) wrong.push([line.join(' '), ajv.errorsText()]);
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(least);
  },
  120_000,
);
