/** Which dialects a service uses, and which it opts into. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOfKey } from '../1-read/source.js';
import type { Report } from '../diagnostics/report.js';
import { propertiesOf, resolved } from './canonical.js';
import type { JsonSchema } from './derive.js';
import { dialectOf } from './schema/dialects/index.js';
import type { FileKind } from './validators.js';

/** Reports the first key of each dialect that the service does not opt into, and each dialect without a key. */
export function checkDialects(service: object, files: readonly (readonly [FileKind, object])[], report: Report): void {
  const { dialects: written } = service as { readonly dialects?: unknown };
  const declared: readonly unknown[] = Array.isArray(written) ? written : [];
  const used = new Set<string>();
  for (const [kind, value] of files) {
    for (const { dialect, owner, key } of dialectKeys(value, { $ref: `#/$defs/${kind}` })) {
      if (used.has(dialect)) continue;
      used.add(dialect);
      if (declared.includes(dialect)) continue;
      const line = `dialects: [${[...declared, dialect].join(', ')}]`;
      report.add('CS209', placeOfKey(owner, key), { key, dialect, line });
    }
  }
  for (const [index, dialect] of declared.entries()) {
    if (used.has(String(dialect))) continue;
    reportIdle(report, declared, index, 'no key of the dialect is written');
  }
}

interface DialectKey {
  readonly dialect: string;
  readonly owner: object;
  readonly key: string;
}

function* dialectKeys(value: unknown, rule: JsonSchema | undefined): Generator<DialectKey> {
  if (typeof value !== 'object' || value === null || rule === undefined) return;
  const shape = resolved(rule);
  const properties = propertiesOf(shape, value);
  for (const [key, inner] of Object.entries(value)) {
    const others = shape.additionalProperties === false ? undefined : shape.additionalProperties;
    const one = Array.isArray(value) ? shape.items : (properties[key] ?? others);
    const dialect = one === undefined ? undefined : (dialectOf(one) ?? dialectOf(resolved(one)));
    if (dialect !== undefined) yield { dialect, owner: value, key };
    yield* dialectKeys(inner, one);
  }
}
