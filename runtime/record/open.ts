/** Opens the recording of a run of a client: what it stores of the run, and what it hides. */
import { createHash } from 'node:crypto';
import { closeSync, readSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import type { CommandModule } from '../contract/context.js';
import type { People } from '../contract/people.js';
import type { Reporter } from '../contract/reporter.js';
import type { World } from '../contract/run.js';
import type { Row } from '../contract/rows.js';
import type { Service } from '../contract/service.js';
import { allowVariable } from '../base/standard.js';
import { wiresOf } from '../base/wires.js';
import { openPlain } from '../state/read.js';
import { createHider, hidingPeople, type Secrets } from './hide.js';
import type { Recorder } from '../http/recording.js';
import { createRecorder } from './recorder.js';

/** What a recording needs of its run. */
export interface RecordedParts {
  readonly client: { readonly binary: string; readonly version: string };
  readonly service: Service;
  readonly command: Pick<CommandModule<never>, 'flags' | 'positionals'>;
  readonly world: World;
  readonly reporter: Pick<Reporter, 'warn'>;
  /** Values of flags and arguments. */
  readonly args: Row;
  /** Returns a setting of the profile. */
  readonly setting: (name: string) => unknown;
  readonly isSandbox: boolean;
  /** Hides people in what is recorded. */
  readonly people?: People;
}

export interface RunRecording {
  readonly recorder: Recorder;
  /** The same for all runs of a recording, and different for another recording. */
  readonly id: string;
}

/** Opens the recording of a run, and writes the line of the run. */
export async function openRecording(file: string, parts: RecordedParts): Promise<RunRecording> {
  const { client, service, world, reporter } = parts;
  const path = isAbsolute(file) ? file : resolve(world.cwd, file);
  const recorder = createRecorder({
    ...{ path, client, world, reporter },
    env: environmentOf(parts),
    headers: headersOf(parts),
    hider: hidingPeople(createHider(secretsOf(parts)), parts.people),
  });
  await recorder.begin();
  return { recorder, id: beginningOf(path) };

  /** Returns the variables that decide which requests a run sends, and that a replay sets. */
  function environmentOf({ setting, isSandbox }: RecordedParts): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [name, variable] of Object.entries(service.variables)) {
      const stored = variable.setting === undefined ? undefined : setting(variable.setting);
      const fixed = isSandbox ? service.sandbox.variables[name] : undefined;
      const typed = isSandbox || variable.env === undefined ? undefined : world.env[variable.env];
      const value = typed || (stored === '' ? undefined : stored) || fixed;
      if (variable.env !== undefined && value !== undefined && value !== null) found[variable.env] = String(value);
    }
    const allows = allowVariable(service);
    if (world.env[allows] !== undefined) found[allows] = world.env[allows];
    return found;
  }
}

/** Returns the beginning of a recording, with the random id of its first run. */
function beginningOf(path: string): string {
  const { file } = openPlain(path);
  const bytes = Buffer.alloc(200);
  const length = readSync(file, bytes, 0, bytes.length, 0);
  closeSync(file);
  return createHash('sha256').update(bytes.subarray(0, length)).digest('hex').slice(0, 16);
}

/** Headers of responses that clients of all services use. */
const HEADERS = [
  ...['content-type', 'content-disposition', 'content-range', 'etag', 'last-modified', 'link', 'location'],
  ...['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
];

/** Returns the names of the headers of responses that the client may read. */
function headersOf({ service, command }: RecordedParts): Set<string> {
  const { waits, spent = {}, remaining = '', limit = '' } = service.rate;
  const named = JSON.stringify([service, command]).matchAll(/\bheader:([\w-]+)/gi);
  const all = [
    ...HEADERS,
    ...[...waits.map(({ header }) => header), ...Object.keys(spent), remaining, limit],
    ...service.createdId,
    ...[...named].map(([, name = '']) => name),
  ];
  const found = new Set(all.map((name) => name.toLowerCase()));
  for (const name of ['', 'set-cookie', 'authorization', 'www-authenticate']) found.delete(name);
  return found;
}

/** Returns what the spec marks as secret in the command, and the credentials of the environment. */
function secretsOf({ service, command, world, args }: RecordedParts): Secrets {
  const values: string[] = [];
  for (const [name, data] of Object.entries({ ...service.globals, ...command.positionals, ...command.flags })) {
    if (data.secret !== true && !wiresOf(data).some((wire) => wire.in === 'credential')) continue;
    values.push(...[args[name]].flat().filter((value) => typeof value === 'string'));
  }
  const variables = Object.values(service.credentials).flatMap((credential) => [
    credential.env ?? [],
    credential.kind === 'oauth' ? (credential.client.secret?.env ?? []) : [],
  ]);
  // A shorter one is the word that a sandbox accepts.
  values.push(
    ...variables
      .flat()
      .flatMap((name) => world.env[name] ?? [])
      .filter(({ length }) => length >= 8),
  );
  return { names: service.secrets ?? [], values };
}
