/** Values that a line lacks and a person can be asked for. */
import type { FlagData, PositionalData } from '../contract/command.js';
import { printsTemplate } from '../base/wires.js';
import type { Data } from '../pipeline/value.js';
import type { ValueSource } from '../pipeline/values.js';

/** A required flag or argument without a value. */
export interface Missing {
  readonly name: string;
  readonly data: Data & Pick<FlagData, 'repeat'> & Pick<PositionalData, 'variadic'>;
  readonly isFlag: boolean;
}

/**
 * Returns what is missing and can be asked for. None if nobody would answer: input, output or messages are not on a
 * terminal, `CI` is set, prompts are skipped with `--yes`, or standard input is a value.
 */
export function missingOnTerminal(
  source: Pick<ValueSource, 'flags' | 'positionals' | 'typed' | 'world' | 'setting'>,
): readonly Missing[] {
  const { flags, positionals, typed: words, world, setting } = source;
  const isTemplate = printsTemplate(flags, Object.keys(words.flags));
  const edited = Object.keys(words.flags).map((name) => flags[name]?.edits?.flag);
  const missing = [
    ...Object.entries(positionals)
      .filter(([name, { required }]) => required && words.positionals[name] === undefined)
      .map(([name, data]) => ({ name, data, isFlag: false })),
    ...Object.entries(flags)
      .filter(
        ([name, data]) =>
          data.demandOption === true &&
          !isTemplate &&
          data.default === undefined &&
          words.flags[name] === undefined &&
          // Only the run reads the file that may have the value.
          words.flags[data.unlessIn ?? ''] === undefined &&
          !edited.includes(name) &&
          !isSet(data.env === undefined ? undefined : world.env[data.env]) &&
          (setting(name) ?? '') === '',
      )
      .map(([name, data]) => ({ name, data, isFlag: true })),
  ];
  // Looking at the streams of the process opens them, which takes a tenth of a start.
  return missing.length > 0 && isAnswered(source) ? missing : [];
}

function isAnswered({ typed: { flags, positionals }, world }: Pick<ValueSource, 'typed' | 'world'>): boolean {
  if (isSet(world.env['CI']) || flags['yes'] !== undefined) return false;
  if (Object.values({ ...flags, ...positionals }).some((value) => [value].flat().includes('-'))) return false;
  return [world.stdin, world.stdout, world.stderr].every(({ isTTY }) => isTTY === true);
}

const isSet = (text: string | undefined): boolean => text !== undefined && text !== '' && text !== 'false';
