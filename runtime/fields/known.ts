import type { Context } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { definitionsOf, fieldRules, type Definition } from './definitions.js';
import { findField } from './find.js';

/**
 * Finds a field of an entity by its name or code, in the definitions that are stored or else in those of the service.
 *
 * @throws CliError `input` if there is none, or several
 */
export async function fieldOf(context: Context, entity: string, name: string): Promise<Definition> {
  const rules = fieldRules(context, entity);
  if (rules === undefined) throw new Error(`The service declares no custom fields of ${entity}.`);
  const typed = name.trim();
  const definitions = await definitionsOf(context, entity, rules, async (list) => {
    try {
      await findField(context, entity, rules, list, typed);
      return true;
    } catch (error) {
      if (error instanceof CliError) return false;
      throw error;
    }
  });
  return findField(context, entity, rules, definitions, typed);
}
