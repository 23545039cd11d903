/** Diagnostics CS34x: requests of workflows. */
export const callMessages = {
  CS341: {
    id: 'not-one-request',
    severity: 'error',
    title: 'Call that is not one request',
    message: 'the call "{name}" names {count}',
    remedy:
      'Write a `path` (with a `method`, if it is not GET), a `resource` with a `verb` (list, get, create, update or delete), or a `link`.',
    explanation:
      'A call is one request: `GET /path`, `{ path: /path, paging: pages }` or `{ verb: list, resource: sales/Orders }`.',
  },
  CS342: {
    id: 'duplicate-call',
    severity: 'error',
    title: 'Call declared twice',
    message: 'the call "{name}" is already one of `use-calls`',
    remedy: 'Rename one of the two, or remove it.',
    explanation: 'A workflow sends its calls by name, so each name must mean one request.',
  },
  CS343: {
    id: 'write-in-read',
    severity: 'error',
    title: 'Write in a command that reads',
    message: 'the call "{name}" is a {method}, but the effect of the command is {effect}',
    remedy:
      'Give the command the effect of the request, or write `effect: read` on the call if it is a read over {method}.',
    explanation:
      'The write gate, --dry-run and the hints for agents depend on the effect of the command, so no request of the command may do more.',
  },
  CS344: {
    id: 'workflow-without-reason',
    severity: 'error',
    title: 'Workflow without a reason',
    message: 'the command "{words}" is a workflow without a reason',
    remedy: 'Write `why:`, or replace the workflow by a request: method, path and wires.',
    explanation:
      'The compiler reads, checks and documents a request in YAML, but not code. The reason states what YAML cannot express.',
  },
  CS345: {
    id: 'too-many-workflows',
    severity: 'error',
    title: 'Too many workflows',
    message: '{count} commands are workflows, but the maximum is {most}',
    remedy: 'Replace one of them by a request, or raise the maximum. Workflows: {list}.',
    explanation: '`workflows: { most }` keeps the number of exceptions from growing unnoticed.',
  },
  CS346: {
    id: 'undeclared-call',
    severity: 'error',
    title: 'Call that the spec does not declare',
    message: 'the workflow "{workflow}" sends the call "{name}", which "{words}" does not declare',
    remedy: 'Declare it under `calls`, or fix the name in the workflow. {hint}',
    explanation:
      'A workflow can send only the requests that its spec declares. The check reads `kit.calls.name` in the workflow and in the files that it imports by relative paths; other ways to name a call are checked by the types of the kit, and when the command runs.',
  },
} as const;
