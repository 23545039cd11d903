/** CS34x: requests of workflows. */
export const callMessages = {
  CS341: {
    severity: 'error',
    title: 'Call that is not one request',
    message: 'the call "{name}" names {count}',
    remedy:
      'Write one of get, post, put, patch and delete with a path, or one of list, get, create, update and delete with a resource.',
    explanation: 'A call is one request: `GET /path`, `{ get: /path, paging: pages }` or `{ list: sales/Orders }`.',
  },
  CS342: {
    severity: 'error',
    title: 'Call declared twice',
    message: 'the call "{name}" is one of `use-calls` already',
    remedy: 'Rename one of the two, or remove it.',
    explanation: 'The code of a workflow names its calls, so that each name stands for one request.',
  },
  CS343: {
    severity: 'error',
    title: 'Write in a command that reads',
    message: 'the call "{name}" is a {method}, but the effect of the command is {effect}',
    remedy: 'Give the command the effect that the request has, or say `effect: read` for a read over {method}.',
    explanation:
      'The gate, --dry-run and the hints for agents follow from the effect of the command, so that none of its requests may do more.',
  },
  CS344: {
    severity: 'error',
    title: 'Workflow without a reason',
    message: 'the command "{words}" is a workflow and does not say why',
    remedy: 'Write `why:`, or make it a request: method, path and wires.',
    explanation:
      'A request in YAML is read, checked and documented by the compiler; code is not. The reason tells a reader what YAML cannot say.',
  },
  CS345: {
    severity: 'error',
    title: 'Too many workflows',
    message: '{count} commands are workflows, and {most} may be',
    remedy: 'Make one of them a request, or raise the number: {list}',
    explanation: '`workflows: { most }` keeps the number of exceptions from growing unnoticed.',
  },
} as const;
