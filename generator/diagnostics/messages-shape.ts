/** CS2xx: keys and values that the schema of the language does not know. */
export const shapeMessages = {
  CS201: {
    severity: 'error',
    title: 'Unknown key',
    message: 'the key "{key}" is not part of the language here',
    remedy: '{hint}',
    explanation:
      'Keys are closed, so that a mistyped key never silently does nothing. specs/schema.json describes every key; editors complete them.',
  },
  CS202: {
    severity: 'error',
    title: 'Missing key',
    message: 'the key "{key}" is missing in {where}',
    remedy: 'Add `{key}:`; specs/schema.json says what it means and gives an example.',
    explanation: 'Only keys that cannot be inferred and have no sensible default must be written.',
  },
  CS203: {
    severity: 'error',
    title: 'Value of the wrong type',
    message: '{where} takes {wanted}, not {given}',
    remedy: 'Write {wanted}; quote text that looks like a number or like true and false.',
    explanation: 'YAML reads 1.0 as a number and yes-like words as they are; versions and such need quotes.',
  },
  CS204: {
    severity: 'error',
    title: 'Value that is not among the allowed ones',
    message: '"{value}" is not a value of {where}',
    remedy: '{hint}',
    explanation: 'The key takes one of a closed set of words.',
  },
  CS205: {
    severity: 'error',
    title: 'Value of the wrong form',
    message: '"{value}" does not have the form of {where}',
    remedy: '{description}',
    explanation:
      'Names are lower case with hyphens, paths begin with a slash, environment variables are upper case, and so on.',
  },
  CS206: {
    severity: 'error',
    title: 'Value out of bounds',
    message: 'the value of {where} {problem}',
    remedy: '{description}',
    explanation: 'Lists that must not be empty, numbers with a smallest or largest value, lists without repeats.',
  },
  CS207: {
    severity: 'error',
    title: 'Name of the wrong form',
    message: '"{name}" cannot be a name in {where}',
    remedy:
      'Names of commands, groups and flags are lower case with hyphens; flag groups are upper case; statuses are numbers or 4xx and 5xx.',
    explanation: 'Names become words at the shell, file names and identifiers in code, so their form is narrow.',
  },
} as const;
