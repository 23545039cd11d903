/** The command lines that the proof tries: one example of each command, as it can run without a shell. */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsShell, runLine } from '../../../generator/examples/line.js';
import { segments } from '../../../generator/shell.js';
import { root } from '../../support/cli.js';
import { compiled } from '../../support/compiled.js';
import { examplesOf, type Example } from '../../support/examples.js';

export interface Case {
  readonly words: string;
  readonly argv: readonly string[];
  /** What is piped into it. */
  readonly input: string;
  /** Environment variables with the secrets that it needs. */
  readonly secrets: readonly string[];
  /** Command lines to run before. */
  readonly after: readonly (readonly string[])[];
  readonly reads: boolean;
  /** It works on this machine, and may send requests. */
  readonly isLocal: boolean;
  /** It runs until it is interrupted. */
  readonly isEndless: boolean;
  /** Its example is a dry run, so what it names need not exist. */
  readonly isDry: boolean;
  /** It has a format of its own, so that the formats of lists do not apply. */
  readonly isFixed: boolean;
  /** Exit codes in addition to the codes of the service. */
  readonly exits: readonly number[];
}

/** They serve others until they are stopped, and send no request. */
const SERVERS = ['mcp', 'mcp serve', 'sandbox serve'];

const OWN_FORMAT = /^--(?:jq|csv-safe|columns|sort|web|raw-output|format|labels)\b/;
const ASKED_FORMAT = /^--output(?:=|$)|^-o$/;

/** Folder with the files that examples name. */
export const filesOf = (service: string): string => join(root, 'specs', service, 'examples');

/** Flags with which a command prints what it knows without a request. */
const WITHOUT_REQUEST = /^--(?:discover|template)$/;

/** Returns a case for each command, and the commands that use the service but have no usable example. */
export async function casesOf(
  service: string,
): Promise<{ readonly cases: readonly Case[]; readonly without: readonly string[] }> {
  const { bound, ir } = await compiled(service);
  const examples = await examplesOf(service);
  const found = await Promise.all(
    ir.commands.map(async ({ effect, exits, flags, streams }, at): Promise<Case | undefined> => {
      const words = bound.commands[at]?.words.join(' ') ?? '';
      if (SERVERS.includes(words)) return undefined;
      const own = examples.filter((example) => example.words === words);
      const typed = await Promise.all(own.map((example) => lineOf(service, ir.service.binary, example)));
      const all = typed.filter((line) => line !== undefined);
      const sent = all.filter(({ argv }) => !argv.some((word) => WITHOUT_REQUEST.test(word)));
      const usable = sent.length > 0 ? sent : all;
      const isPlain = ({ argv }: Pick<Case, 'argv'>): boolean => !argv.some((word) => OWN_FORMAT.test(word));
      const wet = usable.filter(({ isDry }) => !isDry);
      const best = wet.find(isPlain) ?? wet[0] ?? usable.find(isPlain) ?? usable[0];
      if (best === undefined) return undefined;
      const isAsked = flags.some(({ name }) => name === 'yes') && !best.argv.includes('--yes');
      return {
        ...best,
        words,
        argv: [...best.argv, ...(isAsked ? ['--yes'] : [])],
        reads: effect === 'read',
        // What these commands send depends on files of earlier runs.
        isLocal: effect === 'local' || ['apply', 'undo', 'plan check', 'reconcile'].includes(words),
        isEndless: streams === true,
        isFixed: best.argv.some((word) => OWN_FORMAT.test(word)),
        exits: exits.map(({ code }) => code),
      };
    }),
  );
  const without = ir.commands.flatMap(({ effect }, at) =>
    found[at] === undefined && effect !== 'local' ? [bound.commands[at]?.words.join(' ') ?? ''] : [],
  );
  return { cases: found.filter((one) => one !== undefined), without };
}

/** The words of an example without its format, and what is piped into it; `undefined` if it needs more than one command. */
async function lineOf(
  service: string,
  binary: string,
  { run, until, after, secrets }: Example,
): Promise<Pick<Case, 'argv' | 'input' | 'after' | 'secrets' | 'isDry'> | undefined> {
  if (until !== undefined || needsShell(run, binary)) return undefined;
  const printing = run.replace(/ > \S+$/, '');
  const folder = mkdtempSync(join(tmpdir(), 'case-'));
  if (existsSync(filesOf(service))) cpSync(filesOf(service), folder, { recursive: true });
  const typed: { argv: readonly string[]; input: string }[] = [];
  await runLine(printing, binary, folder, (argv, input = '') => {
    typed.push({ argv, input });
    return Promise.resolve({ code: 0, stdout: '', stderr: '' });
  });
  const [only, ...more] = typed;
  if (only === undefined || more.length > 0) return undefined;
  // A dry run gets no response to a write.
  const argv = only.argv.filter(
    (word, at) =>
      word !== '--dry-run' && !ASKED_FORMAT.test(word) && !/^(?:--output|-o)$/.test(only.argv[at - 1] ?? ''),
  );
  return {
    argv,
    input: only.input,
    isDry: only.argv.includes('--dry-run'),
    secrets,
    after: after.map((line) => segments(line)?.[0]?.words ?? []),
  };
}
