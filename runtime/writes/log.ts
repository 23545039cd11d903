/**
 * The log of writes of a profile: files of lines, one a month, that several processes append to. An intent is durable before
 * its request leaves; a line that a stopped run left incomplete is one whose request was not sent, or an outcome that is unknown.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defined } from '../base/defined.js';
import { parseObject, stringifyJson } from '../base/json.js';
import { shaped } from '../base/shape.js';
import type { People } from '../contract/people.js';
import { makeFolder } from '../state/folder.js';
import { refuseLater } from '../state/format.js';
import { logLines, openShared, type SharedLog } from '../state/log.js';
import { isSealed, unsealedIn } from '../people/seal.js';
import { here, isAlive } from '../state/process.js';
import { timeOf } from './ids.js';
import { INTENT, OUTCOME, type Intent, type LoggedWrite, type Outcome } from './types.js';

/** Returns the folder of the log of a profile. */
export const logFolder = (folder: string, profile: string): string => join(folder, 'log', profile);

/** Returns the name of the file with the writes of a month, in UTC. */
const fileOf = (at: Date): string => `${at.toISOString().slice(0, 7)}.ndjson`;

/** Returns the file of a log that a write of this time is stored in. */
export const logFile = (folder: string, at: Date): string => join(folder, fileOf(at));

const isFile = (name: string): boolean => /^\d{4}-\d{2}\.ndjson$/.test(name);

export interface WriteLog {
  /** Appends an intent. Its request may leave when it is durable: when the promise is fulfilled. */
  begin(intent: Intent): Promise<void>;
  /** Appends an outcome; it survives a kill, and after a failure of the power the write is unknown. */
  end(outcome: Outcome): void;
  close(): void;
}

/**
 * Opens the log of a profile, in its folder.
 *
 * @throws CliError `config` when it cannot be written
 */
export function openWriteLog(folder: string): WriteLog {
  const files = new Map<string, SharedLog>();
  // The outcome is in the file of its intent, so that one file says what became of its writes.
  const logFor = (id: string): SharedLog => {
    const name = fileOf(timeOf(id));
    const open = files.get(name) ?? openShared(join(folder, name), makeFolder);
    files.set(name, open);
    return open;
  };
  return {
    begin: async (intent) => {
      const log = logFor(intent.id);
      log.append(stringifyJson(intent));
      await log.sync();
    },
    end: (outcome) => {
      logFor(outcome.id).append(stringifyJson(outcome));
    },
    close: () => {
      for (const log of files.values()) log.close();
    },
  };
}

/** What is read of a log. */
export interface LogReading {
  /** Only writes at this time or later. */
  readonly since?: Date;
  /** Learns the people in the writes, in a run that hides them. */
  readonly people?: Pick<People, 'learn'> | undefined;
  /** Called with the number of incomplete lines of stopped runs. */
  readonly onTorn?: (count: number) => void;
}

/**
 * Yields the writes of a log, the oldest first. A write is yielded when its outcome is read; one without an outcome, or with one
 * that a later line may settle, when its file ends.
 */
export async function* readLog(
  folder: string,
  { since, people, onTorn }: LogReading = {},
): AsyncGenerator<LoggedWrite> {
  const first = since === undefined ? '' : fileOf(since);
  let torn = 0;
  for (const name of namesIn(folder).filter((one) => one >= first)) {
    const open = new Map<string, Intent | LoggedWrite>();
    const path = join(folder, name);
    for await (const line of logLines(path)) {
      const found = line === '' ? undefined : openIn(path, line);
      if (people !== undefined && found !== undefined) learnFrom(found, people);
      const begun = intentIn(found);
      if (begun !== undefined) {
        open.set(begun.id, begun);
        continue;
      }
      const outcome = shaped(found, OUTCOME) === undefined ? undefined : (found as unknown as Outcome);
      const intent = open.get(outcome?.id ?? '');
      if (intent === undefined || outcome === undefined) {
        if (line !== '') torn += 1;
        continue;
      }
      const write = { ...intent, state: outcome.state, outcome };
      if (outcome.state === 'unknown') {
        open.set(intent.id, write);
        continue;
      }
      open.delete(intent.id);
      if (since === undefined || new Date(intent.at) >= since) yield write;
    }
    for (const intent of open.values()) {
      if (since === undefined || new Date(intent.at) >= since) yield withState(intent);
    }
  }
  if (torn > 0) onTorn?.(torn);
}

/** Returns an entry as an intent; undefined for any other. The first version marked no inverse that needs the id of the created record. */
function intentIn(entry: unknown): Intent | undefined {
  if (shaped(entry, INTENT) === undefined) return undefined;
  const intent = entry as Intent;
  const { host, inverse } = intent;
  const args = 'args' in inverse ? Object.values(inverse.args) : [];
  if (host !== undefined || 'none' in inverse || !args.includes('{created}')) return intent;
  return { ...intent, inverse: { ...inverse, needs: 'created' } };
}

/** Returns a write whose file has no outcome that settles it. */
const withState = (intent: Intent | LoggedWrite): LoggedWrite =>
  'state' in intent ? intent : { ...intent, state: isOpen(intent) ? 'open' : 'unknown' };

/** Milliseconds for which a write is being sent at most, if nothing shows whether its process runs. */
const MOST_OPEN = 60 * 60 * 1000;

/** Whether the process of a write may still be sending it. */
function isOpen({ pid, host = here(), start, at }: Intent): boolean {
  return isAlive({ pid, host, ...defined({ start }) }) ?? Date.now() - Date.parse(at) < MOST_OPEN;
}

/** Returns a write by its id, from the one file that can have it; undefined if the log does not have it. */
export async function readWrite(folder: string, id: string): Promise<LoggedWrite | undefined> {
  let found: Intent | LoggedWrite | undefined;
  const path = logFile(folder, timeOf(id));
  for await (const line of logLines(path)) {
    // Only its own lines are parsed: a month can have many others.
    const value = line.includes(id) ? openIn(path, line) : undefined;
    if (value?.['id'] !== id) continue;
    if (found === undefined) found = intentIn(value);
    else if (shaped(value, OUTCOME) !== undefined) {
      const outcome = value as unknown as Outcome;
      found = { ...found, state: outcome.state, outcome };
    }
  }
  return found && withState(found);
}

/**
 * Returns the complete entry in a line of a file, with the values that a run that hid people has encrypted.
 *
 * @throws CliError `config` for an entry of a later format, which has a number of its own: clients of several versions append to a file
 */
function openIn(path: string, line: string): Readonly<Record<string, unknown>> | undefined {
  const found = wholeIn(line);
  refuseLater(found, { path, refusal: 'config', field: 'v' });
  return found !== undefined && isSealed(found) ? unsealedIn(dirname(path), found) : found;
}

function learnFrom({ req, before, after }: Readonly<Record<string, unknown>>, people: Pick<People, 'learn'>): void {
  const { path = '', body } = (req ?? {}) as { readonly path?: string; readonly body?: unknown };
  for (const value of [body, before, after]) people.learn(path, value);
}

/** Returns the complete entry in a line, which may follow the beginning of one that a killed process left. */
function wholeIn(line: string): Readonly<Record<string, unknown>> | undefined {
  for (let at = 0; at >= 0; at = line.indexOf('{"t":"', at + 1)) {
    const found = parseObject(at === 0 ? line : line.slice(at));
    if (found !== undefined) return found;
  }
  return undefined;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter(isFile).sort();
  } catch {
    return [];
  }
}
