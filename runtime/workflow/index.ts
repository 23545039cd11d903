/**
 * For workflows and sandboxes. A separate entry point: every command of a generated client loads `cmdspec-runtime`, which
 * needs none of this to start.
 */
export { parallelMap } from '../base/parallel-map.js';
export { isFinal, many, stopRule } from './bulk.js';
export { commandLine } from './command-line.js';
export { noteCut } from '../pipeline/limit-notes.js';
export { showsNames } from '../pipeline/record-names.js';
export { shaped, type Shape, type Shaped } from '../base/shape.js';
export { isRealDay } from '../base/timestamp.js';
export { clean } from '../base/clean.js';
export { compareDecimals, decimalOf, decimalSum, type ScaledDecimal } from '../base/decimals.js';
export { defined } from '../base/defined.js';
export { CliError, Interrupted } from '../base/errors.js';
export { localName } from '../base/file-name.js';
export { exactNumber, LosslessNumber, parseJson, plainText, stringifyJson } from '../base/json.js';
export { isSafeKey } from '../base/objects.js';
export { isObject } from '../base/objects.js';
export { firstKey, getPath, setPath } from '../base/paths.js';
export { openPlain, readPlain, unreadable } from '../state/read.js';
export { isTemporary, pinFolder, writeAtomic } from '../state/atomic.js';
export { refuseLater } from '../state/format.js';
export { withLock } from '../state/lock.js';
export {
  checkFolder,
  isRunFile,
  LOCK,
  MANIFEST,
  openFolder,
  sweep,
  sweepLock,
  writeError,
  type Folder,
} from '../copy/folder.js';
export { appendLines, readLines } from '../copy/lines.js';
export { arrayOf, changedFiles, writeFiles, type RowFile } from '../copy/derived.js';
export { timesIn } from '../copy/declared.js';
export { tablesOf, VIEWS, writeSchema } from '../copy/tables/schema.js';
export { columnsOf, viewsSql, type View, type Column as ViewColumn } from '../copy/tables/view-text.js';
export type { TapStream } from '../copy/singer/catalog.js';
export type { CopyOptions, Start } from '../copy/copy.js';
export type * from '../copy/journal.js';
export type * from '../copy/positions.js';
export type * from '../copy/store.js';
export type * from '../copy/types.js';
export type * from '../contract/catalogue.js';
export type * from '../contract/command.js';
export type * from '../contract/context.js';
export type * from '../contract/options.js';
export type * from '../contract/run.js';
export type * from '../contract/credential.js';
export type * from '../contract/custom-fields.js';
export type * from '../contract/dialect.js';
export type * from '../contract/failure.js';
export type * from '../contract/hook.js';
export type * from '../contract/http.js';
export type * from '../contract/reporter.js';
export type * from '../contract/resource.js';
export type * from '../contract/service.js';
export type * from '../contract/tables.js';
export type * from '../contract/kinds.js';
export type * from '../contract/rows.js';
export type * from './types.js';
