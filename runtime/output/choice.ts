/** Which fields and columns a user has chosen, and whether the records have them. */
import type { Column } from '../contract/command.js';
import type { Options } from '../contract/options.js';
import type { Output, Printing } from '../contract/run.js';
import type { OutputRules } from '../contract/service.js';
import type { Row } from '../contract/rows.js';
import { clean } from '../base/clean.js';
import { askedNames, refuseUnknown, chosenColumns, columnsNamed, missingFields, project } from './fields.js';

export interface ChoiceParts {
  readonly options: Options;
  readonly rules: OutputRules;
  /** Number of writes sent so far. */
  readonly written: () => number;
  readonly warn: (text: string) => void;
  readonly checked: Checked;
}

/** What the outputs of one run share: whether the names of fields and columns have been checked. */
export interface Checked {
  fields: boolean;
  /** Names of --fields, and names below known fields, that no row had so far, with the flag or setting that they are from. */
  open: Map<string, string>;
}

/** Whether names of fields or columns have to be checked. */
export const choosesNames = ({ fields, columns, sort }: Options): boolean =>
  fields !== undefined || columns !== undefined || sort !== undefined;

/** Returns the names that are chosen, in any way. */
export const chosenNames = ({ fields = [], columns, sort = [] }: Options): readonly string[] => [
  ...fields,
  ...(columns?.names ?? []),
  ...sort.map((name) => name.replace(/^-/, '')),
];

/** Returns the columns that names may choose. */
export const namedIn = ({ columns, derived }: Printing): readonly Column[] | undefined => columns ?? derived;

/** Returns those of the columns that the output shows or sorts by: a table shows all of them, unless names choose some. */
export function shownOf(
  columns: readonly Column[],
  { fields, columns: chosen, sort = [] }: Options,
  format: Output['format'],
): readonly Column[] {
  const isTabular = format === 'table' || format === 'csv';
  const names = fields ?? (isTabular ? chosen?.names : undefined);
  if (names === undefined && format === 'table') return columns;
  const wanted = [...(names ?? []), ...(isTabular ? sort : [])].map((name) => name.replace(/^-/, '').toLowerCase());
  return columns.filter(({ key, header }) => [key, header].some((name) => wanted.includes(name.toLowerCase())));
}

/** What `--fields` and `--columns` choose of records. Without these flags nothing is checked or left out. */
export interface Choice {
  /** Checks the names by rows, unless the fields are known. After a write, a wrong name is only a warning. */
  judge(rows: readonly Row[], columns: readonly Column[] | undefined): void;
  /** Remembers which of the open names these rows have. */
  saw(rows: readonly Row[], columns: readonly Column[] | undefined): void;
  /** Warns, after the last row, of the names that none had. */
  end(): void;
  /** Returns the chosen columns of these rows; undefined if none are chosen. */
  columns(rows: readonly Row[], columns: readonly Column[] | undefined): readonly Column[] | undefined;
  /** Returns the rows with only the named fields. */
  selected(rows: readonly Row[], columns: readonly Column[] | undefined): readonly Row[];
  /** Checks the names by all rows, then returns these with only the named fields. */
  projected(rows: readonly Row[], columns: readonly Column[] | undefined): readonly Row[];
}

export function createChoice({ options, rules, written, warn, checked }: ChoiceParts): Choice {
  const { fields } = options;
  let rowsSeen = 0;
  const choice: Choice = {
    judge: (rows, columns) => {
      if (!choosesNames(options)) return;
      if (written() === 0) {
        if (checked.fields) return;
        for (const asked of askedNames(options)) refuseUnknown(asked, rows, columns, rules.unknownField);
        return;
      }
      const missing = rows.length === 0 ? [] : missingFields(fields ?? [], rows, columns);
      if (missing.length > 0) warn(`The result does not have the ${listed(missing)}.`);
    },
    saw: (rows, columns) => {
      if (checked.open.size === 0 || !choosesNames(options)) return;
      rowsSeen += rows.length;
      const missing = new Set(missingFields([...checked.open.keys()], rows, columns));
      for (const name of checked.open.keys()) if (!missing.has(name)) checked.open.delete(name);
    },
    end: () => {
      const { open } = checked;
      // After a write, a warning has named the missing fields already.
      if (rowsSeen === 0 || written() > 0) return;
      for (const by of new Set(open.values())) {
        const names = [...open.keys()].filter((name) => open.get(name) === by);
        warn(`No record has the ${listed(names.map(clean))} of ${by}.`);
      }
      open.clear();
    },
    columns: (rows, columns) => {
      if (fields) return chosenColumns(fields, columns, rules.fieldsOrder);
      return options.columns && columnsNamed(options.columns.names, columns, rows);
    },
    selected: (rows, columns) => (fields ? rows.map((row) => project(row, fields, columns)) : rows),
    projected: (rows, columns) => {
      choice.judge(rows, columns);
      choice.saw(rows, columns);
      choice.end();
      return choice.selected(rows, columns);
    },
  };
  return choice;
}

const listed = (names: readonly string[]): string => `${names.length === 1 ? 'field' : 'fields'} ${names.join(', ')}`;
