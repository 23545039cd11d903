import { defined } from '../../runtime/base/defined.js';
import type { Context } from '../../runtime/contract/context.js';
import type { Row } from '../../runtime/contract/values.js';
import { flagFields } from './lib/flags.js';
import { attach } from './lib/documents.js';
import { readFiles } from './lib/files.js';
import { lineBody, negative, parseLines, type Line, type LineNotation } from './lib/line.js';
import { printMade, write } from './lib/record.js';
import { findTarget } from './lib/target.js';

interface Args {
  readonly customer: string;
  readonly journal: string;
  readonly line: readonly string[];
  readonly 'credit-note'?: boolean;
  readonly description?: string;
  readonly date?: string;
  readonly invoice?: string;
  readonly file?: readonly string[];
  readonly with: { readonly resource: string };
}

const NOTATION: LineNotation = {
  head: 'amount',
  fields: ['GLAccount', 'AmountFC'],
  options: {
    vat: { field: 'VATCode', kind: 'text' },
    'vat-amount': { field: 'VATAmountFC', kind: 'amount' },
    from: { field: 'From', kind: 'date' },
    to: { field: 'To', kind: 'date' },
    quantity: { field: 'Quantity', kind: 'number' },
    'cost-center': { field: 'CostCenter', kind: 'text' },
    'cost-unit': { field: 'CostUnit', kind: 'text' },
  },
  spans: [['from', 'to']],
};

/** Type of a credit note; a plain entry gets its type from the service. */
const CREDIT_NOTE = 21;
const DOCUMENT_TYPE = 10;

/** Amounts of a credit note are negative, however they were typed. */
function credited(line: Line): Line {
  const values = Object.entries(line.values).map(([field, value]) => [
    field,
    field === 'AmountFC' || field === 'VATAmountFC' ? { ...value, text: negative(value.text) } : value,
  ]);
  return { ...line, values: Object.fromEntries(values) as Line['values'] };
}

/** Books a sales entry or a credit note, with one new document for its files. */
export default async function createSalesEntry(args: Args, context: Context): Promise<void> {
  const { line: texts, file, ...flags } = args;
  const credit = args['credit-note'] === true;
  const lines = parseLines(texts, NOTATION).map((line) => (credit ? credited(line) : line));
  const files = await readFiles(file ?? [], context);
  const target = await findTarget(args, context);

  const header = await flagFields(flags as unknown as Row, context);
  const bodies: Row[] = [];
  for (const line of lines) {
    bodies.push(lineBody(line, NOTATION, await context.resolve('gl-account', line.subject)));
  }
  const document =
    files.length === 0
      ? undefined
      : await attach(context, target, files, {
          Subject: args.description ?? files[0]?.name ?? '',
          Type: DOCUMENT_TYPE,
          Account: header['Customer'],
          ...defined({ DocumentDate: args.date }),
        });
  const body: Row = {
    ...header,
    ...(credit ? { Type: CREDIT_NOTE } : {}),
    ...defined({ Document: document }),
    SalesEntryLines: bodies,
  };
  try {
    const made = await write({ method: 'POST', path: target.path, body, effect: 'create' }, target, context);
    await printMade(made, target, context);
  } catch (error) {
    if (document !== undefined && context.http.written > 0) {
      context.warn(`Document ${document} was made for this entry and belongs to nothing now.`);
    }
    throw error;
  }
}
