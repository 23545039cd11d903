/** Diagnostics CS1xx: the file is not YAML that the language accepts. */
export const readMessages = {
  CS101: {
    id: 'invalid-yaml',
    severity: 'error',
    title: 'Invalid YAML',
    message: 'the file is not valid YAML: {reason}',
    remedy: '{remedy}',
    explanation:
      'The other checks need a file that parses. Quote text that contains ": " or " #", and text that begins with one of @ ` % { [ & *: summary: "Shown as: table".',
  },
  CS102: {
    id: 'several-documents',
    severity: 'error',
    title: 'Several documents in one file',
    message: 'the file holds {count} YAML documents; another one begins here',
    remedy: 'Remove the line `---`, or write each document to a file of its own.',
    explanation: 'A spec file is one mapping: service.yaml, or one group. Further documents would be ignored.',
  },
  CS103: {
    id: 'duplicate-key',
    severity: 'error',
    title: 'Duplicate key',
    message: 'the key "{key}" appears twice in this mapping',
    remedy: 'Remove one of the two, or merge their values.',
    explanation: 'YAML readers use one of the two values, and not always the same one, so this is an error.',
  },
  CS104: {
    id: 'yaml-tag',
    severity: 'error',
    title: 'YAML tag',
    message: 'YAML tags are not part of the language',
    remedy: 'Remove the tag; quote the value if it must stay text.',
    explanation:
      'A tag such as !!str sets the type of a value. The language fixes every type, so a tag could only contradict it.',
  },
  CS105: {
    id: 'unknown-anchor',
    severity: 'error',
    title: 'Unknown anchor',
    message: 'the anchor "{name}" is not defined above this line',
    remedy: 'Write `&{name}` before the value, above this line, or repeat the value.',
    explanation: 'An alias (*name) stands for the value with the anchor (&name) earlier in the same file.',
  },
  CS106: {
    id: 'not-a-mapping',
    severity: 'error',
    title: 'Not a mapping',
    message: 'the file is not a mapping of keys to values',
    remedy: 'Begin with a key such as `group:`, or remove the file.',
    explanation: 'At the top level, service.yaml and group files are mappings of keys to values.',
  },
  CS107: {
    id: 'key-not-a-name',
    severity: 'error',
    title: 'Key that is not a name',
    message: 'a key must be a name, not {what}',
    remedy: 'Quote the key if it contains brackets, or write a plain name before the colon.',
    explanation: 'In YAML, `{a: b}: c` has a mapping as its key. The usual cause is a template without quotes.',
  },
  CS108: {
    id: 'merge-key',
    severity: 'error',
    title: 'Merge key',
    message: 'the merge key << is not part of the language',
    remedy: 'Use flag groups (`use`), fields of the group (`takes`), or repeat the keys.',
    explanation: 'Values are shared by name only. A merge would hide where a value comes from.',
  },
  CS109: {
    id: 'catalogue-not-json',
    severity: 'error',
    title: 'Catalogue that is not JSON',
    message: 'the catalogue is not valid JSON: {problem}',
    remedy: 'Fix the file, or generate it again from its source.',
    explanation: 'The catalogue is one JSON object that maps the name of each resource to its record.',
  },
  CS110: {
    id: 'same-service',
    severity: 'error',
    title: 'Service that two folders declare',
    message: 'the service "{name}" is also declared in {file}',
    remedy: 'Rename one of the two.',
    explanation:
      'A client is written to the folder with the name of its service, so the second client would replace the first.',
  },
  CS111: {
    id: 'older-language',
    severity: 'error',
    title: 'Spec for an older version of the language',
    message: '{what}, and this cmdspec reads language {read}',
    remedy: 'Run "{command}": it brings the spec up to date and lists each change.',
    explanation:
      '`language` in service.yaml is the version of the language that the spec is written for. Specs from before there were versions have none. `cmdspec migrate` keeps comments and the order of keys; with --dry-run it only lists its changes.',
  },
  CS112: {
    id: 'newer-language',
    severity: 'error',
    title: 'Spec for a newer version of the language',
    message: 'the spec is written for language {written}; this cmdspec reads {read}',
    remedy: 'Update cmdspec: npm install --save-dev cmdspec@latest cmdspec-runtime@latest',
    explanation:
      '`language` in service.yaml is the version of the language that the spec is written for. An older compiler could misread a newer spec, so it reads none of it.',
  },
} as const;
