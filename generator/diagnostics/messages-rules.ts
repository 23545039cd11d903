import { doubtMessages } from './messages-doubts.js';
import { exampleMessages } from './messages-examples.js';

/** CS4xx: specs that compile into a client that would not work, or would surprise. CS5xx are doubts. */
export const ruleMessages = {
  CS401: {
    severity: 'error',
    title: 'Flag that shadows a global flag',
    message: 'the flag --{name} is a global flag of every command',
    remedy: 'Rename the flag, or remove it and read the global one.',
    explanation:
      'A flag that means one thing here and another thing everywhere else is a trap. Global flags are the standard ones, `flags` of service.yaml and the flags of variables.',
  },
  CS402: {
    severity: 'error',
    title: 'Letter taken twice',
    message: 'the letter -{alias} of --{name} belongs to --{other}',
    remedy: 'Choose another letter, or none.',
    explanation: '-o, -h and -y are taken by --output, --help and --yes; a command may have each other letter once.',
  },
  CS403: {
    severity: 'error',
    title: 'Words taken twice',
    message: '"{words}" is {other} already',
    remedy: 'Rename one of the two, or remove the alias.',
    explanation: 'One line at the shell must mean one command: names and aliases of a group are distinct.',
  },
  CS404: {
    severity: 'error',
    title: 'More rows asked for than a page holds',
    message: '{value} rows are asked for, but a page of "{style}" holds {max} at most',
    remedy: 'Write {max} or less.',
    explanation: 'The service would refuse the request or silently give less.',
  },
  CS405: {
    severity: 'error',
    title: 'Exit code that is not declared',
    message: 'the workflow {file} ends with the exit code "{name}", which the command "{words}" does not declare',
    remedy: 'Declare it under `exits` of the command with a code and a meaning, so that help and scripts know it.',
    explanation:
      'A workflow fails with a class of failure of the service, or with an exit code that its command declares by name.',
  },
  CS406: {
    severity: 'error',
    title: 'Exit code named like a failure',
    message: '"{name}" is a class of failure of every command',
    remedy: 'Name the exit code after what happened, for example `findings`.',
    explanation: 'Classes of failure have their codes in service.yaml. An exit code of one command is something else.',
  },
  CS413: {
    severity: 'error',
    title: 'Workflow that does not exist',
    message: 'there is no workflow "{name}": no {file} with a default export',
    remedy: '{hint}',
    explanation:
      'A workflow is a module with a default export, below workflows/<service>/ beside the specs; `shared/<name>` is one of the package.',
  },
  CS414: {
    severity: 'error',
    title: 'Unknown flag in a condition',
    message: '--{name} is named by `{key}`, but "{words}" has no such flag',
    remedy: '{hint}',
    explanation: '`requires`, `conflicts` and `one-of` name flags of the same command or global flags.',
  },
  CS415: {
    severity: 'error',
    title: 'Default that is not allowed',
    message: 'the default {value} of --{name} {problem}',
    remedy: 'Write a value that a user could type.',
    explanation: 'A default passes through the same checks as a typed value, so a wrong one makes every call fail.',
  },
  CS416: {
    severity: 'error',
    title: 'Bounds that exclude everything',
    message: '{low} of --{name} is above {high}',
    remedy: 'Exchange the two numbers, or mend the wrong one.',
    explanation: 'No value could pass.',
  },
  CS417: {
    severity: 'error',
    title: 'Effect and method that contradict each other',
    message: 'the effect is {effect}, but the method is {method}',
    remedy: 'Mend one of them. A read over POST (a search with a body) says `effect: act`; a write is never a GET.',
    explanation:
      'Reads are repeated after failures and pass the gate; a write that is taken for a read could be sent twice and without asking.',
  },
  CS418: {
    severity: 'error',
    title: 'Command without a summary',
    message: 'the command "{words}" has no summary, and none can be inferred',
    remedy: 'Write `summary:`, one line that begins with a verb.',
    explanation: 'Only verbs in a group with a noun have a summary of their own. Help without a summary is no help.',
  },
  CS419: {
    severity: 'error',
    title: 'Column twice',
    message: 'the column "{key}" is there twice',
    remedy: 'Remove one of the two, or give it another `key` with `from`.',
    explanation: '--fields chooses columns by key.',
  },
  CS421: {
    severity: 'error',
    title: 'Secret in an example',
    message: 'the example gives a value to --{name}, which is a secret',
    remedy: 'Leave the flag out: the prompt or the environment is how a secret is given.',
    explanation:
      'People copy examples. A secret on the command line is in the history of the shell and in the list of processes.',
  },
  CS422: {
    severity: 'error',
    title: 'Delete without a question',
    message: 'a delete always asks before it acts',
    remedy: 'Remove `confirm: false`; --yes answers the question in scripts.',
    explanation: 'Deletes ask or refuse, as the gate of the service says. No single command opts out.',
  },
  CS423: {
    severity: 'error',
    title: 'Summary that is too long',
    message: 'the summary has {length} characters',
    remedy: 'Say it in 100 or fewer; `description` has room for more.',
    explanation: 'A summary is one line in help, completion and the list of tools.',
  },
  CS424: {
    severity: 'error',
    title: 'Arguments in an order that cannot be read',
    message: 'the argument <{name}> cannot stand here: {problem}',
    remedy: 'Put required arguments first, and the one that takes all remaining words last.',
    explanation: 'Words are given to arguments from left to right.',
  },
  CS425: {
    severity: 'error',
    title: 'Reserved name',
    message: '"{name}" cannot be the name of a {what}',
    remedy: 'Choose another name.',
    explanation: '`help` is a word of every client, and the folder `commands` holds the commands at the root.',
  },
  CS426: {
    severity: 'error',
    title: 'Key without an effect',
    message: '`{key}` does nothing here: {why}',
    remedy: 'Remove it, or say what it belongs to.',
    explanation: 'A key that is accepted and then ignored is worse than an error.',
  },
  CS427: {
    severity: 'error',
    title: 'Kind that needs more',
    message: '--{name} has the type {type}, but no {missing}',
    remedy: 'Write `{missing}:`.',
    explanation:
      'An enum needs its choices, a reference the look-up under `references` of service.yaml, a line the `lines` of its group, with a `head`.',
  },
  CS428: {
    severity: 'error',
    title: 'Wire to an unknown place',
    message: 'the wire "{wire}" of --{name} begins with an unknown place',
    remedy: '{hint}',
    explanation: 'A wire is a name, or `place:name`. Names with a colon in them are written with their place.',
  },
  CS429: {
    severity: 'error',
    title: 'Filter term without a filter',
    message: '--{name} is a term of the filter, but the service has no `filter`',
    remedy: 'Write `filter:` in service.yaml, with the name of the parameter and what joins the terms.',
    explanation: 'Terms are joined into one query parameter, which the service names.',
  },
  CS430: {
    severity: 'error',
    title: 'File that does not exist',
    message: '{what} {file} does not exist',
    remedy: 'Write the file, or remove the key.',
    explanation:
      'The catalogue stands beside service.yaml; the extension of a sandbox in sandbox/<service>/index.ts beside the specs.',
  },
  CS431: {
    severity: 'error',
    title: 'Pattern that is no regular expression',
    message: 'the pattern does not parse: {problem}',
    remedy: 'Mend the expression; in double quotes a backslash is written twice.',
    explanation: 'Patterns are JavaScript regular expressions.',
  },
  CS432: {
    severity: 'error',
    title: 'Unknown name in a template',
    message: 'nothing gives "{name}" in `{key}` of "{words}"',
    remedy: '{hint}',
    explanation:
      'Templates see arguments, flags, variables of the service, {id} and {created} of the answer, and {answer.path}.',
  },
  CS433: {
    severity: 'error',
    title: 'Wire to a name that the path does not have',
    message: 'the wire "{wire}" of --{name} leads nowhere: the path of "{words}" has no {place}',
    remedy: 'Write {place} in the path, or send the value to another place. Path: {path}',
    explanation: 'A value for the path fills a name in braces. Without that name it would silently not be sent.',
  },
  CS434: {
    severity: 'error',
    title: 'Brace without its partner',
    message: 'a brace in `{key}` of "{words}" has no partner',
    remedy: 'Write a placeholder as a name in braces, and no brace elsewhere.',
    explanation:
      'A sentence is printed as it is written, placeholders filled in. A brace left open would be printed, and its value would not.',
  },
  CS435: {
    severity: 'error',
    title: 'Look-up that needs a flag which the command does not have',
    message: 'nothing in "{words}" gives "{name}", which is needed here',
    remedy: '{hint}',
    explanation:
      'Look-ups and files of service.yaml are filled from arguments and flags of the command that names them; of alternatives such as {customer|supplier} it needs one.',
  },
  CS436: {
    severity: 'error',
    title: 'Braces that the language does not know',
    message: '{brace} is not a placeholder of {what}',
    remedy: '{hint}',
    explanation: 'Anything else in braces would be sent to the service as it is written.',
  },
  CS437: {
    severity: 'error',
    title: 'Wire that no request carries',
    message: 'the wire "{wire}" of --{name} leads nowhere in "{words}": {why}',
    remedy: 'Remove the flag from the command, or send its value to another place.',
    explanation: 'A value that the request cannot carry would silently not be sent.',
  },
  CS438: {
    severity: 'error',
    title: 'Reference whose path needs an argument',
    message: 'the path of the reference "{reference}" needs "{name}", which "{words}" does not have',
    remedy: '{hint}',
    explanation:
      'A name in the path of a reference that is not a variable of the service is an argument or a flag of the command.',
  },
  ...exampleMessages,
  ...doubtMessages,
} as const;
