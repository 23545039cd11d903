/** Prints values as YAML. */

// The rule forbids reading YAML; this file writes it.
// eslint-disable-next-line @typescript-eslint/no-restricted-imports
import { DUMP_SCHEMA, dump } from 'js-yaml';
import { isLosslessNumber, stringifyJson } from '../base/json.js';
import { cleanLines, escapeJson } from '../base/clean.js';
import type { Shape } from './shapes.js';

/** Numbers of any length are printed with their digits, as numbers. */
const numbers = DUMP_SCHEMA.tags
  .filter((tag) => tag.nodeKind === 'scalar')
  .filter(({ tagName }) => /:(?:int|float)$/.test(tagName))
  .map((tag) => ({
    ...tag,
    identify: (value: unknown) =>
      isLosslessNumber(value) ? /^-?\d+$/.test(String(value)) === tag.tagName.endsWith(':int') : tag.identify(value),
    represent: (value: unknown) => (isLosslessNumber(value) ? String(value) : tag.represent(value)),
  }));

const options = {
  schema: DUMP_SCHEMA.withTags(numbers),
  lineWidth: -1,
  noRefs: true,
  skipInvalid: true,
};

/** YAML has no escapes outside double quotes, so on a terminal unsafe characters are replaced. */
export function yamlText(value: unknown, terminal: boolean): string {
  const text = dumpText(value);
  return terminal ? cleanLines(text) : text;
}

function dumpText(value: unknown): string {
  try {
    return dump(value, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // The library fails on a text of several megabytes. JSON is valid YAML.
    const lines = Array.isArray(value) ? value.map((one) => `- ${stringifyJson(one)}`) : [stringifyJson(value)];
    return `${escapeJson(lines.join('\n'))}\n`;
  }
}

/** Prints a YAML sequence, item by item. */
export function yamlRows(terminal: boolean): Shape<string> {
  let started = false;
  return {
    rows: (some) => {
      started = true;
      return some.map((row) => yamlText([row], terminal)).join('');
    },
    end: () => (started ? '' : '[]\n'),
  };
}
