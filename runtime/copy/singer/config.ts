/** The files that a runner passes to a Singer tap: its settings, the catalog and the state. */
import { CliError } from '../../base/errors.js';
import { parseJson } from '../../base/json.js';
import { isObject } from '../../base/objects.js';
import { readTimestamp } from '../../base/timestamp.js';
import { nearest } from '../../base/suggestions.js';
import { readPlain, unreadable } from '../../state/read.js';

/** Maximum bytes of a file. */
const MOST = 64 * 1024 * 1024;

/** Settings that have an effect, and `user_agent`, which every tap accepts. */
const KNOWN = ['start_date', 'user_agent'];

const SECRET = /token|secret|passw|credential|api_?key|access_?key|auth/i;

/**
 * Returns the JSON in a file.
 *
 * @param flag names the file in errors
 * @throws CliError `input` for a file that cannot be read, or has no JSON
 */
export function readJsonFile(path: string, flag: string): unknown {
  let text: string;
  try {
    text = readPlain(path, MOST).toString('utf8');
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError('input', `The file of ${flag} cannot be read: ${path}: ${unreadable(error)}.`);
  }
  try {
    return parseJson(text);
  } catch (error) {
    throw new CliError('input', `The file of ${flag} is not JSON: ${path}: ${(error as Error).message}`);
  }
}

/**
 * Returns the time from which a first run reads, of the settings of a runner.
 *
 * @throws CliError `input` for another setting: credentials belong to the profile, and one without an effect would mislead
 */
export function startIn(config: unknown, binary: string): string | undefined {
  if (!isObject(config)) throw new CliError('input', 'The file of --config is not a JSON object.');
  for (const name of Object.keys(config)) {
    if (KNOWN.includes(name)) continue;
    if (SECRET.test(name)) {
      throw new CliError(
        'input',
        `The file of --config has a credential: ${name}. It is not used.`,
        `Remove it. Credentials come from the profile: run "${binary} auth login" once, and choose a profile with --profile.`,
      );
    }
    const suggestions = nearest(name, KNOWN);
    throw new CliError('input', `Unknown setting in --config: ${name}.`, `Known settings: ${KNOWN.join(', ')}.`, {
      suggestions,
    });
  }
  const { start_date: start } = config;
  if (start === undefined || start === null || start === '') return undefined;
  const read = typeof start === 'string' ? readTimestamp(start) : { wrong: 'must be a text' };
  if ('wrong' in read) throw new CliError('input', `start_date in --config ${read.wrong}.`);
  return read.value;
}
