/** Diagnostics CS459 to CS463: how writes are taken back, found again, and sent once. */
export const writeMessages = {
  CS459: {
    id: 'write-without-undo',
    severity: 'error',
    title: 'Write that does not say how it is taken back',
    message: 'no command takes "{words}" back, and it does not say why',
    remedy: 'Write under `undo` the `command` that takes it back, or `none` with the reason as a sentence.',
    explanation:
      'Other writes of the client state it. Users read before a write whether it can be taken back, and `undo` needs to know how. A create has the `delete` of its path by default, an update itself if the record can be read, and a delete the `create`.',
  },
  CS461: {
    id: 'locate-without-list',
    severity: 'error',
    title: 'Create that no list finds again',
    message: 'no command lists the records of "{words}"',
    remedy: 'Write under `locate` the `list` that has them.',
    explanation:
      'The record of a create whose response was lost is looked for in a list. Without one it stays unknown whether it exists.',
  },
  CS462: {
    id: 'locate-by-names',
    severity: 'error',
    title: 'Create that is found again by names alone',
    message: '"{words}" is found again by {fields} alone, which other records can have',
    remedy: 'Add a reference, a number or another record that the create sends, or remove `locate`.',
    explanation:
      'Two records can have the same name or title. One that is taken for the record of a write by its name alone can be that of somebody else.',
  },
  CS463: {
    id: 'once-without-one-create',
    severity: 'error',
    title: 'Key of a workflow that may send several creates',
    message: '"{words}" declares {count} creates among its calls',
    remedy: 'Remove `once`, or the other creates.',
    explanation:
      'A key of the caller names one write. Of a second write with the same key nothing would say whether it was sent.',
  },
} as const;
