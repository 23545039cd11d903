/** Finds a custom field by its name or code. */
import type { Run } from '../../contract/run.js';
import type { CustomFields, Definition } from '../../contract/custom-fields.js';
import { CliError } from '../../base/errors.js';
import { entriesNamed, folded } from '../../pipeline/name-source.js';
import { type Definitions, definitionsOf, distinctName, fieldRules } from './definitions.js';

/**
 * Finds a field by its code (exact), its name (any case; of names that differ in case only, the one typed), or its name
 * followed by the start of its code, which distinguishes fields of the same name: `Region (9f3a21b0)`.
 */
export async function findField(
  { service }: Run,
  entity: string,
  rules: CustomFields,
  definitions: Definitions,
  typed: string,
): Promise<Definition> {
  const entries = definitions.all.map(({ code, name }) => ({ id: code, name }));
  const [first, ...more] = entriesNamed(entries, typed).flatMap(({ id }) => definitions.byCode.get(id) ?? []);
  if (first !== undefined && more.length > 0) return ambiguous(entity, typed, [first, ...more]);
  const found = first ?? definitions.all.find((field) => folded(distinctName(field)) === folded(typed));
  return found ?? unknown(service.binary, entity, rules, definitions, typed);
}

/**
 * Finds a field like {@link findField}. Definitions of an earlier run are read again if they do not have it.
 *
 * @throws CliError `input` when no field or several have the name, and with `settable` for a field that cannot be set
 */
export async function findDefinition(
  context: Run,
  entity: string,
  typed: string,
  { settable = false }: { readonly settable?: boolean } = {},
): Promise<Definition> {
  const rules = fieldRules(context, entity);
  if (rules === undefined) throw new Error(`The service has no custom-fields entity "${entity}".`);
  const find = (list: Definitions): Promise<Definition> => findField(context, entity, rules, list, typed.trim());
  const fits = async (list: Definitions): Promise<boolean> => {
    try {
      await find(list);
      return true;
    } catch (error) {
      if (error instanceof CliError) return false;
      throw error;
    }
  };
  const found = await find(await definitionsOf(context, entity, rules, fits));
  if (settable) checkSettable(found, rules);
  return found;
}

/** @throws CliError `input` for a field that the service sets, or that another flag sets */
export function checkSettable({ code, name, custom }: Definition, { instead = {} }: CustomFields): void {
  if (custom || !Object.hasOwn(instead, code)) return;
  throw new CliError('input', `The field "${name}" cannot be set by its name.`, instead[code]);
}

function ambiguous(entity: string, typed: string, named: readonly Definition[]): never {
  const choices = named.map((field) => `"${field.custom ? distinctName(field) : field.code}"`).join(' or ');
  throw new CliError(
    'input',
    `${named.length} ${entity} fields are called "${typed}".`,
    `Use one of these names: ${choices}.`,
    { lines: named.map(({ code, name }) => `${code}, ${name}`) },
  );
}

async function unknown(
  binary: string,
  entity: string,
  rules: CustomFields,
  definitions: Definitions,
  typed: string,
): Promise<never> {
  const { nearest } = await import('../../base/suggestions.js');
  const suggestions = nearest(
    typed,
    definitions.all.flatMap(({ name, code, custom }) => (custom ? [name] : [name, code])),
  );
  const listed =
    rules.command === undefined
      ? 'Use the name or the code of a field.'
      : `List them with "${binary} ${rules.command}".`;
  throw new CliError('input', `No ${entity} field is called "${typed}".`, listed, { suggestions });
}
