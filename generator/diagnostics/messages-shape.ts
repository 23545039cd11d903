/** Diagnostics CS2xx: keys and values that the schema of the language does not know. */
export const shapeMessages = {
  CS201: {
    id: 'unknown-key',
    severity: 'error',
    title: 'Unknown key',
    message: 'unknown key "{key}"',
    remedy: '{hint}',
    explanation:
      'Unknown keys are errors, so that a mistyped key is never ignored. specs/schema.json describes every key: editors complete from it, and `cmdspec schema` prints it.',
  },
  CS202: {
    id: 'missing-key',
    severity: 'error',
    title: 'Missing key',
    message: 'the key "{key}" is missing in {where}',
    remedy: '{hint}',
    explanation: 'Only keys that cannot be inferred and have no default are required.',
  },
  CS203: {
    id: 'wrong-type',
    severity: 'error',
    title: 'Value of the wrong type',
    message: '{where} must be {wanted}, not {given}',
    remedy: '{hint}',
    explanation: 'YAML reads 1.0 as a number and yes as text. Quote versions and similar values.',
  },
  CS204: {
    id: 'value-not-allowed',
    severity: 'error',
    title: 'Value that is not allowed',
    message: '{value} is not an allowed value of {where}',
    remedy: '{hint}',
    explanation: 'The key accepts one of a fixed set of values.',
  },
  CS205: {
    id: 'wrong-form',
    severity: 'error',
    title: 'Value of the wrong form',
    message: '{value} is not a valid value of {where}: it must {form}',
    remedy: '{manual}',
    explanation:
      'Names are lower case with hyphens, paths begin with a slash, environment variables are upper case, and so on.',
  },
  CS206: {
    id: 'out-of-bounds',
    severity: 'error',
    title: 'Value out of bounds',
    message: '{where} {problem}',
    remedy: '{hint}',
    explanation:
      'Some lists must not be empty or must not repeat an element; some numbers have a smallest or largest value.',
  },
  CS207: {
    id: 'wrong-name',
    severity: 'error',
    title: 'Name of the wrong form',
    message: '"{name}" is not a valid name in {where}',
    remedy: '{hint}',
    explanation:
      'Names become words at the shell, file names and identifiers in code, so only a few characters are allowed.',
  },
  CS208: {
    id: 'misplaced-key',
    severity: 'error',
    title: 'Key of another kind of command',
    message: '`{key}` does not belong to {kind}',
    remedy: 'Remove it: it belongs to {others}. {by} makes the command {kind}.',
    explanation:
      'Every command is a list, a read of one record, a write, an action, a background job, a workflow or a local command, and each of them has keys of its own. A key of another kind would be ignored.',
  },
  CS209: {
    id: 'undeclared-dialect',
    severity: 'error',
    title: 'Key of a dialect that the service does not opt into',
    message: '`{key}` is a key of the dialect `{dialect}`, which the service does not opt into',
    remedy: 'Add `{line}` to service.yaml.',
    explanation:
      'OData and custom fields have keys of their own. A client has the code of a dialect only if its service names the dialect under `dialects`.',
  },
} as const;
