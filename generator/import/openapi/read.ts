/** Reads and checks an OpenAPI description. */
import { problemOf } from './invalid.js';
import type { Description } from './types.js';

/** A description, or why it cannot be imported: complete sentences. */
export type Read =
  { readonly description: Description; readonly warnings: readonly string[] } | { readonly errors: readonly string[] };

/** Faults that do not prevent an import, because each spoils one detail only. */
const tolerated = {
  'array-without-items': 'warning',
  'duplicate-non-request-body-parameters': 'warning',
  'duplicate-operation-id': 'warning',
  'invalid-security-scheme-properties': 'warning',
  'non-optional-path-parameters': 'warning',
  'path-parameters-not-in-parameters': 'warning',
  'path-parameters-not-in-path': 'warning',
} as const;

/**
 * Reads an OpenAPI 3 description in JSON or YAML, with references to local files. References are replaced by their
 * targets, so the schemas of records that contain their own kind are circular. Nothing is downloaded.
 */
export async function readDescription(file: string): Promise<Read> {
  const { bundle, dereference, parse, validate } = await import('@readme/openapi-parser');
  const options = {
    resolve: { file: true },
    validate: { rules: { openapi: tolerated } },
  };
  try {
    const raw = (await parse(file)) as object;
    const version = 'openapi' in raw ? String(raw.openapi) : '';
    if (!version.startsWith('3.')) {
      const found = version === '' ? 'it has no key `openapi`' : `it is OpenAPI ${version}`;
      return { errors: [`${file} is not an OpenAPI 3 description: ${found}. Convert it to OpenAPI 3 first.`] };
    }
    const remote = remoteReference(raw);
    if (remote !== undefined) {
      return {
        errors: [
          `${file} refers to ${remote}, and nothing is downloaded. Store that file next to it, and refer to the file.`,
        ],
      };
    }
    const whole = await validate(file, options);
    // The check does not follow a reference to a file with circular schemas, so that an operation there lacks its responses.
    const result = whole.valid ? whole : await validate(await bundle(file, options), options);
    if (!result.valid) {
      // The check reads the description in the same way.
      const read = await dereference(await bundle(file, options), { ...options, dereference: { circular: 'ignore' } });
      return { errors: result.errors.map(({ message }) => `${file} is not valid: ${problemOf(message, read)}`) };
    }
    const description = (await dereference(file, options)) as unknown as Description;
    return { description, warnings: result.warnings.map(({ message }) => message.trim()) };
  } catch (error) {
    return { errors: [`Cannot read ${file}: ${(error as Error).message}`] };
  }
}

/** Returns the first reference to another host. */
function remoteReference(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string' && /^(?:https?:)?\/\//.test(inner)) return inner;
    const found = remoteReference(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
