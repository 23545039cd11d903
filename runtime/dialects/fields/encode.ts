/** Fields of a body that are set by name. */
import type { Run } from '../../contract/run.js';
import type { EncodeOptions, Pair } from '../../contract/dialect.js';
import type { CustomFields } from '../../contract/custom-fields.js';
import type { Row } from '../../contract/rows.js';
import { ONE_OR_OPTIONS, oneValueEach, type Assigned } from '../../base/assignments.js';
import { CliError } from '../../base/errors.js';
import { plainText } from '../../base/json.js';
import { getPath } from '../../base/paths.js';
import { definitionsOf, fieldRules } from './definitions.js';
import type { Definition } from '../../contract/custom-fields.js';
import { checkSettable, findField } from './find.js';
import { CLEARED, type Money, encodeValue } from './field-values.js';

/** Adds fields by name or code to a body, see `FieldDialect`. */
export async function encodeFields(
  context: Run,
  entity: string,
  pairs: readonly Pair[],
  body: Readonly<Row>,
  { record, clears = false, label = 'The record' }: EncodeOptions = {},
): Promise<Row> {
  const rules = fieldRules(context, entity);
  if (!rules || pairs.length === 0) return { ...body };
  const definitions = await definitionsOf(context, entity, rules, async (list) => {
    try {
      for (const [name, text] of pairs) {
        const field = await findField(context, entity, rules, list, name.trim());
        if (!isName(field, text, clears)) encodeValue(field, text, { clears });
      }
      return true;
    } catch (error) {
      if (error instanceof CliError) return false;
      throw error;
    }
  });
  const values = new Map<Definition, unknown>();
  const amounts = new Map<Definition, Money>();
  const found: Typed[] = [];
  for (const [name, text] of pairs) {
    const field = await findField(context, entity, rules, definitions, name.trim());
    checkSettable(field, rules);
    found.push({ field, text });
  }
  // A field can be written by its name and by its code.
  const named = ({ field: { code, name }, text }: Typed): Assigned => ({ field: code, text, name });
  const typed = oneValueEach(found, label, named, ONE_OR_OPTIONS);
  for (const { field, text } of await withIds(typed, body, clears, context)) {
    const encoded = encodeValue(field, text, { clears });
    amounts.delete(field);
    values.set(field, encoded.value);
    if (encoded.money) amounts.set(field, encoded.money);
  }
  const top = new Map(Object.entries(body));
  for (const [field, value] of values) if (!field.custom) top.set(field.code, value);
  for (const [field, { currency }] of amounts) {
    if (!field.custom && currency !== undefined && rules.currency !== undefined) top.set(rules.currency, currency);
  }
  // The currency of custom money may come with a standard field, so custom fields are set last.
  const custom = rules.under === '' ? top : new Map(Object.entries(nestedPart(body, rules)));
  for (const [field, value] of values) {
    if (!field.custom) continue;
    const money = amounts.get(field);
    custom.set(field.code, money ? await complete(field, money, rules, Object.fromEntries(top), record) : value);
  }
  if (rules.under !== '' && custom.size > 0) top.set(rules.under, Object.fromEntries(custom));
  return Object.fromEntries(top);
}

interface Typed {
  readonly field: Definition;
  readonly text: string;
}

/** Whether a value is a name that is looked up. */
const isName = ({ reference }: Definition, text: string, clears: boolean): boolean =>
  reference !== undefined && text.trim() !== '' && !(clears && text === CLEARED);

/**
 * Returns the values with ids in place of names. A record that belongs to another one comes after it, because the other one
 * can decide between records of the same name.
 */
async function withIds(
  typed: readonly Typed[],
  body: Readonly<Row>,
  clears: boolean,
  { service, resolve }: Run,
): Promise<readonly Typed[]> {
  const named = typed.filter(({ field, text }) => isName(field, text, clears));
  if (named.length === 0) return typed;
  const withinOf = ({ field: { reference } }: Typed) => service.references[reference ?? '']?.scan?.within;
  const last = (one: Typed): number => (withinOf(one) === undefined ? 0 : 1);
  const ids = new Map<Typed, string>();
  for (const one of named.toSorted((a, b) => last(a) - last(b))) {
    const within = withinOf(one);
    const other = typed.findLast(({ field }) => field.code === within?.field);
    const owner = other === undefined ? body[within?.field ?? ''] : (ids.get(other) ?? other.text);
    const params =
      within === undefined || owner === undefined || owner === null ? {} : { [within.flag]: plainText(owner) };
    ids.set(one, await resolve(one.field.reference ?? '', one.text.trim(), params));
  }
  return typed.map((one) => ({ ...one, text: ids.get(one) ?? one.text }));
}

function nestedPart(body: Readonly<Row>, rules: CustomFields): Row {
  const part = body[rules.under];
  if (part === undefined || part === null) return {};
  if (typeof part === 'object' && !Array.isArray(part)) return part as Row;
  throw new CliError('input', `\`${rules.under}\` in the body must be a JSON object.`, 'Write its values by key.');
}

async function complete(
  field: Definition,
  money: Money,
  rules: CustomFields,
  body: Row,
  record: EncodeOptions['record'],
): Promise<unknown> {
  const currency = money.currency ?? currencyOf(body, rules) ?? currencyOf(await record?.(), rules);
  if (currency !== undefined) return { value: money.amount, currency };
  throw new CliError(
    'usage',
    `The field "${field.name}" needs a currency.`,
    `Write it after the amount, for example "${field.name}=${String(money.amount)} EUR".`,
  );
}

/** Returns the currency of a record; `undefined` if it has none. */
function currencyOf(record: Row | undefined, rules: CustomFields): string | undefined {
  if (!record || rules.currency === undefined) return undefined;
  const found = getPath(record, rules.currency);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
