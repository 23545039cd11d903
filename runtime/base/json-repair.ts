/** Repairs JSON with the slips that people and language models make. */

/** A longer text is in a file, whose correction nobody reads in an error. */
const LONGEST = 2000;

const TEXTS = /"(?:\\.|[^"\\])*"/.source;
const SLIPS = new RegExp(
  `${TEXTS}|'((?:\\\\.|[^'\\\\"])*)'|//[^\\n]*|/\\*[^]*?\\*/|(?<=[{,]\\s*)([A-Za-z_]\\w*)(?=\\s*:)|\\b(True|False|None)\\b`,
  'g',
);
const COMMAS = new RegExp(`(${TEXTS})|,(?=\\s*[}\\]])`, 'g');

/**
 * Returns the JSON that a text means: without comments and trailing commas, with double quotes around keys and texts, and with
 * the constants of JSON. Returns undefined if it is not JSON then either.
 */
export function repairJson(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const repaired = text
    .replace(SLIPS, (found: string, single?: string, key?: string, constant?: string) => {
      if (single !== undefined) return `"${single.replaceAll("\\'", "'")}"`;
      if (key !== undefined) return `"${key}"`;
      if (constant !== undefined) return constant === 'None' ? 'null' : constant.toLowerCase();
      return found.startsWith('"') ? found : '';
    })
    .replace(COMMAS, (_found, string?: string) => string ?? '')
    .trim();
  try {
    JSON.parse(repaired);
    return repaired;
  } catch {
    return undefined;
  }
}
