// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Conversations with customers

Examples:
  $ helpdeskcli conv list --status pending --limit 10
  $ helpdeskcli conv create --mailbox 1001 --customer ann@example.com --subject "Invoice 7" --body "<p>Where is it?</p>"
  $ helpdeskcli conv get 500001

Usage:\thelpdeskcli conv <command>

A conversation is named by its id, or by the number that customers see, with a # before it. Quote it in a shell, where # begins a comment: conv get '#292'. In a list of ids, a line such as #292 is a number, and any other line that begins with # is a comment.

Commands:
  assign\tAssign a conversation to a user
  attachments\tList the files attached to a conversation
  bulk-status\tSet the status of all matching conversations
  count\tCount conversations that match the filters
  create\tCreate a conversation
  delete\tDelete a conversation permanently
  download\tSave the files attached to a conversation
  dump\tExport one conversation as a single JSON document
  edit-note\tReplace the text of a note or message
  export\tExport conversations in bulk
  get\tShow one conversation
  list\tList conversations, newest first
  move\tMove a conversation to another mailbox
  note\tAdd an internal note to a conversation
  reply\tReply to the customer of a conversation
  search\tSearch conversations with a query expression
  status\tSet the status of a conversation
  tag\tAdd or remove tags of a conversation
  threads\tList the threads of a conversation, newest first
  watch\tPrint conversations as they change

More: helpdeskcli conv <command> --help

Global flags: helpdeskcli help flags
`,
  assign: `Assign a conversation to a user

Examples:
  $ helpdeskcli conv assign 500001 --user me
  $ helpdeskcli conv assign 500001 500002 --user viktor.okafor@helpdesk.example
  # every active conversation with a tag goes to a team
  $ helpdeskcli conv list --tag billing --output csv | helpdeskcli conv assign - --user Billing

Usage:\thelpdeskcli conv assign <id...> --user <id|name> [flags]

Arguments:
  <id...>\tConversation id, or number as #292 [- or @file: one per line]

Flags:
  --user <id|name>\tId, name or e-mail address of the user or team, "me", or "none" to unassign [required]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  attachments: `List the files attached to a conversation

Examples:
  $ helpdeskcli conv attachments 500001
  # the thread of each file and its virus scan status
  $ helpdeskcli conv attachments 500001 --fields threadId,id,filename,state --output csv

Usage:\thelpdeskcli conv attachments <id>

Arguments:
  <id>\tConversation id, or number as #292

Global flags: helpdeskcli help flags
`,
  'bulk-status': `Set the status of all matching conversations

Examples:
  $ helpdeskcli conv bulk-status --tag billing --set closed --dry-run
  $ helpdeskcli conv bulk-status --mailbox 1001 --status pending --set active --limit 10 --yes

Usage:\thelpdeskcli conv bulk-status --set <word> [flags]

All conversations are collected before the first one is changed. A failed change is reported and the run continues; a missing permission or a used-up rate limit stops it.

Flags:
  --set <word>\tNew status [required; one of active, pending, closed, spam]
  --mailbox <id|name>\tMailbox id or name
  --tag <text>\tTag name, or several with commas to match any
  --limit <number>\tMaximum number of conversations to change (0 for all) [0 or more; default 25]
  --status <text>\tCurrent status of the conversations (default: active)
  -y, --yes\tSkip the confirmation prompt

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  count: `Count conversations that match the filters

Examples:
  $ helpdeskcli conv count
  $ helpdeskcli conv count --status active --tag billing

Usage:\thelpdeskcli conv count [flags]

Flags:
  --mailbox <id|name>\tMailbox id or name
  --tag <text>\tTag name, or several with commas to match any
  --status <word>\tStatus of the conversations [one of active, pending, closed, spam, all; default all]

Global flags: helpdeskcli help flags
`,
  create: `Create a conversation

Examples:
  $ helpdeskcli conv create --mailbox 1001 --customer ann@example.com --subject "Invoice 7" --body "<p>Where is it?</p>"
  $ helpdeskcli conv create --mailbox 1001 --customer ann@example.com --subject "Call back" --type phone --body @call.html --tag vip,billing

Usage:\thelpdeskcli conv create --body <text|@file> --customer <email> --mailbox <id|name> --subject <text> [flags]

Flags:
  --body <text|@file>\tFirst message, as HTML text [required; or piped input]
  --customer <email>\tE-mail address of the customer [required]
  --mailbox <id|name>\tMailbox id or name [required]
  --subject <text>\tSubject line [required]
  --assign-to <id|name>\tId, name or e-mail address of the assignee, or "me" (default: decided by the rules of the mailbox)
  --tag <a,b,...>\tTags to set
  --type <email|chat|phone>\tType of conversation [default email]
  --edit\tWrite --body in an editor [not with --body]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  delete: `Delete a conversation permanently

Examples:
  $ helpdeskcli conv delete 500001
  $ helpdeskcli conv delete 500001 --yes

Usage:\thelpdeskcli conv delete <id...> [flags]

Arguments:
  <id...>\tConversation id, or number as #292 [- or @file: one per line]

Safety flags:
  --dry-run\tPrint the request without sending it
  -y, --yes\tSkip the confirmation prompt

Global flags: helpdeskcli help flags
`,
  download: `Save the files attached to a conversation

Examples:
  $ helpdeskcli conv download 500001 --out files
  $ helpdeskcli conv download 500005 --force

Usage:\thelpdeskcli conv download <id> [flags]

Each file is saved under its own name. Folders and characters that are not allowed in file names are removed. Files with the same name are numbered. If a file already exists, nothing is saved; --force overwrites it. A file with a virus is counted, but not saved.

Arguments:
  <id>\tConversation id, or number as #292

Flags:
  --force\tOverwrite existing files
  --out <folder>\tFolder to save to [default .]

Global flags: helpdeskcli help flags
`,
  dump: `Export one conversation as a single JSON document

Examples:
  $ helpdeskcli conv dump 500001
  $ helpdeskcli conv dump 500001 --out 500001.json

Usage:\thelpdeskcli conv dump <id> [flags]

The document holds the conversation, all its threads, its customers, its tags, and the name, size and URL of each attached file.

Arguments:
  <id>\tConversation id, or number as #292

Flags:
  --out <path>\tFile to write (default: standard output)

Global flags: helpdeskcli help flags
`,
  'edit-note': `Replace the text of a note or message

Examples:
  $ helpdeskcli conv edit-note 500002 7000102 --body "Called back, no answer"
  $ helpdeskcli conv edit-note 500002 7000102 --body @note.html

Usage:\thelpdeskcli conv edit-note <id> <threadId> --body <text|@file> [flags]

Arguments:
  <id>\tConversation id, or number as #292
  <threadId>\tThread id, shown by "conv threads"

Flags:
  --body <text|@file>\tNew HTML text [required; or piped input]
  --edit\tWrite --body in an editor [not with --body]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  export: `Export conversations in bulk

Examples:
  $ helpdeskcli conv export --format ndjson
  # closed conversations that changed in the last 30 days
  $ helpdeskcli conv export --since 30d --status closed --format csv

Usage:\thelpdeskcli conv export [flags]

Writes all matching conversations, oldest first, as their pages arrive. Progress and the number of conversations are reported on standard error.

Flags:
  --mailbox <id|name>\tMailbox id or name
  --since <time|7d>\tChanged since a date, an RFC 3339 time, or an age (7d, 12h, 30m)
  --tag <text>\tTag name, or several with commas to match any
  --embed <threads>\tData to embed in each conversation (not with csv)
  --format <json|csv|ndjson>\tExport format [default json; not with --output]
  --limit <number>\tMaximum number of conversations (0 for all; default: all) [0 or more]
  --source <word>\tOnly conversations from this source [one of api, beacon, channel, chat, consumer, coreapi, csv, customer, cvs, desk, docs, email, emailfwd, heymarket, internal, jira, manual, mobile, notification, orchestration, support, unknown, uservoice, web, workflows, zendesk]
  --status <word>\tStatus of the conversations [one of active, pending, closed, spam, all; default all]

Global flags: helpdeskcli help flags
`,
  get: `Show one conversation

Examples:
  $ helpdeskcli conv get 500001
  # the conversation with the number 292
  $ helpdeskcli conv get '#292'
  # the conversation as people read it
  $ helpdeskcli conv get 500001 --threads
  # only the subject
  $ helpdeskcli conv get 500001 --jq .subject --raw-output

Usage:\thelpdeskcli conv get <id> [flags]

Arguments:
  <id>\tConversation id, or number as #292

Flags:
  --threads\tShow what was written as well
  --web\tOpen the record in the browser, or print its address

Global flags: helpdeskcli help flags
`,
  list: `List conversations, newest first

Examples:
  $ helpdeskcli conv list --status pending --limit 10
  # unassigned conversations, the longest wait first
  $ helpdeskcli conv list --assigned-to none --sort waitingSince
  # e-mail conversations of one mailbox that changed in the last week
  $ helpdeskcli conv list --mailbox 1001 --since 7d --source email --output csv

Usage:\thelpdeskcli conv list [flags]

--since filters by the time of the last change. To filter by the time of creation, use --query, for example --query "(createdAt:[2026-10-01T00:00:00Z TO *])". To see who has waited longest, use --sort waitingSince.

With --sort by createdAt, customer, customerEmail, mailboxId, modifiedAt, number, status, subject, waitingSince, the service sorts the whole list. With other columns, only the rows shown are sorted.

Flags:
  --mailbox <id|name>\tMailbox id or name
  --tag <text>\tTag name, or several with commas to match any
  --since <time|7d>\tChanged since a date, an RFC 3339 time, or an age (7d, 12h, 30m)
  --source <word>\tOnly conversations from this source [one of api, beacon, channel, chat, consumer, coreapi, csv, customer, cvs, desk, docs, email, emailfwd, heymarket, internal, jira, manual, mobile, notification, orchestration, support, unknown, uservoice, web, workflows, zendesk]
  --assigned-to <id|name>\tId, name or e-mail address of the user or team, "me", or "none"
  --customer <text>\tCustomer id, or e-mail address (also in CC and BCC)
  --query <text>\tSearch expression, for example (subject:"invoice" AND tag:vip)
  --status <word>\tStatus of the conversations [one of active, pending, closed, spam, all; default active]
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  move: `Move a conversation to another mailbox

Examples:
  $ helpdeskcli conv move 500001 --to-mailbox 1002
  $ helpdeskcli conv move 500001 --to-mailbox 1002 --dry-run

Usage:\thelpdeskcli conv move <id...> --to-mailbox <id|name> [flags]

Arguments:
  <id...>\tConversation id, or number as #292 [- or @file: one per line]

Flags:
  --to-mailbox <id|name>\tId or name of the target mailbox [required]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  note: `Add an internal note to a conversation

Examples:
  $ helpdeskcli conv note 500001 --body "Called back, no answer"
  $ helpdeskcli conv note 500001 --body @note.html

Usage:\thelpdeskcli conv note <id> --body <text|@file> [flags]

Arguments:
  <id>\tConversation id, or number as #292

Flags:
  --body <text|@file>\tHTML text [required; or piped input]
  --edit\tWrite --body in an editor [not with --body]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  reply: `Reply to the customer of a conversation

Examples:
  $ helpdeskcli conv reply 500001 --body "<p>It is on its way.</p>"
  # a reply from standard input, saved as a draft
  $ cat answer.html | helpdeskcli conv reply 500001 --cc boss@example.com --draft
  # a saved reply with a file, which closes the conversation
  $ helpdeskcli conv reply 500001 --saved-reply Refund --attach invoice.pdf --status closed

Usage:\thelpdeskcli conv reply <id> [flags]

Without --status, a reply makes the conversation active. A saved reply belongs to the mailbox of the conversation. Its text is sent as it is; one with variables is accepted only with --draft.

Arguments:
  <id>\tConversation id, or number as #292

Flags:
  --attach <file>\tFile to attach, of at most 10 MiB [may be repeated]
  --bcc <a,b,...>\tBCC addresses
  --body <text|@file>\tHTML text [or piped input; not with --saved-reply]
  --cc <a,b,...>\tCC addresses
  --draft\tSave the reply as a draft without sending it
  --saved-reply <id|name>\tSaved reply to send in place of --body
  --status <word>\tStatus of the conversation after the reply (default: active) [one of active, pending, closed, spam; not with --draft]
  --edit\tWrite --body in an editor [not with --body]

Exactly one of:
  --body, --saved-reply

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  search: `Search conversations with a query expression

Examples:
  $ helpdeskcli conv search "(tag:billing)" --limit 5
  # conversations with one address or about one subject, in one mailbox
  $ helpdeskcli conv search '(email:"ann.lee@example.com" OR subject:invoice)' --mailbox 1001

Usage:\thelpdeskcli conv search <query> [flags]

Searches open and closed conversations; add (status:active) to the expression to find only active ones.

With --sort by createdAt, customer, customerEmail, mailboxId, modifiedAt, number, status, subject, waitingSince, the service sorts the whole list. With other columns, only the rows shown are sorted.

Arguments:
  <query>\tExpression, for example (subject:"invoice" AND tag:vip)

Flags:
  --mailbox <id|name>\tMailbox id or name
  --limit <number>\tMaximum number of rows (0 for all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  status: `Set the status of a conversation

Examples:
  $ helpdeskcli conv status 500001 --set closed
  $ helpdeskcli conv status 500001 --set pending --dry-run

Usage:\thelpdeskcli conv status <id...> --set <word> [flags]

Arguments:
  <id...>\tConversation id, or number as #292 [- or @file: one per line]

Flags:
  --set <word>\tNew status [required; one of active, pending, closed, spam]

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  tag: `Add or remove tags of a conversation

Examples:
  $ helpdeskcli conv tag 500001 --add vip --remove "needs reply"
  $ helpdeskcli conv tag 500001 500002 --add vip --dry-run

Usage:\thelpdeskcli conv tag <id...> [flags]

Arguments:
  <id...>\tConversation id, or number as #292 [- or @file: one per line]

Flags:
  --add <a,b,...>\tTags to add (unknown tags are created)
  --remove <a,b,...>\tTags to remove

Safety flags:
  --dry-run\tPrint the request without sending it

Global flags: helpdeskcli help flags
`,
  threads: `List the threads of a conversation, newest first

Examples:
  $ helpdeskcli conv threads 500001
  $ helpdeskcli conv threads 500001 --output json --jq '.[].body'

Usage:\thelpdeskcli conv threads <id>

Arguments:
  <id>\tConversation id, or number as #292

Global flags: helpdeskcli help flags
`,
  watch: `Print conversations as they change

Examples:
  $ helpdeskcli conv watch --once
  # one JSON object per line, for other programs
  $ helpdeskcli conv watch --mailbox 1001 --status all --poll 5 --max-polls 1 --output ndjson

Usage:\thelpdeskcli conv watch [flags]

Polls until Ctrl-C and prints conversations that are new or have changed since the last poll, oldest first, as a table, CSV or one JSON object per line. If the service is down or busy, it waits longer and continues.

Flags:
  --mailbox <id|name>\tMailbox id or name
  --limit <number>\tMaximum number of rows per poll [1 or more; default 10]
  --max-polls <number>\tStop after this many polls [1 or more]
  --once\tStop after the first poll
  --poll <number>\tTime between polls [1 or more seconds; default 30]
  --status <text>\tStatus of the conversations [default active]

Global flags: helpdeskcli help flags
`,
};
