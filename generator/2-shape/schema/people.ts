/** Schema of the fields that say something of a person. */
import type { JsonSchema } from '../derive.js';

/** A name, and what objects of this name must have. */
const STEP = '[^.\\[\\]\\s]+(?:\\[[^=\\]\\s]+(?:=[^\\]]*)?\\])?';

const paths = (description: string, examples: readonly string[]) =>
  ({
    description,
    type: 'array',
    items: { type: 'string', pattern: `^${STEP}(?:\\.${STEP})*$` },
    uniqueItems: true,
    minItems: 1,
    examples: [examples],
  }) as const;

export const people = {
  description:
    'Fields that say something of a person, by kind: `--people hidden` replaces their values by tokens. A path is the end of the way to a field: segments of the path of the request without ids, then names of fields. Wrappers of responses and positions in lists are left out. `item[type=person].name` is a field of objects that have this value, `*[street].city` a field of objects of any name that have a street. A client with these fields has the flag, the environment variable and the setting.',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    name: paths('Names of people, whole or in parts.', ['first_name', 'last_name', 'persons.name']),
    email: paths('E-mail addresses.', ['email', 'emails.value']),
    phone: paths('Phone numbers.', ['phone', 'phones.value']),
    address: paths('Streets, postal codes and other parts of addresses that lead to a person.', ['address.street']),
  },
  examples: [{ name: ['first_name', 'last_name', 'persons.name'], email: ['emails.value'] }],
} as const satisfies JsonSchema;
