/** Reads an OpenAPI description: what can be read, and a list of the rest. */
import { resolve } from 'node:path';
import { loadDocument } from './documents.js';
import { withOverlays, type Overlay } from './overlay.js';
import { findReferences } from './references.js';
import type { Description, Finding } from './types.js';
import { removeUnusable } from './usable.js';

/** A description, or why it cannot be imported: complete sentences. */
export type Read =
  { readonly description: Description; readonly findings: readonly Finding[] } | { readonly errors: readonly string[] };

/**
 * Reads an OpenAPI 3 or Swagger 2 description in JSON or YAML, with references to local files. References are replaced
 * by their targets, so the schemas of records that contain their own kind are circular. Nothing is downloaded.
 *
 * @param strict refuses a description with an error; otherwise what can be read is read, and the errors are listed
 * @param overlays changes of the description
 */
export async function readDescription(file: string, strict = false, overlays: readonly Overlay[] = []): Promise<Read> {
  try {
    const { value, findings } = await loadDocument(file, strict);
    const version = versionOf(value);
    if (version === undefined) {
      const found =
        typeof value === 'object' && value !== null ? 'it has no key `openapi` or `swagger`' : 'it is not an object';
      return { errors: [`${file} is not an OpenAPI description: ${found}.`] };
    }
    if (!/^(?:2|3)(?:\.|$)/.test(version))
      return { errors: [`${file} is not an OpenAPI 3 or Swagger 2 description: it has the version ${version}.`] };
    const refused = (found: readonly Finding[]): Read => ({
      errors: found.map(({ pointer, problem }) => `${file} is not valid: ${pointer} ${problem}`),
    });
    const read = (path: string) => loadDocument(path, strict);
    const original = async () => (await findReferences(value, resolve(file), read)).bundle();
    const errors: Finding[] = [];
    if (strict) {
      const { errorsOf } = await import('./validity.js');
      errors.push(...(await errorsOf(await original(), version)));
    }
    // An overlay changes one document, which has the content of other files.
    const changed =
      overlays.length === 0
        ? { description: value as object, findings: [] }
        : await withOverlays((await original()) as object, overlays);
    if ('errors' in changed) return changed;
    const isOld = version.startsWith('2');
    const root = isOld ? await converted(changed.description) : changed.description;
    const references = await findReferences(root, resolve(file), read);
    const faults = [...errors, ...findings, ...references.replace(), ...removeUnusable(root)];
    const description = root as Description;
    const isUseful = Object.values(description.paths ?? {}).some((item) => Object.keys(item).length > 0);
    if (faults.length > 0 && (strict || !isUseful)) return refused(faults);
    const note = 'the description was converted from Swagger 2, and pointers are places in its OpenAPI 3 form';
    const notes = [...(isOld ? [{ pointer: '#', problem: note }] : []), ...changed.findings];
    return { description, findings: [...notes, ...faults] };
  } catch (error) {
    return { errors: [`Cannot read ${file}: ${(error as Error).message}`] };
  }
}

/** Returns the version of a description; YAML may have read it as a number. */
function versionOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { openapi, swagger } = value as { readonly openapi?: unknown; readonly swagger?: unknown };
  const version = openapi ?? swagger;
  return typeof version === 'string' || typeof version === 'number' ? String(version) : undefined;
}

/** Returns a Swagger 2 description as OpenAPI 3. */
async function converted(description: object): Promise<object> {
  const { default: swagger } = await import('swagger2openapi');
  type Options = Parameters<typeof swagger.convertObj>[1];
  const options = { patch: true, warnOnly: true, resolveInternal: false };
  const { openapi } = await swagger.convertObj(
    { ...description, swagger: '2.0' } as Parameters<typeof swagger.convertObj>[0],
    options as unknown as Options,
  );
  return openapi;
}
