/** Compares two versions of the specs. */
import { placeOfKey } from '../1-read/source.js';
import type { ServiceIr } from '../5-lower/ir.js';
import { createChanges, type Change, type Compared, type Note } from './change.js';
import { compareCommands, compareExits } from './commands.js';
import { compareFlags, type FlagSide } from './flags.js';
import { compareService } from './service.js';
import type { NoteValue } from './value-rules.js';

/** Returns what users of the clients would notice, per service, the worst first. Services are compared by name. */
export function compare(old: readonly Compared[], now: readonly Compared[]): Change[] {
  const idOf = ({ ir }: Compared): string => ir.service.id;
  const names = [...new Set([...old, ...now].map(idOf))].sort();
  return names.flatMap((name) => {
    const before = old.find((side) => idOf(side) === name);
    const after = now.find((side) => idOf(side) === name);
    const { note, list } = createChanges(name);
    if (before !== undefined && after !== undefined) compareServices(before, after, note);
    else if (before !== undefined) {
      note({ rule: 'service-removed', message: `${before.ir.service.binary} was removed`, at: ownerOf(before) });
    } else if (after !== undefined) {
      note({ rule: 'service-added', message: `${after.ir.service.binary} was added`, at: ownerOf(after) });
    }
    return list();
  });
}

/** Returns the place of a change that concerns the whole service. */
const ownerOf = ({ bound }: Compared) => placeOfKey(bound.documents.service.value, 'service');

function compareServices(old: Compared, now: Compared, note: Note): void {
  const tellAt =
    (key: string): NoteValue =>
    (rule, message) => {
      const [was, at] = [old, now].map(({ bound }) => placeOfKey(bound.documents.service.value, key));
      if (at !== undefined && was !== undefined) note({ rule, message, at, was });
    };
  const [before, after] = [old.ir.service, now.ir.service];
  if (before.binary !== after.binary) {
    tellAt('binary')('binary-changed', `the binary changed from ${before.binary} to ${after.binary}`);
  }
  for (const name of environmentOf(before)) {
    if (!environmentOf(after).has(name)) tellAt('env')('environment-removed', `${name} is no longer read`);
  }
  for (const name of Object.keys(before.settings)) {
    if (!Object.hasOwn(after.settings, name)) tellAt('settings')('setting-removed', `the setting ${name} was removed`);
  }
  for (const name of Object.keys(after.settings)) {
    if (!Object.hasOwn(before.settings, name)) tellAt('settings')('setting-added', `the setting ${name} was added`);
  }
  if (before.output.default !== after.output.default) {
    const message = `the default format changed from ${before.output.default} to ${after.output.default}`;
    tellAt('output')('output-changed', message);
  }
  compareExits(codesOf(before), codesOf(after), tellAt('exits'));
  compareService(before, after, tellAt);
  compareFlags(globalsOf(old), globalsOf(now), [[], []], note);
  compareTools(old, now, tellAt('tools'));
  compareCommands(old, now, note);
}

/** Returns the environment variables of the service itself, without flags: hosts, credentials, variables, the gate. */
function environmentOf(service: ServiceIr): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string' && (key === 'env' || key === 'override')) found.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, nested] of Object.entries(value)) visit(nested, key === 'env' && name === 'name' ? key : name);
  };
  const { hosts, variables, credentials, gate } = service;
  visit({ hosts, variables, credentials, gate }, '');
  return found;
}

const codesOf = ({ exits }: ServiceIr): Map<string, number> =>
  new Map(Object.entries(exits).map(([name, { code }]) => [name, code]));

function globalsOf(side: Compared): FlagSide {
  const places = new Map(side.bound.globals.map((flag) => [flag.name, flag.at]));
  return { flags: side.ir.globals, at: (name) => places.get(name), owner: ownerOf(side), side };
}

/** Tools of commands that were removed are not mentioned again. */
function compareTools(old: Compared, now: Compared, report: NoteValue): void {
  const names = new Set(now.ir.tools.map(({ definition }) => definition.name));
  const words = new Set(now.ir.commands.map((command) => command.words.join(' ')));
  for (const { definition, words: own, merged } of old.ir.tools) {
    const isCommand = merged === undefined && !words.has(own.join(' '));
    if (!names.has(definition.name) && !isCommand) report('tool-removed', `the tool ${definition.name} was removed`);
  }
}
