import type { Column } from '../contract/command.js';
import type { Globals } from '../contract/context.js';
import type { OutputRules } from '../contract/service.js';
import type { Row } from '../contract/values.js';

export interface ChoiceParts {
  readonly globals: Globals;
  readonly rules: OutputRules;
  /** Number of writes sent so far. */
  readonly written: () => number;
  readonly warn: (text: string) => void;
  /** Shared by the outputs of one run: whether the names of fields and columns have been checked. */
  readonly checked: { readonly fields: boolean };
}

/** Whether names of fields or columns have to be checked. */
export const choosesNames = ({ fields, columns, sort }: Globals): boolean =>
  fields !== undefined || columns !== undefined || sort !== undefined;

/** Returns the names that are chosen, in any way. */
export const chosenNames = ({ fields = [], columns, sort = [] }: Globals): readonly string[] => [
  ...fields,
  ...(columns?.names ?? []),
  ...sort.map((name) => name.replace(/^-/, '')),
];

/** What `--fields` and `--columns` choose of records. Without the flag nothing is loaded, checked or left out. */
export interface Choice {
  /** Checks the names by rows, unless it is known which fields there are. A write is done: it can only warn. */
  judge(rows: readonly Row[], columns: readonly Column[] | undefined): Promise<void>;
  /** Returns the chosen columns of these rows; undefined if none are chosen. */
  columns(rows: readonly Row[], columns: readonly Column[] | undefined): Promise<readonly Column[] | undefined>;
  /** Returns the rows with only the named fields. */
  selected(rows: readonly Row[], columns: readonly Column[] | undefined): Promise<readonly Row[]>;
  /** Checks the names by the first rows, then returns these with only the named fields. */
  projected(rows: readonly Row[], columns: readonly Column[] | undefined): Promise<readonly Row[]>;
}

export function createChoice({ globals, rules, written, warn, checked }: ChoiceParts): Choice {
  const { fields } = globals;
  const choice: Choice = {
    judge: async (rows, columns) => {
      if (!choosesNames(globals)) return;
      const { askedNames, checkFields, missingFields } = await import('./fields.js');
      if (written() === 0) {
        if (checked.fields) return;
        for (const asked of askedNames(globals)) await checkFields(asked, rows, columns, rules.unknownField);
        return;
      }
      if (!fields) return;
      const missing = rows.length === 0 ? [] : missingFields(fields, rows, columns);
      if (missing.length > 0)
        warn(`The result does not have the ${missing.length === 1 ? 'field' : 'fields'} ${missing.join(', ')}.`);
    },
    columns: async (rows, columns) => {
      if (!fields && !globals.columns) return undefined;
      const { chosenColumns, columnsNamed } = await import('./fields.js');
      if (fields) return chosenColumns(fields, columns, rules.fieldsOrder);
      return globals.columns && columnsNamed(globals.columns.names, columns, rows);
    },
    selected: async (rows, columns) => {
      if (!fields) return rows;
      const { project } = await import('./fields.js');
      return rows.map((row) => project(row, fields, columns));
    },
    projected: async (rows, columns) => {
      await choice.judge(rows, columns);
      return choice.selected(rows, columns);
    },
  };
  return choice;
}
