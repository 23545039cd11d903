import type { Context } from '../../../runtime/contract/context.js';
import type { Row } from '../../../runtime/contract/values.js';
import { fillTerm } from '../../../runtime/odata/index.js';
import { setPath } from '../../../runtime/base/paths.js';
import { bodyValue, givenOf, resolveAll, textValue } from '../../../runtime/request/given-values.js';

/** Fields of the body that the flags of a typed command name, codes looked up. */
export async function flagFields(args: Row, context: Context): Promise<Row> {
  const fields: Row = {};
  for (const one of givenOf(await resolveAll(args, context), context)) {
    if (one.place === 'body' && one.detail !== '') setPath(fields, one.detail, bodyValue(one));
  }
  return fields;
}

/** Terms of the filter that the flags of a typed command stand for, codes looked up. */
export async function flagTerms(args: Row, context: Context): Promise<readonly string[]> {
  return givenOf(await resolveAll(args, context), context)
    .filter(({ place }) => place === 'term')
    .map((one) => fillTerm(one.detail, textValue(one)));
}
