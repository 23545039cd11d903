/** The version of the language that a spec is written for. */
import type { Report } from '../diagnostics/report.js';
import { placeOf, placeOfValue, shownPath } from './source.js';

/** The version that this compiler reads. `generator/migrate/` turns each older one into the next. */
export const languageVersion = 1;

/** Returns the version in a service.yaml: 0 if it has none, `undefined` if it is not a whole number. */
export function languageOf(service: object): number | undefined {
  const { language = 0 } = service as { language?: unknown };
  return Number.isInteger(language) ? Number(language) : undefined;
}

/** Reports a spec that is written for another version. A value that is not a version is left to the schema. */
export function checkLanguage(service: object, folder: string, report: Report): void {
  const written = languageOf(service);
  if (written === undefined || written === languageVersion) return;
  if (written > languageVersion) {
    reportNewer(service, written, report);
    return;
  }
  const { source, start } = placeOf(service);
  const at = written === 0 ? { source, start, end: start + 1 } : placeOfValue(service, 'language');
  const what = written === 0 ? 'the spec has no `language:`' : `the spec is written for language ${String(written)}`;
  const path = shownPath(folder);
  const command = `cmdspec migrate${path === 'specs' ? '' : ` --specs ${path}`}`;
  report.add('CS111', at, { what, read: languageVersion, command });
}

/** Reports a spec that no migration leads back from. */
export function reportNewer(service: object, written: number, report: Report): void {
  report.add('CS112', placeOfValue(service, 'language'), { written, read: languageVersion });
}
