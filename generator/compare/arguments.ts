/** Compares the arguments of two versions of a command. */
import type { Span } from '../1-read/source.js';
import type { ArgumentIr } from '../5-lower/ir.js';
import type { Note } from './change.js';
import { compareValues, type NoteValue } from './value-rules.js';

/** Arguments of a command on one side, and where each is written. */
export interface ArgumentSide {
  readonly args: readonly ArgumentIr[];
  readonly at: (name: string) => Span;
  readonly owner: Span;
}

/** Compares arguments by their position, because that is how they are typed. */
export function compareArguments(old: ArgumentSide, now: ArgumentSide, note: Note): void {
  now.args.forEach((argument, index) => {
    const { name, data } = argument;
    const one = old.args[index];
    const at = now.at(name);
    if (one === undefined) {
      const rule = data.required ? 'argument-required' : 'argument-added';
      note({ rule, message: `the new argument <${name}> is ${data.required ? 'required' : 'optional'}`, at });
      return;
    }
    const was = old.at(one.name);
    const report: NoteValue = (rule, message) => {
      note({ rule, message, at, was });
    };
    if (one.name !== name) {
      const stays = now.args.some((other) => other.name === one.name) || old.args.some((other) => other.name === name);
      report(
        stays ? 'argument-moved' : 'argument-renamed',
        `argument ${index + 1} is <${name}> instead of <${one.name}>`,
      );
    }
    if (data.required && !one.data.required) report('argument-required', `<${name}> is required`);
    if (!data.required && one.data.required) report('argument-optional', `<${name}> is optional`);
    compareValues(`<${name}>`, one.data, data, report);
  });
  for (const { name } of old.args.slice(now.args.length)) {
    note({ rule: 'argument-removed', message: `the argument <${name}> was removed`, at: now.owner, was: old.at(name) });
  }
}
