// generator/diagnostics/messages-resource.ts
/** CS322 to CS329: resources of the catalogue, references, credentials, custom fields and tables. */
const resourceMessages = {
	CS322: {
		severity: "error",
		title: "Unknown resource",
		message: "the catalogue has no resource \"{name}\"",
		remedy: "{hint}",
		explanation: "A resource is named as in the catalogue; case is ignored. A name with placeholders is checked when the command runs."
	},
	CS323: {
		severity: "error",
		title: "Unknown field of a resource",
		message: "the resource {resource} has no field \"{name}\"",
		remedy: "{hint}",
		explanation: "Wires, columns, lines, look-ups and references name fields as the catalogue spells them. The service would refuse or ignore any other name."
	},
	CS324: {
		severity: "error",
		title: "Method that a resource does not support",
		message: "the resource {resource} does not support {method}",
		remedy: "It supports {methods}. Remove the command, or write another `method`.",
		explanation: "The catalogue lists the methods of each resource; the service would refuse every run of the command."
	},
	CS325: {
		severity: "error",
		title: "Reference to a resource without a key",
		message: "records of {resource} cannot be looked up: the resource has no key",
		remedy: "Remove the reference, or add the key to the catalogue.",
		explanation: "A look-up converts a code or a number to the key of a record."
	},
	CS326: {
		severity: "error",
		title: "Reference declared twice",
		message: "the group \"{group}\" already declares the reference \"{name}\"",
		remedy: "Remove it from `references`, or rename it.",
		explanation: "A group with a `number` or a `code` is also a reference with the name of the group."
	},
	CS327: {
		severity: "error",
		title: "Flag that conflicts with a credential",
		message: "the flag --{name} is part of a credential, which needs the type {kind}",
		remedy: "Rename the flag, or declare it as {kind}.",
		explanation: "A command with `credentials: true` has a flag for each part of a credential. It may declare such a flag itself, with another summary or other conditions, but not with another type."
	},
	CS328: {
		severity: "error",
		title: "Incomplete custom fields",
		message: "keys are missing for the entity \"{name}\": {missing}",
		remedy: "Add these keys to the entity, or to `defaults` for all entities.",
		explanation: "The client reads the definitions of custom fields and needs the names of their parts."
	},
	CS329: {
		severity: "error",
		title: "Table declared twice",
		message: "the table \"{name}\" is declared in more than one file",
		remedy: "Keep one of the declarations.",
		explanation: "The types of the fields must not depend on the order of the files."
	},
	CS445: {
		severity: "error",
		title: "Typed lines that are not sent",
		message: "the lines of --{name} of \"{words}\" are not sent: `lines` has no `collection`",
		remedy: "Set `collection` to the field of the document that holds its lines. Collections of the resource: {fields}.",
		explanation: "A document is sent with its lines in one field. Without that field the command would drop the lines."
	}
};

// generator/diagnostics/messages-bind.ts
/** CS3xx: names that do not exist, and values that cannot be inferred. */
const bindMessages = {
	CS301: {
		severity: "error",
		title: "Incomplete exit codes",
		message: "exit codes are missing for: {missing}",
		remedy: "Add every class of failure, or remove `exits` to use the default codes.",
		explanation: "Exit codes are a contract with scripts. A service that changes the default codes must list all of them, so that no default applies by accident."
	},
	CS302: {
		severity: "error",
		title: "Command that does nothing",
		message: "the command has neither a path nor a workflow",
		remedy: "Write `path:` (verbs use the path of their group), `workflow:`, or the verb (`verb: list`).",
		explanation: "Verbs (list get create update delete add remove) use the path of their group. Any other command names its own."
	},
	CS303: {
		severity: "error",
		title: "Unknown standard group",
		message: "unknown standard group \"{name}\"",
		remedy: "{hint}",
		explanation: "Standard groups (alias, config, profile, auth and so on) come with the package and are the same in every client."
	},
	CS304: {
		severity: "error",
		title: "Group declared twice",
		message: "the group \"{name}\" is also declared in {file}",
		remedy: "Move the commands into one file, or rename one of the groups.",
		explanation: "A group has one file, so that its commands are easy to find. Only commands at the root may come from several files."
	},
	CS305: {
		severity: "error",
		title: "Command declared twice",
		message: "the command \"{words}\" is also declared in {file}",
		remedy: "Remove or rename one of the two.",
		explanation: "Every file without `group` adds commands at the root, and each name may appear once."
	},
	CS306: {
		severity: "error",
		title: "Unknown field",
		message: "unknown field \"{name}\"",
		remedy: "{hint}",
		explanation: "`takes` lists names under `fields` of the group or of a group around it. Declare a flag of a single command under `flags`."
	},
	CS307: {
		severity: "error",
		title: "Unknown flag group",
		message: "unknown flag group \"{name}\"",
		remedy: "{hint}",
		explanation: "`use` lists names under `flag-groups` of service.yaml."
	},
	CS309: {
		severity: "error",
		title: "Flag declared twice",
		message: "the command declares the flag --{name} twice",
		remedy: "Take it from `fields` or declare it under `flags`, not both.",
		explanation: "A flag of the command overrides one of a flag group, but it must not repeat a field in `takes`: the two could contradict each other."
	},
	CS310: {
		severity: "error",
		title: "Flag in two flag groups",
		message: "the flag --{name} is in the flag groups {one} and {other}",
		remedy: "Use one of the groups, or declare --{name} under `flags` of the command, which overrides both.",
		explanation: "Two declarations of a flag may differ in type or default, and the order of the groups must not decide which one applies."
	},
	CS311: {
		severity: "error",
		title: "Missing effect",
		message: "the effect of the command \"{name}\" cannot be inferred",
		remedy: "Write `effect:` with read, create, update, delete or act, or `local: true` if the command sends no request.",
		explanation: "The write gate, the prompt before deletes, retries, dry run and the hints for agents depend on the effect, so it is never guessed."
	},
	CS312: {
		severity: "error",
		title: "Missing method",
		message: "a request with the effect {effect} needs a method",
		remedy: "Write `method:` POST, PUT, PATCH or DELETE.",
		explanation: "Verbs and reads have a default method. Every other request must name one."
	},
	CS313: {
		severity: "error",
		title: "Missing paging style",
		message: "the list has no paging style, and the service has several",
		remedy: "Write `paging:` on the command or its group. Styles: {styles}, none.",
		explanation: "A service with one style uses it for every list. With several, a list read in the wrong style would end early or never."
	},
	CS314: {
		severity: "error",
		title: "Unknown name in a path",
		message: "\"{name}\" in the path of \"{words}\" is not an argument, a flag or a variable",
		remedy: "{hint}",
		explanation: "A name in braces is an argument, a flag or a variable of the service. The `id` of a group is always an argument; declare others under `args` or `flags`."
	},
	CS315: {
		severity: "error",
		title: "Name twice in a path",
		message: "the path {path} of \"{words}\" contains \"{name}\" twice",
		remedy: "Write `item:` for the records of this group, with a flag or argument of its own.",
		explanation: "A nested group inherits the `id` of its parent if its path contains it; the default `item` would repeat it."
	},
	CS316: {
		severity: "error",
		title: "Unknown name",
		message: "unknown {what} \"{name}\"",
		remedy: "{hint}",
		explanation: "Hosts, credentials, variables, paging styles, references and entities with custom fields are declared in service.yaml and used by name. The settings, defaults and sign-in of a service may only name flags and commands that exist."
	},
	CS317: {
		severity: "error",
		title: "Custom fields without an entity",
		message: "the flag --{name} sets custom fields, but neither the command nor its group names their entity",
		remedy: "Write `custom-fields: <entity>` on the group or the command.",
		explanation: "The wire `fields:` converts names to keys, with the definitions of one entity under `custom-fields` of service.yaml."
	},
	CS318: {
		severity: "error",
		title: "Workflow with a path",
		message: "a workflow makes its own requests, so the path has no effect",
		remedy: "Declare the requests under `calls`, or remove `workflow`.",
		explanation: "A command is either one request or a workflow. A workflow lists its requests under `calls`, for the sandbox and for readers."
	},
	CS319: {
		severity: "error",
		title: "Page size above its maximum",
		message: "the default page size {size} is above the maximum {max}",
		remedy: "Swap the two numbers, or fix the wrong one.",
		explanation: "`size.default` is the number of rows that the service returns when a request names no size, `size.max` the largest number that it returns."
	},
	CS320: {
		severity: "error",
		title: "Rows without a path in the response",
		message: "the paging style \"{style}\" reads `{path}` of a response, but \"{words}\" has no `result`",
		remedy: "Write `result:` on the command or its group: the key of its rows in the response.",
		explanation: "`{key}` in the paths of a paging style is the `result` of the command, for services that name the rows after the records. The key cannot be inferred from the noun."
	},
	...resourceMessages
};

// generator/diagnostics/messages-calls.ts
/** CS34x: requests of workflows. */
const callMessages = {
	CS341: {
		severity: "error",
		title: "Call that is not one request",
		message: "the call \"{name}\" names {count}",
		remedy: "Write one of get, post, put, patch or delete with a path, or one of list, get, create, update or delete with a resource.",
		explanation: "A call is one request: `GET /path`, `{ get: /path, paging: pages }` or `{ list: sales/Orders }`."
	},
	CS342: {
		severity: "error",
		title: "Call declared twice",
		message: "the call \"{name}\" is already one of `use-calls`",
		remedy: "Rename one of the two, or remove it.",
		explanation: "A workflow sends its calls by name, so each name must mean one request."
	},
	CS343: {
		severity: "error",
		title: "Write in a command that reads",
		message: "the call \"{name}\" is a {method}, but the effect of the command is {effect}",
		remedy: "Give the command the effect of the request, or write `effect: read` on the call if it is a read over {method}.",
		explanation: "The write gate, --dry-run and the hints for agents depend on the effect of the command, so no request of the command may do more."
	},
	CS344: {
		severity: "error",
		title: "Workflow without a reason",
		message: "the command \"{words}\" is a workflow without a reason",
		remedy: "Write `why:`, or replace the workflow by a request: method, path and wires.",
		explanation: "The compiler reads, checks and documents a request in YAML, but not code. The reason states what YAML cannot express."
	},
	CS345: {
		severity: "error",
		title: "Too many workflows",
		message: "{count} commands are workflows, but the maximum is {most}",
		remedy: "Replace one of them by a request, or raise the maximum. Workflows: {list}.",
		explanation: "`workflows: { most }` keeps the number of exceptions from growing unnoticed."
	}
};

// generator/diagnostics/messages-read.ts
/** CS1xx: the file is not YAML that the language accepts. */
const readMessages = {
	CS101: {
		severity: "error",
		title: "Invalid YAML",
		message: "the file is not valid YAML: {reason}",
		remedy: "{remedy}",
		explanation: "The other checks need a file that parses. Quote text that contains \": \" or \" #\", and text that begins with one of @ ` % { [ & *: summary: \"Shown as: table\"."
	},
	CS102: {
		severity: "error",
		title: "Several documents in one file",
		message: "the file holds {count} YAML documents; another one begins here",
		remedy: "Remove the line `---`, or write each document to a file of its own.",
		explanation: "A spec file is one mapping: service.yaml, or one group. Further documents would be ignored."
	},
	CS103: {
		severity: "error",
		title: "Duplicate key",
		message: "the key \"{key}\" appears twice in this mapping",
		remedy: "Remove one of the two, or merge their values.",
		explanation: "YAML readers use one of the two values, and not always the same one, so this is an error."
	},
	CS104: {
		severity: "error",
		title: "YAML tag",
		message: "YAML tags are not part of the language",
		remedy: "Remove the tag; quote the value if it must stay text.",
		explanation: "A tag such as !!str sets the type of a value. The language fixes every type, so a tag could only contradict it."
	},
	CS105: {
		severity: "error",
		title: "Unknown anchor",
		message: "the anchor \"{name}\" is not defined above this line",
		remedy: "Write `&{name}` before the value, above this line, or repeat the value.",
		explanation: "An alias (*name) stands for the value with the anchor (&name) earlier in the same file."
	},
	CS106: {
		severity: "error",
		title: "Not a mapping",
		message: "the file is not a mapping of keys to values",
		remedy: "Begin with a key such as `group:`, or remove the file.",
		explanation: "At the top level, service.yaml and group files are mappings of keys to values."
	},
	CS107: {
		severity: "error",
		title: "Key that is not a name",
		message: "a key must be a name, not a list or a mapping",
		remedy: "Quote the key if it contains brackets, or write a plain name.",
		explanation: "In YAML, `{a: b}: c` has a mapping as its key. The usual cause is a template without quotes."
	},
	CS108: {
		severity: "error",
		title: "Merge key",
		message: "the merge key << is not part of the language",
		remedy: "Use flag groups (`use`), fields of the group (`takes`), or repeat the keys.",
		explanation: "Values are shared by name only. A merge would hide where a value comes from."
	},
	CS109: {
		severity: "error",
		title: "Catalogue that is not JSON",
		message: "the catalogue is not valid JSON: {problem}",
		remedy: "Fix the file, or generate it again from its source.",
		explanation: "The catalogue is one JSON object that maps the name of each resource to its record."
	}
};

// generator/diagnostics/messages-doubts.ts
/** CS5xx: the spec is valid, but probably not what its author meant. */
const doubtMessages = {
	CS501: {
		severity: "warning",
		title: "Field that no command takes",
		message: "no command takes the field \"{name}\"",
		remedy: "Add it to `takes` of a command, or remove it.",
		explanation: "A field is declared for commands to take. An unused one is often a mistyped name."
	},
	CS502: {
		severity: "warning",
		title: "Flag group that no command uses",
		message: "no command uses the flag group \"{name}\"",
		remedy: "Add it to `use` of a command or group, or remove it.",
		explanation: "A flag group is declared for commands to use. An unused one is often a mistyped name."
	},
	CS503: {
		severity: "warning",
		title: "Rows without columns",
		message: "\"{words}\" prints rows but has no columns",
		remedy: "Write `columns:` on the command or its group.",
		explanation: "Without columns, a table shows every key of the first rows. It is hard to read and changes with the data."
	},
	CS504: {
		severity: "warning",
		title: "Cap above the page size",
		message: "the cap {cap} is above the {max} rows of a page, so every run without --limit reads several pages",
		remedy: "Write {max} or less, unless you intend several requests per run.",
		explanation: "The cap is the number of rows printed without --limit. Most services limit the number of requests."
	},
	CS507: {
		severity: "warning",
		title: "Column with the name of a flag",
		message: "the column \"{key}\" has the name of a flag, which the service calls \"{wire}\"",
		remedy: "Write {column} if you mean that field, or set `from:`.",
		explanation: "Columns name keys of the rows as the service sends them, while flags have names for people. A column whose key no row has stays empty."
	},
	CS506: {
		severity: "warning",
		title: "Command without an example",
		message: "the command \"{words}\" has no example",
		remedy: "Write `examples:` with at least one command line.",
		explanation: "Help begins with examples, because people read those first."
	},
	CS508: {
		severity: "warning",
		title: "Unused declaration",
		message: "no command uses the {what} \"{name}\"",
		remedy: "Use it in a command, or remove it.",
		explanation: "Names are declared to be used. An unused one is often a mistyped name."
	},
	CS509: {
		severity: "warning",
		title: "Field that the service sets",
		message: "\"{name}\" of {resource} is read-only in the catalogue",
		remedy: "Send another field, or remove the flag.",
		explanation: "The service sets read-only fields itself. It ignores or refuses a value that a client sends."
	}
};

// generator/diagnostics/messages-examples.ts
/** CS407 to CS412, CS420: examples that would fail when typed. */
const exampleMessages = {
	CS407: {
		severity: "error",
		title: "Example of another command",
		message: "the example does not run \"{words}\"",
		remedy: "Begin with `{words}`; the name of the binary is added for you.",
		explanation: "The examples of a command must run that command. They may run other programs before or after it (`... | jq`)."
	},
	CS408: {
		severity: "error",
		title: "Example with an unknown flag",
		message: "the example uses {flag}, which is not a flag of \"{words}\"",
		remedy: "{hint}",
		explanation: "Examples are checked against the compiled command."
	},
	CS409: {
		severity: "error",
		title: "Example without a required flag",
		message: "the example lacks {flag}, which \"{words}\" requires",
		remedy: "Add {flag} to the example.",
		explanation: "People copy examples, so each must work as written."
	},
	CS410: {
		severity: "error",
		title: "Example with a wrong value",
		message: "the example sets {flag} to \"{value}\", which is not {wanted}",
		remedy: "{hint}",
		explanation: "Values in examples are checked by type, choices and bounds."
	},
	CS411: {
		severity: "error",
		title: "Example with a wrong number of arguments",
		message: "the example has {given}, but \"{words}\" takes {wanted}",
		remedy: "Usage: {usage}",
		explanation: "Words that are neither flags nor values of flags are arguments. Quote a value that contains spaces."
	},
	CS412: {
		severity: "error",
		title: "Example with an unclosed quote",
		message: "a quote in the example is not closed",
		remedy: "Close the quote.",
		explanation: "Examples are read as a shell reads them."
	},
	CS420: {
		severity: "error",
		title: "Example with conflicting flags",
		message: "the example of \"{words}\" {problem}",
		remedy: "Fix the example, or `one-of`, `requires` and `conflicts` of the flags.",
		explanation: "Examples must meet the conditions of flags, like a typed command."
	}
};

// generator/diagnostics/messages-rules.ts
/** CS4xx: specs whose client would fail or surprise its users. */
const ruleMessages = {
	CS401: {
		severity: "error",
		title: "Flag with the name of a global flag",
		message: "--{name} is already a global flag",
		remedy: "Rename the flag, or remove it and use the global one.",
		explanation: "A flag must mean the same in every command. Global flags are the standard ones, `flags` of service.yaml and the flags of variables."
	},
	CS402: {
		severity: "error",
		title: "Duplicate letter",
		message: "the letter -{alias} of --{name} already belongs to --{other}",
		remedy: "Choose another letter, or none.",
		explanation: "-o, -h and -y belong to --output, --help and --yes. A command may use each other letter once."
	},
	CS403: {
		severity: "error",
		title: "Duplicate name",
		message: "\"{words}\" is already {other}",
		remedy: "Rename one of the two, or remove the alias.",
		explanation: "Each name and alias in a group must be one command."
	},
	CS404: {
		severity: "error",
		title: "Page size above the maximum",
		message: "the command requests {value} rows per page, but a page of \"{style}\" holds at most {max}",
		remedy: "Write {max} or less.",
		explanation: "The service would refuse the request, or return fewer rows without saying so."
	},
	CS405: {
		severity: "error",
		title: "Undeclared exit code",
		message: "the workflow {file} ends with the exit code \"{name}\", which the command \"{words}\" does not declare",
		remedy: "Declare it under `exits` of the command, with a code and a meaning.",
		explanation: "A workflow fails with a class of failure of the service, or with an exit code that its command declares, so that help and scripts know it."
	},
	CS406: {
		severity: "error",
		title: "Exit code with the name of a failure",
		message: "\"{name}\" is a class of failure of every command",
		remedy: "Name the exit code after what happened, for example `findings`.",
		explanation: "The codes of failure classes are set in service.yaml. `exits` of a command adds codes that only this command has."
	},
	CS413: {
		severity: "error",
		title: "Workflow that does not exist",
		message: "the workflow \"{name}\" does not exist: {file} with a default export was not found",
		remedy: "{hint}",
		explanation: "A workflow is a module with a default export in workflows/<service>/, next to the specs; `shared/<name>` comes with the package."
	},
	CS414: {
		severity: "error",
		title: "Unknown flag in a condition",
		message: "`{key}` names --{name}, which is not a flag of \"{words}\"",
		remedy: "{hint}",
		explanation: "`requires`, `conflicts` and `one-of` may name flags of the same command and global flags."
	},
	CS415: {
		severity: "error",
		title: "Invalid default",
		message: "the default {value} of --{name} is not {problem}",
		remedy: "Write a value that a user could type.",
		explanation: "A default is checked like a typed value, so an invalid one would make every run fail."
	},
	CS416: {
		severity: "error",
		title: "Bounds that exclude everything",
		message: "{low} of --{name} is above {high}",
		remedy: "Swap the two numbers, or fix the wrong one.",
		explanation: "No value could meet both bounds."
	},
	CS417: {
		severity: "error",
		title: "Effect and method that contradict each other",
		message: "the effect is {effect}, but the method is {method}",
		remedy: "Fix one of them. A read over POST (a search with a body) has `effect: act`; a write is never a GET.",
		explanation: "Reads are retried and pass the write gate, so a write declared as a read could be sent twice and without a prompt."
	},
	CS418: {
		severity: "error",
		title: "Command without a summary",
		message: "the command \"{words}\" has no summary, and none can be inferred",
		remedy: "Write `summary:`, one line that begins with a verb.",
		explanation: "Only verbs in a group with a noun have a default summary."
	},
	CS419: {
		severity: "error",
		title: "Duplicate column",
		message: "the column \"{key}\" appears twice",
		remedy: "Remove one of the two, or give it another `key` and set `from`.",
		explanation: "--fields chooses columns by key."
	},
	CS421: {
		severity: "error",
		title: "Secret in an example",
		message: "the example has a value for --{name}, which is a secret",
		remedy: "Remove the flag: users type a secret at the prompt or set its environment variable.",
		explanation: "People copy examples. A secret on the command line ends up in the shell history and in the process list."
	},
	CS422: {
		severity: "error",
		title: "Delete without confirmation",
		message: "a delete cannot skip its confirmation",
		remedy: "Remove `confirm: false`; scripts use --yes.",
		explanation: "The write gate of the service sets whether deletes ask or are refused. A single command cannot opt out."
	},
	CS423: {
		severity: "error",
		title: "Summary that is too long",
		message: "the summary has {length} characters, more than 100",
		remedy: "Shorten it, and put details in `description`.",
		explanation: "A summary is one line in help, completion and the list of tools."
	},
	CS424: {
		severity: "error",
		title: "Ambiguous order of arguments",
		message: "the argument <{name}> cannot be here: {problem}",
		remedy: "Put required arguments first, and the one that takes all remaining words last.",
		explanation: "Words are assigned to arguments from left to right."
	},
	CS425: {
		severity: "error",
		title: "Reserved name",
		message: "\"{name}\" cannot be the name of a {what}",
		remedy: "Choose another name.",
		explanation: "`help` is a command of every client, and the folder `commands` holds the commands at the root."
	},
	CS426: {
		severity: "error",
		title: "Key without an effect",
		message: "`{key}` has no effect here: {why}",
		remedy: "Remove it, or add what it needs.",
		explanation: "A key that is accepted and then ignored would mislead readers."
	},
	CS427: {
		severity: "error",
		title: "Type that needs another key",
		message: "--{name} has the type {type} but no {missing}",
		remedy: "Write `{missing}:`.",
		explanation: "An enum needs `choices`; a reference needs a look-up under `references` of service.yaml; a line needs the `lines` of its group, with a `head`."
	},
	CS428: {
		severity: "error",
		title: "Wire with an unknown place",
		message: "the wire \"{wire}\" of --{name} begins with an unknown place",
		remedy: "{hint}",
		explanation: "A wire is a name, or `place:name`. A name that contains a colon must be written with its place."
	},
	CS429: {
		severity: "error",
		title: "Filter term without a filter",
		message: "--{name} is a term of the filter, but the service has no `filter`",
		remedy: "Write `filter:` in service.yaml, with the name of the parameter and the text between the terms.",
		explanation: "Terms are joined into one query parameter, which `filter` names."
	},
	CS430: {
		severity: "error",
		title: "File that does not exist",
		message: "{what} {file} does not exist",
		remedy: "Write the file, or remove the key.",
		explanation: "The catalogue is next to service.yaml; the extension of a sandbox is sandbox/<service>/index.ts, next to the specs."
	},
	CS431: {
		severity: "error",
		title: "Invalid regular expression",
		message: "the pattern is not a regular expression: {problem}",
		remedy: "Fix the expression; in double quotes, write each backslash twice.",
		explanation: "Patterns are JavaScript regular expressions."
	},
	CS432: {
		severity: "error",
		title: "Unknown name in a template",
		message: "unknown name \"{name}\" in `{key}` of \"{words}\"",
		remedy: "{hint}",
		explanation: "Templates may use arguments, flags, variables of the service, {id} and {created} of the response, and {answer.path}."
	},
	CS433: {
		severity: "error",
		title: "Wire to a name that the path does not have",
		message: "the wire \"{wire}\" of --{name} has no target: the path of \"{words}\" does not contain {place}",
		remedy: "Add {place} to the path, or send the value to another place. Path: {path}",
		explanation: "A path wire fills a name in braces. Without that name the value would not be sent."
	},
	CS434: {
		severity: "error",
		title: "Unmatched brace",
		message: "`{key}` of \"{words}\" has an unmatched brace",
		remedy: "Write placeholders as names in braces, and no other braces.",
		explanation: "The text is printed as written, with placeholders filled in. An unmatched brace would be printed, and its value would not."
	},
	CS435: {
		severity: "error",
		title: "Look-up that needs a missing flag",
		message: "{what} needs \"{name}\", which is not an argument or flag of \"{words}\"",
		remedy: "Add it to the command, or use other names in {what} ({place}). {hint}",
		explanation: "Look-ups and attachments of service.yaml are filled from arguments and flags of the command that uses them; of alternatives such as {customer|supplier} they need one."
	},
	CS436: {
		severity: "error",
		title: "Unknown placeholder",
		message: "{brace} is not a placeholder of {what}",
		remedy: "{hint}",
		explanation: "Any other text in braces would be sent to the service as written."
	},
	CS437: {
		severity: "error",
		title: "Wire that no request carries",
		message: "the wire \"{wire}\" of --{name} has no target in \"{words}\": {why}",
		remedy: "Remove the flag from the command, or send its value to another place.",
		explanation: "The request cannot carry the value, so it would not be sent."
	},
	CS439: {
		severity: "error",
		title: "Flag with the name of a credential's flag",
		message: "--{name} of \"{words}\" has the name of the flag of the credential \"{credential}\"",
		remedy: "Rename the flag, or send its value as the credential with `wire: credential:{credential}`.",
		explanation: "The flag of a credential carries a secret. Under the same name, another command would ask for something else, and users would paste the secret there."
	},
	CS438: {
		severity: "error",
		title: "Reference whose path needs an argument",
		message: "the path of the reference \"{reference}\" needs \"{name}\", which is not an argument or flag of \"{words}\"",
		remedy: "{hint}",
		explanation: "Each name in the path of a reference must be a variable of the service, or an argument or flag of the command."
	},
	...exampleMessages,
	...doubtMessages
};

// generator/diagnostics/messages-shape.ts
/** CS2xx: keys and values that the schema of the language does not know. */
const shapeMessages = {
	CS201: {
		severity: "error",
		title: "Unknown key",
		message: "unknown key \"{key}\"",
		remedy: "{hint}",
		explanation: "Unknown keys are errors, so that a mistyped key is never ignored. specs/schema.json describes every key: editors complete from it, and `cmdspec schema` prints it."
	},
	CS202: {
		severity: "error",
		title: "Missing key",
		message: "the key \"{key}\" is missing in {where}",
		remedy: "{hint}",
		explanation: "Only keys that cannot be inferred and have no default are required."
	},
	CS203: {
		severity: "error",
		title: "Value of the wrong type",
		message: "{where} must be {wanted}, not {given}",
		remedy: "{hint}",
		explanation: "YAML reads 1.0 as a number and yes as text. Quote versions and similar values."
	},
	CS204: {
		severity: "error",
		title: "Value that is not allowed",
		message: "{value} is not an allowed value of {where}",
		remedy: "{hint}",
		explanation: "The key accepts one of a fixed set of values."
	},
	CS205: {
		severity: "error",
		title: "Value of the wrong form",
		message: "{value} is not a valid value of {where}: it must {form}",
		remedy: "{manual}",
		explanation: "Names are lower case with hyphens, paths begin with a slash, environment variables are upper case, and so on."
	},
	CS206: {
		severity: "error",
		title: "Value out of bounds",
		message: "{where} {problem}",
		remedy: "{hint}",
		explanation: "Some lists must not be empty or must not repeat an element; some numbers have a smallest or largest value."
	},
	CS207: {
		severity: "error",
		title: "Name of the wrong form",
		message: "\"{name}\" is not a valid name in {where}",
		remedy: "{hint}",
		explanation: "Names become words at the shell, file names and identifiers in code, so only a few characters are allowed."
	}
};

// generator/diagnostics/messages-tools.ts
/** Diagnostics about tools for agents. */
const toolMessages = {
	CS441: {
		severity: "error",
		title: "Set of tools above its budget",
		message: "the {set} takes {size} bytes, more than the limit of {most}; its largest tools are {largest}",
		remedy: "Raise `tools.budget.{key}` if agents need the new tools. To save space, shorten summaries or leave out flags (`tool:` with `drop`) or commands (`tool: false`).",
		explanation: "Agents read the definition of every tool that a server offers: the default set, the tools of a topic, or all tools. Definitions that are too long are cut, or leave no room for the task."
	},
	CS442: {
		severity: "error",
		title: "Two tools with one name",
		message: "\"{words}\" and \"{other}\" would both be the tool {name}",
		remedy: "Rename one of the two, or leave out a command with `tool: false`.",
		explanation: "A tool is named by the words of its command, or by its key in `merged` or `variants`; spaces and hyphens both become underscores."
	},
	CS443: {
		severity: "error",
		title: "Flag that a tool requires or does not have",
		message: "the tool changes --{name}, which \"{words}\" {problem}",
		remedy: "{hint}",
		explanation: "`drop` and `defaults` change flags that the tool would have; a required flag cannot be dropped."
	},
	CS444: {
		severity: "error",
		title: "Commands that cannot be merged into one tool",
		message: "the merged tool \"{name}\" cannot have the argument \"{argument}\": it {problem}",
		remedy: "Choose another name in `by`, merge other commands, or leave out the flag (`tool:` with `drop`).",
		explanation: "A merged tool has the arguments of all its commands. Each must have one type, and the argument that chooses the command must not be one of them."
	}
};

// generator/diagnostics/catalogue.ts
/** Every diagnostic of the compiler: CS1xx reading, CS2xx shape, CS3xx names and inference, CS4xx rules, CS5xx warnings. */
const catalogue = {
	...readMessages,
	...shapeMessages,
	...bindMessages,
	...callMessages,
	...ruleMessages,
	...toolMessages
};
function fill(template, params) {
	return template.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
}

export { fill as n, catalogue as t };