import type { Documents } from '../1-read/load.js';
import type { Report } from '../diagnostics/report.js';
import { createShape } from './shape.js';

let check: ReturnType<typeof createShape> | undefined;

/** Every file of a service against the schema of the language. */
export function shape({ service, groups, standard }: Documents, report: Report): void {
  check ??= createShape();
  if (!check('service', service.value, report)) return groups.forEach(({ value }) => check?.('group', value, report));
  const used = new Set((service.value as { standard?: readonly string[] }).standard ?? []);
  for (const [name, { value }] of standard) if (used.has(name)) check('group', value, report);
  for (const { value } of groups) check('group', value, report);
}
