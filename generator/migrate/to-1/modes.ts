/** A credential that a flag or a variable selects names its mode. */
import { isObject } from '../../../runtime/base/objects.js';
import { insertBefore } from '../../1-read/edits.js';
import { change, entry } from '../kit.js';
import { find } from '../places.js';
import type { Rule } from '../rule.js';

export const modes: Rule = {
  why: 'A credential that is selected names its mode, which was the value of the variable.',
  find: ({ service }) =>
    find(service.value, 'credentials.*').map((found) => {
      const { value: credential } = found;
      if (!isObject(credential) || !('select' in credential) || 'mode' in credential) return undefined;
      const [env] = find(credential, 'select.env');
      const mode = isObject(env?.value) ? env.value['value'] : found.key;
      return change(
        found,
        `\`mode: ${String(mode)}\` is written`,
        insertBefore(credential, 'select', entry('mode', mode)),
      );
    }),
};
