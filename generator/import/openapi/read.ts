/** Reads and checks an OpenAPI description. */
import { problemOf } from './invalid.js';
import { withoutDangling } from './dangling.js';
import { withOverlays, type Overlay } from './overlay.js';
import type { Description, Finding } from './types.js';

/** A description, or why it cannot be imported: complete sentences. */
export type Read =
  { readonly description: Description; readonly findings: readonly Finding[] } | { readonly errors: readonly string[] };

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
 *
 * @param strict refuses a description with an error; otherwise what can be read is read, and the errors are listed
 * @param overlays changes of the description
 */
export async function readDescription(file: string, strict = false, overlays: readonly Overlay[] = []): Promise<Read> {
  const { bundle, dereference, parse, validate } = await import('@readme/openapi-parser');
  const options = {
    resolve: { file: true },
    validate: { rules: { openapi: tolerated } },
  };
  try {
    const parsed = (await parse(file)) as object;
    // References to other files are resolved before, so that an overlay changes one document.
    const changed =
      overlays.length === 0
        ? { description: parsed, findings: [] }
        : await withOverlays((await bundle(file, options)) as object, overlays);
    if ('errors' in changed) return changed;
    const raw = changed.description;
    const version = 'openapi' in raw ? String(raw.openapi) : '';
    if (!version.startsWith('3.')) {
      const found = version === '' ? 'it has no key `openapi`' : `it is OpenAPI ${version}`;
      return { errors: [`${file} is not an OpenAPI 3 description: ${found}. Convert it to OpenAPI 3 first.`] };
    }
    const remote = referenceIn(raw, /^(?:https?:)?\/\//);
    if (remote !== undefined) {
      return {
        errors: [
          `${file} refers to ${remote}, and nothing is downloaded. Store that file next to it, and refer to the file.`,
        ],
      };
    }
    const { description: repaired, findings: dangling } = withoutDangling(raw);
    const findings = [...changed.findings, ...dangling];
    const isWhole =
      overlays.length === 0 && (strict || findings.length === 0 || referenceIn(raw, /^[^#]/) !== undefined);
    // An object has no place, so that files that it refers to would not be found. The parser changes what it is passed.
    const source = (): Parameters<typeof validate>[0] =>
      isWhole ? file : (structuredClone(repaired) as Exclude<Parameters<typeof validate>[0], string>);
    const whole = await validate(source(), options);
    // The check does not follow a reference to a file with circular schemas, so that an operation there lacks its responses.
    const result = whole.valid || !isWhole ? whole : await validate(await bundle(file, options), options);
    if (!result.valid) {
      // The check reads the description in the same way.
      const bundled = isWhole ? await bundle(file, options) : source();
      const read = await dereference(bundled, { ...options, dereference: { circular: 'ignore' } });
      const problems = result.errors.map(({ message }) => problemOf(message, read));
      const isUseful = Object.keys((raw as Description).paths ?? {}).length > 0;
      if (strict || !isUseful) return { errors: problems.map((problem) => `${file} is not valid: ${problem}`) };
      const description = (await dereference(source(), options)) as unknown as Description;
      return { description, findings: [...findings, ...problems.map(findingOf)] };
    }
    const description = (await dereference(source(), options)) as unknown as Description;
    const warnings = result.warnings.map(({ message }) => ({ pointer: '#', problem: message.trim() }));
    return { description, findings: [...findings, ...warnings] };
  } catch (error) {
    return { errors: [`Cannot read ${file}: ${(error as Error).message}`] };
  }
}

/** Returns a message of the parser as a finding; it may begin with a pointer. */
function findingOf(message: string): Finding {
  const [, pointer = '#', problem = ''] = /^(?:(#\S*) )?(.*)$/s.exec(message) ?? [];
  return { pointer, problem: `the description is not valid there: ${problem}` };
}

/** Returns the first reference of a form. */
function referenceIn(value: unknown, form: RegExp): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string' && form.test(inner)) return inner;
    const found = referenceIn(inner, form);
    if (found !== undefined) return found;
  }
  return undefined;
}
