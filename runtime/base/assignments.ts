/** Checks that each field gets one value. */
import { clean } from './clean.js';
import { CliError } from './errors.js';

export interface Assigned {
  /** Key of the field, the same for all of its names. */
  readonly field: string;
  readonly text: string;
  /** Name of the field in messages; default: `field`. */
  readonly name?: string;
}

const ONE = 'A field has one value: leave one out.';
/** For a field by name: whether it holds options is not known yet. */
export const ONE_OR_OPTIONS = 'Leave one out; several options are written as one value, with commas between them.';

/**
 * Returns assignments with one value per field. The same value twice counts once: scripts add flags to those of others, and
 * nothing is lost.
 *
 * @throws CliError `input` for a field with two values, of which only one could be sent
 */
export function oneValueEach<T>(
  all: readonly T[],
  label: string,
  read: (one: T) => Assigned,
  remedy = ONE,
): readonly T[] {
  const texts = new Map<string, string>();
  return all.filter((one) => {
    const { field, text, name = field } = read(one);
    const before = texts.get(field);
    texts.set(field, text);
    if (before === undefined || before === text) return before === undefined;
    throw new CliError(
      'input',
      `${label} has two values for ${clean(name)}: ${shown(before)} and ${shown(text)}.`,
      remedy,
    );
  });
}

function shown(text: string): string {
  return `"${clean(text.length > 60 ? `${text.slice(0, 60)}…` : text)}"`;
}
