/** Diagnostics CS3xx: names that do not exist, and values that cannot be inferred. */
import { resourceMessages } from './messages-resource.js';

export const bindMessages = {
  CS301: {
    id: 'incomplete-exit-codes',
    severity: 'error',
    title: 'Incomplete exit codes',
    message: 'exit codes are missing for: {missing}',
    remedy: 'Add every class of failure, or remove `exits` to use the default codes.',
    explanation:
      'Exit codes are a contract with scripts. A service that changes the default codes must list all of them, so that no default applies by accident.',
  },
  CS302: {
    id: 'idle-command',
    severity: 'error',
    title: 'Command that does nothing',
    message:
      'the command has neither a path nor a workflow, and it is not a verb, which would use the path of its group',
    remedy: 'Write {path}, `workflow:`, or the verb (`verb: list`).',
    explanation:
      'Verbs (list get create update delete add remove) use the path of their group. Any other command names its own, so that an action is never sent to the collection by accident.',
  },
  CS303: {
    id: 'unknown-standard-group',
    severity: 'error',
    title: 'Unknown standard group',
    message: 'unknown standard group "{name}"',
    remedy: '{hint}',
    explanation:
      'Standard groups (alias, config, profile, auth and so on) come with the package and are the same in every client.',
  },
  CS304: {
    id: 'duplicate-group',
    severity: 'error',
    title: 'Group declared twice',
    message: 'the group "{name}" is also declared in {file}',
    remedy: 'Move the commands into one file, or rename one of the groups.',
    explanation:
      'A group has one file, so that its commands are easy to find. Only commands at the root may come from several files.',
  },
  CS305: {
    id: 'duplicate-command',
    severity: 'error',
    title: 'Command declared twice',
    message: 'the command "{words}" is also declared in {file}',
    remedy: 'Remove or rename one of the two.',
    explanation: 'Every file without `group` adds commands at the root, and each name may appear once.',
  },
  CS306: {
    id: 'unknown-field',
    severity: 'error',
    title: 'Unknown field',
    message: 'unknown field "{name}"',
    remedy: '{hint}',
    explanation:
      '`takes` lists names under `fields` of the group or of a group around it. Declare a flag of a single command under `flags`.',
  },
  CS307: {
    id: 'unknown-flag-group',
    severity: 'error',
    title: 'Unknown flag group',
    message: 'unknown flag group "{name}"',
    remedy: '{hint}',
    explanation: '`use` lists names under `flag-groups` of service.yaml.',
  },
  CS308: {
    id: 'standard-command',
    severity: 'error',
    title: 'Request for a command that comes with the package',
    message: '"{words}" is a command of the standard group "{group}", so it cannot send a request of the service',
    remedy: 'Rename your group or command, or remove "{group}" from `standard` in service.yaml.',
    explanation:
      'A file with the name of a standard group adds to that group: it may change texts and flags of its commands, but the package runs them.',
  },
  CS309: {
    id: 'duplicate-flag',
    severity: 'error',
    title: 'Flag declared twice',
    message: 'the command declares the flag --{name} twice',
    remedy: 'Take it from `fields` or declare it under `flags`, not both.',
    explanation:
      'A flag of the command overrides one of a flag group, but it must not repeat a field in `takes`: the two could contradict each other.',
  },
  CS310: {
    id: 'flag-in-two-groups',
    severity: 'error',
    title: 'Flag in two flag groups',
    message: 'the flag --{name} is in the flag groups {one} and {other}',
    remedy: 'Use one of the groups, or declare --{name} under `flags` of the command, which overrides both.',
    explanation:
      'Two declarations of a flag may differ in type or default, and the order of the groups must not decide which one applies.',
  },
  CS311: {
    id: 'missing-effect',
    severity: 'error',
    title: 'Missing effect',
    message: 'the effect of the command "{name}" cannot be inferred',
    remedy:
      'Write `effect:` with read, create, update, delete or act, or `local: true` if the command sends no request.',
    explanation:
      'The write gate, the prompt before deletes, retries, dry run and the hints for agents depend on the effect, so it is never guessed.',
  },
  CS312: {
    id: 'missing-method',
    severity: 'error',
    title: 'Missing method',
    message: 'a request with the effect {effect} needs a method',
    remedy: 'Write `method:` POST, PUT, PATCH or DELETE.',
    explanation: 'Verbs and reads have a default method. Every other request must name one.',
  },
  CS313: {
    id: 'missing-paging-style',
    severity: 'error',
    title: 'Missing paging style',
    message: 'the list has no paging style, and the service has several',
    remedy: 'Write `paging:` on the command or its group. Styles: {styles}, none.',
    explanation:
      'A service with one style uses it for every list. With several, a list read in the wrong style would end early or never.',
  },
  CS314: {
    id: 'unknown-path-name',
    severity: 'error',
    title: 'Unknown name in a path',
    message: '"{name}" in the path is not an argument, a flag or a variable',
    remedy: '{hint}',
    explanation:
      'A name in braces is an argument, a flag or a variable of the service. The `id` of a group is always an argument; declare others under `args` or `flags`.',
  },
  CS315: {
    id: 'duplicate-path-name',
    severity: 'error',
    title: 'Name twice in a path',
    message: 'the path {path} contains "{name}" twice',
    remedy: 'In this group, write `item:` with another name in braces, and declare that name under `args:`.',
    explanation:
      'A nested group inherits the `id` of its parent if its path contains it; the default `item` would repeat it. For the lines of an order: item: /{line} and args: { line: { type: id, summary: Line id } }.',
  },
  CS316: {
    id: 'unknown-name',
    severity: 'error',
    title: 'Unknown name',
    message: 'unknown {what} "{name}"',
    remedy: '{hint}',
    explanation:
      'Hosts, credentials, variables, paging styles, references and entities with custom fields are declared in service.yaml and used by name. The settings, defaults and sign-in of a service may only name flags and commands that exist.',
  },
  CS317: {
    id: 'entity-missing',
    severity: 'error',
    title: 'Custom fields without an entity',
    message: 'the flag --{name} sets custom fields, but neither the command nor its group names their entity',
    remedy: 'Write `custom-fields: <entity>` on the group or the command.',
    explanation:
      'The wire `fields:` converts names to keys, with the definitions of one entity under `custom-fields` of service.yaml.',
  },
  CS319: {
    id: 'default-page-size',
    severity: 'error',
    title: 'Page size above its maximum',
    message: 'the default page size {size} is above the maximum {max}',
    remedy: 'Swap the two numbers, or fix the wrong one.',
    explanation:
      '`size.default` is the number of rows that the service returns when a request names no size, `size.max` the largest number that it returns.',
  },
  CS320: {
    id: 'rows-without-path',
    severity: 'error',
    title: 'Rows without a path in the response',
    message: 'the paging style "{style}" reads `{path}` of a response, but "{words}" has no `result`',
    remedy: 'Write `result:` on the command or its group: the key of its rows in the response.',
    explanation:
      '`{key}` in the paths of a paging style is the `result` of the command, for services that name the rows after the records. The key cannot be inferred from the noun.',
  },
  ...resourceMessages,
} as const;
