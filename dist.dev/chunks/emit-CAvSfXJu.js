import { n as mark } from "./files-B90qBByP.js";
import { G as defined } from "./miss-DFNGofI6.js";
import { wt as takesIdList } from "./run-BhoUbCgs.js";
import { n as rangeOf, t as lineShape } from "./notation-BmtonwF4.js";
import { n as capital, u as words } from "./words-BYPVa46K.js";
import { o as failures } from "./common-BzadzAky.js";

// generator/6-emit/topics/topic.ts
/** Returns the parts that are not empty. */
const filled = (parts) => parts.filter((part) => "rows" in part ? part.rows.length > 0 : "examples" in part ? part.examples.length > 0 : true);

// generator/6-emit/topics/auth.ts
const topic$2 = {
	name: "auth",
	title: "How to sign in"
};
function authTopic(ir) {
	const { service, commands } = ir;
	const { binary } = service;
	const line = (words) => commands.find((command) => command.words.join(" ") === words);
	const ways = Object.entries(service.hosts).flatMap(([host, { credentials }]) => credentials.flatMap((name, at) => {
		const credential = service.credentials[name];
		if (credential === void 0) return [];
		const of = Object.keys(service.hosts).length === 1 ? "" : ` for ${host}`;
		return [[signIn(ir, credential, name, at > 0), `${capital(credential.title)}${of}${wayOf(credential)}`]];
	}));
	const variables = Object.values(service.credentials).flatMap((credential) => [...credential.env === void 0 ? [] : [[credential.env, credential.kind === "oauth" ? "Access token" : capital(credential.title)]], ...credential.kind === "oauth" ? [[credential.client.id.env, "Client id of the app"], [credential.client.secret.env, "Client secret of the app"]] : []]);
	if (ways.length === 0) return {
		...topic$2,
		parts: [{ text: "The service needs no credential." }]
	};
	const group = service.login.split(" ")[0] ?? "";
	const around = commands.filter(({ words, hidden }) => !hidden && words[0] === group && words.length > 1 && words.join(" ") !== service.login);
	return {
		...topic$2,
		parts: filled([
			{
				title: "Sign in",
				rows: unique(ways)
			},
			{
				title: "Environment variables, for one run",
				rows: unique(variables)
			},
			{ text: "Flags override environment variables, which override stored credentials. A credential is stored in the keychain of the operating system, one entry per profile, or with --store file in a file that only you can read. It is sent only to the origin that it was issued for. Access tokens are refreshed before they expire." },
			{
				title: "Commands",
				rows: around.map(({ words, describe }) => [`${binary} ${words.join(" ")}`, describe])
			},
			{ text: `Without a terminal there are no prompts: a missing value is an error (exit code ${String(service.exits.auth.code)} or ${String(service.exits.config.code)}) that names the command or variable that fixes it. Use --profile to switch between accounts.${line("sandbox serve") === void 0 ? "" : " The profile \"sandbox\" needs no account."}` }
		])
	};
}
/** Returns the command that stores a credential. */
function signIn({ service }, credential, name, chosen) {
	const { select } = credential;
	const flag = chosen || select !== void 0 ? ` --${select?.flag ?? name}` : "";
	return credential.login === void 0 ? `${service.binary} ${service.login}${flag}` : `${service.binary} ${credential.login}`;
}
function wayOf(credential) {
	if (credential.kind === "secret") return ", typed at a hidden prompt";
	const setup = credential.client.setup;
	const app = setup === void 0 ? "" : `, with the app from "${setup}"`;
	return credential.grant === "authorization-code" ? `, in a browser${app}` : `, without a browser${app}`;
}
const unique = (rows) => [...new Map([...rows].reverse())].reverse();

// generator/6-emit/topics/environment.ts
function environmentTopic({ service, globals, commands }) {
	const found = /* @__PURE__ */ new Map();
	const add = (name, text) => {
		if (name !== void 0 && !found.has(name)) found.set(name, text);
	};
	for (const { name, data } of globals) add(data.env, `Default of --${name}`);
	for (const credential of Object.values(service.credentials)) {
		add(credential.env, credential.kind === "secret" ? `${capital(credential.title)} for one run` : "Access token for one run; it is never refreshed");
		const { select } = credential;
		add(select?.env?.name, `Set to "${select?.env?.value ?? ""}" to sign in with: ${credential.title}`);
	}
	for (const [name, { env, form, choices }] of Object.entries(service.variables)) {
		const allowed = form ?? (choices === void 0 ? void 0 : Object.keys(choices).join(", "));
		add(env, `${capital(words(name))}${allowed === void 0 ? "" : `: ${allowed}`}`);
	}
	for (const [name, { override }] of Object.entries(service.hosts)) add(override, `Overrides the origin of ${Object.keys(service.hosts).length === 1 ? "the service" : name}; only credentials from the environment are sent there`);
	add(service.gate.env, "Set to 1 to allow writes, like the flag");
	for (const { words: line, flags } of commands) for (const { name, data } of flags) add(data.env, `${data.describe} (--${name} of ${line.join(" ")})`);
	add(`${service.env}_CONFIG_DIR`, `Folder for configuration and state (default: ~/.config/${service.binary})`);
	add(`${service.env}_PAGER`, "Program that pages help and tables on a terminal; empty or cat for none");
	return {
		name: "environment",
		title: "Environment variables",
		parts: [
			{
				title: "Variables",
				rows: [...found].sort(([a], [b]) => a < b ? -1 : 1)
			},
			{
				title: "Common variables",
				rows: [
					["DEBUG", `${service.binary}:* logs requests to stderr, like --verbose`],
					["HTTPS_PROXY, NO_PROXY", "Proxy, and hosts that bypass it"],
					["NODE_EXTRA_CA_CERTS", "File with additional CA certificates"],
					["NO_COLOR", "Disables colors"],
					["PAGER", `Used without ${service.env}_PAGER and without the setting "pager" (default: less -FRX)`]
				]
			},
			{ text: "Flags override environment variables, which override the settings of the profile, which override defaults." },
			...service.dotenv === true ? [{ text: "Variables that are not set are read from a .env file in the working folder, except credentials and origins." }] : []
		]
	};
}

// generator/6-emit/topics/exits.ts
function exitsTopic({ service, commands }) {
	const meanings = /* @__PURE__ */ new Map([[0, ["success"]]]);
	for (const failure of failures) {
		const { code, meaning } = service.exits[failure];
		const known = meanings.get(code) ?? [];
		const statuses = /\bHTTP\b|\b[45]\d\d\b/.test(known.join() + meaning) ? [] : statusesOf(service.statuses, failure);
		meanings.set(code, [...known, statuses.length === 0 ? meaning : `${meaning} (HTTP ${statuses.join(", ")})`]);
	}
	const rows = [...meanings].sort(([a], [b]) => a - b).map(([code, texts]) => [String(code), [...new Set(texts)].join("; ")]);
	const own = commands.flatMap(({ words, exits }) => exits.map(({ code, meaning }) => [`${words.join(" ")}: ${String(code)}`, meaning]));
	const later = [.../* @__PURE__ */ new Set([service.exits.unavailable.code, service.exits.rate.code])].join(" or ");
	return {
		name: "exit-codes",
		title: "Exit codes and errors",
		parts: [
			{
				title: "Exit codes",
				rows: [
					...rows,
					["130", "interrupted with Ctrl-C (SIGINT)"],
					["129", "the terminal was closed (SIGHUP)"],
					["143", "ended by SIGTERM"]
				]
			},
			...own.length === 0 ? [] : [{
				title: "Exit codes of single commands",
				rows: own
			}],
			{ text: `After exit code ${later}, run the command again later. Requests that are safe to repeat were already sent up to ${String(service.retry.attempts)} times.` },
			{ text: "Errors go to stderr, results to stdout. With JSON output, an error is one JSON object on stderr with the fields error, message and exitCode, and statusCode if the service responded; of a 429 also retryAfter, the seconds that the service asks to wait. Notes and warnings are in its field notes, except a wait of more than five seconds: it is reported at once in every format, on a line of its own before the object." }
		]
	};
}
const statusesOf = (statuses, failure) => Object.keys(statuses).filter((status) => statuses[status] === failure).sort();

// generator/6-emit/help/flags.ts
const shown = {
	integer: "number",
	date: "YYYY-MM-DD",
	time: "HH:MM",
	timestamp: "time",
	since: "time|7d",
	period: "90d|3m",
	csv: "a,b,...",
	message: "text|@file",
	json: "json|@file",
	pair: "Key=value",
	reference: "id|code",
	yesno: "yes|no"
};
/** Maximum length of choices in a label; longer lists are in the text. */
const inLabel = 24;
/** `-o, --output <format>` */
function flagLabel({ name, data, placeholder }) {
	const aliases = data.alias === void 0 ? [] : [data.alias].flat();
	const short = aliases.filter((word) => word.length === 1).map((letter) => `-${letter}, `);
	const long = aliases.filter((word) => word.length > 1).map((word) => `, --${word}`);
	const value = data.kind === "boolean" ? "" : data.kind === "yesno" ? "[=yes|no]" : ` <${valueWord(data, placeholder)}>`;
	return `${short.join("")}--${name}${long.join("")}${value}`;
}
function argumentLabel({ name, data, placeholder }) {
	const word = `${placeholder ?? name}${data.variadic === true ? "..." : ""}`;
	return data.required ? `<${word}>` : `[${word}]`;
}
/** Returns the words after the name of a command in its usage: `<id>`, `--title <text>`, `[flags]`. */
function usageWords({ args, flags }) {
	const shown = flags.filter(({ data }) => data.hidden !== true);
	const required = shown.filter(({ data }) => data.demandOption === true);
	const more = shown.length > required.length ? ["[flags]"] : [];
	return [
		...args.map(argumentLabel),
		...required.map(flagLabel),
		...more
	];
}
function valueWord(data, placeholder) {
	if (placeholder !== void 0) return placeholder;
	const choices = data.choices?.join(data.kind === "csv" ? "," : "|");
	if (choices !== void 0 && choices.length <= inLabel) return choices;
	return shown[data.kind] ?? (data.choices === void 0 ? data.kind : "word");
}
/** Returns the summary of a flag, then its constraints in brackets. */
function flagText({ name, data, placeholder }) {
	const open = valueWord(data, placeholder) !== data.choices?.join(data.kind === "csv" ? "," : "|");
	return withFacts(data, data.demandOption === true, open, name);
}
function argumentText({ name, data }) {
	return withFacts(data, false, true, name);
}
function withFacts(data, required, choicesOpen, name) {
	const facts = [
		...required ? ["required"] : [],
		..."repeat" in data && data.repeat === true ? ["may be repeated"] : [],
		...data.choices !== void 0 && choicesOpen ? [`${data.open === true ? "known" : "one of"} ${data.choices.join(", ")}`] : [],
		...bounds(data),
		...data.default === void 0 || data.secret === true ? [] : [`default ${defaultText(data.default)}`],
		...data.env === void 0 ? [] : [`env ${data.env}`],
		...takesIdList(data) ? ["- or @file: one per line"] : [],
		...data.stdin === true && !/piped|standard input/i.test(data.describe) ? ["or piped input"] : [],
		...names("requires", data.requires),
		...names("not with", data.conflicts?.filter((other) => other !== name))
	];
	return facts.length === 0 ? data.describe : `${data.describe} [${facts.join("; ")}]`;
}
function bounds({ min, max, unit, maxItems, minItems, maxLength, describe }) {
	const suffix = unit === void 0 ? "" : ` ${unit}`;
	const facts = [];
	if (min !== void 0 && max !== void 0) facts.push(`${String(min)} to ${String(max)}${suffix}`);
	else if (min !== void 0) facts.push(`${String(min)} or more${suffix}`);
	else if (max !== void 0) facts.push(`${String(max)} or less${suffix}`);
	else if (unit !== void 0) facts.push(`in ${unit}`);
	if (maxLength !== void 0) facts.push(`at most ${String(maxLength)} characters`);
	if (maxItems !== void 0 && !describe.includes(`at most ${String(maxItems)}`)) facts.push(`at most ${String(maxItems)}`);
	if (minItems !== void 0 && minItems > 1) facts.push(`at least ${String(minItems)}`);
	return facts;
}
const defaultText = (value) => Array.isArray(value) ? value.join(",") : String(value);
const names = (word, flags) => flags === void 0 || flags.length === 0 ? [] : [`${word} ${flags.map((flag) => `--${flag}`).join(", ")}`];

// generator/6-emit/topics/flags.ts
const globalRows = (ir) => ir.globals.filter(({ data }) => data.hidden !== true).map((flag) => [flagLabel(flag), flagText(flag)]);
const flagsTopic = (ir) => ({
	name: "flags",
	title: "Global flags",
	parts: [{
		title: "Flags",
		rows: globalRows(ir)
	}, { text: "A value follows its flag, after a space or an equals sign: --limit 5, --limit=5. A value that begins with a dash needs the equals sign. Everything after -- is an argument." }]
});

// generator/6-emit/topics/output.ts
const formats = {
	table: "columns that fit the terminal",
	json: "one array or one object",
	yaml: "the same data in YAML",
	csv: "a header and one line per record; values with commas or quotes are quoted",
	ndjson: "one JSON object per line, for programs that read line by line"
};
function outputTopic(ir) {
	const { service, globals, commands } = ir;
	const known = globals.find(({ name }) => name === "output")?.data.choices ?? Object.keys(formats);
	const setting = Object.keys(service.settings).find((name) => service.settings[name]?.fills === "output");
	const { default: preset, emptyCsv, empty } = service.output;
	return {
		name: "output",
		title: "Output formats, fields and filters",
		parts: filled([
			{
				title: "Formats (--output)",
				rows: known.map((name) => [name, formats[name] ?? ""])
			},
			{ text: `${preset === "auto" ? "The default is table on a terminal, and json if the output is piped or captured." : `The default is ${preset}, on a terminal and in a pipe.`}${setting === void 0 ? "" : ` To change the default of the profile, run \`${service.binary} config set ${setting} json\`.`}` },
			{
				title: "Fields, filters and limits",
				rows: [
					["--fields a,b.c", "Print only these fields, in this order, in every format; a dot selects a field of an object"],
					["--jq <filter>", "Filter exactly what --output json prints with the whole jq language; text keeps its quotes, unless --raw-output (-r) is set"],
					["--raw-output, -r", "Print text from --jq without quotes, so that @csv, @tsv and names can be used in a pipe"],
					["--columns a,b", `Show only these columns, in this order, in a table or CSV file. To keep them for the tables of a command, run \`${service.binary} config set columns.<command> a,b\`, with dots between the words of the command`],
					["--sort a,-b", "Sort the rows of a table or CSV file by these columns; -b is descending. At most 100,000 rows are held, and a list that a limit has cut is sorted as shown"],
					["--labels", "Use the headers of tables in CSV, instead of the names of fields"],
					["--csv-safe", "Put an apostrophe before CSV cells that begin with = + - @: a spreadsheet would run them as formulas. Without it, a file holds exactly what the service stores"],
					["--limit <n>", "Print at most n records, and read only the pages that are needed; 0 prints all. A note on stderr reports what was left out"]
				]
			},
			{
				title: "Examples",
				examples: samples$2(ir, commands)
			},
			{ text: "Lists are streamed: records are printed as their pages arrive, and the run ends when the reader stops (head). Ids and amounts keep every digit. If a later page fails, the records before it are printed: in ndjson line by line, in JSON as an array that is closed. The exit code reports that the list is incomplete." },
			{ text: "A --jq filter that begins with .[] runs while the records arrive. json, ndjson, yaml and csv contain exactly what the service stores in files and pipes; on a terminal, characters that could control it are escaped or replaced. A table, and the line that an action prints, are for people: such characters are replaced everywhere, and long texts are cut." },
			{ text: `An empty list is [] in JSON, ${emptyCsv === "header" ? "only the header" : "no output"} in CSV, and "${empty}" in a table. Results go to stdout, everything else to stderr.` },
			{ text: "On a terminal, a table shows times as ages, such as 2 h ago, and one record has both; --absolute-times shows times only. A day stays a day. If the terminal is narrow, texts are cut first, then columns on the right are left out, which the header shows with an ellipsis; ids are cut last. Tables in pipes are whole." }
		])
	};
}
/** Returns examples of the flags on a list of the client. */
function samples$2({ service }, commands) {
	const list = commands.filter(({ effect, hidden, plan, args, flags }) => {
		const free = args.every(({ data }) => !data.required) && flags.every(({ data }) => data.demandOption !== true);
		return effect === "read" && !hidden && plan?.shape === "rows" && free;
	}).sort((a, b) => a.words.length - b.words.length)[0];
	if (list === void 0) return [];
	const run = [service.binary, ...list.words].join(" ");
	const [first = "id", second] = (list.plan?.columns ?? []).map(({ key }) => key).filter((key) => /^\w+$/.test(key));
	return [
		{ run: `${run} --limit 5 --output csv --fields ${[first, ...second === void 0 ? [] : [second]].join(",")}` },
		{ run: `${run} --limit 5 --jq '.[].${first}'` },
		{ run: `${run} --output ndjson | head -n 3` }
	];
}

// generator/6-emit/topics/all.ts
/** Returns all topics by name; their texts come from the data of the service. */
function topics(ir) {
	return [
		authTopic(ir),
		environmentTopic(ir),
		exitsTopic(ir),
		flagsTopic(ir),
		outputTopic(ir)
	];
}
/** The topic that lists all commands. It is not in `topics`: reference pages describe each command anyway. */
const commandList = {
	name: "commands",
	title: "What each command does"
};

// generator/6-emit/help/lines.ts
/** Returns the notations of the flags that take lines: title, and a row for each part and option. */
function notations({ flags }) {
	return flags.flatMap(({ name, data }) => data.line === void 0 || data.hidden === true ? [] : [[`Notation of --${name}`, notationRows(data.line)]]);
}
function notationRows(notation) {
	const { head, options, text, balanced, spans = [] } = notation;
	const notes = [
		...spans.map(([from, to]) => `${from} and ${to} must be set together.`),
		...balanced === void 0 ? [] : [`The sum of ${balanced} over all lines must be zero.`],
		"Write \\: for a colon inside a part."
	];
	return [
		[lineShape(notation), notes.join(" ")],
		...Object.entries(head).map(([name, part]) => [name, textOf(part, part.optional === true ? ["may be empty"] : [])]),
		...Object.entries(options).map(([name, part]) => [`${name}=<${kinds[part.kind]}>`, textOf(part)]),
		...text === void 0 ? [] : [["text", `${text}: the rest of the line, including colons`]]
	];
}
const kinds = {
	text: "text",
	number: "number",
	date: "YYYY-MM-DD",
	reference: "id|code"
};
function textOf(part, facts = []) {
	const range = rangeOf(part);
	const all = [...facts, ...range === void 0 ? [] : [range]];
	return all.length === 0 ? part.describe : `${part.describe} [${all.join("; ")}]`;
}

// generator/6-emit/reference/chapters.ts
/** Returns the page of the client, then one page per group at the root, with all commands below it. */
function pagesOf(ir) {
	const { binary } = ir.service;
	const names = new Set(ir.root.groups.map(({ name }) => name));
	const alone = ir.root.commands.filter(({ words }) => !names.has(words[0] ?? ""));
	return [{
		words: "",
		summary: ir.summary,
		...defined({ description: ir.description }),
		usage: `${binary} <command> [flags]`,
		commands: visible(alone).map((command) => chapterOf(command, binary)),
		groups: ir.root.groups.map(({ name, summary }) => [name, summary]),
		topics: topics(ir)
	}, ...ir.root.groups.map((group) => {
		const own = ir.root.commands.filter(({ words }) => words[0] === group.name);
		return {
			words: group.name,
			summary: group.summary,
			...defined({ description: group.description }),
			usage: `${binary} ${group.name} <command> [flags]`,
			commands: visible([...own, ...below(group)]).map((command) => chapterOf(command, binary)),
			groups: [],
			topics: []
		};
	})];
}
const below = (group) => [...group.commands, ...group.groups.flatMap(below)];
const visible = (commands) => commands.filter(({ hidden }) => !hidden);
function chapterOf(command, binary) {
	const words = command.words.join(" ");
	const flags = command.flags.filter(({ data }) => data.hidden !== true);
	const required = flags.filter(({ data }) => data.demandOption === true);
	const parts = [
		binary,
		words,
		...command.args.map(argumentLabel),
		...required.map(flagLabel)
	];
	const around = command.words.slice(0, -1);
	const aliases = command.aliases.map((alias) => `${[
		binary,
		...around,
		alias
	].join(" ")}`).join(", ");
	const oneOf = (command.oneOf ?? []).map((names) => names.map((name) => `--${name}`).join(", ")).join("; ");
	const notes = [...aliases === "" ? [] : [`Also: ${aliases}.`], ...oneOf === "" ? [] : [`Exactly one of ${oneOf} is required.`]];
	const description = [...command.description === void 0 ? [] : [command.description], ...notes].join("\n");
	const tables = [
		["Arguments", command.args.map((arg) => [argumentLabel(arg), argumentText(arg)])],
		["Flags", [...required, ...flags.filter((flag) => !required.includes(flag))].map((flag) => [flagLabel(flag), flagText(flag)])],
		...notations(command).map(([title, rows]) => [title, rows]),
		["Exit codes", command.exits.map(({ code, meaning }) => [String(code), meaning])]
	];
	return {
		words,
		summary: command.describe,
		...description === "" ? {} : { description },
		usage: [...parts, ...flags.length > required.length ? ["[flags]"] : []].join(" "),
		tables: tables.filter(([, rows]) => rows.length > 0),
		examples: command.examples
	};
}

// generator/6-emit/reference/man.ts
/** Returns a manual page, section 1, without a date: the same spec produces the same bytes on any day. */
function manPage(page, binary, version, others, mark) {
	const { words, summary, description, usage, commands, groups, topics } = page;
	const name = manName(binary, words);
	return `${[
		`.\\" ${mark}`,
		`.TH ${quoted(name.toUpperCase())} 1 "" ${quoted(`${binary} ${version}`)} "User Commands"`,
		".nh",
		".ad l",
		".SH NAME",
		`${roff(name)} \\- ${roff(lowerFirst(summary))}`,
		".SH SYNOPSIS",
		`.B ${roff(usage)}`,
		...description === void 0 ? [] : [".SH DESCRIPTION", ...paragraphs(description)],
		...groups.length === 0 ? [] : [".SH GROUPS", ...groups.flatMap(([group, text]) => item(`${binary} ${group}`, `${text}; see ${manName(binary, group)}(1)`))],
		...commands.length === 0 ? [] : [".SH COMMANDS", ...commands.flatMap(chapter$1)],
		...topics.flatMap(topic$1),
		".SH SEE ALSO",
		others.map((other) => `.BR ${roff(other)} (1)`).join(" ,\n")
	].join("\n")}\n`;
}
/** The group `order` of `acme` is acme-order(1). */
const manName = (binary, words) => words === "" ? binary : `${binary}-${words}`;
function chapter$1({ words, summary, description, usage, tables, examples }) {
	return [
		`.SS ${quoted(words)}`,
		`${roff(summary)}.`,
		".PP",
		`.B ${roff(usage)}`,
		...description === void 0 ? [] : paragraphs(description),
		...tables.flatMap(([title, rows]) => [
			".PP",
			`${roff(title)}:`,
			...rows.flatMap(([label, text]) => item(label, text))
		]),
		...examples.length === 0 ? [] : [
			".PP",
			examples.length === 1 ? "Example:" : "Examples:",
			...samples$1(examples)
		]
	];
}
function topic$1({ title, name, parts }) {
	return [`.SH ${quoted(chapters[name] ?? title.toUpperCase())}`, ...filled(parts).flatMap((part) => {
		if ("text" in part) return paragraphs(part.text);
		if ("examples" in part) return [
			".PP",
			`${roff(part.title)}:`,
			...samples$1(part.examples)
		];
		return [
			".PP",
			`${roff(part.title)}:`,
			...part.rows.flatMap(([label, text]) => item(label, text))
		];
	})];
}
/** Chapter titles that readers of manuals expect. */
const chapters = {
	auth: "AUTHENTICATION",
	environment: "ENVIRONMENT",
	"exit-codes": "EXIT STATUS",
	flags: "OPTIONS",
	output: "OUTPUT"
};
const item = (label, text) => [
	".TP",
	`.B ${roff(label)}`,
	text === "" ? "\\&" : roff(text)
];
const paragraphs = (text) => text.split(/\n+/).flatMap((line) => [".PP", roff(line)]);
function samples$1(examples) {
	return [
		".PP",
		".RS 4",
		".nf",
		...examples.flatMap(({ run, shows }) => [...shows === void 0 ? [] : [`# ${shows}`], `$ ${run}`]).flatMap((line) => line.split("\n")).map(roff),
		".fi",
		".RE"
	];
}
const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);
/** Quotes an argument of a macro. */
const quoted = (text) => `"${roff(text).replaceAll("\"", "\\(dq")}"`;
const named = {
	"\\": "\\e",
	"-": "\\-",
	"'": "\\(aq",
	"`": "\\(ga",
	"^": "\\(ha",
	"~": "\\(ti"
};
/** Escapes text: no escapes, no requests at the beginning of a line, plain quotes and dashes. */
function roff(text) {
	const safe = text.replace(/\s+/g, " ").replace(/[\\\-'`^~]/g, (char) => named[char] ?? char).replace(/[^\x20-\x7e]/gu, (char) => `\\[u${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`);
	return safe.startsWith(".") ? `\\&${safe}` : safe;
}

// generator/6-emit/reference/markdown.ts
/** Returns a page in GitHub's Markdown. `mark` is the first line, a comment. */
function markdown(page, binary, version, mark) {
	const { words, summary, description, usage, commands, groups, topics } = page;
	const title = words === "" ? binary : `${binary} ${words}`;
	return `${[
		`<!-- ${mark} -->`,
		`# ${title}`,
		sentence(summary),
		...description === void 0 ? [] : [prose(description)],
		fence(usage),
		...words === "" ? [`Version ${version}.`] : [],
		...groups.length === 0 ? [] : ["## Groups", table(groups.map(([name, text]) => [`[${binary} ${name}](${name}.md)`, cell(text)]), "Group")],
		...groups.length === 0 && topics.length === 0 ? contents(commands) : [],
		...commands.flatMap((command) => chapter(command, binary)),
		...topics.flatMap(topic),
		...words === "" ? [] : [`Global flags, exit codes and environment variables: [${binary}](README.md).`]
	].join("\n\n")}\n`;
}
function contents(commands) {
	return [table(commands.map(({ words, summary }) => [`[${words}](#${words.replaceAll(" ", "-")})`, cell(summary)]), "Command")];
}
function chapter({ words, summary, description, usage, tables, examples }, binary) {
	const more = usage === `${binary} ${words}` ? [] : [fence(usage)];
	return [
		`## ${words}`,
		sentence(summary),
		...more,
		...description === void 0 ? [] : [prose(description)],
		...examples.length === 0 ? [] : [samples(examples)],
		...tables.map(([title, rows]) => table(rows.map(coded), singular[title] ?? title))
	];
}
const singular = {
	Arguments: "Argument",
	Flags: "Flag",
	"Exit codes": "Exit code"
};
function topic({ title, parts }) {
	return [`## ${title}`, ...filled(parts).flatMap((part) => {
		if ("text" in part) return [prose(part.text)];
		if ("examples" in part) return [samples(part.examples)];
		return [table(part.rows.map(coded), part.title)];
	})];
}
const coded = ([label, text]) => [`\`${label.replaceAll("|", "\\|")}\``, cell(text)];
function table(rows, title) {
	return [
		`| ${title} | |`,
		"| --- | --- |",
		...rows.map(([label, text]) => `| ${label} | ${text} |`)
	].join("\n");
}
const samples = (examples) => fence(examples.map(({ run, shows }) => shows === void 0 ? run : `# ${shows}\n${run}`).join("\n"), "sh");
const fence = (text, language = "") => `\`\`\`${language}\n${text}\n\`\`\``;
const sentence = (text) => prose(/[.!?]$/.test(text) ? text : `${text}.`);
/** Makes each line a paragraph and escapes markup. */
const prose = (text) => text.split(/\n+/).map(plain).join("\n\n");
const cell = (text) => plain(text).replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
const plain = (text) => text.replace(/[\\*<[\]]/g, "\\$&").replace(/^([#>+-]|\d+\.)(?=\s)/, "\\$1");

// generator/6-emit/reference/emit.ts
/** Returns the first line of the pages of a client, because several clients share a folder. */
const referenceMark = (binary) => `Reference of ${binary}. ${mark}`;
/** Returns `<folder>/<binary>/*.md` and `<folder>/man/*.1`: a page of the client and one per group. */
function referencePages(ir, folder) {
	const { binary, version } = ir.service;
	const pages = pagesOf(ir);
	const first = referenceMark(binary);
	return pages.flatMap((page) => {
		const name = manName(binary, page.words);
		const others = (page.words === "" ? pages : pages.slice(0, 1)).map(({ words }) => manName(binary, words));
		return [{
			path: `${folder}/${binary}/${page.words === "" ? "README" : page.words}.md`,
			text: markdown(page, binary, version, first)
		}, {
			path: `${folder}/man/${name}.1`,
			text: manPage(page, binary, version, others.filter((other) => other !== name), first)
		}];
	});
}

export { topics as a, flagLabel as c, commandList as i, flagText as l, referencePages as n, argumentLabel as o, notations as r, argumentText as s, referenceMark as t, usageWords as u };