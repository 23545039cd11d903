import { resourceMessages } from './messages-resource.js';

/** CS3xx: names that lead nowhere, and things that cannot be inferred. */
export const bindMessages = {
  CS301: {
    severity: 'error',
    title: 'Exit codes that are not complete',
    message: 'exit codes are missing for: {missing}',
    remedy: 'Name every class of failure, or leave `exits` out for the usual codes.',
    explanation:
      'Exit codes are a contract with scripts. A service that deviates from the usual codes must say all of them, so that none is taken by accident.',
  },
  CS302: {
    severity: 'error',
    title: 'Command without anything to do',
    message: 'the command has neither a path nor a workflow',
    remedy:
      'Write `path:` (a group that has one gives it to its verbs), or `workflow:`, or name the verb (`verb: list`).',
    explanation:
      'Verbs (list get create update delete add remove) take the path of their group. Any other command says what it asks for.',
  },
  CS303: {
    severity: 'error',
    title: 'Unknown standard group',
    message: 'there is no standard group "{name}"',
    remedy: '{hint}',
    explanation:
      'Standard groups (alias, config, profile, auth and so on) come with the package and are the same in every client.',
  },
  CS304: {
    severity: 'error',
    title: 'Group declared twice',
    message: 'the group "{name}" is declared in {file} as well',
    remedy: 'Move the commands into one file, or rename one of the groups.',
    explanation:
      'A group has one file, so that a reader finds its commands. Only commands at the root may come from several files.',
  },
  CS305: {
    severity: 'error',
    title: 'Command declared twice',
    message: 'the command "{words}" is declared in {file} as well',
    remedy: 'Remove or rename one of the two.',
    explanation: 'Commands at the root come from every file without `group`; each name once.',
  },
  CS306: {
    severity: 'error',
    title: 'Unknown field',
    message: 'there is no field "{name}" to take',
    remedy: '{hint}',
    explanation:
      '`takes` names entries of `fields` of the group or of a group around it. A flag of one command alone belongs under `flags`.',
  },
  CS307: {
    severity: 'error',
    title: 'Unknown flag group',
    message: 'there is no flag group "{name}"',
    remedy: '{hint}',
    explanation: '`use` names entries of `flag-groups` in service.yaml.',
  },
  CS309: {
    severity: 'error',
    title: 'Flag declared twice',
    message: 'the command has the flag --{name} twice',
    remedy: 'Take it from `fields` or declare it under `flags`, not both.',
    explanation:
      'A flag of the command hides one of a flag group, but a field that is taken and a flag of the same name contradict each other.',
  },
  CS310: {
    severity: 'error',
    title: 'Flag in two flag groups',
    message: 'the flag --{name} is in the flag groups {one} and {other}',
    remedy: 'Use one of the groups, or declare --{name} under `flags` of the command, which hides both.',
    explanation:
      'Two declarations of one flag may differ in kind or default; which one holds must not depend on an order.',
  },
  CS311: {
    severity: 'error',
    title: 'Unknown effect',
    message: 'what the command "{name}" does cannot be inferred',
    remedy: 'Write `effect:` read, create, update, delete, act, or `local: true` when nothing is sent.',
    explanation:
      'The gate, the question before deletes, retries, dry run and the hints for agents follow from the effect. It is never guessed.',
  },
  CS312: {
    severity: 'error',
    title: 'Unknown method',
    message: 'a request with the effect {effect} needs a method',
    remedy: 'Write `method:` POST, PUT, PATCH or DELETE.',
    explanation: 'Verbs and reads have a usual method. Any other request says it.',
  },
  CS313: {
    severity: 'error',
    title: 'Paging style not said',
    message: 'the list does not say how it is paged',
    remedy: 'Write `paging:` on the command or its group. Styles: {styles}, none',
    explanation:
      'A service with one style needs no word about it. With several, a list read with the wrong style would end early or never.',
  },
  CS314: {
    severity: 'error',
    title: 'Unknown name in a path',
    message: 'nothing gives "{name}" in the path of "{words}"',
    remedy: '{hint}',
    explanation:
      'A name in braces is an argument, a flag, or a variable of the service. The `id` of the group is an argument by itself; others are written under `args` or `flags`.',
  },
  CS315: {
    severity: 'error',
    title: 'Name twice in a path',
    message: 'the path {path} of "{words}" has "{name}" twice',
    remedy: 'Say `item:` for the records of this group, with a flag or argument of its own.',
    explanation:
      'A nested group inherits the `id` of its parent when its path holds it; the usual `item` would repeat it.',
  },
  CS316: {
    severity: 'error',
    title: 'Unknown name',
    message: 'there is no {what} "{name}"',
    remedy: '{hint}',
    explanation:
      'Hosts, credentials, variables, paging styles, references and entities with custom fields are declared in service.yaml and used by name; its settings, defaults and sign-in name flags and commands that exist.',
  },
  CS317: {
    severity: 'error',
    title: 'Custom fields of nothing',
    message: 'the flag --{name} sets custom fields, but neither the command nor its group says of what',
    remedy: 'Write `custom-fields: <entity>` on the group or the command.',
    explanation:
      'The wire `fields:` turns names into keys with the definitions of one entity under `custom-fields` of service.yaml.',
  },
  CS318: {
    severity: 'error',
    title: 'Workflow with a path',
    message: 'a workflow makes its own requests; the path does nothing',
    remedy: 'Name the requests under `calls`, or remove `workflow`.',
    explanation:
      'A command is one request or a workflow. What a workflow asks for is listed under `calls`, for the sandbox and for readers.',
  },
  CS319: {
    severity: 'error',
    title: 'Page size above its maximum',
    message: 'the usual page size {size} is above the maximum {max}',
    remedy: 'Exchange the two numbers, or mend the wrong one.',
    explanation: '`size.default` is what the service gives when not asked, `size.max` the most that it gives.',
  },
  CS320: {
    severity: 'error',
    title: 'Rows without a place in the answer',
    message: 'the paging style "{style}" reads `{path}` of an answer, but "{words}" does not say its `result`',
    remedy: 'Write `result:` on the command or its group: the key under which its rows are.',
    explanation:
      '`{key}` in the paths of a paging style is the `result` of the command, because such services name the rows after what they are. The plural of a noun is no safe guess for it.',
  },
  ...resourceMessages,
} as const;
