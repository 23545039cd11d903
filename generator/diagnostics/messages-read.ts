/** CS1xx: the file is no YAML that the language takes. */
export const readMessages = {
  CS101: {
    severity: 'error',
    title: 'YAML that does not parse',
    message: 'the file is not YAML: {reason}',
    remedy: '{remedy}',
    explanation:
      'Nothing else can be checked before the file parses. Text with ": " or " #" in it, or beginning with one of @ ` % { [ & *, must be quoted: summary: "Shown as: table".',
  },
  CS102: {
    severity: 'error',
    title: 'Several documents in one file',
    message: 'the file holds {count} YAML documents; another one begins here',
    remedy: 'Take out the line `---`, or make one file of each document.',
    explanation: 'A spec file is one mapping: service.yaml, or one group. A second document would silently be dropped.',
  },
  CS103: {
    severity: 'error',
    title: 'Key written twice',
    message: 'the key "{key}" is written twice in this mapping',
    remedy: 'Remove one of the two, or merge their values.',
    explanation: 'YAML readers keep one of the two values, and not always the same one. Here it is an error.',
  },
  CS104: {
    severity: 'error',
    title: 'YAML tag',
    message: 'tags are not part of the language',
    remedy: 'Take the tag out; quote the value when it should stay text.',
    explanation:
      'A tag like !!str asks the reader for a type. Types are fixed by the language, so a tag could only contradict it.',
  },
  CS105: {
    severity: 'error',
    title: 'Unknown anchor',
    message: 'there is no anchor "{name}" before this place',
    remedy: 'Write `&{name}` before the value that is meant, above this line, or repeat the value.',
    explanation: 'An alias (*name) stands for the value that carries the anchor (&name) earlier in the same file.',
  },
  CS106: {
    severity: 'error',
    title: 'Not a mapping',
    message: 'a spec file is a mapping, this one is not',
    remedy: 'Begin with a key such as `group:`, or remove the file.',
    explanation: 'service.yaml and group files are mappings of keys to values at their top level.',
  },
  CS107: {
    severity: 'error',
    title: 'Key that is no name',
    message: 'a key is a name, not a list or a mapping',
    remedy: 'Quote the key when it holds brackets, or write a plain name.',
    explanation:
      'In YAML `{a: b}: c` is a mapping with a mapping as key, mostly the result of a template without quotes.',
  },
  CS108: {
    severity: 'error',
    title: 'Merge key',
    message: 'the merge key << is not part of the language',
    remedy: 'Use flag groups (`use`), fields of the group (`takes`), or repeat the keys.',
    explanation:
      'There is one way to share things: by name. A merge would hide from the reader where a value comes from.',
  },
  CS109: {
    severity: 'error',
    title: 'Catalogue that is not JSON',
    message: 'the catalogue is not JSON: {problem}',
    remedy: 'Fix the file, or generate it again from its source.',
    explanation: 'The catalogue is one JSON object: the name of each resource, and its record.',
  },
} as const;
