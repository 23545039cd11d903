/** Checks that `{id.field}` in `says` and `gives` is a field of the record that the look-up of the argument returns. */
import { alternatives } from '../../runtime/base/template.js';
import { placeOfValue, within } from '../1-read/source.js';
import { fieldOf, recordOf } from '../3-bind/catalogue.js';
import type { Bound, BoundFlag } from '../3-bind/types.js';
import { textsIn } from '../3-bind/words.js';
import { firstKey } from '../../runtime/base/paths.js';
import type { NamedResource } from '../../runtime/contract/catalogue.js';
import type { Rule } from './rule.js';

/** Names with a dot that are not fields of a record that was looked up. */
const ofResponse = 'answer';

export const lookedUp: Rule = ({ bound, report }) => {
  for (const { spec, args, flags, words } of bound.commands) {
    const check = (key: 'says' | 'gives', owner: object, hasRecords: boolean): void => {
      for (const name of textsIn((owner as typeof spec)[key]).flatMap((text) => alternatives(text).flat())) {
        const [argument = '', ...path] = name.split('.');
        // The facts of a file are checked with its upload.
        if (path.length === 0 || argument === ofResponse || argument === spec.upload?.file) continue;
        const at = within(placeOfValue(owner as typeof spec, key), name);
        const record = hasRecords
          ? recordBehind(
              [...args, ...flags].find((one) => one.name === argument),
              bound,
            )
          : undefined;
        if (record !== undefined) fieldOf({ name: record.name, record }, firstKey(path.join('.')), at, report);
        else report.add('CS432', at, { name, key, words: words.join(' '), hint });
      }
    };
    check('says', spec, true);
    check('gives', spec, true);
    if (spec.poll === undefined) continue;
    // The line is printed when the job has ended, by a request of its own.
    check('says', spec.poll, false);
    check('gives', spec.poll, false);
  }
};

const hint =
  'Only one record that a number or code was looked up as has fields. `{answer.path}` is a field of the response.';

/** Returns the resource of the record that an argument is looked up as; `undefined` for several, and for a look-up by name. */
function recordBehind(
  flag: BoundFlag | undefined,
  { spec, scopes, references, catalogue }: Bound,
): NamedResource | undefined {
  const { reference = '', variadic, repeatable } = flag?.spec ?? {};
  if (catalogue === undefined || variadic === true || repeatable === true || references[reference]?.by === undefined)
    return undefined;
  const resource =
    spec.references?.[reference]?.resource ??
    scopes.find((scope) => scope.reference?.name === reference)?.spec.resource;
  return resource === undefined ? undefined : recordOf(resource, catalogue);
}
