/** Diagnostics CS322 to CS330: resources of the catalogue, references, credentials, custom fields, tables and functions. */
export const resourceMessages = {
  CS322: {
    id: 'unknown-resource',
    severity: 'error',
    title: 'Unknown resource',
    message: 'the catalogue has no resource "{name}"',
    remedy: '{hint}',
    explanation:
      'A resource is named as in the catalogue; case is ignored. A name with placeholders is checked when the command runs.',
  },
  CS323: {
    id: 'unknown-resource-field',
    severity: 'error',
    title: 'Unknown field of a resource',
    message: 'the resource {resource} has no field "{name}"',
    remedy: '{hint}',
    explanation:
      'Wires, columns, lines, look-ups and references name fields as the catalogue spells them. The service would refuse or ignore any other name.',
  },
  CS324: {
    id: 'unsupported-method',
    severity: 'error',
    title: 'Method that a resource does not support',
    message: 'the resource {resource} does not support {method}',
    remedy: 'It supports {methods}. Remove the command, or write another `method`.',
    explanation: 'The catalogue lists the methods of each resource; the service would refuse every run of the command.',
  },
  CS325: {
    id: 'reference-without-key',
    severity: 'error',
    title: 'Reference to a resource without a key',
    message: 'records of {resource} cannot be looked up: the resource has no key',
    remedy: 'Remove the reference, or add the key to the catalogue.',
    explanation: 'A look-up converts a code or a number to the key of a record.',
  },
  CS326: {
    id: 'duplicate-reference',
    severity: 'error',
    title: 'Reference declared twice',
    message: 'the group "{group}" already declares the reference "{name}"',
    remedy: 'Remove it from `references`, or rename it.',
    explanation: 'A group with a `number` or a `code` is also a reference with the name of the group.',
  },
  CS327: {
    id: 'credential-flag-conflict',
    severity: 'error',
    title: 'Flag that conflicts with a credential',
    message: 'the flag --{name} is part of a credential, which needs the type {kind}',
    remedy: 'Rename the flag, or declare it as {kind}.',
    explanation:
      'A command with `credentials: true` has a flag for each part of a credential. It may declare such a flag itself, with another summary or other conditions, but not with another type.',
  },
  CS328: {
    id: 'incomplete-custom-fields',
    severity: 'error',
    title: 'Incomplete custom fields',
    message: 'keys are missing for the entity "{name}": {missing}',
    remedy: 'Add these keys to the entity, or to `defaults` for all entities.',
    explanation: 'The client reads the definitions of custom fields and needs the names of their parts.',
  },
  CS329: {
    id: 'duplicate-table',
    severity: 'error',
    title: 'Table declared twice',
    message: 'the table "{name}" is declared in more than one file',
    remedy: 'Keep one of the declarations.',
    explanation: 'The types of the fields must not depend on the order of the files.',
  },
  CS445: {
    id: 'unsent-lines',
    severity: 'error',
    title: 'Typed lines that are not sent',
    message: 'the lines of --{name} of "{words}" are not sent: no collection of the document leads to {resource}',
    remedy: 'Add `navigates` to the collection in the catalogue. Collections of the document: {fields}.',
    explanation: 'A document is sent with its lines in one field. Without that field the command would drop the lines.',
  },
  CS330: {
    id: 'unknown-parameter',
    severity: 'error',
    title: 'Unknown parameter of a function',
    message: 'the function {resource} has no parameter "{name}"',
    remedy: '{hint}',
    explanation:
      'The catalogue lists the parameters of the function. The service would ignore any other name, and the values of these are sent as literals of their types.',
  },
} as const;
