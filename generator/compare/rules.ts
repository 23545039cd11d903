/** The changes that `diff` reports, and how severe each is. */

/** Effect of a change on users of the old client. */
export type Severity = 'breaking' | 'risky' | 'safe';

/** Worst first. */
export const severities = ['breaking', 'risky', 'safe'] as const satisfies readonly Severity[];

interface RuleEntry {
  readonly severity: Severity;
  readonly title: string;
  /** Why the change has this severity, and what to do about it. */
  readonly why: string;
}

/**
 * Every change that `diff` reports. `breaking`: a command line or script that worked fails, or misreads its results.
 * `risky`: it runs, and may do or print something else. `safe`: nothing that worked changes.
 */
export const rules = {
  'service-removed': {
    severity: 'breaking',
    title: 'Client removed',
    why: 'The binary no longer exists. A client whose service was renamed counts as removed and added.',
  },
  'service-added': { severity: 'safe', title: 'Client added', why: 'Nobody uses it yet.' },
  'binary-changed': {
    severity: 'breaking',
    title: 'Binary renamed',
    why: 'Scripts call the binary by its name, and its settings are stored under it.',
  },
  'environment-removed': {
    severity: 'breaking',
    title: 'Environment variable no longer read',
    why: 'A script that sets the variable runs without its value, for example without a credential.',
  },
  'setting-removed': {
    severity: 'breaking',
    title: 'Setting removed',
    why: '`config set` refuses the name, and stored values have no effect.',
  },
  'setting-added': { severity: 'safe', title: 'Setting added', why: 'Nobody has set it yet.' },
  'exit-changed': {
    severity: 'breaking',
    title: 'Exit code changed or removed',
    why: 'Scripts compare exit codes to decide what to do next.',
  },
  'exit-added': {
    severity: 'risky',
    title: 'Exit code added',
    why: 'A script that knows all codes does not know this one.',
  },
  'command-removed': {
    severity: 'breaking',
    title: 'Command removed',
    why: 'Scripts that call it fail. If it was renamed, declare the old name: `was: old-name` in the command.',
  },
  'command-added': { severity: 'safe', title: 'Command added', why: 'Nobody uses it yet.' },
  'command-renamed': {
    severity: 'safe',
    title: 'Command renamed, and the old name still works',
    why: '`was` declares the old name, which prints a warning.',
  },
  'name-removed': {
    severity: 'breaking',
    title: 'Other name removed',
    why: 'Scripts that use the alias or old name fail. Keep it under `aliases`, `alias` or `was`.',
  },
  'name-added': { severity: 'safe', title: 'Other name added', why: 'The name that it had still works.' },
  'effect-stronger': {
    severity: 'breaking',
    title: 'Command that only read now writes, or now deletes',
    why: 'The write gate may refuse it, a delete asks for confirmation, and a failed request is repeated less often.',
  },
  'effect-changed': {
    severity: 'risky',
    title: 'Effect changed',
    why: 'Retries, dry runs and the access of tools depend on the effect.',
  },
  'confirmation-added': {
    severity: 'breaking',
    title: 'Confirmation added',
    why: 'Without a terminal the command fails unless --yes is set.',
  },
  'confirmation-removed': {
    severity: 'risky',
    title: 'Confirmation removed',
    why: 'What asked before now happens at once, and --yes may no longer be a flag.',
  },
  'output-changed': {
    severity: 'breaking',
    title: 'Form of the result changed',
    why: 'Scripts that read the result expect the old format, or a list instead of a record.',
  },
  'job-states-changed': {
    severity: 'risky',
    title: 'States that end a background job changed',
    why: '--wait ends at another state, or with another exit code.',
  },
  'cap-changed': {
    severity: 'risky',
    title: 'Default number of rows changed',
    why: 'The same command prints more or fewer rows.',
  },
  'column-removed': {
    severity: 'breaking',
    title: 'Column removed',
    why: 'Scripts that read it from a CSV file fail, and so may --fields, --columns and --sort.',
  },
  'column-added': { severity: 'safe', title: 'Column added at the end', why: 'The other columns are where they were.' },
  'column-moved': {
    severity: 'risky',
    title: 'Columns in another order',
    why: 'Scripts that count the columns of a CSV file read another one.',
  },
  'column-changed': {
    severity: 'risky',
    title: 'Column shown differently',
    why: 'Its header or its cells differ, so text that was searched for may be missing.',
  },
  'field-removed': {
    severity: 'breaking',
    title: 'Field of the result removed',
    why: 'Scripts that read the field find nothing, and --fields refuses its name.',
  },
  'field-added': { severity: 'safe', title: 'Field of the result added', why: 'The other fields are as they were.' },
  'argument-removed': {
    severity: 'breaking',
    title: 'Argument removed',
    why: 'Lines with the argument fail.',
  },
  'argument-added': { severity: 'safe', title: 'Optional argument added', why: 'Lines without it still work.' },
  'argument-required': {
    severity: 'breaking',
    title: 'Argument added or made required',
    why: 'Lines without the argument fail.',
  },
  'argument-optional': { severity: 'safe', title: 'Argument made optional', why: 'Lines with it still work.' },
  'argument-moved': {
    severity: 'breaking',
    title: 'Argument at another position',
    why: 'Arguments are typed by position, so the words of a line mean something else.',
  },
  'argument-renamed': {
    severity: 'risky',
    title: 'Argument renamed',
    why: 'Arguments are typed by position, so lines still work, but tools have the name.',
  },
  'flag-removed': {
    severity: 'breaking',
    title: 'Flag removed',
    why: 'Lines with the flag fail. If it was renamed, declare the old name: `was: old-name` in the flag.',
  },
  'flag-added': { severity: 'safe', title: 'Optional flag added', why: 'Lines without it still work.' },
  'flag-renamed': {
    severity: 'safe',
    title: 'Flag renamed, and the old name still works',
    why: '`was` declares the old name, which prints a warning.',
  },
  'flag-required': {
    severity: 'breaking',
    title: 'Flag required',
    why: 'Lines without the flag fail.',
  },
  'flag-optional': { severity: 'safe', title: 'Flag no longer required', why: 'Lines with the flag still work.' },
  'default-changed': {
    severity: 'risky',
    title: 'Default changed',
    why: 'The same line does something else.',
  },
  'type-changed': {
    severity: 'breaking',
    title: 'Type changed',
    why: 'Values that were accepted may be refused, or mean something else.',
  },
  'type-widened': {
    severity: 'safe',
    title: 'Type that accepts more',
    why: 'Every value that was accepted still is.',
  },
  'value-removed': { severity: 'breaking', title: 'Value removed', why: 'Lines with the value fail.' },
  'value-renamed': {
    severity: 'safe',
    title: 'Value renamed',
    why: 'The old name works, with a warning.',
  },
  'value-unlisted': {
    severity: 'risky',
    title: 'Value no longer listed',
    why: 'Other values are accepted, so it is still sent, but with a warning.',
  },
  'value-added': { severity: 'safe', title: 'Value added', why: 'The other values are accepted as before.' },
  'limit-narrowed': {
    severity: 'breaking',
    title: 'Limit narrowed',
    why: 'Values that were accepted are refused.',
  },
  'limit-widened': { severity: 'safe', title: 'Limit widened', why: 'Every value that was accepted still is.' },
  'condition-added': {
    severity: 'breaking',
    title: 'Condition on flags added',
    why: 'Combinations of flags that were accepted are refused.',
  },
  'condition-removed': {
    severity: 'safe',
    title: 'Condition on flags removed',
    why: 'Combinations that were accepted still are.',
  },
  'input-removed': {
    severity: 'breaking',
    title: 'Way to set a value removed',
    why: 'A value that came from a variable, from piped input or several times on a line is missing or refused.',
  },
  'input-added': {
    severity: 'safe',
    title: 'Way to set a value added',
    why: 'The ways that worked still do.',
  },
  'sent-changed': {
    severity: 'breaking',
    title: 'Something else is sent for the same value',
    why: 'The same line writes another value, for example an amount in cents instead of euros.',
  },
  'meaning-changed': {
    severity: 'risky',
    title: 'Values are read differently',
    why: 'The same text is looked up elsewhere or stands for another time.',
  },
  'tool-removed': {
    severity: 'risky',
    title: 'Tool removed or renamed',
    why: 'Agents list the tools of a server when they start, but permissions and prompts name them.',
  },
} as const satisfies Readonly<Record<string, RuleEntry>>;

export type RuleId = keyof typeof rules;
