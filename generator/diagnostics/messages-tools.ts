/** CS44x: tools for agents. */
export const toolMessages = {
  CS441: {
    severity: 'error',
    title: 'Tool definitions over budget',
    message:
      'the definitions of {count} tools take {size} bytes, more than the budget of {most}; the largest are {largest}',
    remedy:
      'Shorten summaries, leave out flags (`tool:` with `drop`) or commands (`tool: false`), or raise `tools.budget`.',
    explanation:
      'Agents read the definition of every tool. Long definitions are skipped, or leave less room for everything else.',
  },
  CS442: {
    severity: 'error',
    title: 'Two tools with one name',
    message: '"{words}" and "{other}" would both be the tool {name}',
    remedy: 'Rename one of the commands, or leave one out with `tool: false`.',
    explanation: 'The name of a tool is made of the words of its command; spaces and hyphens both become underscores.',
  },
  CS443: {
    severity: 'error',
    title: 'Wrong flag in `tool`',
    message: '`tool` names --{name}, which "{words}" {problem}',
    remedy: '{hint}',
    explanation: '`drop` and `defaults` change flags that the tool has. A required flag cannot be dropped.',
  },
} as const;
