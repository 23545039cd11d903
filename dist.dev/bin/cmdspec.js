#!/usr/bin/env node
import { n as packageVersion } from "../chunks/package-CvdAF4G4.js";
import { X as nearest } from "../chunks/miss-DFNGofI6.js";
import { s as shownPath } from "../chunks/source-Ba8zdOaV.js";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

// generator/cli/help.ts
const root = `Compiles YAML command specs into whole command-line clients

Examples:
  $ cmdspec check
  $ cmdspec generate
  $ cmdspec generate --specs specs --out client --emit js

Usage: cmdspec <command> [flags]

Commands:
  generate  Compile specs into a client
  check     Check specs without writing anything
  explain   Explain a diagnostic
  schema    Print the JSON Schema of the language

Flags:
  -h, --help     Show help
      --version  Print the version

More: cmdspec <command> --help
`;
const specs = `  --specs <folder>    Folder with service.yaml, or with a folder for each service
                      [default specs]`;
const common = `  --format <word>     Format of diagnostics: human on stderr, json on stdout
                      [default human]
  --timing            Print the milliseconds of each pass to stderr`;
const pages = {
	generate: `Compile specs into a client

Examples:
  $ cmdspec generate
  $ cmdspec generate acme --timing
  # Print a diff and fail if the output is out of date
  $ cmdspec generate --check
  # Write a client that node runs without a build
  $ cmdspec generate --specs specs --out client --emit js

Usage: cmdspec generate [service...] [flags]

Writes only files that changed, and removes files of earlier runs that are no
longer generated. A single service is written to the output folder itself,
several services to a folder each. Workflows are read from workflows/<service>/
next to the folder of specs.

Flags:
${specs}
  --out <folder>      Output folder [default generated]
  --docs <folder>     Also write reference pages: <binary>/*.md and man/*.1
  --check             Write nothing; print a diff and fail if the output differs
  --emit <ts|js>      TypeScript, or JavaScript that runs without a build
                      [default ts]
${common}

Exit codes:
  0   success
  1   errors in the specs, or differences with --check
  64  invalid command line
  66  no service found
`,
	check: `Check specs without writing anything

Examples:
  $ cmdspec check
  $ cmdspec check acme --format json
  # List the commands that are code, with the reason
  $ cmdspec check --workflows

Usage: cmdspec check [service...] [flags]

Flags:
${specs}
  --workflows         List the commands that are workflows: name, module, reason
                      (with --format json: as JSON, diagnostics on stderr)
${common}

Exit codes:
  0   no errors, possibly warnings
  1   errors in the specs
  64  invalid command line
  66  no service found
`,
	explain: `Explain a diagnostic

Examples:
  $ cmdspec explain CS314
  $ cmdspec explain

Usage: cmdspec explain [code]

Without a code, lists all diagnostics.
`,
	schema: `Print the JSON Schema of the language

Examples:
  $ cmdspec schema > specs/schema.json

Usage: cmdspec schema

Editors complete and check a spec that begins with
# yaml-language-server: $schema=../schema.json
The command generate updates a schema.json in the folder of specs.
`
};
/** Returns the help of a command, or of the binary. */
const helpOf = (command) => pages[command ?? ""] ?? root;

// generator/cli/parse.ts
const commands = [
	"generate",
	"check",
	"explain",
	"schema"
];
const options = {
	specs: { type: "string" },
	out: { type: "string" },
	docs: { type: "string" },
	check: { type: "boolean" },
	timing: { type: "boolean" },
	workflows: { type: "boolean" },
	format: { type: "string" },
	emit: { type: "string" },
	help: {
		type: "boolean",
		short: "h"
	},
	version: { type: "boolean" }
};
const allowed = {
	generate: [
		"specs",
		"out",
		"docs",
		"check",
		"timing",
		"format",
		"emit",
		"help"
	],
	check: [
		"specs",
		"workflows",
		"timing",
		"format",
		"help"
	],
	explain: ["help"],
	schema: ["help"]
};
/** Returns the parsed command line, or its error. */
function parse(argv) {
	const { values, positionals, tokens } = parseArgs({
		args: [...argv],
		options,
		allowPositionals: true,
		strict: false,
		tokens: true
	});
	const [command, ...rest] = positionals;
	const known = commands.find((name) => name === command);
	if (command === void 0 || command === "help") {
		if (values.version === true) return { command: "version" };
		const of = rest[0];
		return command === "help" || argv.length === 0 || values.help === true ? {
			command: "help",
			of
		} : { error: "No command. Commands: generate, check, explain, schema." };
	}
	if (known === void 0) return { error: unknown("command", command, commands) };
	for (const token of tokens) {
		if (token.kind !== "option") continue;
		const flag = allowed[known].find((name) => name === token.name);
		if (flag === void 0) return { error: `${unknown("flag", token.rawName, allowed[known].map((name) => `--${name}`))}` };
		if (options[flag].type === "string" && (token.value === void 0 || token.value === "")) return { error: `${token.rawName} needs a value.` };
		if (options[flag].type === "boolean" && token.value !== void 0) return { error: `${token.rawName} takes no value.` };
	}
	if (values.help === true) return {
		command: "help",
		of: known
	};
	if (known === "schema") return rest.length === 0 ? { command: "schema" } : { error: `schema takes no arguments: "${rest.join(" ")}".` };
	if (known === "explain") return rest.length <= 1 ? {
		command: "explain",
		code: rest[0]
	} : { error: "explain takes only one code." };
	const format = choice("format", values.format ?? "human", ["human", "json"]);
	if (typeof format === "object") return format;
	const target = choice("emit", values.emit ?? "ts", ["ts", "js"]);
	if (typeof target === "object") return target;
	return {
		command: known,
		specs: String(values.specs ?? "specs"),
		out: String(values.out ?? "generated"),
		services: rest,
		check: values.check === true,
		workflows: values.workflows === true,
		timing: values.timing === true,
		format,
		target,
		...values.docs === void 0 ? {} : { docs: String(values.docs) }
	};
}
function choice(flag, value, choices) {
	return choices.find((name) => name === value) ?? { error: unknown(`value of --${flag}`, String(value), choices) };
}
function unknown(what, name, known) {
	const [near] = nearest(name, known);
	return `Unknown ${what} "${name}". ${near === void 0 ? "" : `Did you mean "${near}"? `}Known: ${known.join(", ")}.`;
}

// generator/cli/print.ts
/** Returns what a run did, one line per service. */
function summary(outcome, mode, drift) {
	const errors = outcome.diagnostics.filter(({ severity }) => severity === "error").length;
	const warnings = outcome.diagnostics.length - errors;
	const counts = [count(errors, "error"), count(warnings, "warning")].filter((text) => text !== "").join(", ");
	const lines = outcome.compiled.map(({ service, out, changes, toolSets = [] }) => {
		const where = shownPath(out) || ".";
		if (mode === "check") return `${service}: no errors.\n${service}: tools: ${toolSizes(toolSets)}.`;
		if (mode === "drift") return "";
		if (changes === void 0) return `${service}: up to date.`;
		const { written, removed, unchanged, foreign } = changes;
		if (foreign.length > 0) return `${service}: nothing was written, because ${where} has files that cmdspec did not write and would replace: ${foreign.slice(0, 5).join(", ")}. Choose another folder with --out, or move the files.`;
		return `${service}: ${String(written.length)} written, ${String(removed.length)} removed, ${String(unchanged)} unchanged in ${where}.`;
	});
	if (mode === "drift" && !outcome.failed) lines.push(drift ? "The output is out of date. Run the same command without --check." : "The output is up to date.");
	if (counts !== "") lines.push(`${counts}. Run "cmdspec explain <code>" for details.`);
	return lines.filter((line) => line !== "").map((line) => `${line}\n`).join("");
}
/** Tools and bytes of the default set, the largest topic and all tools, with their limits. */
function toolSizes(sets) {
	const largest = (key) => sets.filter((set) => set.key === key).reduce((a, b) => a && a.size >= b.size ? a : b, void 0);
	return [
		"default",
		"topic",
		"all"
	].flatMap((key) => largest(key) ?? []).map(({ key, topic = "", sizes, size, most }) => {
		return `${key === "topic" ? `largest topic ${topic}` : key} ${String(sizes.length)} (${String(size)} of ${String(most)} bytes)`;
	}).join(", ");
}
/** Returns the commands that are code, each with its reason on the next line, and their number per service. */
function workflowTable(workflows) {
	const services = [...new Set(workflows.map(({ service }) => service))];
	const lines = workflows.flatMap(({ service, words, module, why }) => [`${service} ${words}  ${module}`, `  ${why}`]);
	const totals = services.map((name) => {
		const own = workflows.filter(({ service }) => service === name);
		return `${name}: ${count(own.length, "workflow")}`;
	});
	return [...lines, ...totals.length === 0 ? ["No command is a workflow."] : totals].map((line) => `${line}\n`).join("");
}
const count = (number, noun) => number === 0 ? "" : `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
function timingTable(timings) {
	const total = {
		pass: "total",
		milliseconds: timings.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
	};
	return [...timings, total].map(({ pass, milliseconds }) => `${pass.padEnd(8)} ${milliseconds.toFixed(1).padStart(9)} ms\n`).join("");
}

// generator/cli/main.ts
/** Runs the binary. Results go to `out`, everything else to `err`. @returns the exit code. */
async function main(argv, out, err) {
	const line = parse(argv);
	if ("error" in line) {
		err.write(`${line.error}\nSee cmdspec --help.\n`);
		return 64;
	}
	if (line.command === "help") out.write(helpOf(line.of));
	else if (line.command === "version") out.write(`${packageVersion()}\n`);
	else if (line.command === "schema") out.write((await import("../chunks/emit-CLEvCbxf.js")).emitSchema());
	else if (line.command === "explain") return explain(line.code, out, err);
	else if ("specs" in line) return compileAll(line, out, err);
	return 0;
}
async function explain(code, out, err) {
	const { explanation } = await import("../chunks/explain-BJq4dqP1.js");
	const text = explanation(code);
	(text.found ? out : err).write(text.text);
	return text.found ? 0 : 64;
}
async function compileAll(options, out, err) {
	const { compile } = await import("../chunks/compile-BS3y9mn9.js");
	const { refreshSchema } = await import("../chunks/schema-BmU_6dU6.js");
	const mode = options.command === "check" ? "check" : options.check ? "drift" : "write";
	const docs = options.docs === void 0 ? {} : { docs: resolve(options.docs) };
	const outcome = await compile({
		...options,
		...docs,
		specs: resolve(options.specs),
		out: resolve(options.out),
		mode
	});
	if (outcome.known.length === 0) {
		err.write(`No service found in ${options.specs}: neither it nor a folder in it has a service.yaml.\nName the folder with --specs.\n`);
		return 66;
	}
	if (outcome.unknown.length > 0) {
		const { didYouMean, listed } = await import("../chunks/nearest-B1Hmhm64.js");
		for (const name of outcome.unknown) err.write(`Unknown service "${name}" in ${options.specs}. ${didYouMean(name, outcome.known)}Services: ${listed(outcome.known)}.\n`);
		return 64;
	}
	const { human, json } = await import("../chunks/format-Bym6bnsE.js");
	const workflows = outcome.compiled.flatMap((one) => one.workflows ?? []);
	if (options.workflows) out.write(options.format === "json" ? `${JSON.stringify(workflows, void 0, 2)}\n` : workflowTable(workflows));
	if (options.format === "json" && !options.workflows) out.write(json(outcome.diagnostics));
	else if (outcome.diagnostics.length > 0) err.write(human(outcome.diagnostics));
	const schemaDrift = outcome.failed || mode === "check" ? "" : await refreshSchema(options.specs, mode === "write");
	const drift = outcome.drift + schemaDrift;
	if (drift !== "") out.write(drift);
	if (options.timing) err.write(timingTable(outcome.timings));
	if (options.format === "human") err.write(summary(outcome, mode, drift !== ""));
	const blocked = outcome.compiled.some(({ changes }) => changes !== void 0 && changes.foreign.length > 0);
	return outcome.failed || blocked || drift !== "" ? 1 : 0;
}

// generator/cli.ts
process.exitCode = await main(process.argv.slice(2), process.stdout, process.stderr);

export {  };