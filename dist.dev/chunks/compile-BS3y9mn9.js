import { i as placeOfValue, o as remember, s as shownPath } from "./source-Ba8zdOaV.js";
import { r as sharedSpecs } from "./package-CvdAF4G4.js";
import { i as YAMLException, n as EVENT_ID, o as getScalarValue, r as SCALAR_STYLE, s as parseEvents } from "./js-yaml-8B9H8x74.js";
import { n as fill, t as catalogue } from "./catalogue-CA1TS8u0.js";
import { a as upToDate, r as lockText, t as inputHash } from "./lock-CVvuCyzL.js";
import { basename, join, relative, resolve, sep } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { performance } from "node:perf_hooks";

// generator/1-read/catalogue.ts
/** Reads the file that `catalogue.file` of service.yaml names; `undefined` if it does not exist, which a rule reports. */
async function readCatalogueText(folder, service) {
	const { file } = service.value.catalogue ?? {};
	if (typeof file !== "string" || !existsSync(join(folder, file))) return void 0;
	return readFile(join(folder, file), "utf8");
}
/** Returns the records of a catalogue by name. */
function parseCatalogue(text, service, report) {
	if (text === void 0) return void 0;
	try {
		return JSON.parse(text);
	} catch (error) {
		const { catalogue } = service.value;
		report.add("CS109", placeOfValue(catalogue, "file"), { problem: error.message });
		return;
	}
}

// generator/1-read/facts.ts
/** Returns the folder that holds the specs, workflows/ and sandbox/. */
const projectOf = (specs) => resolve(specs, "..");
async function readFacts(specs, folder, service) {
	const project = projectOf(specs);
	const workflows = join(project, "workflows", service);
	const sandbox = join(project, "sandbox", service);
	const found = {};
	const scripts = [];
	for (const name of existsSync(workflows) ? (await readdir(workflows)).sort() : []) {
		const match = /^([a-z][a-z0-9-]*)\.(ts|js)$/.exec(name);
		if (match?.[1] === void 0) continue;
		const text = await readFile(join(workflows, name), "utf8");
		if (!/\bexport default\b|\bas default\b/.test(text)) continue;
		found[match[1]] = exitsIn(text);
		if (match[2] === "js") scripts.push(match[1]);
	}
	const data = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
	return {
		workflows: found,
		scripts,
		extension: existsSync(join(sandbox, "index.ts")) || existsSync(join(sandbox, "index.js")),
		data,
		folders: {
			workflows,
			sandbox
		}
	};
}
/** Returns the exit codes of its command that a workflow names, as in `{ exit: 'findings' }`. */
function exitsIn(text) {
	return [...new Set([...text.matchAll(/\{\s*exit:\s*'([a-z][a-z0-9-]*)'\s*\}/g)].map((match) => match[1] ?? ""))].sort();
}

// generator/1-read/causes.ts
const quotes = "Put quotes around the whole text.";
/** Returns the cause of a YAML error; `reason` is the message of the parser, `offset` where it stopped. */
function causeOf(text, offset, reason) {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	const end = text.indexOf("\n", offset);
	const line = text.slice(start, end === -1 ? void 0 : end);
	const before = text.slice(start, offset);
	const char = text.charAt(offset);
	if (before.includes("	") || char === "	") return {
		reason: "the line is indented with a tab",
		remedy: "Indent with spaces, two per level."
	};
	if (char === ":" && /(?:[:,-] |[{[]\s*)[^'"]*$/.test(before)) return {
		reason: "text that contains \": \" is not quoted",
		remedy: quotes
	};
	if (/^[@`%]$/.test(char)) return {
		reason: `text that begins with ${char} is not quoted`,
		remedy: quotes
	};
	if (/^\s*[\w-]+\s*(?:[{["'].*)?$/.test(line) || reason.includes("multiline key")) return {
		reason: "a key has no colon",
		remedy: "Write `key: value`, on this line or the one before.",
		at: start + line.length - line.trimStart().length
	};
	if (/: (?:\{[^}]*\}|\[[^\]]*\])\s*$/.test(before)) return {
		reason: "text that begins with a bracket is not quoted",
		remedy: quotes
	};
	if (reason === "deficient indentation") return {
		reason: "a quote or bracket above is not closed",
		remedy: "Close it on the line before this one or earlier."
	};
	if (reason.startsWith("bad indentation")) return {
		reason: "the indentation does not match the lines above",
		remedy: "Indent all keys of a mapping alike; the wrong line may be the one before."
	};
	return {
		reason,
		remedy: "Fix the marked line; often a quote, a bracket or the indentation of the line before is wrong."
	};
}

// generator/1-read/yaml.ts
/**
* Reads the values and positions of a YAML document in one pass. Only a subset of YAML is accepted: mappings with text
* keys, sequences, scalars, and aliases within the file.
*
* @returns the mapping of the document, or `undefined` after an error that leaves none.
*/
function readYaml(source, report) {
	const whole = {
		source,
		start: 0,
		end: Math.max(0, source.text.search(/\r?\n|$/))
	};
	let events;
	try {
		events = parseEvents(source.text, { filename: source.file });
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const start = Math.min(error.mark?.position ?? 0, Math.max(0, source.text.length - 1));
		const { reason, remedy, at = start } = causeOf(source.text, start, error.reason);
		report.add("CS101", {
			source,
			start: at,
			end: at + 1
		}, {
			reason,
			remedy
		});
		return;
	}
	const documents = events.flatMap(({ type }, index) => type === EVENT_ID.DOCUMENT ? [index] : []);
	const [, second] = documents;
	if (second !== void 0) report.add("CS102", divider(source, events[second + 1]), { count: documents.length });
	const { value } = createReader(source, events, report).next();
	if (typeof value !== "object" || value === null || Array.isArray(value)) {
		report.add("CS106", whole, {});
		return;
	}
	return value;
}
/** Returns the place of the line `---` before a document. */
function divider(source, first) {
	const begin = first !== void 0 && "start" in first ? first.start : source.text.length;
	const start = source.text.lastIndexOf("\n---", begin) + 1;
	return {
		source,
		start,
		end: start + 3
	};
}
/** Walks the events of the first document. */
function createReader(source, events, report) {
	const anchors = /* @__PURE__ */ new Map();
	let index = 1;
	function next() {
		const event = events[index++];
		if (event === void 0 || event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) return {
			value: null,
			span: {
				source,
				start: 0,
				end: 0
			}
		};
		if (event.type === EVENT_ID.ALIAS) return alias(event.anchorStart, event.anchorEnd);
		if (event.tagStart >= 0) report.add("CS104", {
			source,
			start: event.tagStart,
			end: event.tagEnd
		}, {});
		const read = event.type === EVENT_ID.SCALAR ? scalar(event) : event.type === EVENT_ID.MAPPING ? mapping(event.start) : list(event.start);
		if (event.anchorStart >= 0) anchors.set(source.text.slice(event.anchorStart, event.anchorEnd), read);
		return read;
	}
	function alias(start, end) {
		const name = source.text.slice(start, end);
		const found = anchors.get(name);
		if (found !== void 0) return found;
		const span = {
			source,
			start,
			end
		};
		report.add("CS105", span, { name });
		return {
			value: null,
			span
		};
	}
	function scalar(event) {
		const text = getScalarValue(source.text, event);
		const span = {
			source,
			...trimmed(event.valueStart, event.valueEnd)
		};
		return {
			value: event.style === SCALAR_STYLE.PLAIN ? plain(text) : text,
			span
		};
	}
	function list(start) {
		const value = [];
		const spans = /* @__PURE__ */ new Map();
		let end = start + 1;
		while (!closes()) {
			const item = placed(next(), {
				source,
				start,
				end: start + 1
			});
			spans.set(String(value.length), item.span);
			value.push(item.value);
			end = Math.max(end, item.span.end);
		}
		const span = {
			source,
			start,
			end: closed(start, end)
		};
		remember(value, {
			self: span,
			keys: spans,
			values: spans
		});
		return {
			value,
			span
		};
	}
	function mapping(start) {
		const value = {};
		const keys = /* @__PURE__ */ new Map();
		const values = /* @__PURE__ */ new Map();
		let end = start + 1;
		while (!closes()) {
			const key = next();
			const item = placed(next(), key.span);
			end = Math.max(end, item.span.end);
			if (typeof key.value === "object" && key.value !== null) {
				report.add("CS107", key.span, {});
				continue;
			}
			const name = keyText(key);
			if (name === "<<") report.add("CS108", key.span, {});
			else if (keys.has(name)) report.add("CS103", key.span, { key: name });
			else {
				keys.set(name, key.span);
				values.set(name, item.span);
				Object.defineProperty(value, name, {
					value: item.value,
					enumerable: true,
					writable: true,
					configurable: true
				});
			}
		}
		const span = {
			source,
			start,
			end: closed(start, end)
		};
		remember(value, {
			self: span,
			keys,
			values
		});
		return {
			value,
			span
		};
	}
	/** Returns the end of a value, after the closing bracket if it has one. */
	function closed(start, end) {
		if (!/[[{]/.test(source.text.charAt(start))) return end;
		const [rest = ""] = /^[\s,]*[\]}]/.exec(source.text.slice(end)) ?? [];
		return end + rest.length;
	}
	/** Gives a value that is not written the place of its key. */
	function placed(read, otherwise) {
		return read.span.start < 0 ? {
			...read,
			span: otherwise
		} : read;
	}
	/** Returns a key as typed: `400` and `no` stay text. */
	function keyText({ value, span }) {
		return typeof value === "string" ? value : source.text.slice(span.start, span.end);
	}
	function closes() {
		if (events[index]?.type !== EVENT_ID.POP && events[index] !== void 0) return false;
		index++;
		return true;
	}
	/** Trims a range: block scalars include indentation and line breaks, which must not be marked. */
	function trimmed(start, end) {
		const text = source.text.slice(start, end);
		return {
			start: end - text.trimStart().length,
			end: start + text.trimEnd().length
		};
	}
	return { next };
}
/** Converts a plain scalar as the core schema of YAML 1.2 does. */
function plain(text) {
	if (/^(?:null|Null|NULL|~|)$/.test(text)) return null;
	if (/^(?:true|True|TRUE)$/.test(text)) return true;
	if (/^(?:false|False|FALSE)$/.test(text)) return false;
	if (/^[-+]?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/.test(text)) {
		const number = Number(text);
		return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
	}
	return text;
}

// generator/1-read/load.ts
/** Returns the services in a folder of specs: the folder itself, or each of its folders with a service.yaml. */
async function serviceFolders(specs) {
	const path = resolve(specs);
	if (existsSync(join(path, "service.yaml"))) return [{
		name: "",
		path
	}];
	return (existsSync(path) ? await readdir(path, { withFileTypes: true }) : []).filter((entry) => entry.isDirectory() && existsSync(join(path, entry.name, "service.yaml"))).map(({ name }) => ({
		name,
		path: join(path, name)
	})).sort((a, b) => a.name < b.name ? -1 : 1);
}
/** Reads one service; `undefined` if its service.yaml cannot be read. */
async function readService(specs, folder, standard, report) {
	const names = (await readdir(folder.path)).filter((name) => /\.ya?ml$/.test(name)).sort();
	const documents = await Promise.all(names.map((name) => readDocument(specs, join(folder.path, name), false, report)));
	const service = documents[names.indexOf("service.yaml")];
	const groups = documents.filter((document) => document !== void 0 && document !== service);
	return service === void 0 ? void 0 : {
		folder,
		service,
		groups,
		standard
	};
}
/** Reads the standard groups of the package. */
async function readStandard(report) {
	const folder = sharedSpecs();
	const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort() : [];
	const found = /* @__PURE__ */ new Map();
	for (const name of names) {
		const document = await readDocument(resolve(folder, ".."), join(folder, name), true, report);
		if (document !== void 0) found.set(basename(name, ".yaml"), document);
	}
	return found;
}
async function readDocument(specs, path, shared, report) {
	const text = (await readFile(path, "utf8")).replace(/^\uFEFF/, "");
	const name = ["specs", ...relative(resolve(specs), path).split(sep)].join("/");
	const source = {
		file: shownPath(path),
		name,
		text,
		shared
	};
	const value = readYaml(source, report);
	return value === void 0 ? void 0 : {
		source,
		value
	};
}

// generator/diagnostics/report.ts
function createReport() {
	const found = [];
	return {
		add(code, span, params) {
			const entry = catalogue[code];
			const { severity } = entry;
			found.push({
				code,
				severity,
				message: fill(entry.message, params),
				remedy: fill(entry.remedy, params),
				span
			});
		},
		get failed() {
			return found.some(({ severity }) => severity === "error");
		},
		merge(other) {
			found.push(...other.sorted());
		},
		sorted() {
			const seen = /* @__PURE__ */ new Set();
			return found.sort(inOrder).filter((diagnostic) => {
				const key = JSON.stringify([
					diagnostic.code,
					diagnostic.message,
					diagnostic.span.source.file,
					diagnostic.span.start
				]);
				return !seen.has(key) && seen.add(key);
			});
		}
	};
}
function inOrder(a, b) {
	const left = a.span.source.file;
	const right = b.span.source.file;
	if (left !== right) return left < right ? -1 : 1;
	return a.span.start - b.span.start || (a.code < b.code ? -1 : 1);
}

// generator/clock.ts
/** Returns a clock that adds up the time of passes by name. */
function createClock() {
	const spent = /* @__PURE__ */ new Map();
	return {
		async time(pass, work) {
			const start = performance.now();
			try {
				return await work();
			} finally {
				spent.set(pass, (spent.get(pass) ?? 0) + performance.now() - start);
			}
		},
		timings: () => [...spent].map(([pass, milliseconds]) => ({
			pass,
			milliseconds
		}))
	};
}

// generator/compile.ts
/** Runs all passes. A pass collects all its findings; the run stops after a pass with errors. */
async function compile(options) {
	const clock = createClock();
	const report = createReport();
	const folders = await serviceFolders(options.specs);
	const known = folders.map(({ name, path }) => name || serviceName(path));
	const unknown = options.services.filter((name) => !known.includes(name));
	const wanted = folders.filter((_, index) => options.services.length === 0 || options.services.includes(known[index] ?? ""));
	const compiled = [];
	const drifts = [];
	const standard = await clock.time("read", () => readStandard(report));
	for (const folder of unknown.length > 0 ? [] : wanted) {
		const own = createReport();
		const documents = await clock.time("read", () => readService(options.specs, folder, standard, own));
		if (documents === void 0 || own.failed) {
			report.merge(own);
			continue;
		}
		const name = String(documents.service.value.service ?? folder.name);
		const out = resolve(folder.name === "" ? options.out : join(options.out, name));
		const surroundings = surroundingsOf(options, folder, name, out);
		const facts = await clock.time("read", () => readFacts(options.specs, folder.path, name));
		const data = await clock.time("read", () => readCatalogueText(folder.path, documents.service));
		const input = await clock.time("compare", () => inputHash(documents, facts, data, surroundings, options.target));
		if (options.mode === "write" && await clock.time("compare", () => upToDate(out, input))) {
			compiled.push({
				service: name,
				out
			});
			continue;
		}
		const { shape } = await clock.time("load", () => import("./pass-CBilXJWN.js"));
		const shaped = await clock.time("shape", () => shape(documents, own));
		if (stops(own, report)) continue;
		const records = await clock.time("read", () => parseCatalogue(data, documents.service, own));
		if (stops(own, report)) continue;
		const { bind } = await clock.time("load", () => import("./bind-Dxy1nrre.js"));
		const bound = await clock.time("bind", () => bind(shaped, records, own));
		if (stops(own, report)) continue;
		const { applyRules } = await clock.time("load", () => import("./rules-N5h-PaAp.js"));
		await clock.time("rules", () => applyRules(bound, facts, options.target, own));
		report.merge(own);
		if (own.failed || options.mode === "check") {
			if (own.failed) continue;
			const { toolSets } = await import("./tool-sets-XzMJAjqp.js");
			const { toolsOf } = await import("./tools-S2O35qR7.js");
			compiled.push({
				service: name,
				out,
				workflows: workflowsOf(bound, facts),
				toolSets: toolSets(toolsOf(bound), bound)
			});
			continue;
		}
		const { lower } = await clock.time("load", () => import("./lower-zWOCl30n.js"));
		const ir = await clock.time("lower", () => lower(bound));
		const { emit } = await clock.time("load", () => import("./emit-Bwqgm271.js"));
		const files = await clock.time("emit", () => emit(ir, data, surroundings));
		const { driftOf, writeFiles } = await clock.time("load", () => import("./write-D-K9kNKK.js"));
		const { referenceMark } = await clock.time("load", () => import("./emit-DGfbcyl0.js"));
		const { docs } = surroundings;
		const pages = docs === void 0 ? void 0 : {
			path: docs,
			mark: referenceMark(ir.service.binary)
		};
		if (options.mode === "drift") {
			drifts.push(await clock.time("compare", () => driftOf(out, shownPath(out), files, pages)));
			compiled.push({
				service: name,
				out
			});
		} else {
			const changes = await clock.time("write", () => writeFiles(out, files, lockText(input, files), pages));
			compiled.push({
				service: name,
				out,
				changes
			});
		}
	}
	return {
		diagnostics: report.sorted(),
		failed: report.failed,
		compiled,
		unknown,
		known,
		drift: drifts.join(""),
		timings: clock.timings()
	};
}
/** Returns the workflows of a service, in the order of its commands. */
function workflowsOf({ commands, spec }, { folders }) {
	return commands.flatMap(({ words, workflow, spec: { why = "" } }) => {
		if (workflow === void 0 || workflow.shared) return [];
		const module = `${shownPath(folders.workflows)}/${workflow.name}`;
		return [{
			service: spec.service,
			words: words.join(" "),
			module,
			why
		}];
	});
}
function stops(own, report) {
	if (own.failed) report.merge(own);
	return own.failed;
}
/** Returns the paths from the output to the files next to the specs. */
function surroundingsOf({ specs, target, docs }, folder, service, out) {
	const project = projectOf(specs);
	const to = (...parts) => relative(out, join(...parts)).split(sep).join("/");
	return {
		target,
		workflows: to(project, "workflows", service),
		sandbox: `${dotted(to(project, "sandbox", service))}/index.js`,
		data: target === "js" ? "." : dotted(to(folder.path)),
		...docs === void 0 ? {} : { docs: to(docs) }
	};
}
const dotted = (path) => path.startsWith(".") ? path : `./${path}`;
/** Returns the name of a service from the first `service:` line of its service.yaml. */
function serviceName(folder) {
	const path = join(folder, "service.yaml");
	if (!existsSync(path)) return "";
	return /^service:\s*([a-z][a-z0-9-]*)/m.exec(readFileSync(path, "utf8"))?.[1] ?? "";
}

export { compile };