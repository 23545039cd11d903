/** Diagnostics CS331 to CS340, CS347 to CS352, CS360: paging, arguments, answers, background jobs, uploads and credentials. */
export const requestMessages = {
  CS331: {
    id: 'endless-paging',
    severity: 'error',
    title: 'Paging style without an end',
    message: 'the paging style "{name}" needs {keys}: otherwise nothing shows where a list ends',
    remedy: 'Add what the service returns; `end: empty-page` if it returns nothing.',
    explanation:
      'A list that ends without evidence would be cut without anybody noticing. A short page is evidence only if the number of rows of a full one is known.',
  },
  CS332: {
    id: 'empty-update',
    severity: 'error',
    title: 'Update without values',
    message: 'the command "{words}" sends nothing: no flag or argument has a value for the body',
    remedy:
      'Take fields of the group under `takes`, add flags or a `body`, or write `encoding: none` for a request without one.',
    explanation: 'An update refuses to run without a change, so that this command could never be used.',
  },
  CS333: {
    id: 'unknown-hint-name',
    severity: 'error',
    title: 'Unknown name in a hint',
    message: 'no command to which the hint applies has "{name}"',
    remedy:
      'Write the name of an argument, a flag or a variable. In a hint for a reason, a service with a catalogue has `scope` alone.',
    explanation:
      'A hint is a template over the arguments of the command that failed. A name that none has would always be empty.',
  },
  CS334: {
    id: 'credential-variable-look-up',
    severity: 'error',
    title: 'Credential that needs itself',
    message: 'the credential needs the variable "{name}", which is read from the service with the credential',
    remedy: 'Remove `lookup` from the variable, or use another variable in the credential.',
    explanation:
      'Every request carries the credential, also the one that would read the value. It could never be sent.',
  },
  CS335: {
    id: 'poll-name-in-use',
    severity: 'error',
    title: 'Name that a background job needs',
    message: '"{name}" of "{words}" has a name that `poll` needs',
    remedy: 'Rename it, and write the name of the service as its `wire`.',
    explanation:
      'A command with `poll` has the flags --wait and --timeout-secs, and `{job}` in its templates is the id of the job.',
  },
  CS336: {
    id: 'several-jobs',
    severity: 'error',
    title: 'Several background jobs',
    message: '"{name}" of "{words}" has several values, and each would start a job',
    remedy: 'Accept one value, or remove `poll`.',
    explanation: 'A command with `poll` starts one job, whose id and state it prints.',
  },
  CS337: {
    id: 'state-without-job',
    severity: 'error',
    title: 'Path of a state without the id of the job',
    message: 'the path {path} does not contain {job}',
    remedy: 'Write {job} where the service expects the id of the job.',
    explanation: 'A state that is read without the id could be that of another job, which somebody else has started.',
  },
  CS338: {
    id: 'ambiguous-state',
    severity: 'error',
    title: 'State that is both done and failed',
    message: 'the state "{state}" is in `done` and in `failed`',
    remedy: 'Remove it from one of the two.',
    explanation: 'The exit code of --wait says whether the job has succeeded, so each state has one meaning.',
  },
  CS339: {
    id: 'header-or-parameter-in-use',
    severity: 'error',
    title: 'Header or parameter that is in use',
    message: 'the {place} {name} of {what} is one that the client sets itself, for {use}',
    remedy: '{hint}',
    explanation:
      'One of the two values would replace the other: the request would be malformed, a value of the user would be lost, or a POST would be retried without the key by which the service recognizes it.',
  },
  CS340: {
    id: 'unsuitable-header',
    severity: 'error',
    title: 'Header that cannot hold the value of a key',
    message: '`{key}` cannot be read from the header {header}',
    remedy: '{hint}',
    explanation:
      '`header:link` is the address of the next page, and `header:content-range` the number of rows. `more` is true or false, and a header is text.',
  },
  CS347: {
    id: 'unsent-credential',
    severity: 'error',
    title: 'Credential that is not sent',
    message: '`{key}` does not contain {placeholder}, so requests would not carry the credential',
    remedy: 'Write {placeholder} where the service expects the credential.',
    explanation: 'Users would sign in with a credential that no request has, and the service would refuse all of them.',
  },
  CS348: {
    id: 'shared-parameter',
    severity: 'error',
    title: 'Two values of paging in one parameter',
    message: '`{key}` and `{other}` are both sent in the parameter {parameter}',
    remedy: 'Write the parameter of each, or leave out `size` if the service has none.',
    explanation: 'Only one of the two values could be sent: a list would have the wrong pages.',
  },
  CS349: {
    id: 'single-read-of-state',
    severity: 'error',
    title: 'Wait that ends before the state is read again',
    message: 'the state of the job is read every {every} s, but --wait waits at most {timeout} s',
    remedy: 'Lower `every`, or raise `timeout`.',
    explanation:
      'The state would be read only once, immediately after the start: --wait would report a time-out for nearly every job.',
  },
  CS350: {
    id: 'needs-hosts',
    severity: 'error',
    title: 'Part that the client cannot have',
    message: '{what} needs {need}',
    remedy: '{hint}',
    explanation:
      'A client without `hosts` sends no request: its commands are workflows with `effect: local`, and its standard groups are alias, completion, describe and version. Where `output` is text, no command prints records, and the standard groups are completion and describe. A `resource` is one of a catalogue.',
  },
  CS351: {
    id: 'job-without-failure',
    severity: 'error',
    title: 'Background job that cannot fail',
    message: '`poll` has neither `failed` nor `error`, so that nothing shows that the job has failed',
    remedy: 'List the states of a failed job under `failed`, or name the field with its error in `error`.',
    explanation:
      'The exit code of --wait says whether the job has succeeded. Without a failure, it would wait for a job that has failed, or report it as done.',
  },
  CS352: {
    id: 'upload-without-file',
    severity: 'error',
    title: 'Upload without a file',
    message: '`upload` of "{words}" names "{name}", which is not a flag or an argument with one file',
    remedy: 'Declare it with `type: path`. {hint}',
    explanation: 'The file is sent in a request of its own, after the one that returns the address for it.',
  },
  CS360: {
    id: 'credentials-in-one-place',
    severity: 'error',
    title: 'Credentials that cannot be sent together',
    message: '"{name}" and "{other}" cannot be sent together: both {why}',
    remedy: 'Write them one after the other, without the inner list, if the host accepts either of them.',
    explanation:
      'A list inside of `credentials` names credentials that each request carries together. They need places of their own in the request, and in the store of a profile.',
  },
} as const;
