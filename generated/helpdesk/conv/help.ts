// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Conversations with customers

Examples:
  $ helpdeskcli conv list --status pending --limit 10
  $ helpdeskcli conv create --mailbox 1001 --customer ann@example.com \\
      --subject "Invoice 7" --body "<p>Where is it?</p>"
  $ helpdeskcli conv get 500001

Usage: helpdeskcli conv <command>

Commands:
  assign       Give a conversation to a user
  attachments  List the files attached to a conversation
  bulk-status  Set one status on every conversation that matches
  count        Count conversations that match the filters
  create       Open a conversation
  delete       Delete a conversation for good
  dump         Write one conversation with its threads, people, tags and files
  edit-note    Replace the text of a note or thread
  export       Stream conversations out in bulk
  get          Show one conversation
  list         List conversations, newest first
  move         Move a conversation to another inbox
  note         Add an internal note to a conversation
  reply        Answer the customer of a conversation
  search       Search conversations with a query expression
  status       Set the status of a conversation
  tag          Add tags to a conversation or take them away
  threads      List the threads of a conversation, newest first
  watch        Print conversations as they change

More: helpdeskcli conv <command> --help

Global flags: helpdeskcli help flags
`,
  assign: `Give a conversation to a user

Examples:
  $ helpdeskcli conv assign 500001 --user me
  $ helpdeskcli conv assign 500001 --user 2002

Usage: helpdeskcli conv assign <id> --user <text> [flags]

Arguments:
  <id>  Conversation id

Flags:
  --user <text>  User id, "me", or "none" to take it from everybody [required]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  attachments: `List the files attached to a conversation

Examples:
  $ helpdeskcli conv attachments 500001
  # the thread of each file, and whether the service found a virus in it
  $ helpdeskcli conv attachments 500001 --fields threadId,id,filename,state \\
      --output csv

Usage: helpdeskcli conv attachments <id>

Arguments:
  <id>  Conversation id

Global flags: helpdeskcli help flags
`,
  'bulk-status': `Set one status on every conversation that matches

Examples:
  $ helpdeskcli conv bulk-status --tag billing --set closed --dry-run
  $ helpdeskcli conv bulk-status --mailbox 1001 --status pending --set active \\
      --limit 10 --yes

Usage: helpdeskcli conv bulk-status --set <word> [flags]

The conversations are collected before the first of them is changed. One that
fails is reported and the others go on; without permission or quota the run
stops at once.

Flags:
  --set <word>      New status [required; one of active, pending, closed, spam]
  --mailbox <id>    Inbox id
  --tag <text>      Tag name, or several with commas: any of them
  --limit <number>  Most conversations to change (0 = all) [0 or more; default
                    25]
  --status <text>   Status that they have now (default: active)
  -y, --yes         Change them without asking

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  count: `Count conversations that match the filters

Examples:
  $ helpdeskcli conv count
  $ helpdeskcli conv count --status active --tag billing

Usage: helpdeskcli conv count [flags]

Flags:
  --mailbox <id>   Inbox id
  --tag <text>     Tag name, or several with commas: any of them
  --status <word>  Status of the conversations [one of active, pending, closed,
                   spam, all; default all]

Global flags: helpdeskcli help flags
`,
  create: `Open a conversation

Examples:
  $ helpdeskcli conv create --mailbox 1001 --customer ann@example.com \\
      --subject "Invoice 7" --body "<p>Where is it?</p>"
  $ helpdeskcli conv create --mailbox 1001 --customer ann@example.com \\
      --subject "Call back" --type phone --body @call.html --tag vip,billing

Usage: helpdeskcli conv create --body <text|@file> --customer <email> --mailbox
         <id> --subject <text> [flags]

Flags:
  --body <text|@file>        First message: HTML text, @file, or piped standard
                             input [required]
  --customer <email>         E-mail address of the customer [required]
  --mailbox <id>             Inbox id [required]
  --subject <text>           Subject line [required]
  --assign-to <id>           User id of the owner; absent: the inbox's rules
                             decide
  --tag <a,b,...>            Tags to set
  --type <email|chat|phone>  Kind of conversation [default email]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  delete: `Delete a conversation for good

Examples:
  $ helpdeskcli conv delete 500001
  $ helpdeskcli conv delete 500001 --yes

Usage: helpdeskcli conv delete <id> [flags]

Arguments:
  <id>  Conversation id

Safety flags:
  --dry-run  Print the request without sending it
  -y, --yes  Answer the question with yes

Global flags: helpdeskcli help flags
`,
  dump: `Write one conversation with its threads, people, tags and files

Examples:
  $ helpdeskcli conv dump 500001
  $ helpdeskcli conv dump 500001 --out 500001.json

Usage: helpdeskcli conv dump <id> [flags]

One JSON document: the conversation, every thread of it, its customers, its
tags, and name, size and address of every attached file.

Arguments:
  <id>  Conversation id

Flags:
  --out <path>  File to write instead of standard output

Global flags: helpdeskcli help flags
`,
  'edit-note': `Replace the text of a note or thread

Examples:
  $ helpdeskcli conv edit-note 500002 7000102 --body "Called back, no answer"

Usage: helpdeskcli conv edit-note <id> <threadId> --body <text|@file> [flags]

Arguments:
  <id>        Conversation id
  <threadId>  Thread id, as "conv threads" tells it

Flags:
  --body <text|@file>  New HTML text, @file, or piped standard input [required]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  export: `Stream conversations out in bulk

Examples:
  $ helpdeskcli conv export --format ndjson
  # what was closed and changed during the last month
  $ helpdeskcli conv export --since 30d --status closed --format csv

Usage: helpdeskcli conv export [flags]

All conversations that match, oldest first, written as their pages arrive.
Progress and the number of conversations go to standard error.

Flags:
  --mailbox <id>              Inbox id
  --since <time|7d>           Changed since: a date, an RFC 3339 time, or 7d,
                              12h, 30m (minutes) before now
  --tag <text>                Tag name, or several with commas: any of them
  --embed <threads>           More data in each conversation; not with csv
  --format <json|csv|ndjson>  Shape of the export [default json]
  --limit <number>            Most conversations to write (0, or absent: all) [0
                              or more]
  --source <word>             Keep conversations that came in this way [one of
                              api, beacon, channel, chat, consumer, coreapi,
                              csv, customer, cvs, desk, docs, email, emailfwd,
                              heymarket, internal, jira, manual, mobile,
                              notification, orchestration, support, unknown,
                              uservoice, web, workflows, zendesk]
  --status <word>             Status of the conversations [one of active,
                              pending, closed, spam, all; default all]

Global flags: helpdeskcli help flags
`,
  get: `Show one conversation

Examples:
  $ helpdeskcli conv get 500001
  # the subject alone
  $ helpdeskcli conv get 500001 --jq '.[].subject'

Usage: helpdeskcli conv get <id>

Arguments:
  <id>  Conversation id

Global flags: helpdeskcli help flags
`,
  list: `List conversations, newest first

Examples:
  $ helpdeskcli conv list --status pending --limit 10
  # what changed in one inbox during the last week and came by e-mail
  $ helpdeskcli conv list --mailbox 1001 --since 7d --source email \\
      --output csv

Usage: helpdeskcli conv list [flags]

Flags:
  --mailbox <id>      Inbox id
  --tag <text>        Tag name, or several with commas: any of them
  --since <time|7d>   Changed since: a date, an RFC 3339 time, or 7d, 12h, 30m
                      (minutes) before now
  --source <word>     Keep conversations that came in this way [one of api,
                      beacon, channel, chat, consumer, coreapi, csv, customer,
                      cvs, desk, docs, email, emailfwd, heymarket, internal,
                      jira, manual, mobile, notification, orchestration,
                      support, unknown, uservoice, web, workflows, zendesk]
  --assigned-to <id>  User id of the assignee
  --query <text>      Search expression, for example (subject:"invoice" AND
                      tag:vip)
  --status <word>     Status of the conversations [one of active, pending,
                      closed, spam, all; default active]
  --limit <number>    Most rows to print (0 = all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  move: `Move a conversation to another inbox

Examples:
  $ helpdeskcli conv move 500001 --to-mailbox 1002

Usage: helpdeskcli conv move <id> --to-mailbox <id> [flags]

Arguments:
  <id>  Conversation id

Flags:
  --to-mailbox <id>  Id of the inbox that it goes to [required]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  note: `Add an internal note to a conversation

Examples:
  $ helpdeskcli conv note 500001 --body "Called back, no answer"
  $ helpdeskcli conv note 500001 --body @note.html

Usage: helpdeskcli conv note <id> --body <text|@file> [flags]

Arguments:
  <id>  Conversation id

Flags:
  --body <text|@file>  HTML text, @file, or piped standard input [required]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  reply: `Answer the customer of a conversation

Examples:
  $ helpdeskcli conv reply 500001 --body "<p>It is on its way.</p>"
  # a reply from standard input, saved as a draft
  $ cat answer.html | helpdeskcli conv reply 500001 --cc boss@example.com \\
      --draft

Usage: helpdeskcli conv reply <id> --body <text|@file> [flags]

Arguments:
  <id>  Conversation id

Flags:
  --body <text|@file>  HTML text, @file, or piped standard input [required]
  --bcc <a,b,...>      Addresses that get a blind copy
  --cc <a,b,...>       Addresses that get a copy
  --draft              Save the reply without sending it

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  search: `Search conversations with a query expression

Examples:
  $ helpdeskcli conv search "(tag:billing)" --limit 5
  # mail of one address or about one subject, in one inbox
  $ helpdeskcli conv search '(email:"ann.lee@example.com" OR subject:invoice)' \\
      --mailbox 1001

Usage: helpdeskcli conv search <query> [flags]

Open and closed ones are found; (status:active) in the expression keeps the open
ones.

Arguments:
  <query>  Expression, for example (subject:"invoice" AND tag:vip)

Flags:
  --mailbox <id>    Inbox id
  --limit <number>  Most rows to print (0 = all) [0 or more; default 25]

Global flags: helpdeskcli help flags
`,
  status: `Set the status of a conversation

Examples:
  $ helpdeskcli conv status 500001 --set closed

Usage: helpdeskcli conv status <id> --set <word> [flags]

Arguments:
  <id>  Conversation id

Flags:
  --set <word>  New status [required; one of active, pending, closed, spam]

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  tag: `Add tags to a conversation or take them away

Examples:
  $ helpdeskcli conv tag 500001 --add vip --remove "needs reply"

Usage: helpdeskcli conv tag <id> [flags]

Arguments:
  <id>  Conversation id

Flags:
  --add <a,b,...>     Tags to add; unknown ones are created
  --remove <a,b,...>  Tags to take away

Safety flags:
  --dry-run  Print the request without sending it

Global flags: helpdeskcli help flags
`,
  threads: `List the threads of a conversation, newest first

Examples:
  $ helpdeskcli conv threads 500001
  $ helpdeskcli conv threads 500001 --output json --jq '.[].body'

Usage: helpdeskcli conv threads <id>

Arguments:
  <id>  Conversation id

Global flags: helpdeskcli help flags
`,
  watch: `Print conversations as they change

Examples:
  $ helpdeskcli conv watch --once
  # one JSON object a line, for other programs
  $ helpdeskcli conv watch --mailbox 1001 --status all --poll 5 --max-polls 1 \\
      --output ndjson

Usage: helpdeskcli conv watch [flags]

Asks again and again until Ctrl-C, and prints what is new or has changed since
the last time, oldest first: a table, CSV, or one JSON object a line. When the
service is down or busy it waits longer and goes on.

Flags:
  --mailbox <id>    Inbox id
  --limit <number>  Most rows of one poll [1 or more; default 10]
  --poll <number>   Time between two polls [1 or more seconds; default 30]
  --status <text>   Status of the conversations [default active]

Global flags: helpdeskcli help flags
`,
};
