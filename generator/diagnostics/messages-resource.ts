/** CS322 to CS328: resources of the catalogue, references and what is shared by name. */
export const resourceMessages = {
  CS322: {
    severity: 'error',
    title: 'Unknown resource',
    message: 'the catalogue has no resource "{name}"',
    remedy: '{hint}',
    explanation:
      'A resource is named as the catalogue names it, case ignored. A name with placeholders is checked when the command runs.',
  },
  CS323: {
    severity: 'error',
    title: 'Unknown field of a resource',
    message: 'the resource {resource} has no field "{name}"',
    remedy: '{hint}',
    explanation:
      'Wires, columns, lines, look-ups and references name fields of a resource as the catalogue spells them. The service would refuse or ignore any other name.',
  },
  CS324: {
    severity: 'error',
    title: 'Method that a resource does not take',
    message: 'the resource {resource} does not take {method}',
    remedy: 'It takes {methods}. Remove the command, or write another `method`.',
    explanation: 'The catalogue lists the methods of each resource; every run of the command would be refused.',
  },
  CS325: {
    severity: 'error',
    title: 'Reference to a resource without a key',
    message: 'records of {resource} cannot be looked up: the resource has no key',
    remedy: 'Remove the reference, or add the key to the catalogue.',
    explanation: 'A look-up turns a code or a number into the key of a record.',
  },
  CS326: {
    severity: 'error',
    title: 'Reference declared twice',
    message: 'the reference "{name}" is that of the group "{group}" as well',
    remedy: 'Remove it from `references`, or rename it.',
    explanation: 'A group with a `number` or a `code` is a reference of its own name.',
  },
  CS327: {
    severity: 'error',
    title: 'Flag that contradicts a flag of a credential',
    message: 'the flag --{name} belongs to a credential, which needs it as {kind}',
    remedy: 'Rename the flag, or declare it as {kind}.',
    explanation:
      'A command with `credentials: true` has a flag for each part of a credential. It may declare one itself, with another summary or other conditions, but not as something else.',
  },
  CS328: {
    severity: 'error',
    title: 'Custom fields that are not complete',
    message: 'the entity "{name}" does not say: {missing}',
    remedy: 'Write these keys on the entity, or under `defaults` for all entities.',
    explanation: 'The client reads the definitions of custom fields, and needs the name of each part of them.',
  },
} as const;
