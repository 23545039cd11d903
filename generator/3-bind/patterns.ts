/** Checks that the regular expressions in service.yaml parse. */
import { placeOfValue } from '../1-read/source.js';
import type { ServiceSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';

export function checkPatterns(spec: ServiceSpec, report: Report): void {
  const check = (pattern: unknown, at: object, key: string | number) => {
    try {
      new RegExp(String(pattern));
    } catch (error) {
      const problem = (error as Error).message.replace(/^Invalid regular expression: /, '');
      report.add('CS431', placeOfValue(at, key), { problem });
    }
  };
  if (spec.catalogue?.amounts !== undefined) check(spec.catalogue.amounts, spec.catalogue, 'amounts');
  const { decimals = {} } = spec.catalogue ?? {};
  for (const pattern of Object.keys(decimals)) check(pattern, decimals, pattern);
  const lists: unknown[] = [];
  for (const variable of Object.values(spec.variables ?? {})) {
    if (variable['pattern'] !== undefined) check(variable['pattern'], variable, 'pattern');
    lists.push(variable['strip']);
  }
  for (const host of Object.values(spec.hosts ?? {})) lists.push(host['strip']);
  for (const list of lists)
    if (Array.isArray(list))
      list.forEach((pattern, index) => {
        check(pattern, list, index);
      });
}
