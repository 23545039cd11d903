/** The shape pass: checks the files of a service, and puts their keys in canonical order. */
import type { Document, Documents } from '../1-read/load.js';
import type { Report } from '../diagnostics/report.js';
import { canonical } from './canonical.js';
import { checkDialects } from './dialects.js';
import { createShape } from './shape.js';
import type { FileKind } from './validators.js';

let creating: ReturnType<typeof createShape> | undefined;

/** Checks the files of a service against the schema. @returns the files with their keys in canonical order. */
export async function shape({ service, groups, standard, ...rest }: Documents, report: Report): Promise<Documents> {
  const check = await (creating ??= createShape());
  const checked = (document: Document, kind: FileKind): Document =>
    check(kind, document.value, report)
      ? { ...document, value: canonical(document.value, { $ref: `#/$defs/${kind}` }) as object }
      : document;
  const known = checked(service, 'service');
  const named = (service.value as { standard?: unknown }).standard;
  const used = new Set(Array.isArray(named) ? named : []);
  const files = [...groups, ...[...standard].flatMap(([name, document]) => (used.has(name) ? [document] : []))];
  checkDialects(
    service.value,
    [['service', service.value], ...files.map(({ value }) => ['group', value] as const)],
    report,
  );
  return {
    ...rest,
    service: known,
    groups: groups.map((document) => checked(document, 'group')),
    standard: new Map(
      [...standard].map(([name, document]) => [name, used.has(name) ? checked(document, 'group') : document]),
    ),
  };
}
