/** Diagnostics about tools for agents. */
export const toolMessages = {
  CS441: {
    id: 'tool-budget',
    severity: 'error',
    title: 'Set of tools above its budget',
    message: 'the {set} takes about {size} tokens, more than the limit of {most}; its largest tools are {largest}',
    remedy:
      'Raise `tools.budget.{key}` if agents need the new tools. To save space, shorten summaries or leave out flags (`tool:` with `drop`) or commands (`tool: false`).',
    explanation:
      'Agents read the definition of every tool that a server offers: the default set, the tools of a topic, or all tools. Definitions that are too long are cut, or leave no room for the task.',
  },
  CS442: {
    id: 'duplicate-tool',
    severity: 'error',
    title: 'Two tools with one name',
    message: '"{words}" and {other} would both be the tool {name}',
    remedy: 'Rename one of the two, or leave out a command with `tool: false`.',
    explanation:
      'A tool is named by the words of its command, or by its key in `more`; spaces and hyphens both become underscores.',
  },
  CS443: {
    id: 'tool-flag',
    severity: 'error',
    title: 'Flag that a tool requires or does not have',
    message: 'the tool names --{name}, which "{words}" {problem}',
    remedy: '{hint}',
    explanation: '`drop` and `defaults` change flags that the tool would have; a required flag cannot be dropped.',
  },
  CS444: {
    id: 'tools-not-mergeable',
    severity: 'error',
    title: 'Commands that cannot be merged into one tool',
    message: 'the merged tool "{name}" cannot have the argument "{argument}": it {problem}',
    remedy: 'Choose another name in `by`, merge other commands, or leave out the flag (`tool:` with `drop`).',
    explanation:
      'A merged tool has the arguments of all its commands. Each must have one type, and the argument that chooses the command must not be one of them.',
  },
  CS458: {
    id: 'tool-changes-settings',
    severity: 'error',
    title: 'Tool that could change settings',
    message: '"{words}" works on this machine, so as a tool it can only read',
    remedy: 'Remove `access`; `tool: false` keeps the command from agents.',
    explanation:
      'Settings, aliases, profiles and sign-in belong to the person at the shell. Text in a record can ask an agent to change them, and a changed setting stays.',
  },
} as const;
