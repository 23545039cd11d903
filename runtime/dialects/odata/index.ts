/** OData versions 2 and 3 in JSON: values, keys, dates, rows, filters and a catalogue of resources. Independent of any service. */
export { dateTime, guid, keyLiteral, literal, padded, quoted } from './literals.js';
export { stamp, stampText } from './dates.js';
export { normalizeRow, plainRow, recordOf, rowsOf } from './rows.js';
export { inForm } from './formats.js';
export { comparedField, enclosed, fillTerm, joinTerms } from './terms.js';
export {
  findResource,
  loadCatalogue,
  needField,
  needResource,
  suggestResources,
  type CatalogueData,
  type CatalogueField,
  type CatalogueRecord,
  type Resource,
} from './catalogue.js';
export { batchesOf, MOST_FOUND, rowsWith, type Batch, type Wanted } from './batch.js';
export { nearestRows, nearQuery } from './near.js';
export { checkNames, namesIn, needPath } from './names.js';
export { checkBody, type BodyReport } from './body.js';
export { jsonValue, knownValues, matchTerm, readPairs, type Assignment, type Fields } from './assign.js';
export { filledColumns, selectedColumns, tableColumns } from './columns.js';
export { countRows } from './count.js';
export { bareCodes } from './padding.js';
export { checkParameters, exchangedCalls } from './query.js';
export { referenceTo, type ReferenceRules } from './reference.js';
export { openSubject } from './subject.js';
export { fits, typeOf } from './types.js';
