/**
 * The format of a stored file. Content says its number under `format`; content without one has the first format. A client reads the earlier
 * formats of its files, and refuses a later one: it would misread the file, and lose what it does not know when it writes.
 */
import { CliError } from '../base/errors.js';
import { parseObject } from '../base/json.js';
import { isObject } from '../base/objects.js';
import type { Failure } from '../contract/failure.js';

export interface FormatRules {
  /** Names the file in the message. */
  readonly path: string;
  readonly refusal: Failure;
  /** The format that this client writes; default: the first one. */
  readonly format?: number;
  /** The field with the number, for files that have another name for it. */
  readonly field?: 'format' | 'v' | 'version';
  readonly client?: string;
}

/** @throws CliError for content of a later format */
export function refuseLater(
  content: unknown,
  { path, refusal, format = 1, field = 'format', client = 'this client' }: FormatRules,
): void {
  const found = isObject(content) ? content[field] : undefined;
  if (typeof found !== 'number' || found <= format) return;
  throw new CliError(
    refusal,
    `${path} was written by a later version of ${client}. Nothing was written.`,
    `Update ${client}.`,
  );
}

/**
 * Checks a text that is not JSON in its present format. A later one begins with a line of JSON that says its format.
 *
 * @throws CliError for a text of a later format
 */
export function refuseLaterText(text: string, rules: FormatRules): void {
  if (text.startsWith('{')) refuseLater(parseObject(text.split('\n', 1)[0] ?? ''), rules);
}
