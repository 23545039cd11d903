/** What specs say about tools for agents. */
export const toolMessages = {
  CS441: {
    severity: 'error',
    title: 'Tool definitions above their budget',
    message: 'the definitions of {count} tools take {size} bytes, more than {most}; the largest are {largest}',
    remedy:
      'Shorten summaries, leave out flags (`tool:` with `drop`) or commands (`tool: false`), or raise `tools.budget`.',
    explanation:
      'Agents read the definition of every tool they are offered. What is too long is not read, or crowds out the rest.',
  },
  CS442: {
    severity: 'error',
    title: 'Two tools with one name',
    message: '"{words}" and "{other}" would both be the tool {name}',
    remedy: 'Rename one of the commands, or leave one out with `tool: false`.',
    explanation: 'A tool is named by the words of its command; blanks and hyphens both become underscores.',
  },
  CS443: {
    severity: 'error',
    title: 'Flag that a tool cannot be without or does not have',
    message: '`tool` names --{name}, which "{words}" {problem}',
    remedy: '{hint}',
    explanation: '`drop` and `defaults` change flags that the tool would have; a required one must stay.',
  },
} as const;
