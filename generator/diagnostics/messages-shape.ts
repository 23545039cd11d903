/** CS2xx: keys and values that the schema of the language does not know. */
export const shapeMessages = {
  CS201: {
    severity: 'error',
    title: 'Unknown key',
    message: 'the key "{key}" is not part of the language here',
    remedy: '{hint}',
    explanation:
      'Keys are closed, so that a mistyped key never silently does nothing. specs/schema.json describes every key; editors complete them, and `cmdspec schema` prints it.',
  },
  CS202: {
    severity: 'error',
    title: 'Missing key',
    message: 'the key "{key}" is missing in {where}',
    remedy: '{hint}',
    explanation: 'Only keys that cannot be inferred and have no sensible default must be written.',
  },
  CS203: {
    severity: 'error',
    title: 'Value of the wrong type',
    message: '{where} takes {wanted}, not {given}',
    remedy: '{hint}',
    explanation: 'YAML reads 1.0 as a number and yes-like words as they are; versions and such need quotes.',
  },
  CS204: {
    severity: 'error',
    title: 'Value that is not among the allowed ones',
    message: '{value} is not a value of {where}',
    remedy: '{hint}',
    explanation: 'The key takes one of a closed set of words.',
  },
  CS205: {
    severity: 'error',
    title: 'Value of the wrong form',
    message: '{value} is not right for {where}: it must {form}',
    remedy: '{manual}',
    explanation:
      'Names are lower case with hyphens, paths begin with a slash, environment variables are upper case, and so on.',
  },
  CS206: {
    severity: 'error',
    title: 'Value out of bounds',
    message: '{where} {problem}',
    remedy: '{hint}',
    explanation: 'Lists that must not be empty, numbers with a smallest or largest value, lists without repeats.',
  },
  CS207: {
    severity: 'error',
    title: 'Name of the wrong form',
    message: '"{name}" cannot be a name in {where}',
    remedy: '{hint}',
    explanation: 'Names become words at the shell, file names and identifiers in code, so their form is narrow.',
  },
} as const;
