import { doubtMessages } from './messages-doubts.js';
import { exampleMessages } from './messages-examples.js';

/** CS4xx: specs whose client would fail or surprise its users. */
export const ruleMessages = {
  CS401: {
    severity: 'error',
    title: 'Flag with the name of a global flag',
    message: '--{name} is already a global flag',
    remedy: 'Rename the flag, or remove it and use the global one.',
    explanation:
      'A flag must mean the same in every command. Global flags are the standard ones, `flags` of service.yaml and the flags of variables.',
  },
  CS402: {
    severity: 'error',
    title: 'Duplicate letter',
    message: 'the letter -{alias} of --{name} already belongs to --{other}',
    remedy: 'Choose another letter, or none.',
    explanation: '-o, -h and -y belong to --output, --help and --yes. A command may use each other letter once.',
  },
  CS403: {
    severity: 'error',
    title: 'Duplicate name',
    message: '"{words}" is already {other}',
    remedy: 'Rename one of the two, or remove the alias or old name.',
    explanation: 'Each name, alias and old name in a group must be one command.',
  },
  CS404: {
    severity: 'error',
    title: 'Page size above the maximum',
    message: 'the command requests {value} rows per page, but a page of "{style}" holds at most {max}',
    remedy: 'Write {max} or less.',
    explanation: 'The service would refuse the request, or return fewer rows without saying so.',
  },
  CS405: {
    severity: 'error',
    title: 'Undeclared exit code',
    message: 'the workflow {file} ends with the exit code "{name}", which the command "{words}" does not declare',
    remedy: 'Declare it under `exits` of the command, with a code and a meaning.',
    explanation:
      'A workflow fails with a class of failure of the service, or with an exit code that its command declares, so that help and scripts know it.',
  },
  CS406: {
    severity: 'error',
    title: 'Exit code with the name of a failure',
    message: '"{name}" is a class of failure of every command',
    remedy: 'Name the exit code after what happened, for example `findings`.',
    explanation:
      'The codes of failure classes are set in service.yaml. `exits` of a command adds codes that only this command has.',
  },
  CS413: {
    severity: 'error',
    title: 'Workflow that does not exist',
    message: 'the workflow "{name}" does not exist: {file} with a default export was not found',
    remedy: '{hint}',
    explanation:
      'A workflow is a module with a default export in workflows/<service>/, next to the specs; `shared/<name>` comes with the package.',
  },
  CS414: {
    severity: 'error',
    title: 'Unknown flag in a condition',
    message: '`{key}` names --{name}, which is not a flag of "{words}"',
    remedy: '{hint}',
    explanation:
      '`requires`, `conflicts`, `not-before` and `one-of` may name flags of the same command and global flags.',
  },
  CS415: {
    severity: 'error',
    title: 'Invalid default',
    message: 'the default {value} of --{name} is not {problem}',
    remedy: 'Write a value that a user could type.',
    explanation: 'A default is checked like a typed value, so an invalid one would make every run fail.',
  },
  CS416: {
    severity: 'error',
    title: 'Bounds that exclude everything',
    message: '{low} of --{name} is above {high}',
    remedy: 'Swap the two numbers, or fix the wrong one.',
    explanation: 'No value could meet both bounds.',
  },
  CS417: {
    severity: 'error',
    title: 'Effect and method that contradict each other',
    message: 'the effect is {effect}, but the method is {method}',
    remedy: 'Fix one of them. A read over POST (a search with a body) has `effect: act`; a write is never a GET.',
    explanation:
      'Reads are retried and pass the write gate, so a write declared as a read could be sent twice and without a prompt.',
  },
  CS418: {
    severity: 'error',
    title: 'Command without a summary',
    message: 'the command "{words}" has no summary, and none can be inferred',
    remedy: 'Write `summary:`, one line that begins with a verb.',
    explanation: 'Only verbs in a group with a noun have a default summary.',
  },
  CS419: {
    severity: 'error',
    title: 'Duplicate column',
    message: 'the column "{key}" appears twice',
    remedy: 'Remove one of the two, or give it another `key` and set `from`.',
    explanation: '--fields chooses columns by key.',
  },
  CS421: {
    severity: 'error',
    title: 'Secret in an example',
    message: 'the example has a value for --{name}, which is a secret',
    remedy: 'Remove the flag: users type a secret at the prompt or set its environment variable.',
    explanation:
      'People copy examples. A secret on the command line ends up in the shell history and in the process list.',
  },
  CS422: {
    severity: 'error',
    title: 'Delete without confirmation',
    message: 'a delete cannot skip its confirmation',
    remedy: 'Remove `confirm: false`; scripts use --yes.',
    explanation:
      'The write gate of the service sets whether deletes ask or are refused. A single command cannot opt out.',
  },
  CS423: {
    severity: 'error',
    title: 'Summary that is too long',
    message: 'the summary has {length} characters, more than 100',
    remedy: 'Shorten it, and put details in `description`.',
    explanation: 'A summary is one line in help, completion and the list of tools.',
  },
  CS424: {
    severity: 'error',
    title: 'Ambiguous order of arguments',
    message: 'the argument <{name}> cannot be here: {problem}',
    remedy: 'Put required arguments first, and the one that takes all remaining words last.',
    explanation: 'Words are assigned to arguments from left to right.',
  },
  CS425: {
    severity: 'error',
    title: 'Reserved name',
    message: '"{name}" cannot be the name of a {what}',
    remedy: 'Choose another name.',
    explanation: '`help` is a command of every client, and the folder `commands` holds the commands at the root.',
  },
  CS426: {
    severity: 'error',
    title: 'Key without an effect',
    message: '`{key}` has no effect here: {why}',
    remedy: 'Remove it, or add what it needs.',
    explanation: 'A key that is accepted and then ignored would mislead readers.',
  },
  CS427: {
    severity: 'error',
    title: 'Type that needs another key',
    message: '--{name} has the type {type} but no {missing}',
    remedy: 'Write `{missing}:`.',
    explanation:
      'An enum needs `choices`; a reference needs a look-up under `references` of service.yaml; a line needs the `lines` of its group, with a `head`.',
  },
  CS428: {
    severity: 'error',
    title: 'Wire with an unknown place',
    message: 'the wire "{wire}" of --{name} begins with an unknown place',
    remedy: '{hint}',
    explanation: 'A wire is a name, or `place:name`. A name that contains a colon must be written with its place.',
  },
  CS429: {
    severity: 'error',
    title: 'Filter term without a filter',
    message: '--{name} is a term of the filter, but the service has no `filter`',
    remedy: 'Write `filter:` in service.yaml, with the name of the parameter and the text between the terms.',
    explanation: 'Terms are joined into one query parameter, which `filter` names.',
  },
  CS430: {
    severity: 'error',
    title: 'File that does not exist',
    message: '{what} {file} does not exist',
    remedy: 'Write the file, or remove the key.',
    explanation:
      'The catalogue is next to service.yaml; the extension of a sandbox is sandbox/<service>/index.ts, next to the specs.',
  },
  CS431: {
    severity: 'error',
    title: 'Invalid regular expression',
    message: 'the pattern is not a regular expression: {problem}',
    remedy: 'Fix the expression; in double quotes, write each backslash twice.',
    explanation: 'Patterns are JavaScript regular expressions.',
  },
  CS432: {
    severity: 'error',
    title: 'Unknown name in a template',
    message: 'unknown name "{name}" in `{key}` of "{words}"',
    remedy: '{hint}',
    explanation:
      'Templates may use arguments, flags, variables of the service, {id} and {created} of the response, and {answer.path}.',
  },
  CS433: {
    severity: 'error',
    title: 'Wire to a name that the path does not have',
    message: 'the wire "{wire}" of --{name} has no target: the path of "{words}" does not contain {place}',
    remedy: 'Add {place} to the path, or send the value to another place. Path: {path}',
    explanation: 'A path wire fills a name in braces. Without that name the value would not be sent.',
  },
  CS434: {
    severity: 'error',
    title: 'Unmatched brace',
    message: '`{key}` of "{words}" has an unmatched brace',
    remedy: 'Write placeholders as names in braces, and no other braces.',
    explanation:
      'The text is printed as written, with placeholders filled in. An unmatched brace would be printed, and its value would not.',
  },
  CS435: {
    severity: 'error',
    title: 'Look-up that needs a missing flag',
    message: '{what} needs "{name}", which is not an argument or flag of "{words}"',
    remedy: 'Add it to the command, or use other names in {what} ({place}). {hint}',
    explanation:
      'Look-ups and attachments of service.yaml are filled from arguments and flags of the command that uses them; of alternatives such as {customer|supplier} they need one.',
  },
  CS436: {
    severity: 'error',
    title: 'Unknown placeholder',
    message: '{brace} is not a placeholder of {what}',
    remedy: '{hint}',
    explanation: 'Any other text in braces would be sent to the service as written.',
  },
  CS437: {
    severity: 'error',
    title: 'Wire that no request carries',
    message: 'the wire "{wire}" of --{name} has no target in "{words}": {why}',
    remedy: 'Remove the flag from the command, or send its value to another place.',
    explanation: 'The request cannot carry the value, so it would not be sent.',
  },
  CS439: {
    severity: 'error',
    title: "Flag with the name of a credential's flag",
    message: '--{name} of "{words}" has the name of the flag of the credential "{credential}"',
    remedy: 'Rename the flag, or send its value as the credential with `wire: credential:{credential}`.',
    explanation:
      'The flag of a credential carries a secret. Under the same name, another command would ask for something else, and users would paste the secret there.',
  },
  CS438: {
    severity: 'error',
    title: 'Reference whose path needs an argument',
    message: 'the path of the reference "{reference}" needs "{name}", which is not an argument or flag of "{words}"',
    remedy: '{hint}',
    explanation:
      'Each name in the path of a reference must be a variable of the service, or an argument or flag of the command.',
  },
  ...exampleMessages,
  ...doubtMessages,
  CS446: {
    severity: 'error',
    title: 'Old name of a flag that is in use',
    message: '"{was}", an old name of --{name}, already belongs to --{other}',
    remedy: 'Remove the old name, or rename the other flag.',
    explanation:
      'The names under `was` keep old scripts working. A flag of such a name would silently give them another meaning.',
  },
} as const;
