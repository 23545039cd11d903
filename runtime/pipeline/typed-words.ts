/** The command line of a run as the log has it. */
import type { Values } from '../contract/pipeline.js';
import { DOTS } from './shown.js';
import type { Session } from './session.js';

/** Maximum characters of one value. */
const MOST = 2000;

/** Returns the words, arguments and flags of a run that were typed or piped; secrets are dots. */
export function typedWords({ words, command }: Session, { args, given, texts }: Values): readonly string[] {
  const { positionals = {}, flags } = command;
  const textsOf = (name: string): readonly string[] =>
    [texts[name] ?? args[name] ?? []].flat().map((value) => textOf(value).slice(0, MOST));
  const places = Object.keys(positionals).flatMap((name) => (positionals[name]?.secret ? [DOTS] : textsOf(name)));
  const typed = Object.entries(flags).flatMap(([name, { kind, secret }]) => {
    if (!given.has(name)) return [];
    if (kind === 'boolean') return args[name] === true ? [`--${name}`] : [];
    return textsOf(name).flatMap((text) => [`--${name}`, secret ? DOTS : text]);
  });
  return [...words, ...places, ...typed];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
