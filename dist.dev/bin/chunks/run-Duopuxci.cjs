const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
let node_path = require("node:path");

// node_modules/lossless-json/lib/esm/utils.js
/**
* Test whether a string contains an integer number
*/
function isInteger(value) {
	return INTEGER_REGEX.test(value);
}
const INTEGER_REGEX = /^-?[0-9]+$/;
/**
* Test whether a string contains a number
* http://stackoverflow.com/questions/13340717/json-numbers-regular-expression
*/
function isNumber(value) {
	return NUMBER_REGEX.test(value);
}
const NUMBER_REGEX = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/**
* Test whether a string can be safely represented with a number
* without information loss.
*
* When approx is true, floating point numbers that lose a few digits but
* are still approximately equal in value are considered safe too.
* Integer numbers must still be exactly equal.
*/
function isSafeNumber(value, config) {
	if (isInteger(value)) return Number.isSafeInteger(Number.parseInt(value, 10));
	const num = Number.parseFloat(value);
	if (Number.isInteger(num) && !Number.isSafeInteger(num)) return false;
	const parsed = String(num);
	if (value === parsed) return true;
	const valueDigits = extractSignificantDigits(value);
	const parsedDigits = extractSignificantDigits(parsed);
	if (valueDigits === parsedDigits) return true;
	if (config?.approx === true) {
		const requiredDigits = 14;
		if (parsedDigits.length >= requiredDigits && valueDigits.startsWith(parsedDigits.substring(0, requiredDigits))) return true;
	}
	return false;
}
let UnsafeNumberReason = /*#__PURE__*/ function(UnsafeNumberReason) {
	UnsafeNumberReason["underflow"] = "underflow";
	UnsafeNumberReason["overflow"] = "overflow";
	UnsafeNumberReason["truncate_integer"] = "truncate_integer";
	UnsafeNumberReason["truncate_float"] = "truncate_float";
	return UnsafeNumberReason;
}({});
/**
* When the provided value is an unsafe number, describe what the reason is:
* overflow, underflow, truncate_integer, or truncate_float.
* Returns undefined when the value is safe.
*/
function getUnsafeNumberReason(value) {
	if (isSafeNumber(value, { approx: false })) return;
	if (isInteger(value)) return UnsafeNumberReason.truncate_integer;
	const num = Number.parseFloat(value);
	if (!Number.isFinite(num)) return UnsafeNumberReason.overflow;
	if (num === 0) return UnsafeNumberReason.underflow;
	return UnsafeNumberReason.truncate_float;
}
/**
* Get the significant digits of a number.
*
* For example:
*   '2.34' returns '234'
*   '-77' returns '77'
*   '0.003400' returns '34'
*   '120.5e+30' returns '1205'
**/
function extractSignificantDigits(value) {
	const { start, end } = getSignificantDigitRange(value);
	const digits = value.substring(start, end);
	const dot = digits.indexOf(".");
	if (dot === -1) return digits;
	return digits.substring(0, dot) + digits.substring(dot + 1);
}
/**
* Returns the range (start to end) of the significant digits of a value.
* Note that this range _may_ contain the decimal dot.
*
* For example:
*
*     getSignificantDigitRange('0.0325900') // { start: 3, end: 7 }
*     getSignificantDigitRange('2.0300')    // { start: 0, end: 3 }
*     getSignificantDigitRange('0.0')       // { start: 3, end: 3 }
*
*/
function getSignificantDigitRange(value) {
	let start = 0;
	if (value[0] === "-") start++;
	while (value[start] === "0" || value[start] === ".") start++;
	let end = value.lastIndexOf("e");
	if (end === -1) end = value.lastIndexOf("E");
	if (end === -1) end = value.length;
	while ((value[end - 1] === "0" || value[end - 1] === ".") && end > start) end--;
	return {
		start,
		end
	};
}

// node_modules/lossless-json/lib/esm/LosslessNumber.js
const losslessNumberMarker = Symbol.for("lossless-json.LosslessNumber");
/**
* A lossless number. Stores its numeric value as string
*/
var LosslessNumber = class {
	value;
	/**
	* @deprecated Use the isLosslessNumber(value) function instead.
	*
	* Ordinary objects may also have an isLosslessNumber property, so this
	* field cannot reliably identify lossless numbers.
	*/
	isLosslessNumber = true;
	get [losslessNumberMarker]() {
		return true;
	}
	constructor(value) {
		if (!isNumber(value)) throw new Error(`Invalid number (value: "${value}")`);
		this.value = value;
	}
	/**
	* Get the value of the LosslessNumber as number or bigint.
	*
	* - a number is returned for safe numbers and decimal values that only lose some insignificant digits
	* - a bigint is returned for big integer numbers
	* - an Error is thrown for values that will overflow or underflow
	*
	* Note that you can implement your own strategy for conversion by just getting the value as string
	* via .toString(), and using util functions like isInteger, isSafeNumber, getUnsafeNumberReason,
	* and toSafeNumberOrThrow to convert it to a numeric value.
	*/
	valueOf() {
		const unsafeReason = getUnsafeNumberReason(this.value);
		if (unsafeReason === void 0 || unsafeReason === UnsafeNumberReason.truncate_float) return Number.parseFloat(this.value);
		if (isInteger(this.value)) return BigInt(this.value);
		throw new Error(`Cannot safely convert to number: the value '${this.value}' would ${unsafeReason} and become ${Number.parseFloat(this.value)}`);
	}
	/**
	* Get the value of the LosslessNumber as string.
	*/
	toString() {
		return this.value;
	}
};
/**
* Test whether a value is a LosslessNumber
*/
function isLosslessNumber(value) {
	return value !== null && typeof value === "object" && value[losslessNumberMarker] === true;
}

// node_modules/lossless-json/lib/esm/numberParsers.js
function parseLosslessNumber(value) {
	return new LosslessNumber(value);
}

// node_modules/lossless-json/lib/esm/revive.js
/**
* Revive a json object.
* Applies the reviver function recursively on all values in the JSON object.
* @param json   A JSON Object, Array, or value
* @param reviver
*              A reviver function invoked with arguments `key` and `value`,
*              which must return a replacement value. The function context
*              (`this`) is the Object or Array that contains the currently
*              handled value.
*/
function revive(json, reviver) {
	return reviveValue({ "": json }, "", json, reviver);
}
/**
* Revive a value
*/
function reviveValue(context, key, value, reviver) {
	if (Array.isArray(value)) return reviver.call(context, key, reviveArray(value, reviver));
	if (value && typeof value === "object" && !isLosslessNumber(value)) return reviver.call(context, key, reviveObject(value, reviver));
	return reviver.call(context, key, value);
}
/**
* Revive the properties of an object
*/
function reviveObject(object, reviver) {
	for (const key of Object.keys(object)) {
		const value = reviveValue(object, key, object[key], reviver);
		if (value !== void 0) object[key] = value;
		else delete object[key];
	}
	return object;
}
/**
* Revive the properties of an Array
*/
function reviveArray(array, reviver) {
	for (let i = 0; i < array.length; i++) {
		const value = reviveValue(array, String(i), array[i], reviver);
		if (value === void 0) delete array[i];
		else array[i] = value;
	}
	return array;
}

// node_modules/lossless-json/lib/esm/parse.js
/**
* The LosslessJSON.parse() method parses a string as JSON, optionally transforming
* the value produced by parsing.
*
* The parser is based on the parser of Tan Li Hou shared in
* https://lihautan.com/json-parser-with-javascript/
*
* @param text
* The string to parse as JSON. See the JSON object for a description of JSON syntax.
*
* @param [reviver]
* If a function, prescribes how the value originally produced by parsing is
* transformed, before being returned.
*
* @param [options=ParseOptions | NumberParserArgument]
* Pass a custom number parser. Input is a string, and the output can be unknown
* numeric value: number, bigint, LosslessNumber, or a custom BigNumber library.
*
* @returns Returns the Object corresponding to the given JSON text.
*
* @throws Throws a SyntaxError exception if the string to parse is not valid JSON.
*/
function parse$1(text, reviver, options) {
	const optionsObj = typeof options === "function" ? { parseNumber: options } : options;
	const parseNumber = optionsObj?.parseNumber ?? parseLosslessNumber;
	const onDuplicateKey = optionsObj?.onDuplicateKey ?? throwDuplicateKey;
	let i = 0;
	const value = parseValue();
	expectValue(value);
	expectEndOfInput();
	return reviver ? revive(value, reviver) : value;
	function parseObject() {
		if (text.charCodeAt(i) === codeOpeningBrace) {
			i++;
			skipWhitespace();
			const object = {};
			let initial = true;
			while (i < text.length && text.charCodeAt(i) !== codeClosingBrace) {
				if (!initial) {
					eatComma();
					skipWhitespace();
				} else initial = false;
				const start = i;
				const key = parseString();
				if (key === void 0) {
					throwObjectKeyExpected();
					return;
				}
				skipWhitespace();
				eatColon();
				const value = parseValue();
				if (value === void 0) {
					throwObjectValueExpected();
					return;
				}
				if (Object.prototype.hasOwnProperty.call(object, key) && !isDeepEqual(value, object[key])) {
					const returnedValue = onDuplicateKey({
						key,
						position: start + 1,
						oldValue: object[key],
						newValue: value
					});
					if (returnedValue !== void 0) setObjectKey(object, key, returnedValue);
				} else setObjectKey(object, key, value);
			}
			if (text.charCodeAt(i) !== codeClosingBrace) throwObjectKeyOrEndExpected();
			i++;
			return object;
		}
	}
	function parseArray() {
		if (text.charCodeAt(i) === codeOpeningBracket) {
			i++;
			skipWhitespace();
			const array = [];
			let initial = true;
			while (i < text.length && text.charCodeAt(i) !== codeClosingBracket) {
				if (!initial) eatComma();
				else initial = false;
				const value = parseValue();
				expectArrayItem(value);
				array.push(value);
			}
			if (text.charCodeAt(i) !== codeClosingBracket) throwArrayItemOrEndExpected();
			i++;
			return array;
		}
	}
	function parseValue() {
		skipWhitespace();
		const value = parseString() ?? parseNumeric() ?? parseObject() ?? parseArray() ?? parseKeyword("true", true) ?? parseKeyword("false", false) ?? parseKeyword("null", null);
		skipWhitespace();
		return value;
	}
	function parseKeyword(name, value) {
		if (text.slice(i, i + name.length) === name) {
			i += name.length;
			return value;
		}
	}
	function skipWhitespace() {
		while (isWhitespace(text.charCodeAt(i))) i++;
	}
	function parseString() {
		if (text.charCodeAt(i) === codeDoubleQuote) {
			i++;
			let result = "";
			while (i < text.length && text.charCodeAt(i) !== codeDoubleQuote) {
				if (text.charCodeAt(i) === codeBackslash) {
					const char = text[i + 1];
					const escapeChar = escapeCharacters[char];
					if (escapeChar !== void 0) {
						result += escapeChar;
						i++;
					} else if (char === "u") {
						if (isHex(text.charCodeAt(i + 2)) && isHex(text.charCodeAt(i + 3)) && isHex(text.charCodeAt(i + 4)) && isHex(text.charCodeAt(i + 5))) {
							result += String.fromCharCode(Number.parseInt(text.slice(i + 2, i + 6), 16));
							i += 5;
						} else throwInvalidUnicodeCharacter(i);
					} else throwInvalidEscapeCharacter(i);
				} else if (isValidStringCharacter(text.charCodeAt(i))) result += text[i];
				else throwInvalidCharacter(text[i]);
				i++;
			}
			expectEndOfString();
			i++;
			return result;
		}
	}
	function parseNumeric() {
		const start = i;
		if (text.charCodeAt(i) === codeMinus) {
			i++;
			expectDigit(start);
		}
		if (text.charCodeAt(i) === codeZero) i++;
		else if (isNonZeroDigit(text.charCodeAt(i))) {
			i++;
			while (isDigit(text.charCodeAt(i))) i++;
		} else return;
		if (text.charCodeAt(i) === codeDot) {
			i++;
			expectDigit(start);
			while (isDigit(text.charCodeAt(i))) i++;
		}
		if (text.charCodeAt(i) === 101 || text.charCodeAt(i) === 69) {
			i++;
			if (text.charCodeAt(i) === codeMinus || text.charCodeAt(i) === codePlus) i++;
			expectDigit(start);
			while (isDigit(text.charCodeAt(i))) i++;
		}
		if (i > start) return parseNumber(text.slice(start, i));
	}
	function eatComma() {
		if (text.charCodeAt(i) !== codeComma) throw new SyntaxError(`Comma ',' expected after value ${gotAt()}`);
		i++;
	}
	function eatColon() {
		if (text.charCodeAt(i) !== codeColon) throw new SyntaxError(`Colon ':' expected after property name ${gotAt()}`);
		i++;
	}
	function expectValue(value) {
		if (value === void 0) throw new SyntaxError(`JSON value expected ${gotAt()}`);
	}
	function expectArrayItem(value) {
		if (value === void 0) throw new SyntaxError(`Array item expected ${gotAt()}`);
	}
	function expectEndOfInput() {
		if (i < text.length) throw new SyntaxError(`Expected end of input ${gotAt()}`);
	}
	function expectDigit(start) {
		if (!isDigit(text.charCodeAt(i))) {
			const numSoFar = text.slice(start, i);
			throw new SyntaxError(`Invalid number '${numSoFar}', expecting a digit ${gotAt()}`);
		}
	}
	function expectEndOfString() {
		if (text.charCodeAt(i) !== codeDoubleQuote) throw new SyntaxError(`End of string '"' expected ${gotAt()}`);
	}
	function throwObjectKeyExpected() {
		throw new SyntaxError(`Quoted object key expected ${gotAt()}`);
	}
	function throwDuplicateKey({ key, position }) {
		throw new SyntaxError(`Duplicate key '${key}' encountered at position ${position}`);
	}
	function throwObjectKeyOrEndExpected() {
		throw new SyntaxError(`Quoted object key or end of object '}' expected ${gotAt()}`);
	}
	function throwArrayItemOrEndExpected() {
		throw new SyntaxError(`Array item or end of array ']' expected ${gotAt()}`);
	}
	function throwInvalidCharacter(char) {
		throw new SyntaxError(`Invalid character '${char}' ${pos()}`);
	}
	function throwInvalidEscapeCharacter(start) {
		const chars = text.slice(start, start + 2);
		throw new SyntaxError(`Invalid escape character '${chars}' ${pos()}`);
	}
	function throwObjectValueExpected() {
		throw new SyntaxError(`Object value expected after ':' ${pos()}`);
	}
	function throwInvalidUnicodeCharacter(start) {
		const chars = text.slice(start, start + 6);
		throw new SyntaxError(`Invalid unicode character '${chars}' ${pos()}`);
	}
	function pos() {
		return `at position ${i}`;
	}
	function got() {
		return i < text.length ? `but got '${text[i]}'` : "but reached end of input";
	}
	function gotAt() {
		return `${got()} ${pos()}`;
	}
}
function setObjectKey(object, key, value) {
	if (key === "__proto__") Object.defineProperty(object, key, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
	else object[key] = value;
}
function isWhitespace(code) {
	return code === codeSpace || code === codeNewline || code === codeTab || code === codeReturn;
}
function isHex(code) {
	return code >= codeZero && code <= codeNine || code >= 65 && code <= 70 || code >= 97 && code <= 102;
}
function isDigit(code) {
	return code >= codeZero && code <= codeNine;
}
function isNonZeroDigit(code) {
	return code >= codeOne && code <= codeNine;
}
function isValidStringCharacter(code) {
	return code >= 32 && code <= 1114111;
}
function isDeepEqual(a, b) {
	if (a === b) return true;
	if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isDeepEqual(item, b[index]));
	if (isObject(a) && isObject(b)) return [.../* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isDeepEqual(a[key], b[key]));
	return false;
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
const escapeCharacters = {
	"\"": "\"",
	"\\": "\\",
	"/": "/",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
};
const codeBackslash = 92;
const codeOpeningBrace = 123;
const codeClosingBrace = 125;
const codeOpeningBracket = 91;
const codeClosingBracket = 93;
const codeSpace = 32;
const codeNewline = 10;
const codeTab = 9;
const codeReturn = 13;
const codeDoubleQuote = 34;
const codePlus = 43;
const codeMinus = 45;
const codeZero = 48;
const codeOne = 49;
const codeNine = 57;
const codeComma = 44;
const codeDot = 46;
const codeColon = 58;
const codeUppercaseA = 65;
const codeLowercaseA = 97;
const codeUppercaseE = 69;
const codeLowercaseE = 101;
const codeUppercaseF = 70;
const codeLowercaseF = 102;

// node_modules/lossless-json/lib/esm/stringify.js
/**
* The LosslessJSON.stringify() method converts a JavaScript value to a JSON string,
* optionally replacing values if a replacer function is specified, or
* optionally including only the specified properties if a replacer array is specified.
*
* @param value
* The value to convert to a JSON string.
*
* @param [replacer]
* A function that alters the behavior of the stringification process,
* or an array of String and Number objects that serve as a whitelist for
* selecting the properties of the value object to be included in the JSON string.
* If this value is null or not provided, all properties of the object are
* included in the resulting JSON string.
*
* @param [space]
* A String or Number object that's used to insert white space into the output
* JSON string for readability purposes. If this is a Number, it indicates the
* number of space characters to use as white space; this number is capped at 10
* if it's larger than that. Values less than 1 indicate that no space should be
* used. If this is a String, the string (or the first 10 characters of the string,
* if it's longer than that) is used as white space. If this parameter is not
* provided (or is null), no white space is used.
*
* @param [numberStringifiers]
* An optional list with additional number stringifiers, for example to serialize
* a BigNumber. The output of the function must be valid stringified JSON.
* When `undefined` is returned, the property will be deleted from the object.
* The difference with using a `replacer` is that the output of a `replacer`
* must be JSON and will be stringified afterwards, whereas the output of the
* `numberStringifiers` is already stringified JSON.
*
* @returns Returns the string representation of the JSON object.
*/
function stringify(value, replacer, space, numberStringifiers) {
	const resolvedSpace = resolveSpace(space);
	return stringifyValue(typeof replacer === "function" ? replacer.call({ "": value }, "", value) : value, "");
	/**
	* Stringify a value
	*/
	function stringifyValue(value, indent) {
		if (Array.isArray(numberStringifiers)) {
			const stringifier = numberStringifiers.find((item) => item.test(value));
			if (stringifier) {
				const str = stringifier.stringify(value);
				if (typeof str !== "string" || !isNumber(str)) throw new Error(`Invalid JSON number: output of a number stringifier must be a string containing a JSON number (output: ${str})`);
				return str;
			}
		}
		if (typeof value === "boolean" || typeof value === "number" || typeof value === "string" || value === null || value instanceof Date || value instanceof Boolean || value instanceof Number || value instanceof String) return JSON.stringify(value);
		if (isLosslessNumber(value)) return value.toString();
		if (typeof value === "bigint") return value.toString();
		if (Array.isArray(value)) return stringifyArray(value, indent);
		if (value && typeof value === "object") return stringifyObject(value, indent);
	}
	/**
	* Stringify an array
	*/
	function stringifyArray(array, indent) {
		if (array.length === 0) return "[]";
		const childIndent = resolvedSpace ? indent + resolvedSpace : void 0;
		let str = resolvedSpace ? "[\n" : "[";
		for (let i = 0; i < array.length; i++) {
			const item = typeof replacer === "function" ? replacer.call(array, String(i), array[i]) : array[i];
			if (resolvedSpace) str += childIndent;
			if (typeof item !== "undefined" && typeof item !== "function") {
				const serialized = stringifyValue(item, childIndent);
				str += serialized === void 0 ? "null" : serialized;
			} else str += "null";
			if (i < array.length - 1) str += resolvedSpace ? ",\n" : ",";
		}
		str += resolvedSpace ? `\n${indent}]` : "]";
		return str;
	}
	/**
	* Stringify an object
	*/
	function stringifyObject(object, indent) {
		if (typeof object.toJSON === "function") return stringifyValue(object.toJSON(), indent);
		const keys = Array.isArray(replacer) ? [...new Set(replacer.map(String))] : Object.keys(object);
		if (keys.length === 0) return "{}";
		const childIndent = resolvedSpace ? indent + resolvedSpace : void 0;
		let first = true;
		let str = resolvedSpace ? "{\n" : "{";
		for (const key of keys) {
			const value = typeof replacer === "function" ? replacer.call(object, key, object[key]) : object[key];
			if (includeProperty(key, value)) {
				const serialized = stringifyValue(value, childIndent);
				if (serialized === void 0) continue;
				if (first) first = false;
				else str += resolvedSpace ? ",\n" : ",";
				const keyStr = JSON.stringify(key);
				str += resolvedSpace ? `${childIndent + keyStr}: ` : `${keyStr}:`;
				str += serialized;
			}
		}
		str += resolvedSpace ? `\n${indent}}` : "}";
		return str;
	}
	/**
	* Test whether to include a property in a stringified object or not.
	*/
	function includeProperty(_key, value) {
		return typeof value !== "undefined" && typeof value !== "function" && typeof value !== "symbol";
	}
}
/**
* The number of spaces or characters a space is capped to, like JSON.stringify does
*/
const MAX_SPACE_LENGTH = 10;
/**
* Resolve a JSON stringify space:
* replace a number with a string containing that number of spaces
*/
function resolveSpace(space) {
	if (typeof space === "number") {
		const count = Math.min(Math.trunc(space), MAX_SPACE_LENGTH);
		return count >= 1 ? " ".repeat(count) : void 0;
	}
	if (typeof space === "string" && space !== "") return space.slice(0, MAX_SPACE_LENGTH);
}

// node_modules/lossless-json/lib/esm/index.js
var esm_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ parse: () => parse$1 });

// runtime/http/text.ts
/** Returns text of a service as one line of at most `length` characters that is safe to show. */
function oneLine(text, length = 500) {
	const line = require_miss.clean(text.slice(0, 4 * length + 4e3)).replace(/ {2,}/g, " ").trim();
	return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
/** Returns the text of a web page. */
function withoutTags(html) {
	return html.slice(0, 2e4).replace(/<(script|style|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, (block) => /<title[^>]*>([^<]*)/i.exec(block)?.[1] ?? " ").replace(/<!--[\s\S]*?-->|<[^>]*>?/g, " ").replace(/&nbsp;/g, " ");
}
function isMarkup(text) {
	return /^\s*<(?:!doctype|html|head|body|\?xml|[a-z])/i.test(text);
}
const SECRET = /token|secret|passw|api[-_]?key|^code$|signature|assertion/i;
const isSecretName = (name) => SECRET.test(name);
/** Returns path and query for messages; values of parameters that carry credentials are redacted. */
function shownPath(url) {
	if (!SECRET.test(url.search)) return url.pathname + url.search;
	const shown = url.search.slice(1).split("&").map((pair) => {
		const name = pair.split("=")[0] ?? "";
		return SECRET.test(name) && !/^(?:\$|%24)/.test(name) ? `${name}=…` : pair;
	});
	return `${url.pathname}?${shown.join("&")}`;
}
/** Credentials are not shorter than this, and redacting shorter text would hide ordinary words. */
const SHORTEST_SECRET = 8;
/**
* Returns a function that redacts the credentials of a request from its response, however they are encoded there. Takes
* the headers that carried them, or the secret fields of a form.
*/
function createRedactor(...carriers) {
	const found = /* @__PURE__ */ new Set();
	for (const value of carriers.flatMap((one) => Object.values(one))) {
		const [scheme = "", rest = ""] = value.split(/ (.*)/s);
		const bare = rest === "" ? value : rest;
		const pair = /^basic$/i.test(scheme) ? Buffer.from(rest, "base64").toString("utf8") : "";
		for (const part of [
			bare,
			pair,
			...pair.split(/:(.*)/s)
		]) if (part.length >= SHORTEST_SECRET) found.add(part);
	}
	if (found.size === 0) return (text) => text;
	const longestFirst = [...found].sort((a, b) => b.length - a.length);
	const pattern = new RegExp(longestFirst.map(anyForm).join("|"), "gi");
	return (text) => text.replace(pattern, "••••••••");
}
/** Returns a pattern for a text as it is, in JSON and in a URL, which encodes more or fewer characters, once or twice. */
function anyForm(text) {
	return text.replace(/[^a-z0-9]/giu, (char) => {
		return `(?:${[...Buffer.from(char, "utf8")].map((byte) => `%(?:25)*${byte.toString(16).padStart(2, "0")}`).join("")}|${[.../* @__PURE__ */ new Set([
			char,
			JSON.stringify(char).slice(1, -1),
			`\\${char}`,
			...char === " " ? ["+"] : []
		])].map((form) => form.replace(/[^a-z0-9]/giu, "\\$&")).join("|")})`;
	});
}
/** Returns a failure without the credentials that an address from outside may repeat in its message. */
function redactError(error, redact) {
	if (!(error instanceof require_start.CliError)) return error;
	return new require_start.CliError(error.kind, redact(error.message), error.remedy, error.details);
}

// runtime/base/paths.ts
const parsed = /* @__PURE__ */ new Map();
/**
* Splits a path such as `value.amount` or `prices[0].price` into segments: keys are strings, list positions numbers.
*
* @throws CliError `usage` for an empty segment or a key that reaches the prototype.
*/
function segments(path) {
	const known = parsed.get(path);
	if (known !== void 0) return known;
	const found = [];
	for (const piece of path.split(".")) {
		const match = /^([^[\]]*)((?:\[\d{1,4}\])*)$/.exec(piece);
		const key = match?.[1] ?? "";
		const positions = match?.[2] ?? "";
		if (match === null || key === "" && positions === "") throw new require_start.CliError("usage", `"${path}" is not a field path.`, "Write it as value.amount or prices[0].price.");
		if (!require_miss.isSafeKey(key)) throw new require_start.CliError("usage", `"${key}" cannot be a field name.`);
		if (key !== "") found.push(key);
		for (const position of positions.matchAll(/\d+/g)) found.push(Number(position[0]));
	}
	parsed.set(path, found);
	return found;
}
/**
* Returns the value at a path, `undefined` when a step is missing. `a.b|a` tries alternatives in order; the empty path
* is the value itself. Only an object's own keys are read.
*/
function getPath(value, path) {
	if (path === "") return value;
	if (!path.includes("|")) return walk(value, path);
	for (const alternative of path.split("|")) {
		const found = walk(value, alternative);
		if (found !== void 0) return found;
	}
}
function walk(value, path) {
	let current = value;
	for (const segment of segments(path)) {
		if (typeof current !== "object" || current === null || !Object.hasOwn(current, segment)) return void 0;
		current = current[segment];
	}
	return current;
}
/**
* Sets the value at a path and creates missing objects and lists along it. Any other value along it is replaced.
*
* @throws CliError `usage` for a path that reaches the prototype.
*/
function setPath(target, path, value) {
	const steps = segments(path);
	let current = target;
	steps.forEach((step, index) => {
		const next = steps[index + 1];
		if (next === void 0) {
			current[step] = value;
			return;
		}
		const inside = Object.hasOwn(current, step) ? current[step] : void 0;
		const child = (typeof next === "number" ? Array.isArray(inside) : require_miss.isObject(inside)) ? inside : typeof next === "number" ? [] : {};
		current[step] = child;
		current = child;
	});
}

// runtime/base/json.ts
var json_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ parseJson: () => parseJson });
/** A number token of 16 or more characters, or with an exponent of three digits: a double may not hold it. */
const LONG = /(?:^|[\s:,[-])\d[\d.]{15}|\d[eE][+-]?\d{3}/;
let hasMadeLossless = false;
/**
* Returns a JSON number with these digits: a plain number if a double can hold it, else a `LosslessNumber`.
*
* @throws SyntaxError when the text is not a JSON number (`007`, `1e`, empty).
*/
function toNumber(text) {
	if (!isNumber(text)) throw new SyntaxError(`Not a JSON number: ${text}`);
	if (isSafeNumber(text)) return Number(text);
	hasMadeLossless = true;
	return new LosslessNumber(text);
}
/**
* Returns the JSON number that a user typed, digit for digit: `1.50` stays `1.50`.
*
* @throws SyntaxError when the text is not a JSON number.
*/
function exactNumber(text) {
	const number = toNumber(text);
	if (String(number) === text) return number;
	hasMadeLossless = true;
	return new LosslessNumber(text);
}
/**
* Parses JSON text. Integers of any length and decimals that a double cannot hold arrive as `LosslessNumber`, all
* other numbers as numbers. A byte order mark is skipped; a repeated key keeps its last value; `__proto__` is a key
* like any other.
*
* @throws SyntaxError with the position of the first wrong character.
*/
function parseJson(text) {
	const json = text.charCodeAt(0) === 65279 ? text.slice(1) : text;
	if (!LONG.test(json)) return JSON.parse(json);
	return parse$1(json, void 0, {
		parseNumber: toNumber,
		onDuplicateKey: ({ newValue }) => newValue
	});
}
/**
* Returns the JSON text of a value, with the digits of `LosslessNumber` unchanged. A value that JSON cannot express
* (a function, `undefined`) becomes the text `null`.
*/
function stringifyJson(value, indent) {
	const text = JSON.stringify(value, void 0, indent) ?? "null";
	if (!hasMadeLossless || !text.includes("\"isLosslessNumber\"")) return text;
	return stringify(value, void 0, indent) ?? "null";
}

// runtime/base/template.ts
/** `{name}`, `{a.b[0]}`, `{name:number}`, `{first|second}`. */
const HOLE = /\{([A-Za-z_][\w.[\]-]*(?:\|[A-Za-z_][\w.[\]-]*)*)(?::(\w+))?\}/g;
const WHOLE = new RegExp(`^${HOLE.source}$`);
/** Returns the names in a template, each once. */
function holes(template) {
	return [...new Set(alternatives(template).flat())];
}
/** Returns the names of each placeholder; several are alternatives, and the first with a value is used. */
function alternatives(template) {
	return [...template.matchAll(HOLE)].map((match) => (match[1] ?? "").split("|"));
}
function find(names, look) {
	if (!names.includes("|")) return look(names);
	for (const name of names.split("|")) {
		const value = look(name);
		if (value !== void 0 && value !== null) return value;
	}
}
/** Fills a text template. Missing values are empty; elements of a list are joined with a comma and a blank. */
function fillText(template, look) {
	return template.replace(HOLE, (_, names) => toText(find(names, look)));
}
/**
* Fills a JSON template. Strings are text templates, but a string of a single placeholder becomes the value itself
* (`{name:number}`: as a JSON number), and a list of one such placeholder takes the elements of a list. Keys without a
* value are left out.
*/
function fillJson(template, look) {
	if (typeof template === "string") return fillString(template, look);
	if (Array.isArray(template)) {
		const filled = template.map((element) => fillJson(element, look)).filter((element) => element !== void 0);
		return filled.length === 1 && Array.isArray(filled[0]) ? filled[0] : filled;
	}
	if (typeof template !== "object" || template === null) return template;
	const made = {};
	for (const [key, value] of Object.entries(template)) {
		const filled = fillJson(value, look);
		if (filled !== void 0) made[key] = filled;
	}
	return made;
}
function fillString(template, look) {
	const whole = WHOLE.exec(template);
	if (whole === null) return fillText(template, look);
	const value = find(whole[1] ?? "", look);
	if (whole[2] !== "number") return value ?? void 0;
	return Array.isArray(value) ? value.map(asNumber) : asNumber(value);
}
/** Converts digits to a number; an id that is not a number, or has leading zeros, stays text. */
function asNumber(value) {
	if (typeof value !== "string") return value ?? void 0;
	return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? exactNumber(value) : value;
}
function toText(value) {
	if (value === void 0 || value === null) return "";
	if (Array.isArray(value)) return value.map(toText).join(", ");
	return typeof value === "object" && !("isLosslessNumber" in value) ? JSON.stringify(value) : String(value);
}

// runtime/auth/origin.ts
var origin_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	checkOrigin: () => checkOrigin,
	declaredOrigin: () => declaredOrigin,
	isLoopback: () => isLoopback,
	localOrigin: () => localOrigin,
	matchOrigin: () => matchOrigin,
	overrideOf: () => overrideOf,
	overrideOrigin: () => overrideOrigin
});
/** Returns the override of a host, if there is one. Fails with `config` when it is not a safe origin. */
async function overrideOf({ service, world, profile }, name) {
	const host = hostOf(service, name);
	const fromEnv = world.env[host.override];
	if (fromEnv) return {
		origin: overrideOrigin(host, fromEnv, host.override),
		by: host.override
	};
	const setting = host.setting === void 0 ? void 0 : await profile.get(host.setting);
	if (typeof setting !== "string" || setting === "") return void 0;
	const by = `the setting ${host.setting ?? ""}`;
	return {
		origin: overrideOrigin(host, setting, by),
		by
	};
}
/** Returns the origin that an override of a host names. Fails with `config` when it is not a safe one. */
function overrideOrigin({ strip = [] }, text, by) {
	return checkOrigin(strip.reduce((rest, pattern) => rest.replace(new RegExp(pattern, "i"), ""), text.trim()), by);
}
/** Returns the origin of a host as its service declares it, without overrides. */
async function declaredOrigin({ service, variable }, name) {
	const { origin } = hostOf(service, name);
	const values = /* @__PURE__ */ new Map();
	for (const hole of holes(origin)) values.set(hole, await variable(hole));
	return checkOrigin(fillText(origin, (hole) => values.get(hole)), "the address of the service");
}
/** Returns the values of the variables in a host's template that match `origin`; `undefined` if it does not match. */
function matchOrigin(service, name, origin) {
	const names = [];
	const pattern = hostOf(service, name).origin.split(/(\{[^{}]+\})/).map((part) => {
		if (!part.startsWith("{")) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		names.push(part.slice(1, -1));
		return "([^/?#@\\\\]+?)";
	}).join("");
	const found = new RegExp(`^${pattern}$`, "i").exec(origin);
	if (found === null) return void 0;
	const values = {};
	for (const [index, variable] of names.entries()) {
		const value = found[index + 1] ?? "";
		const rule = service.variables[variable]?.pattern;
		if (rule !== void 0 && !new RegExp(rule).test(value)) return void 0;
		values[variable] = value;
	}
	return values;
}
/**
* Returns an origin that a credential may be sent to: https, or http on this machine; no path, no user. The message of a
* refusal does not repeat the text: people paste addresses that contain a credential.
*/
function checkOrigin(text, from) {
	let url;
	try {
		url = new URL(text);
	} catch {
		throw refused$1("the value is not an address", from);
	}
	if (url.username !== "" || url.password !== "") throw refused$1("the address names a user", from);
	if (url.pathname !== "/" || url.search !== "" || url.hash !== "") throw refused$1("the address is more than an origin", from);
	if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) throw refused$1("the address is not https", from);
	return url.origin;
}
/** Returns the origin of a plain `http://` address on this machine; `undefined` for any other text. */
function localOrigin(text) {
	const { protocol, hostname, origin, href } = URL.canParse(text) ? new URL(text) : new URL("about:blank");
	return protocol === "http:" && isLoopback(hostname) && href === `${origin}/` ? origin : void 0;
}
/** Whether a host name, as URL parsers write it, is this machine. */
function isLoopback(hostname) {
	return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
function refused$1(why, from) {
	return new require_start.CliError("config", `Nothing was sent: ${why} (from ${from}).`, "Give an origin such as https://host.example, or http://127.0.0.1:8080 for a service on this machine.");
}
function hostOf(service, name) {
	const host = service.hosts[name];
	if (host === void 0) throw new Error(`The service ${service.id} has no host ${name}`);
	return host;
}

// runtime/auth/variables.ts
/**
* Reads service variables. Order: flag, environment (not in the sandbox), profile setting, the sandbox's own value,
* look-up, default. Each is read once per run.
*
* @throws CliError `config` without a value, or for one that the service does not allow
*/
function variableReader(parts) {
	const known = /* @__PURE__ */ new Map();
	return (name) => {
		let value = known.get(name);
		if (value === void 0) {
			value = settle(parts, name);
			known.set(name, value);
		}
		return value;
	};
}
async function settle(parts, name) {
	const { service, world, globals, profile, http, fixed } = parts;
	const variable = service.variables[name];
	if (!variable) throw new Error(`the service ${service.id} has no variable ${name}`);
	const flag = variable.flag === void 0 ? void 0 : globals.other[variable.flag];
	const settled = (text, from) => check(service, name, text, from);
	if (flag !== void 0) return settled(String(flag), `--${variable.flag ?? ""}`);
	const env = variable.env === void 0 || fixed !== void 0 ? void 0 : world.env[variable.env];
	if (env) return settled(env, `the environment variable ${variable.env ?? ""}`);
	const setting = variable.setting === void 0 ? void 0 : await profile.get(variable.setting);
	if (setting !== void 0 && setting !== null && setting !== "") return settled(String(setting), `the setting ${variable.setting ?? ""}`);
	if (fixed?.[name] !== void 0) return fixed[name];
	if (variable.lookup) {
		const reply = await http.send({
			method: "GET",
			path: variable.lookup.path,
			effect: "read"
		});
		const found = getPath(http.record(reply), variable.lookup.field);
		if (found !== void 0 && found !== null && found !== "") return settled(String(found), variable.lookup.path);
	}
	if (variable.default !== void 0) return variable.default;
	throw new require_start.CliError("config", variable.missing);
}
function check(service, name, text, from) {
	const { strip, choices, pattern, form } = service.variables[name] ?? {};
	const bare = (strip ?? []).reduce((rest, part) => rest.replace(new RegExp(part, "i"), ""), text.trim());
	if (choices) {
		const word = Object.keys(choices).find((choice) => choice.toLowerCase() === bare.toLowerCase());
		const found = (word === void 0 ? Object.values(choices).find((one) => same(one, bare)) : choices[word]) ?? (isOrigin(service, name) ? localOrigin(bare) : void 0);
		if (found !== void 0) return found;
		throw new require_start.CliError("config", `${shown$1(text)} from ${from} is not one of ${Object.keys(choices).join(", ")}.`);
	}
	if (pattern === void 0 || new RegExp(pattern).test(bare)) return bare;
	const allowed = form === void 0 ? `match ${pattern}` : `be ${form}`;
	throw new require_start.CliError("config", `${shown$1(text)} from ${from} cannot be used.`, `It must ${allowed}.`);
}
/** Returns a value for a message, without the user and the query of an address: people paste credentials with it. */
const shown$1 = (text) => `"${text.replace(/^([a-z]*:?\/\/)?[^/?#]*@/is, "$1…@").replace(/[?#].*$/s, "?…")}"`;
/**
* Whether a variable is the whole origin of a host. It may then name a service on this machine, for tests: credentials
* stored for that origin are sent nowhere else.
*/
const isOrigin = ({ hosts }, name) => Object.values(hosts).some(({ origin }) => origin === `{${name}}`);
/** A choice may also be written in full, as a URL or a host name. */
function same(choice, typed) {
	const bare = (text) => text.toLowerCase().replace(/^https:\/\//, "").replace(/\/+$/, "");
	return bare(choice) === bare(typed);
}

// runtime/http/origin.ts
/**
* Resolves a path or a link against the origin that requests are locked to, or against a page on that origin.
*
* @param path A path (`/v2/users?page=2`), or an absolute URL on the same origin.
* @param what Source of the address, for the message: `The path`, `The next link`, `The redirect`.
* @param base Address on the same origin that a relative one is below; default: the origin.
* @throws CliError `config` naming both origins when the result is on another origin.
*/
function lock(origin, path, what, base = origin) {
	const home = new URL(origin);
	if (/[\u0000-\u001f\u007f]/.test(path)) throw refused(`${what} contains control characters`, home);
	let url;
	try {
		url = new URL(path, base);
	} catch {
		throw refused(`${what} "${path}" is not an address`, home);
	}
	if (url.origin !== home.origin || url.protocol !== home.protocol) throw refused(`${what} leads to ${elsewhere(url)}`, home);
	if (url.username !== "" || url.password !== "") throw refused(`${what} on ${url.origin} names a user`, home);
	if (path.replace(/[?#].*$/s, "").includes("\\")) throw refused(`${what} on ${url.origin} contains a backslash`, home);
	url.hash = "";
	return url;
}
function elsewhere(url) {
	return /^https?:$/.test(url.protocol) ? url.origin : `${url.protocol}//${url.host}`;
}
function refused(reason, home) {
	return new require_start.CliError("config", `${reason}, but requests are locked to ${home.origin}. Nothing was sent there.`, `Give a path below ${home.origin}, such as /path?key=value.`);
}
/**
* Returns the query string without the question mark, in the order of the keys. Blanks are `%20`; `$`, `,`, `:` and `'` stay readable;
* null and undefined are left out, lists joined with commas.
*/
function encodeQuery(query) {
	const pairs = [];
	for (const [name, value] of Object.entries(query)) {
		if (value === void 0 || value === null) continue;
		const text = Array.isArray(value) ? value.filter((one) => one !== null && one !== void 0).join(",") : String(value);
		pairs.push(`${readable(name)}=${readable(text)}`);
	}
	return pairs.join("&");
}
function readable(text) {
	return encodeURIComponent(text).replace(/%(24|2C|3A)/g, (code) => decodeURIComponent(code));
}
/** Encodes a value as one segment of a path. Refuses `.` and `..`, which would leave the folder, and empty values. */
function encodeSegment(name, value) {
	if (value === "" || value === "." || value === "..") throw new require_start.CliError("input", `"${value}" cannot be used as ${name}: it would change the path.`);
	return encodeURIComponent(value);
}

// runtime/http/gate.ts
/**
* Allows reads and dry runs, and writes according to the service's gate. Called before anything is read from the network
* or from standard input, and again for every write that is sent.
*
* @throws CliError `refused` naming the flag that allows the write.
*/
function checkGate({ service, globals, world }, effect) {
	if (effect === "read" || effect === "local" || globals.dryRun) return;
	const { gate } = service;
	if (gate.writes === "flag" && !globals.allowWrites && !(gate.env !== void 0 && world.env[gate.env] === "1")) throw new require_start.CliError("refused", "This command changes data, and writes are not allowed in this run.", `Add --${gate.flag ?? "allow-writes"}${gate.env === void 0 ? "" : `, or set ${gate.env}=1`}; --dry-run shows what would be sent.`);
	if (gate.deletes === "refuse" && effect === "delete" && !globals.yes) throw new require_start.CliError("refused", "This command deletes data, and a delete needs a confirmation.", "Add --yes; --dry-run shows what would be sent.");
}

// runtime/base/envelope.ts
/** Whether every field has exactly this value; a null must be there. */
function hasValues(body, values) {
	return Object.entries(values).every(([path, value]) => getPath(body, path) === value);
}
/**
* Returns the rows at a path. A missing list is empty only if the response has the values that `empty` declares: a
* maintenance page or another service must not count as an empty list. The last of several alternatives is the place of
* the envelope, which may also hold one record instead of a list.
*/
function rowsAt(body, path, empty) {
	const found = getPath(body, path);
	if (Array.isArray(found)) {
		const odd = found.findIndex((row) => !require_miss.isObject(row));
		if (odd < 0) return { rows: found };
		return {
			problem: `has ${shapeOf(found[odd])} among its rows`,
			malformed: true
		};
	}
	if ((found ?? null) === null && empty !== void 0 && hasValues(body, empty)) return { rows: [] };
	if (require_miss.isObject(found) && path.includes("|") && Object.keys(found).length > 0) return { rows: [found] };
	return { problem: `returned ${shapeOf(found === void 0 ? body : found)}, not a list${where(path)}` };
}
/** Why a response has no record at a path: a clause that follows its subject; `undefined` when it has one. */
function recordProblem(body, path) {
	const found = getPath(body, path);
	if (require_miss.isObject(found) && Object.keys(found).length > 0) return void 0;
	return `returned ${shapeOf(found === void 0 ? body : found)}, not a record${where(path)}`;
}
const where = (path) => path === "" ? "" : ` at "${path}"`;
/** `null`, `a list`, `an object with message`: what a value is, for messages. */
function shapeOf(value) {
	if (value === void 0) return "no value";
	if (value === null || typeof value === "boolean") return String(value);
	if (typeof value === "string") return "text";
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (!require_miss.isObject(value)) return "a number";
	const names = Object.keys(value);
	if (names.length === 0) return "an empty object";
	return `an object with ${names.slice(0, 3).map((name) => JSON.stringify(name.slice(0, 40))).join(", ")}${names.length > 3 ? " and others" : ""}`;
}

// runtime/request/answer.ts
/** Makes the error for a successful response that is not what the spec declares; `problem` follows its subject. */
function unexpected(problem, method, reply, { service }) {
	const { pathname } = new URL(reply.url);
	return new require_start.CliError("unavailable", `${service.title}: ${method} ${pathname} ${problem}.`, "The service may be under maintenance, or something between answers for it: try again later.", {
		statusCode: reply.status,
		method,
		path: pathname,
		body: reply.body
	});
}
/** Returns the record of a response; null without one. */
async function recordIn(plan, reply, { service }) {
	if (plan.resource !== void 0) return (await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports)).recordOf(reply.body) ?? null;
	const record = getPath(reply.body, plan.result ?? service.record) ?? null;
	return require_miss.isObject(record) && Object.keys(record).length === 0 ? null : record;
}
/**
* Checks that a read returned a record. A resource may also return an empty list for a key that it does not have.
*
* @throws CliError `unavailable` when it returned something else
*/
async function checkRecord(plan, reply, answering, { isScalar = false } = {}) {
	const path = plan.result ?? answering.service.record;
	let problem = recordProblem(reply.body, path) ?? strangeness(plan, reply, path);
	if (plan.resource !== void 0) {
		const rows = (await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports)).rowsOf(reply.body);
		const odd = rows === void 0 ? [reply.body] : isScalar ? [] : rows.filter((row) => !require_miss.isObject(row));
		problem = odd.length === 0 ? void 0 : `returned ${shapeOf(odd[0])}, not a record`;
	}
	if (problem !== void 0) throw unexpected(problem, plan.method, reply, answering);
}
/** A response without an envelope is known by its fields: at least one column must be there. */
function strangeness({ columns }, { body }, path) {
	if (path !== "" || columns === void 0 || columns.length === 0) return void 0;
	const fields = columns.flatMap(({ key, from = key }) => from).flatMap((place) => place.includes("{") ? holes(place) : [place]);
	const names = [...new Set(fields.map((field) => field.replace(/\[(?!\d).*$/, "")))];
	if (names.some((name) => getPath(body, name) !== void 0)) return void 0;
	return `returned ${shapeOf(body)}, without any of the fields ${names.join(", ")}`;
}
/**
* Returns the rows of a list that is one response.
*
* @throws CliError `unavailable` when it returned something else
*/
function listIn(plan, reply, answering) {
	const { service } = answering;
	const path = plan.result ?? service.record;
	const found = getPath(reply.body, path);
	if (Array.isArray(found)) return found.map((row) => require_miss.isObject(row) ? row : { value: row });
	if (require_miss.isObject(found) && Object.keys(found).length > 0) return [found];
	const rows = rowsAt(reply.body, path, service.emptyList);
	if ("problem" in rows) throw unexpected(rows.problem, plan.method, reply, answering);
	return rows.rows;
}
/**
* Returns the records that a look-up found: a list, a list inside the envelope, or one record. Before a write, an empty
* list must have been seen: without one the record could exist.
*
* @throws CliError `unavailable` when it returned something else
*/
function foundIn(reply, answering) {
	const { service } = answering;
	const found = getPath(reply.body, service.record);
	const inner = require_miss.isObject(found) ? Object.values(found).find(Array.isArray) : void 0;
	if (inner === void 0 && require_miss.isObject(found) && Object.keys(found).length > 0) return [found];
	const rows = inner === void 0 ? rowsAt(reply.body, service.record, service.emptyList) : rowsAt(inner, "");
	if ("problem" in rows) throw unexpected(rows.problem, "GET", reply, answering);
	return rows.rows;
}

// runtime/base/wires.ts
/** Returns the places that a value is sent to; empty if it is not sent by itself. */
const wiresOf = ({ wire }) => [wire ?? []].flat();
/** Whether an object is merged into the body as a whole. */
const isRoot = (wire) => wire.in === "body" && wire.name === "";
const IN_BODY = /* @__PURE__ */ new Set([
	"body",
	"form",
	"part",
	"fields",
	"assign"
]);
/** Whether a value goes into the body, in whichever form. */
const isInBody = (wire) => IN_BODY.has(wire.in);

// runtime/request/encoding.ts
/** Returns the value for JSON: ids and decimals as numbers of all their digits, constants and shapes of the flag. */
function bodyValue({ data, value }) {
	const plain = replaceValue(data, value) ?? convertKind(data.of ?? data.kind, value);
	if (data.as === void 0) return plain;
	if (Array.isArray(data.as) && data.as.length === 1) return (Array.isArray(plain) ? plain : [plain]).map((one, index) => fillShape(data.as, one, index === 0)).flat();
	return fillShape(data.as, plain, true);
}
/** Returns the value for a query or a form: text, or a list of texts. */
function textValue({ data, value }) {
	const plain = replaceValue(data, value) ?? value;
	return Array.isArray(plain) ? plain.map(String) : require_miss.isObject(plain) ? JSON.stringify(plain) : String(plain);
}
/** Returns what the flag sends instead of the value: a constant, or the value that a choice stands for. */
function replaceValue({ send }, value) {
	if (send === void 0) return void 0;
	if (!require_miss.isObject(send)) return send;
	const map = send;
	const look = (one) => Object.hasOwn(map, String(one)) ? map[String(one)] : one;
	return Array.isArray(value) ? value.map(look) : look(value);
}
function convertKind(kind, value) {
	if (Array.isArray(value)) return value.map((one) => convertKind(kind, one));
	if ((kind === "number" || kind === "id" || kind === "reference") && typeof value === "string") return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? exactNumber(value) : value;
	return value;
}
function fillShape(template, value, first) {
	if (template === "$value") return value;
	if (template === "$first") return first;
	if (Array.isArray(template)) return template.map((one) => fillShape(one, value, first));
	if (!require_miss.isObject(template)) return template;
	return Object.fromEntries(Object.entries(template).map(([key, inner]) => [key, fillShape(inner, value, first)]));
}

// runtime/base/ids.ts
/** Whether a text is a UUID, in any case, without braces. */
const isUuid = (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
/** Whether a text is a SHA-1 hash, as some services use for the keys of custom fields. */
const isHash = (text) => /^[0-9a-f]{40}$/.test(text);
const isDigits = (text) => /^\d+$/.test(text);
const idKinds = [
	"id",
	"key",
	"uuid",
	"reference"
];
/** Whether a value of this kind identifies a record. */
const isIdKind = (kind) => idKinds.includes(kind);
/** Whether a flag or argument takes several ids, and therefore a list of them as `-` or `@file`. */
const takesIdList = ({ kind, of, repeat, variadic, batch }) => kind === "csv" ? isIdKind(of) : (repeat ?? variadic ?? batch) === true && isIdKind(kind);
/** Whether a value names a list: standard input or a file. */
const namesList = (text) => text === "-" || text.startsWith("@");

// runtime/request/given.ts
/** Returns the values that have a place on the wire, in the order in which the command declares them. */
function givenOf(args, { flags, positionals }) {
	const given = [];
	for (const [name, data] of Object.entries({
		...positionals,
		...flags
	})) {
		const value = args[name];
		if (value === void 0 || value === null) continue;
		if (data.kind === "boolean" && value === false && !isMapped(data)) continue;
		checkForms(name, data, value);
		for (const wire of wiresOf(data)) {
			const kept = wire.when === void 0 ? value : ofForm(value, wire.when);
			if (kept !== void 0) given.push({
				name,
				data,
				place: wire.in,
				detail: wire.name,
				value: kept
			});
		}
		const [first] = wiresOf(data);
		for (const [detail, constant] of Object.entries(data.with ?? {})) if (first !== void 0) given.push({
			name,
			data: CONSTANT,
			place: first.in,
			detail,
			value: constant
		});
	}
	return given;
}
const CONSTANT = {
	describe: "",
	kind: "text"
};
/** Refuses a value that no wire takes: it would silently not be sent, and a list without its filter has every record. */
function checkForms(name, data, value) {
	const wires = wiresOf(data);
	if (wires.length === 0 || wires.some(({ when }) => when === void 0)) return;
	const wrong = [value].flat().find((one) => wires.every(({ when }) => when !== void 0 && !fits(one, when)));
	if (wrong === void 0) return;
	const forms = wires.map(({ when }) => when === "uuid" ? "an id" : "a number");
	throw new require_start.CliError("input", `<${name}>: ${JSON.stringify(wrong)} is not ${[...new Set(forms)].join(" or ")}.`);
}
const fits = (one, form) => form === "uuid" ? isUuid(String(one)) : /^\d+$/.test(String(one));
const isMapped = ({ send }) => require_miss.isObject(send) && Object.hasOwn(send, "false");
/** Returns the values of that form; `undefined` without any. */
function ofForm(value, form) {
	if (!Array.isArray(value)) return fits(value, form) ? value : void 0;
	const kept = value.filter((one) => fits(one, form));
	return kept.length === 0 ? void 0 : kept;
}

// runtime/request/parts.ts
/**
* Builds query, headers and body. Order of precedence in a body, lowest first: matches, the raw body, the plan's fixed
* parts, fields by name, typed flags, custom fields by name. A default only fills what the raw body leaves open.
*/
async function buildParts(plan, material, context) {
	const { values } = material;
	const given = givenOf(values, context.command);
	const at = (...places) => given.filter((one) => places.includes(one.place));
	const query = await buildQuery(plan, given, material, context);
	const body = await buildBody(plan, given, material, context);
	const encoding = plan.encoding ?? (at("part").length > 0 ? "multipart" : at("form").length > 0 ? "form" : "json");
	const isPatch = require_miss.isObject(body) && encoding.startsWith("patch");
	return {
		query,
		headers: Object.fromEntries(at("header").map((one) => [one.detail.toLowerCase(), String(textValue(one))])),
		params: paramsOf(values, at("path")),
		encoding,
		...body === void 0 ? {} : { body: isPatch ? patchOf(plan, body) : body },
		keep: at("keep").map((one) => ({
			path: one.detail,
			values: [textValue(one)].flat().map(String)
		}))
	};
}
async function buildQuery(plan, given, { values, subject }, context) {
	const query = {};
	for (const [name, template] of Object.entries(plan.query ?? {})) if (!alternatives(template).some((names) => names.every((name) => values[name] === void 0))) query[name] = fillText(template, (hole) => values[hole]);
	for (const one of given) {
		if (one.place !== "query") continue;
		if (one.detail !== "") query[one.detail] = textValue(one);
		else for (const [name, value] of pairsOf(one)) query[name] = value;
	}
	const checked = subject === void 0 ? query : { ...await subject.checkQuery(query) };
	await addTerms(checked, plan, given, subject, context);
	return checked;
}
/** Adds the terms of the filter: those of flags and of matches; the user's own expression comes last. */
async function addTerms(query, plan, given, subject, context) {
	const matches = plan.effect === "read" ? given.filter((one) => one.place === "match") : [];
	const flags = new Set(given.filter((one) => one.place === "term").map(({ name }) => name));
	if (flags.size + matches.length === 0) return;
	const { filter } = context.service;
	if (filter === void 0) throw new Error("A flag adds a filter term, and the service has no filter.");
	const { enclosed, fillTerm, joinTerms } = await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports);
	const terms = [];
	for (const name of flags) {
		const filled = given.filter((one) => one.place === "term" && one.name === name).flatMap((one) => [textValue(one)].flat().map((value) => fillTerm(one.detail, value)));
		terms.push([...new Set(filled)].join(" or "));
	}
	for (const one of matches) terms.push(...await matchTerms(one, subject, context));
	const own = query[filter.query];
	query[filter.query] = joinTerms([...terms, ...own === void 0 ? [] : [enclosed(String(own))]], filter.join);
}
async function matchTerms(one, subject, context) {
	if (subject === void 0) throw new Error(`--${one.name} matches fields, and the request has no resource.`);
	const { matchTerm, readPairs } = await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports);
	const terms = [];
	for (const pair of readPairs(pairsOf(one), one.name, await subject.fields())) terms.push(await matchTerm(pair, context));
	return terms;
}
async function buildBody(plan, given, material, context) {
	if (plan.method === "GET") return void 0;
	const { values, found = {}, subject } = material;
	const look = (hole) => values[hole] ?? getPath(found, hole);
	if (Array.isArray(plan.body)) return fillJson(plan.body, look);
	const list = given.find((one) => one.place === "body" && one.detail === "[]");
	if (list !== void 0) return [bodyValue(list)].flat();
	const body = { ...await pairFields("match", given, subject, context) };
	for (const one of given) if (one.place === "body" && one.detail === "") mergeRoot(body, one);
	for (const [path, template] of Object.entries(plan.body ?? {})) {
		const value = fillJson(template, look);
		if (value !== void 0) setPath(body, path, value);
	}
	Object.assign(body, await pairFields("assign", given, subject, context));
	for (const one of given) {
		if (isDefault(one, context) && getPath(body, one.detail) !== void 0) continue;
		if (one.place === "body" && one.detail !== "") setPath(body, one.detail, await valueOf$1(one, given, context));
		if (one.place === "form") body[one.detail] = textValue(one);
		if (one.place === "part") body[one.detail] = await partOf(one, context);
	}
	const named = await addFields(await resend(plan, body, material), given, context, material.read);
	if (plan.method === "DELETE" && Object.keys(named).length === 0) return void 0;
	return subject === void 0 ? named : subject.checkBody(named);
}
const isDefault = ({ name, place, data }, { command }) => place === "body" && data.default !== void 0 && command.given?.has(name) === false;
/**
* Adds the fields that the service requires in every update, as the record has them.
*
* @throws CliError `unavailable` when the record has no such field
*/
async function resend({ resend: names = [], effect }, body, { read }) {
	const missing = names.filter((name) => getPath(body, name) === void 0);
	if (missing.length === 0 || effect === "read") return body;
	const record = await read?.() ?? {};
	for (const name of missing) {
		const value = getPath(record, name);
		if (value === void 0 || value === null) throw new require_start.CliError("unavailable", `The record has no "${name}", which every update must contain. Nothing was sent.`);
		setPath(body, name, value);
	}
	return body;
}
/** Copies the keys of the raw body, which must be an object, into the body. */
function mergeRoot(body, { name, value }) {
	if (!require_miss.isObject(value)) throw new require_start.CliError("input", `--${name} must be a JSON object, such as {"key": "value"}.`);
	for (const [key, inner] of Object.entries(value)) {
		if (!require_miss.isSafeKey(key)) throw new require_start.CliError("input", `"${key}" in --${name} cannot be a field name.`);
		body[key] = inner;
	}
}
/** Returns the fields of `Field=value` pairs, converted by their types in the catalogue. */
async function pairFields(place, given, subject, context) {
	const fields = {};
	for (const one of given) {
		if (one.place !== place) continue;
		if (subject === void 0) throw new Error(`--${one.name} names fields, and the request has no resource.`);
		const { jsonValue, readPairs } = await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports);
		for (const pair of readPairs(pairsOf(one), one.name, await subject.fields())) fields[pair.field] = await jsonValue(pair, context);
	}
	return fields;
}
/** Turns lines into records with the fields that other flags set on every line; any other value is only encoded. */
async function valueOf$1(one, given, context) {
	const { line } = one.data;
	if (line === void 0) return bodyValue(one);
	const { lineRows } = await Promise.resolve().then(() => require("./lines-CczCVoZE.cjs"));
	const shared = given.filter((other) => other.place === "line").map((other) => [other.detail, bodyValue(other)]);
	const isNegative = line.negative !== void 0 && given.some(({ name }) => name === line.negative?.when);
	return lineRows(one.value, line, Object.fromEntries(shared), isNegative, context.resolve);
}
async function addFields(body, given, context, read) {
	let result = body;
	for (const one of given) {
		if (one.place !== "fields") continue;
		const { encodeFields } = await Promise.resolve().then(() => require("./fields-DyI1_FqM.cjs")).then((n) => n.fields_exports);
		result = await encodeFields(context, one.detail, pairsOf(one), result, read);
	}
	return result;
}
async function partOf(one, { world }) {
	if (one.data.kind !== "path") return textValue(one);
	const [{ SentFile }, { resolve }] = await Promise.all([Promise.resolve().then(() => require("./http-Ddq_m_Hy.cjs")).then((n) => n.sent_file_exports), import("node:path")]);
	return new SentFile(resolve(world.cwd, String(one.value)));
}
/** One `Name=value` pair, or several. */
const pairsOf = ({ value }) => Array.isArray(value) && Array.isArray(value[0]) ? value : [value];
/** Whether the user gave a value for the body. */
const hasChange = (given, plan, context) => given.some((one) => isInBody({
	in: one.place,
	name: one.detail
}) && isChange(one, plan, context));
/** `--body {}` has nothing to send, and the argument that names the document of a line does not change the line. */
function isChange({ name, detail, value }, { resource }, { command }) {
	if (resource !== void 0 && Object.hasOwn(command.positionals, name)) return false;
	return !(detail === "" && require_miss.isObject(value) && Object.keys(value).length === 0);
}
/** Returns one operation on `patch`, or one for each key of the body. */
function patchOf({ patch, encoding }, body) {
	const op = patch?.op ?? "replace";
	if (encoding === "patches") return Object.entries(body).map(([key, value]) => ({
		op,
		path: `${patch?.path ?? ""}/${key}`,
		value
	}));
	return {
		op,
		path: patch?.path ?? "",
		..."value" in body ? { value: body["value"] } : {}
	};
}
/** Returns the values that a path may name: single ones as typed, and those that go there under another name. */
function paramsOf(args, renamed) {
	const params = {};
	for (const [name, value] of Object.entries(args)) if (typeof value === "string" || typeof value === "number") params[name] = String(value);
	for (const one of renamed) params[one.detail] = String(textValue(one));
	return params;
}

// runtime/request/prepare.ts
/**
* Turns a plan and the arguments of a command into calls. What the user wrote is checked before the first look-up, and
* look-ups come before the first write.
*
* @throws CliError `input`, `usage` or `combination` for what cannot be sent
*/
async function prepare(plan, args, context) {
	const subject = await subjectOf(plan, args, context);
	const template = subject?.path ?? pathOf(plan, args);
	if (subject !== void 0) await checkNames(plan, args, subject, context);
	if (plan.change && !hasChange(givenOf(args, context.command), plan, context)) throw new require_start.CliError("combination", "There is nothing to send.", `Give at least one of ${changeFlags(context)}.`);
	const resolved = await resolveAll(args, context);
	const repeated = repeatedIn(template, resolved, context);
	const ids = repeated === void 0 ? [] : [...new Set([resolved[repeated]].flat().map(String))];
	const targets = repeated === void 0 ? [void 0] : ids;
	const values = repeated === void 0 ? resolved : {
		...resolved,
		[repeated]: ids
	};
	const found = plan.find === void 0 ? {} : await (await Promise.resolve().then(() => require("./find-BcH0zo95.cjs"))).findAll(plan.find, values, context);
	const parts = await buildParts(plan, {
		values,
		found,
		...subject === void 0 ? {} : { subject },
		read: () => readRecord(plan, template, values, context)
	}, context);
	const idName = plan.resource?.id;
	return {
		values,
		parts,
		targets,
		...repeated === void 0 ? {} : { repeated },
		...subject === void 0 ? {} : { subject },
		call: async (target) => {
			const params = {
				...parts.params,
				...target === void 0 ? {} : { [repeated ?? ""]: target }
			};
			const id = idName === void 0 ? void 0 : params[idName];
			if (subject !== void 0 && idName !== void 0 && id !== void 0) params[idName] = await subject.keyValue(id);
			return {
				method: plan.method,
				path: checkPath(template, params, context),
				params,
				query: parts.query,
				headers: parts.headers,
				effect: plan.effect,
				encoding: parts.encoding,
				...plan.host === void 0 ? {} : { host: plan.host },
				...parts.body === void 0 ? {} : { body: parts.body }
			};
		}
	};
}
async function subjectOf(plan, args, context) {
	const { resource } = plan;
	if (resource === void 0) return void 0;
	const { openSubject } = await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.subject_exports);
	const given = givenOf(args, context.command);
	const options = Object.fromEntries(given.filter((one) => one.place === "catalogue").map(({ detail }) => [detail, true]));
	const look = (name) => given.filter((one) => one.name === name).map(textValue)[0] ?? args[name];
	return openSubject({
		...plan,
		resource
	}, look, options, context);
}
/** Checks the names of fields that the user wrote, before the first request. */
async function checkNames(plan, args, subject, context) {
	const given = givenOf(args, context.command);
	const query = given.filter((one) => one.place === "query" && one.detail !== "");
	await subject.checkQuery(Object.fromEntries(query.map((one) => [one.detail, textValue(one)])));
	const { checkParameters, readPairs } = await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports);
	for (const one of given) {
		if (one.place === "query" && one.detail === "") checkParameters(pairsOf(one).map(([name]) => name), one.name);
		if (one.place === "assign" || one.place === "match") readPairs(pairsOf(one), one.name, await subject.fields());
	}
	const roots = given.filter((one) => one.place === "body" && one.detail === "" && require_miss.isObject(one.value));
	if (plan.method !== "GET") for (const { value } of roots) await subject.checkBody(value);
}
function pathOf(plan, args) {
	const flag = Object.keys(plan.paths ?? {}).find((name) => args[name] !== void 0 && args[name] !== false);
	return (flag === void 0 ? void 0 : plan.paths?.[flag]) ?? plan.path;
}
/**
* Returns the arguments with ids in place of codes and names. All are looked up before anything is sent. A record that
* belongs to another one comes after it, because the other one can decide between records of the same name.
*/
async function resolveAll(args, { command, service, resolve }) {
	const resolved = { ...args };
	const params = () => Object.fromEntries(Object.entries(resolved).flatMap(([name, value]) => typeof value === "string" ? [[name, sentFor(name, value, command)]] : []));
	const belongs = (reference) => service.references[reference ?? ""]?.scan?.within === void 0 ? 0 : 1;
	const data = Object.entries({
		...command.positionals,
		...command.flags
	});
	for (const [name, { reference, words = [] }] of data.toSorted(([, one], [, two]) => belongs(one.reference) - belongs(two.reference))) {
		const value = args[name];
		if (reference === void 0 || value === void 0) continue;
		const idOf = async (text) => words.find((word) => word === text.toLowerCase()) ?? await resolve(reference, text, params());
		if (!Array.isArray(value)) {
			resolved[name] = await idOf(String(value));
			continue;
		}
		const ids = [];
		for (const one of value) ids.push(await idOf(String(one)));
		resolved[name] = ids;
	}
	return resolved;
}
/** Returns the value that a choice stands for, as the paths of look-ups need it. */
function sentFor(name, value, { flags, positionals }) {
	const { send } = flags[name] ?? positionals[name] ?? {};
	return require_miss.isObject(send) && Object.hasOwn(send, value) ? String(send[value]) : value;
}
async function readRecord({ host, result }, path, values, { http }) {
	const params = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
	const reply = await http.send({
		method: "GET",
		path,
		params,
		...host === void 0 ? {} : { host }
	});
	const record = http.record(reply, result);
	return require_miss.isObject(record) ? record : void 0;
}
/** Returns the argument that has several values and is part of the path: one request is sent for each value. */
function repeatedIn(path, values, { command }) {
	return holes(path).find((name) => command.positionals[name]?.variadic === true || Array.isArray(values[name]));
}
/** Returns the path template after a check that each name in it has a value or is a variable of the service. */
function checkPath(path, params, { service, command }) {
	const missing = holes(path).find((name) => params[name] === void 0 && !Object.hasOwn(service.variables, name));
	if (missing === void 0) return path;
	const shown = Object.hasOwn(command.flags, missing) ? `--${missing}` : `<${missing}>`;
	throw new require_start.CliError("usage", `The command needs ${shown}.`, `See "${service.binary} ${command.words} --help".`);
}
function changeFlags({ command }) {
	const names = Object.entries(command.flags).filter(([, data]) => !data.hidden && wiresOf(data).some(isInBody)).map(([name]) => `--${name}`);
	return names.length > 8 ? `${names.slice(0, 8).join(", ")} and others (see --help)` : names.join(", ");
}

// runtime/cli/values-input.ts
var values_input_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	createInput: () => createInput,
	parseInput: () => parseInput,
	readSource: () => readSource,
	readTextFile: () => readTextFile
});
/** Maximum bytes of a file or standard input as the value of a flag. */
const LIMIT = 67108864;
function createInput(world) {
	let owner;
	const take = (label) => {
		if (owner !== void 0) throw new require_start.CliError("combination", `${owner} and ${label} cannot both be read from standard input.`);
		owner = label;
	};
	return {
		get piped() {
			return world.stdin.isTTY !== true;
		},
		get used() {
			return owner !== void 0;
		},
		async read(label) {
			take(label);
			return await drain(world, label);
		},
		stream(label) {
			take(label);
			return chunksOf(world);
		}
	};
}
async function* chunksOf({ stdin, signal }) {
	const abort = () => {
		stdin.destroy(signal.reason);
	};
	signal.throwIfAborted();
	signal.addEventListener("abort", abort, { once: true });
	try {
		for await (const chunk of stdin) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
	} finally {
		signal.removeEventListener("abort", abort);
	}
}
async function drain({ stdin, signal }, label) {
	const chunks = [];
	let size = 0;
	let forget = () => void 0;
	try {
		await new Promise((resolve, reject) => {
			const take = (chunk) => {
				const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
				size += bytes.length;
				if (size > LIMIT) reject(new require_start.CliError("input", `Standard input for ${label} is larger than ${LIMIT / 1024 / 1024} MiB.`));
				else chunks.push(bytes);
			};
			const abort = () => {
				reject(signal.reason);
			};
			forget = () => {
				stdin.off("data", take).off("end", resolve).off("error", reject);
				signal.removeEventListener("abort", abort);
			};
			signal.throwIfAborted();
			signal.addEventListener("abort", abort, { once: true });
			stdin.on("data", take).on("end", resolve).on("error", reject);
		});
	} catch (error) {
		stdin.destroy();
		throw error;
	} finally {
		forget();
	}
	return decode(Buffer.concat(chunks), `Standard input for ${label}`);
}
/** Returns the text of the file that `@path` names. */
async function readTextFile(path, label, cwd) {
	const { resolve } = await import("node:path");
	if (path === "") throw new require_start.CliError("usage", `${label} has no file name after the @.`);
	const what = `The file ${require_miss.clean(path)} of ${label}`;
	let bytes;
	try {
		bytes = require_miss.readPlain(resolve(cwd, path), LIMIT);
	} catch (error) {
		if (error instanceof require_start.CliError) throw error;
		const why = require_miss.unreadable(error);
		const remedy = why === "it is not a regular file" ? `Give ${label} - and pipe the text into standard input.` : void 0;
		throw new require_start.CliError("usage", `${what} cannot be read: ${why}.`, remedy);
	}
	return decode(bytes, what);
}
/** Returns the text that `@path` or `-` names. `@@text` is the text `@text`. */
async function readSource(text, label, input, world) {
	if (text === "-") return await input.read(label);
	if (text.startsWith("@@")) return text.slice(1);
	return text.startsWith("@") ? await readTextFile(text.slice(1), label, world.cwd) : text;
}
/** Parses JSON; an error names the line and column of the first wrong character. */
async function parseInput(text, label) {
	const { parseJson } = await Promise.resolve().then(() => json_exports$1);
	try {
		return parseJson(text);
	} catch (error) {
		const { line, column, near } = await fault(text, error);
		throw new require_start.CliError("input", text.trim() === "" ? `${label} is empty; it must be JSON.` : `${label} is not valid JSON: line ${line}, column ${column}${near}.`, "Check the quotes and commas; in a shell, put the JSON in single quotes or in a file and pass @file.");
	}
}
async function fault(text, error) {
	const { parse } = await Promise.resolve().then(() => esm_exports);
	let { message } = error;
	try {
		parse(text);
	} catch (second) {
		message = second.message;
	}
	const at = Math.min(Number(/position (\d+)/.exec(message)?.[1] ?? text.length), text.length);
	const before = text.slice(0, at).split("\n");
	const rest = require_miss.clean(text.slice(at).trim().slice(0, 20));
	return {
		line: before.length,
		column: (before.at(-1)?.length ?? 0) + 1,
		near: rest === "" ? ", at the end" : `, at ${rest}`
	};
}
function decode(bytes, what) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new require_start.CliError("input", `${what} is not UTF-8 text.`);
	}
}

// runtime/cli/values-text.ts
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const wrong$1 = (text) => ({ wrong: text });
const right = (value) => ({ value });
const textKinds = {
	text: right,
	enum: right,
	id: (text) => /^\d+$/.test(text) ? right(text) : wrong$1("must be an id: digits only, for example 42"),
	key: (text) => text === "" || text === "." || text === ".." || /[/\\]/.test(text) || CONTROL.test(text) ? wrong$1("must be an identifier: not empty, without slashes and control characters") : right(text),
	uuid: (text) => {
		const bare = /^\{.*\}$/.test(text) ? text.slice(1, -1) : text;
		return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(bare) ? right(bare.toLowerCase()) : wrong$1("must be a UUID, for example 6ba7b810-9dad-41d1-80b4-00c04fd430c8");
	},
	path: (text) => text === "" || text.includes("\0") ? wrong$1("must be the path of a file or folder") : right(text),
	reference: (text) => text.trim() === "" || CONTROL.test(text) ? wrong$1("must be an id, a code or a name") : right(text.trim()),
	resource: (text) => text.trim() === "" || CONTROL.test(text) ? wrong$1("must be the name of a resource") : right(text.trim()),
	pair: (text) => {
		const equals = text.indexOf("=");
		const key = text.slice(0, equals).trim();
		if (equals < 0 || key === "") return wrong$1("must be a name and a value with = between them");
		if (key.split(/[.[\]]/).some((part) => !require_miss.isSafeKey(part))) return wrong$1(`must not use the key ${key}`);
		return right([key, text.slice(equals + 1)]);
	},
	integer: (text) => {
		if (!/^-?\d+$/.test(text)) return wrong$1("must be a whole number");
		const value = Number(text);
		return Number.isSafeInteger(value) ? right(value) : wrong$1("is too large for a whole number");
	},
	number: (text) => {
		if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return right(text);
		const comma = /^-?\d+,\d+$/.test(text);
		return wrong$1(comma ? `must be a number with a decimal point: ${text.replace(",", ".")}` : "must be a number, for example 12.50");
	},
	yesno: (text) => {
		if (/^(?:true|yes|1)$/i.test(text)) return right(true);
		return /^(?:false|no|0)$/i.test(text) ? right(false) : wrong$1("must be true, false, yes, no, 1 or 0");
	},
	boolean: (text) => {
		if (/^(?:true|yes|on|1)$/i.test(text)) return right(true);
		return /^(?:false|no|off|0)$/i.test(text) ? right(void 0) : wrong$1("must be 1 or 0");
	}
};

// runtime/base/calendar.ts
/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
function isRealDay(text) {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
	const at = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

// runtime/cli/values-time.ts
const MINUTE$1 = 6e4;
const HOUR$1 = 60 * MINUTE$1;
const DAY$1 = 24 * HOUR$1;
const MONTH_DAYS = 30;
const wrong = (text) => ({ wrong: text });
/** `YYYY-MM-DD`, a date that exists. */
function date(text) {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return wrong("must be a date, YYYY-MM-DD");
	return isRealDay(text) ? { value: text } : wrong("is not a valid date");
}
/** `HH:MM`, up to 23:59. */
function time(text) {
	return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? { value: text } : wrong("must be a time, HH:MM");
}
/**
* RFC 3339 date or time, as UTC in whole seconds (a fraction is dropped with a warning: services refuse it). A time without a zone is UTC, a day without a time
* its first second, or its last one.
*/
function timestamp(text, end) {
	const parts = /^(\d{4}-\d\d-\d\d)(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/.exec(text);
	if (!parts) return wrong("must be a date or time such as 2026-01-31 or 2026-01-31T09:30:00Z");
	const [, day = "", typed, second = "00", fraction = "", zone = "Z"] = parts;
	const [clock, seconds] = typed === void 0 && end ? ["23:59", "59"] : [typed ?? "00:00", second];
	if (!isRealDay(day)) return wrong("is not a valid date");
	const result = instant(Date.parse(`${day}T${clock}:${seconds}${zone.toUpperCase()}`));
	if ("wrong" in result || !/[1-9]/.test(fraction)) return result;
	return {
		...result,
		changed: `may not have a fraction of a second; ${String(result.value)} is used`
	};
}
/** A timestamp, or an amount of time before now: `7d`, `12h`, `30m` (with `months`, `m` is a month of 30 days). */
function since(text, now, months) {
	const span = /^(\d+)([dhm])$/.exec(text);
	if (!span) {
		const plain = timestamp(text);
		const relative = months ? "a span such as 30d or 6m (months)" : "a span such as 7d, 12h or 30m (minutes)";
		return "wrong" in plain && plain.wrong.startsWith("must") ? wrong(`${plain.wrong}, or ${relative}`) : plain;
	}
	const [, count = "", unit] = span;
	if (unit === "h" && months) return wrong("must be a timestamp or a span such as 30d or 6m (months)");
	const size = unit === "d" ? DAY$1 : unit === "h" ? HOUR$1 : months ? MONTH_DAYS * DAY$1 : MINUTE$1;
	return instant(now.getTime() - Number(count) * size);
}
/** `Nd` or `Nm` (30 days) as a number of days. */
function period(text) {
	const span = /^(\d{1,6})([dm])$/.exec(text);
	if (!span || Number(span[1]) === 0) return wrong("must be a span such as 90d or 3m (months of 30 days)");
	return { value: Number(span[1]) * (span[2] === "m" ? MONTH_DAYS : 1) };
}
function instant(ms) {
	const at = /* @__PURE__ */ new Date(Math.floor(ms / 1e3) * 1e3);
	const text = Number.isNaN(at.getTime()) ? "" : at.toISOString();
	return /^\d{4}-/.test(text) ? { value: text.replace(".000Z", "Z") } : wrong("is out of the range of dates");
}

// runtime/cli/flag-values.ts
var flag_values_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	checkLength: () => checkLength,
	readValue: () => readValue,
	readValues: () => readValues
});
/**
* Turns the typed words into values. Order for a flag: the line, piped standard input if the flag reads it, its
* environment variable, the profile's setting, the default.
*
* @throws CliError `usage` for a value that its kind refuses or that is missing, `combination` for a date that does
* not exist, `input` for broken JSON
*/
async function readValues(source) {
	const { flags, positionals } = source;
	const args = {};
	const given = /* @__PURE__ */ new Set();
	const fromInput = [];
	const place = async (name) => {
		const [text, data] = [source.typed.positionals[name], positionals[name]];
		if (text === void 0 || data === void 0) return;
		given.add(name);
		const own = {
			...data,
			...data.variadic && { repeat: true }
		};
		args[name] = await readValue(text, own, `<${name}>`, source);
	};
	for (const [name, data] of Object.entries(positionals)) if (takesIdList(data) && [source.typed.positionals[name]].flat().includes("-")) fromInput.push(name);
	else await place(name);
	const onLine = Object.keys(flags).filter((name) => source.typed.flags[name] !== void 0);
	const dashed = onLine.filter((name) => [source.typed.flags[name]].flat().includes("-"));
	const read = async (name) => {
		const [text, data] = [source.typed.flags[name], flags[name]];
		if (text === void 0 || data === void 0) return;
		given.add(name);
		const value = await readValue(text, data, require_miss.typed(name), source);
		if (value !== void 0) args[name] = value;
	};
	for (const name of onLine) if (!dashed.includes(name)) await read(name);
	const piped = Object.keys(flags).filter((name) => flags[name] && readsPipe(source, name, flags[name]));
	for (const [name, data] of Object.entries(flags)) if (!onLine.includes(name) && !piped.includes(name)) await fallBack(source, name, data, args);
	if (fromInput.length + piped.length + dashed.length > 0) source.beforePipe?.(args);
	for (const name of fromInput) await place(name);
	for (const name of dashed) await read(name);
	for (const name of piped) {
		const data = flags[name];
		const text = data && !source.input.used ? await source.input.read(require_miss.typed(name)) : "";
		if (data && text.trim() !== "") {
			given.add(name);
			args[name] = await readValue(text, data, `Standard input for ${require_miss.typed(name)}`, source, true);
		} else if (data) await fallBack(source, name, data, args);
	}
	checkRequired(source, args);
	return {
		args,
		given
	};
}
/** Takes the first value of environment, setting and default. */
async function fallBack(source, name, data, args) {
	const variable = data.env === void 0 ? void 0 : source.world.env[data.env];
	const value = (variable ? await readValue(listed(variable, data), data, `The environment variable ${data.env ?? ""}`, source) : void 0) ?? await settingOf(source, name, data) ?? await defaultOf(source, name, data);
	if (value !== void 0) args[name] = value;
}
const listed = (text, data) => data.repeat ? [text] : text;
/** An invalid setting was stored some time ago: it causes a warning and does not stop the run. */
async function settingOf(source, name, data) {
	const setting = source.setting(name);
	if (setting === void 0 || setting === null || setting === "") return void 0;
	try {
		return await readValue(listed(String(setting), data), data, `The setting for ${require_miss.typed(name)}`, source);
	} catch (error) {
		if (!(error instanceof require_start.CliError)) throw error;
		source.warn(`${error.message} The setting is ignored.`);
		return;
	}
}
async function defaultOf(source, name, data) {
	const value = data.default;
	return typeof value === "string" ? await readValue(listed(value, data), data, require_miss.typed(name), source) : value;
}
/**
* Whether a flag takes its value from the pipe; it does not next to a flag that it conflicts with. One for the whole body does not when other flags fill parts of the body:
* a loop over the lines of a file must not lose its lines to the first command in the loop.
*/
function readsPipe(source, name, data) {
	if (!data.stdin || source.typed.flags[name] !== void 0 || !source.input.piped || source.input.used) return false;
	if (data.conflicts?.some((other) => source.typed.flags[other] !== void 0)) return false;
	const wires = wiresOf(data);
	if (data.kind !== "json" || data.demandOption || wires.length > 0 && !wires.some(isRoot)) return true;
	return !Object.keys(source.typed.flags).some((other) => {
		const flag = source.flags[other];
		if (other === name || !flag) return false;
		const sent = wiresOf(flag);
		return sent.length === 0 ? flag.kind === "pair" && !flag.demandOption : sent.some(isInBody);
	});
}
function checkRequired({ flags, positionals, usage }, args) {
	const edited = Object.keys(flags).map((name) => args[name] === true ? flags[name]?.edits?.flag : void 0);
	const missing = [...Object.entries(positionals).flatMap(([name, { required }]) => required && args[name] === void 0 ? [`<${name}>`] : []), ...Object.entries(flags).flatMap(([name, { demandOption }]) => demandOption && args[name] === void 0 && !edited.includes(name) ? [require_miss.typed(name)] : [])];
	const [first, ...more] = missing;
	if (first === void 0) return;
	const piped = Object.keys(flags).find((name) => flags[name]?.stdin && missing.includes(require_miss.typed(name)));
	throw new require_start.CliError("usage", more.length === 0 ? `${first} is missing.` : `Missing: ${missing.join(", ")}.`, piped === void 0 ? void 0 : `${require_miss.typed(piped)} can also be piped in on standard input.`, { lines: usage });
}
/**
* Reads one value, or every value of a flag that may be repeated. Errors begin with the label.
*
* @throws CliError as `readValues`
*/
async function readValue(text, data, label, source, piped = false) {
	const texts = typeof text === "string" ? [text] : text;
	if (data.line !== void 0) {
		checkCount(texts.length, data, label);
		const { parseLines } = await Promise.resolve().then(() => require("./lines-CczCVoZE.cjs"));
		return parseLines(texts, data.line, label);
	}
	if (takesIdList(data)) {
		if (piped) return await readPipedIds(texts.join("\n"), data, source);
		if (texts.some(namesList)) return await readIds(texts, data, label, source);
	}
	if (typeof text === "string" && !data.repeat) return await readOne(text, data, label, source, piped);
	const values = [];
	for (const one of texts) {
		const value = await readOne(one, data, label, source, piped);
		if (data.kind === "csv") values.push(...value);
		else values.push(value);
	}
	checkCount(values.length, data, label);
	return values;
}
/** Reads ids of which some are in files or on standard input. Each id is returned once. */
async function readIds(texts, data, label, source) {
	const { readIdList } = await Promise.resolve().then(() => require("./id-list-CB7Y5hWu.cjs"));
	const values = /* @__PURE__ */ new Set();
	for (const text of texts) {
		if (!namesList(text)) {
			for (const value of [await readOne(text, data, label, source, false)].flat()) values.add(value);
			continue;
		}
		const list = await readSource(text, label, source.input, source.world);
		const from = text === "-" ? `standard input for ${label}` : `the file ${require_miss.clean(text.slice(1))} of ${label}`;
		const element = elementOf(data);
		for (const id of await readIdList(list, from)) values.add(await readOne(id.text, element, id.where, source, false));
	}
	checkCount(values.size, data, label);
	return [...values];
}
/** Reads ids that are piped in although no flag names the pipe. */
async function readPipedIds(text, data, source) {
	const { readIdList } = await Promise.resolve().then(() => require("./id-list-CB7Y5hWu.cjs"));
	const values = /* @__PURE__ */ new Set();
	for (const { text: id, where } of await readIdList(text, "standard input")) values.add(await readOne(id, elementOf(data), where, source, false));
	checkCount(values.size, data, "Standard input");
	return [...values];
}
async function readOne(text, data, label, source, piped) {
	if (data.kind === "csv") return await readList(text, data, label, source);
	if (data.kind === "json") {
		const json = piped ? text : await readJsonText(text, label, source);
		const from = !piped && /^@(?!@)/.test(text) ? `${text.slice(1)} of ${label}` : label;
		return await parseInput(json, from);
	}
	if (data.kind === "message") {
		const message = piped ? text : await readSource(text, label, source.input, source.world);
		if (message.trim() === "") throw new require_start.CliError("usage", `${label} is empty.`);
		checkLength(message, data, label);
		return message;
	}
	const result = convert((data.choices && choose(text, data, data.choices, label, source.warn)) ?? text, data, source.world);
	if ("wrong" in result) throw refuse$3(text, data, label, result.wrong);
	checkBlank(text, data, label);
	checkLength(text, data, label);
	checkRange(text, data, label);
	if (result.changed !== void 0) source.warn(`${label} ${result.changed}.`);
	return result.value;
}
async function readJsonText(text, label, { world, input }) {
	if (text === "-") return await input.read(label);
	return text.startsWith("@") ? await readTextFile(text.slice(1), label, world.cwd) : text;
}
async function readList(text, data, label, source) {
	const kept = text.split(",").map((part) => part.trim()).filter((part) => part !== "");
	const element = elementOf(data);
	if (kept.length === 0 && data.minItems !== 0) throw new require_start.CliError("usage", `${label} is empty.`);
	const values = [];
	for (const part of kept) values.push(await readOne(part, element, label, source, false));
	checkCount(values.length, data, label);
	return values;
}
/** Returns the data of one value of a list. */
function elementOf({ maxItems: _max, minItems: _min, ...data }) {
	return data.kind === "csv" ? {
		...data,
		kind: data.of ?? (data.choices ? "enum" : "text")
	} : data;
}
function convert(text, data, world) {
	switch (data.kind) {
		case "date": return date(text);
		case "time": return time(text);
		case "timestamp": return timestamp(text, data.day);
		case "since": return since(text, world.now(), data.months === true);
		case "period": return period(text);
		default: {
			const kind = textKinds[data.kind];
			if (!kind) throw new Error(`no reader for values of kind ${data.kind}`);
			return kind(text);
		}
	}
}
/** Returns the choice in its own spelling. Case is ignored unless two choices differ in nothing else. */
function choose(text, data, choices, label, warn) {
	if (choices.includes(text)) return text;
	const alike = choices.filter((choice) => choice.toLowerCase() === text.toLowerCase());
	if (alike.length === 1 && alike[0] !== void 0) return alike[0];
	const suggestions = require_miss.nearest(text, choices);
	if (data.open && text !== "" && suggestions.length === 0) {
		warn(`"${require_miss.clean(text)}" is not a known value of ${label}; it is sent unchanged.`);
		return text;
	}
	const listed = choices.map((choice) => choice === "" ? "\"\"" : choice).join(", ");
	throw new require_start.CliError("usage", `${label} must be one of ${listed}${shown(text, data)}.`, void 0, { suggestions });
}
function checkCount(count, data, label) {
	const { minItems = 0, maxItems = Infinity } = data;
	if (count > maxItems) throw new require_start.CliError("usage", `${label} takes at most ${maxItems} values, not ${count}.`);
	if (count < minItems) throw new require_start.CliError("usage", `${label} needs at least ${minItems} values, not ${count}.`);
}
/**
* Refuses empty text where it is required or narrows a list: it comes from a variable of a script that was not set. As a
* field of a record, empty text clears the field.
*/
function checkBlank(text, data, label) {
	if (data.kind !== "text" || text.trim() !== "") return;
	const wanted = "demandOption" in data && data.demandOption === true;
	const narrows = wiresOf(data).some((wire) => wire.in === "query" || wire.in === "keep");
	if (wanted || narrows) throw new require_start.CliError("usage", `${label} is empty.`);
}
/** @throws CliError `usage` for a text that is too long */
function checkLength(text, data, label) {
	if (data.maxLength === void 0) return;
	const length = [...text].length;
	if (length > data.maxLength) throw new require_start.CliError("usage", `${label} may have at most ${data.maxLength} characters, not ${length}.`);
}
function checkRange(text, data, label) {
	if (data.kind !== "integer" && data.kind !== "number") return;
	const { min, max } = data;
	const value = Number(text);
	if ((min === void 0 || value >= min) && (max === void 0 || value <= max)) return;
	const range = min === void 0 ? `at most ${max}` : max === void 0 ? `at least ${min}` : `from ${min} to ${max}`;
	throw new require_start.CliError("usage", `${label} must be ${range}${shown(text, data)}.`);
}
function refuse$3(text, data, label, wrong) {
	const kind = data.kind === "date" || data.kind === "timestamp" || data.kind === "since" ? "combination" : "usage";
	return new require_start.CliError(kind, `${label} ${wrong}${shown(text, data, wrong.startsWith("must be") ? ", not " : ": ")}.`);
}
/** Returns the typed value, shortened, after the words before it; a secret one is never repeated. */
function shown(text, data, before = ", not ") {
	if (data.secret) return "";
	const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
	return `${before}"${require_miss.clean(short)}"`;
}

// runtime/output/ages.ts
/** A time with its zone (RFC 3339), or without one. A date alone is a day, and stays one. */
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?$/i;
const MINUTE = 6e4;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Largest first: the age of a time in the largest unit of which it has at least one. */
const UNITS = [
	["y", 365 * DAY],
	["mo", 30 * DAY],
	["d", DAY],
	["h", HOUR],
	["min", MINUTE],
	["s", 1e3]
];
/** Returns the milliseconds since 1970 of a time; `undefined` for other text, and without a zone unless `utc` declares it. */
function timeOf(text, utc = false) {
	const [, day = "", clock = "", zone] = TIME.exec(text) ?? [];
	if (clock === "" || zone === void 0 && !utc) return void 0;
	const time = Date.parse(`${day}T${clock}${zone ?? "Z"}`.toUpperCase());
	return Number.isNaN(time) ? void 0 : time;
}
/** Returns how long ago a time was, or how far ahead it is: `2 h ago`, `in 3 d`. Undefined for what is not a time. */
function ageOf(text, now, utc = false) {
	const time = timeOf(text, utc);
	if (time === void 0) return void 0;
	const distance = now.getTime() - time;
	const size = Math.abs(distance);
	const unit = UNITS.find(([, length]) => size >= length);
	if (unit === void 0) return "now";
	const count = `${String(Math.floor(size / unit[1]))} ${unit[0]}`;
	return distance > 0 ? `${count} ago` : `in ${count}`;
}

// runtime/output/choice.ts
/** Whether names of fields or columns have to be checked. */
const choosesNames = ({ fields, columns, sort }) => fields !== void 0 || columns !== void 0 || sort !== void 0;
/** Returns the names that are chosen, in any way. */
const chosenNames = ({ fields = [], columns, sort = [] }) => [
	...fields,
	...columns?.names ?? [],
	...sort.map((name) => name.replace(/^-/, ""))
];
function createChoice({ globals, rules, written, warn, checked }) {
	const { fields } = globals;
	const choice = {
		judge: async (rows, columns) => {
			if (!choosesNames(globals)) return;
			const { askedNames, checkFields, missingFields } = await Promise.resolve().then(() => fields_exports);
			if (written() === 0) {
				if (checked.fields) return;
				for (const asked of askedNames(globals)) await checkFields(asked, rows, columns, rules.unknownField);
				return;
			}
			if (!fields) return;
			const missing = rows.length === 0 ? [] : missingFields(fields, rows, columns);
			if (missing.length > 0) warn(`The result does not have the ${missing.length === 1 ? "field" : "fields"} ${missing.join(", ")}.`);
		},
		selected: async (rows, columns) => {
			if (!fields) return rows;
			const { project } = await Promise.resolve().then(() => fields_exports);
			return rows.map((row) => project(row, fields, columns));
		},
		projected: async (rows, columns) => {
			await choice.judge(rows, columns);
			return choice.selected(rows, columns);
		}
	};
	return choice;
}

// runtime/output/first.ts
const MAX_ROWS = 1e3;
/** Returns one item of a source, a page of rows or a single row, as rows. */
function toRows(some) {
	return Array.isArray(some) ? some : [some];
}
/** Resolves after everything that is ready has run. */
const turn = () => new Promise((resolve) => setImmediate(resolve, void 0));
/**
* Returns the rows of the first page, and an iterable of all rows, the first page included. In a source of single rows,
* a page ends where the source waits: the rows of a page come without a turn of the event loop between them.
*/
async function firstPage(source, wanted) {
	if (!wanted) return {
		head: [],
		all: source
	};
	if (Array.isArray(source)) return {
		head: source,
		all: source
	};
	const iterator = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
	const head = [];
	let next;
	while (head.length < MAX_ROWS) {
		next = iterator.next();
		const result = await (head.length === 0 ? next : Promise.race([next, turn()]).catch(() => void 0));
		if (result === void 0) break;
		next = void 0;
		if (result.done) return {
			head,
			all: head
		};
		for (const row of toRows(result.value)) head.push(row);
		if (Array.isArray(result.value) && head.length > 0) break;
	}
	return {
		head,
		all: join$1(head, next, iterator)
	};
}
async function* join$1(head, pending, iterator) {
	try {
		yield head;
		for (let result = await (pending ?? iterator.next()); !result.done; result = await iterator.next()) yield result.value;
	} finally {
		await iterator.return?.();
	}
}

// runtime/output/filtering.ts
/** Rows that are filtered together: enough to pay for a run of the filter, few enough for its copies of their text. */
const FILTERED = 100;
function createFiltering(parts) {
	const { service, world, globals, choice, writer, escape } = parts;
	const filter = globals.jq ?? ".";
	const terminal = world.stdout.isTTY === true;
	const options = () => {
		const limit = Number(world.env[`${service.env}_JQ_TIMEOUT_MS`]);
		return {
			raw: globals.raw === true,
			timeout: limit > 0 ? limit : 15e3,
			wrong: service.output.badFilter ?? "input",
			signal: world.signal
		};
	};
	const run = async (json) => (await Promise.resolve().then(() => require("./jq-sGgr1c5I.cjs"))).runJq(json, filter, options());
	const shown = (text) => globals.raw && terminal ? require_miss.cleanLines(text) : escape(text);
	/** Filters rows as they come, some at a time, so that memory stays flat. */
	const perRow = async (source, { columns }) => {
		const { openJq } = await Promise.resolve().then(() => require("./jq-sGgr1c5I.cjs"));
		const jq = openJq(filter, options());
		let isFirst = true;
		const pass = async (rows) => {
			const chosen = await (isFirst ? choice.projected(rows, columns) : choice.selected(rows, columns));
			isFirst = false;
			const behind = writer().write(shown(await jq.run(stringifyJson(chosen))));
			if (behind) await behind;
		};
		const held = [];
		try {
			for await (const some of source) {
				for (const row of toRows(some)) held.push(row);
				if (held.length >= FILTERED) await pass(held.splice(0));
			}
			if (held.length > 0 || isFirst) await pass(held.splice(0));
		} finally {
			try {
				if (held.length > 0 && !world.signal.aborted) await pass(held);
				if (!world.signal.aborted) await writer().flush();
			} finally {
				await jq.close();
			}
		}
	};
	const filtering = {
		check: async () => {
			await run("");
		},
		value: async (value) => {
			await writer().write(shown(await run(stringifyJson(value))));
			await writer().flush();
		},
		record: async (value, { single, columns }) => {
			const chosen = require_miss.isObject(value) ? (await choice.projected([value], columns))[0] : value;
			await filtering.value(single === true ? [chosen] : chosen);
		},
		rows: async (source, printing) => {
			const { isPerRow } = await Promise.resolve().then(() => require("./jq-sGgr1c5I.cjs"));
			if (isPerRow(filter)) return perRow(source, printing);
			const all = [];
			for await (const some of source) for (const row of toRows(some)) all.push(row);
			await filtering.value(await choice.projected(all, printing.columns));
		}
	};
	return filtering;
}

// runtime/output/writer.ts
/** Characters collected before they are written to the stream. */
const CHUNK = 65536;
/**
* Writes to a stream in large pieces and never ahead of its reader. A piece is written when it is full, and at the latest
* when the run waits, so that rows appear as their page arrives.
*
* @param before called before each piece is written, to clear the progress line
* @throws OutputClosed when the reader has closed the stream, CliError `generic` when the disk is full or broken
*/
function createWriter(stream, signal, before) {
	let parts = [];
	let size = 0;
	let waiting = false;
	let scheduled;
	let failure;
	let wake;
	const fail = (error) => {
		const isClosed = error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED";
		failure ??= isClosed ? new require_start.OutputClosed() : require_start.unwritable(error);
		wake?.();
	};
	stream.on("error", fail);
	signal.addEventListener("abort", () => wake?.(), { once: true });
	const push = (done) => {
		clearImmediate(scheduled);
		scheduled = void 0;
		const text = parts.join("");
		parts = [];
		size = 0;
		if (text === "" && done === void 0) return;
		if (text !== "") before?.();
		if (!stream.write(text, (error) => {
			if (error) fail(error);
			done?.();
		}) && !waiting) {
			waiting = true;
			stream.once("drain", () => {
				waiting = false;
				wake?.();
			});
		}
	};
	const drained = async () => {
		while (waiting && !failure && !signal.aborted) await new Promise((resolve) => {
			wake = resolve;
		});
		check();
	};
	const check = () => {
		if (failure) throw failure;
		signal.throwIfAborted();
	};
	return {
		write: (text) => {
			check();
			parts.push(text);
			size += text.length;
			if (size < CHUNK) {
				scheduled ??= setImmediate(push);
				return;
			}
			push();
			return waiting ? drained() : void 0;
		},
		flush: async () => {
			check();
			await new Promise((resolve) => {
				wake = resolve;
				push(resolve);
			});
			check();
		}
	};
}

// runtime/output/index.ts
/** Returns the format of a run: JSON for a filter, else `--output`, else the default of the command or the service. */
function formatFor(service, world, globals, own) {
	if (globals.jq !== void 0) return "json";
	if (globals.output !== void 0) return globals.output;
	if (own !== void 0) return own;
	return service.output.default === "auto" && world.stdout.isTTY !== true ? "json" : "table";
}
/**
* Prints results on stdout. Lists stream: rows are printed as they arrive and memory stays flat, except for `--jq`,
* which needs the whole list. Nothing is printed before the first row or the end, so that a failure leaves stdout empty.
*
* Text from a service cannot control a terminal: tables, CSV and YAML replace control and direction characters. JSON
* escapes them on a terminal and is not changed in files and pipes.
*/
function createOutput(parts) {
	const { service, world, globals, format } = parts;
	const rules = service.output;
	const { fields } = globals;
	const { written = () => 0, warn = () => void 0, checked = { fields: false } } = parts;
	const terminal = world.stdout.isTTY === true;
	const escape = terminal ? require_miss.escapeJson : (json) => json;
	const bold = (text) => terminal && globals.color ? `\u001b[1m${text}\u001b[22m` : text;
	const look = {
		bold,
		...terminal && { width: world.stdout.columns ?? 80 },
		...terminal && !globals.absoluteTimes && { age: (text) => ageOf(text, world.now(), rules.times === "utc") }
	};
	let lazy;
	const writer = () => lazy ??= createWriter(world.stdout, world.signal, terminal ? parts.wipe : void 0);
	const print = async (text) => {
		await writer().write(text);
		await writer().flush();
	};
	const choice = createChoice({
		globals,
		rules,
		written,
		warn,
		checked
	});
	const filtering = globals.jq === void 0 ? void 0 : createFiltering({
		service,
		world,
		globals,
		choice,
		writer,
		escape
	});
	const shapeFor = async (head, printing) => {
		if (format === "json") return (await Promise.resolve().then(() => json_exports)).jsonRows(escape);
		if (format === "ndjson") return (await Promise.resolve().then(() => json_exports)).ndjsonRows(escape);
		if (format === "yaml") return (await Promise.resolve().then(() => require("./yaml-BrLbgcZj.cjs"))).yamlRows(terminal);
		const chosen = fields ?? globals.columns?.names;
		const columns = chosen ? (await Promise.resolve().then(() => fields_exports)).chosenColumns(chosen, printing.columns, fields && rules.fieldsOrder) : printing.columns ?? guessColumns(head);
		if (format === "csv") {
			if (!chosen && !printing.columns) watchKeys(columns);
			return (await Promise.resolve().then(() => require("./csv-BbseG4_6.cjs"))).csvRows(columns, {
				headerWhenEmpty: rules.emptyCsv === "header",
				labels: globals.labels === true,
				safe: globals.csvSafe === true,
				clean: terminal
			});
		}
		return (await Promise.resolve().then(() => require("./table-BpzrNgM5.cjs"))).tableRows(columns, look);
	};
	/** Returns the columns of rows without declared ones: the keys of the first page, or the preferred ones of a table. */
	const guessColumns = (head) => {
		const keys = [...new Set(head.flatMap(Object.keys))];
		const preferred = format === "table" ? (rules.preferred ?? []).filter((key) => keys.includes(key)) : [];
		const scalar = keys.filter((key) => head.some((row) => typeof row[key] !== "object"));
		return (preferred.length > 0 ? preferred : format === "table" && scalar.length > 0 ? scalar : keys).map((key) => ({
			key,
			header: key
		}));
	};
	let late;
	const watchKeys = (columns) => {
		late = {
			known: new Set(columns.map(({ key }) => key)),
			isReported: false
		};
	};
	const warnOfLateKeys = (row) => {
		if (!late || late.isReported) return;
		const more = Object.keys(row).filter((key) => !late?.known.has(key));
		if (more.length === 0) return;
		late.isReported = true;
		world.stderr.write(`Warning: later records have fields that the first page does not have: ${more.map(require_miss.clean).join(", ")}. They are not printed; name them with --fields.\n`);
	};
	const structured = format === "json" || format === "yaml" || format === "ndjson";
	/** Prints a result. After a write, a failure to do so is a warning, and the result is part of it. */
	const settle = async (result, print, source = {}) => {
		try {
			await print();
		} catch (error) {
			if (!(error instanceof require_start.CliError) || written() === 0 || error === source.failure) throw error;
			const shown = result === void 0 ? "" : ` Result: ${require_miss.escapeJson(stringifyJson(result))}`;
			warn(`The changes were made, but the result could not be printed. ${error.message}${shown}`);
		}
	};
	const rows = async (source, printing = {}) => {
		if (printing.live) parts.release?.();
		if (filtering) return filtering.rows(source, printing);
		const { sort } = globals;
		const ordered = sort && (format === "table" || format === "csv") && !printing.live ? (await Promise.resolve().then(() => require("./sort-DbokvakV.cjs"))).sortedRows(source, sort, printing.columns) : source;
		const needsHead = choosesNames(globals) || format === "table" || !structured && printing.columns === void 0;
		const { head, all } = await firstPage(ordered, needsHead);
		if (format === "table" && head.length === 0) {
			await print(`${rules.empty}\n`);
			return;
		}
		const projecting = fields ? await Promise.resolve().then(() => fields_exports) : void 0;
		await choice.judge(head, printing.columns);
		const shape = await shapeFor(head, printing);
		const out = writer();
		const idle = () => {
			try {
				out.write(shape.rest?.() ?? "")?.catch(() => void 0);
			} catch {}
		};
		try {
			for await (const some of all) {
				for (const row of toRows(some)) {
					if (late) warnOfLateKeys(row);
					const text = shape.row(fields && structured && projecting ? projecting.project(row, fields, printing.columns) : row);
					const behind = text === "" ? void 0 : out.write(text);
					if (behind) await behind;
				}
				if (printing.live) setImmediate(idle);
			}
			await out.write(shape.end());
		} catch (error) {
			if (!world.signal.aborted) await out.write(`${shape.rest?.() ?? ""}${shape.cut?.() ?? ""}`);
			throw error;
		} finally {
			if (!world.signal.aborted) await out.flush();
		}
	};
	const below = async (value, messages) => {
		const { messagesIn, messagesText } = await Promise.resolve().then(() => require("./messages-B9dvgaC4.cjs"));
		return messagesText(messagesIn(value, messages), messages, look);
	};
	const record = async (value, printing = {}) => {
		if (filtering) return filtering.record(value, printing);
		if (!require_miss.isObject(value)) {
			await (format === "table" ? print(`${require_miss.cleanLines(plain(value))}\n`) : json(value));
			return;
		}
		const asRow = printing.single === true && (format !== "table" || printing.columns !== void 0);
		const isAcross = printing.across === true && format === "table" && printing.columns !== void 0;
		if (asRow || isAcross || format === "csv" || format === "ndjson") {
			await rows([value], printing);
			return;
		}
		let shown = value;
		let { columns } = printing;
		const chosen = fields ?? globals.columns?.names;
		if (chosen) {
			const { chosenColumns, project } = await Promise.resolve().then(() => fields_exports);
			await choice.judge([value], columns);
			if (fields && structured) shown = project(shown, fields, columns);
			columns = chosenColumns(chosen, columns, fields && rules.fieldsOrder);
		}
		if (format === "table") {
			const text = (await Promise.resolve().then(() => require("./table-BpzrNgM5.cjs"))).recordTable(shown, columns, look);
			await print(printing.messages && !chosen ? `${text}${await below(shown, printing.messages)}` : text);
		} else if (format === "yaml") await print((await Promise.resolve().then(() => require("./yaml-BrLbgcZj.cjs"))).yamlText(shown, terminal));
		else await print(`${escape(stringifyJson(shown, 2))}\n`);
	};
	const json = async (value) => {
		const rows = Array.isArray(value) ? value.filter(require_miss.isObject) : require_miss.isObject(value) ? [value] : [];
		const narrowed = rows.length > 0 && fields ? await choice.projected(rows, void 0) : void 0;
		const shown = narrowed ? Array.isArray(value) ? narrowed : narrowed[0] : value;
		if (filtering) await filtering.value(shown);
		else await print(`${escape(stringifyJson(shown, 2))}\n`);
	};
	const whole = () => {
		const { fields: _fields, columns: _columns, sort: _sort, ...rest } = globals;
		return createOutput({
			...parts,
			globals: rest
		});
	};
	return {
		format,
		as: (other) => createOutput({
			...parts,
			checked,
			format: other
		}),
		check: async () => {
			await filtering?.check();
		},
		checkFields: async (known) => {
			if (!choosesNames(globals)) return;
			const { askedNames, checkKnown } = await Promise.resolve().then(() => fields_exports);
			for (const asked of askedNames(globals)) await checkKnown(asked, known, rules.unknownField);
			checked.fields = true;
		},
		rows: async (source, { whole: isWhole, ...printing } = {}) => {
			if (isWhole) return whole().rows(source);
			if (Array.isArray(source)) return settle(source, () => rows(source, printing));
			const watched = {};
			await settle(void 0, () => rows(watch(source, watched), printing), watched);
		},
		record: async (value, { whole: isWhole, ...printing } = {}) => {
			await (isWhole ? whole().record(value) : settle(value, () => record(value, printing)));
		},
		json: (value) => settle(value, () => json(value)),
		action: (line, data) => settle(data, () => format === "table" && !fields ? print(`${require_miss.clean(line)}\n`) : record(data)),
		text: (text) => settle(void 0, () => print(text.endsWith("\n") ? text : `${text}\n`))
	};
}
/** Yields what the source yields, and remembers its failure. */
async function* watch(source, watched) {
	try {
		yield* source;
	} catch (error) {
		watched.failure = error;
		throw error;
	}
}
function plain(value) {
	return typeof value === "string" ? value : stringifyJson(value);
}

// runtime/cli/checks.ts
/**
* Checks flags and arguments against each other: flags that require others, flags that exclude others, and groups of which
* exactly one is required. Values from the environment, a setting or a default count as present, and never as a conflict.
*
* @throws CliError `combination`
*/
function checkFlags(rules, given, args) {
	const label = (name) => Object.hasOwn(rules.positionals, name) ? `<${name}>` : require_miss.typed(name);
	const list = (names) => names.map(label).join(", ");
	for (const [name, flag] of Object.entries({
		...rules.positionals,
		...rules.flags
	})) {
		if (!given.has(name)) continue;
		const missing = (flag.requires ?? []).filter((other) => args[other] === void 0);
		if (missing.length > 0) throw new require_start.CliError("combination", `${label(name)} requires ${list(missing)}.`);
		const clash = (flag.conflicts ?? []).find((other) => given.has(other));
		if (clash !== void 0) throw new require_start.CliError("combination", `${label(name)} and ${label(clash)} cannot be used together.`);
	}
	for (const [name, { requiredWith = {} }] of Object.entries(rules.flags)) {
		if (args[name] !== void 0) continue;
		for (const [other, values] of Object.entries(requiredWith)) {
			const value = values.find((one) => args[other] === one);
			if (value !== void 0) throw new require_start.CliError("combination", `${label(other)} ${value} requires ${label(name)}.`);
		}
	}
	for (const names of rules.oneOf ?? []) {
		const present = names.filter((name) => given.has(name));
		if (present.length === 0 && !names.some((name) => args[name] !== void 0)) throw new require_start.CliError("combination", `Give one of ${list(names)}.`);
		if (present.length > 1) throw new require_start.CliError("combination", `${present.map(label).join(" and ")} cannot be used together.`, "Give one.");
	}
}

// runtime/http/retry.ts
/** Waits of more milliseconds are reported: at the end of a run with JSON output, and the longer ones at once. */
const NOTED = 2e3;
const ANNOUNCED = 5e3;
/** Decides whether a failed attempt is followed by another, and after how many milliseconds. */
function retryDelay(facts) {
	const { ending, rate } = facts;
	if ("sent" in ending) {
		if (ending.lasting) return { stop: "final" };
		if (ending.sent && !facts.repeatable) return { stop: "unrepeatable" };
		return left(facts, backOff(facts));
	}
	if (ending.status === 403 && facts.limited && rate.blockedAfter429) return { stop: "blocked" };
	if (ending.status === 429) {
		if (isSpent(rate, ending.headers)) return { stop: "spent" };
		return left(facts, namedWait(rate, ending.headers, facts.now) ?? Math.min(rate.fallback, rate.cap) * 1e3);
	}
	if (ending.status < 500) return { stop: "final" };
	if (!facts.repeatable) return { stop: "unrepeatable" };
	const named = ending.status === 503 ? seconds(ending.headers["retry-after"], facts.now) : void 0;
	return left(facts, named === void 0 ? backOff(facts) : Math.min(named, rate.cap) * 1e3);
}
function left(facts, wait) {
	return facts.attempt < facts.attempts ? { wait } : { stop: "exhausted" };
}
function backOff({ retry, attempt, random }) {
	return Math.min(retry.base * 2 ** (attempt - 1), retry.cap) + Math.floor(random * retry.jitter);
}
/** Whether the rate limit for which a short wait does not help is used up. The first header present decides. */
function isSpent(rate, headers) {
	const name = rate.spent?.header.find((one) => headers[one] !== void 0);
	return name !== void 0 && Number(headers[name]) <= 0;
}
/** Returns the rate limit as one host reports it. */
function rateOf(rate, host) {
	return {
		...rate,
		waits: rate.waits.filter((wait) => wait.host === void 0 || wait.host === host)
	};
}
/** Returns the milliseconds to wait by the first header that names a wait not yet over, limited by its cap. */
function namedWait(rate, headers, now) {
	const asked = askedWait(rate, headers, now);
	return asked && Math.min(asked.seconds, asked.cap) * 1e3;
}
/** Returns the wait that the service asks for, by the first header that names one not yet over, and the longest one accepted. */
function askedWait(rate, headers, now) {
	for (const { header, unit, cap = rate.cap } of rate.waits) {
		const wait = inSeconds(headers[header], unit, now);
		if (wait !== void 0) return {
			seconds: wait,
			cap
		};
	}
}
function inSeconds(text, unit, now) {
	if (unit === "seconds") return seconds(text, now);
	const value = digits(text);
	if (value === void 0) return unit === "auto" ? seconds(text, now) : void 0;
	if (unit === "epoch-ms" || unit === "auto" && value > 0xe8d4a51000) return ahead(value, now);
	if (unit === "epoch-s" || value > 1e9) return ahead(value * 1e3, now);
	return value;
}
/** A time in the past is ignored: the clocks differ. */
function ahead(instant, now) {
	return instant > now ? (instant - now) / 1e3 : void 0;
}
/** Parses seconds, or an HTTP date as the seconds until then. */
function seconds(text, now) {
	const value = digits(text);
	if (value !== void 0) return value;
	const date = text?.endsWith("GMT") === true ? Date.parse(text) : NaN;
	return Number.isNaN(date) ? void 0 : ahead(date, now);
}
function digits(text) {
	return text !== void 0 && /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : void 0;
}

// runtime/http/budget.ts
function createBudget(rate, world, reports) {
	let remaining;
	let opens = 0;
	let limited = false;
	let probing = false;
	const waiting = /* @__PURE__ */ new Set();
	const now = () => world.now().getTime();
	const wake = () => {
		for (const one of waiting) one();
		waiting.clear();
	};
	const turn = (signal) => new Promise((resolve, reject) => {
		const abort = () => {
			reject(signal.reason);
		};
		signal.addEventListener("abort", abort, { once: true });
		waiting.add(() => {
			signal.removeEventListener("abort", abort);
			resolve();
		});
	});
	const open = async (signal) => {
		const wait = opens - now();
		if (wait <= 0) return;
		if (wait > 2e3 && !limited) (wait > 5e3 ? reports.announce : reports.note)(`The rate limit is used up; continuing in ${String(Math.ceil(wait / 1e3))} s.`);
		await world.sleep(wait, signal);
	};
	return {
		get remaining() {
			return remaining;
		},
		async ready(signal) {
			await open(signal);
			while (limited && probing) {
				await turn(signal);
				await open(signal);
			}
			if (limited) probing = true;
			return limited;
		},
		learn(headers, probe) {
			remaining = count(rate.remaining, headers);
			if (limited && !probe) return;
			opens = 0;
			limited = false;
			probing = false;
			if (remaining === 0) {
				const wait = namedWait(rate, headers, now()) ?? Math.min(rate.fallback, rate.cap) * 1e3;
				opens = now() + Math.min(wait, (rate.window ?? rate.cap) * 1e3);
			}
			wake();
		},
		missed(probe) {
			if (!probe) return;
			probing = false;
			wake();
		},
		refused(wait, probe) {
			const news = probe || !limited;
			limited = true;
			opens = Math.max(news ? 0 : opens, now() + wait);
			return news;
		},
		describe(headers) {
			const left = count(rate.remaining, headers);
			const limit = count(rate.limit, headers);
			if (left === void 0) return "";
			return limit === void 0 ? ` (${String(left)} requests left)` : ` (${String(left)} of ${String(limit)} requests left)`;
		}
	};
}
function count(name, headers) {
	const text = name === void 0 ? void 0 : headers[name];
	return text !== void 0 && /^\s*\d+\s*$/.test(text) ? Number(text) : void 0;
}

// runtime/http/index.ts
var http_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ createHttp: () => createHttp });
let sending;
/** Returns the HTTP client of a run. Large modules are loaded with the first request only. */
function createHttp(parts) {
	const { service, globals, world, authority } = parts;
	const budgets = /* @__PURE__ */ new Map();
	const planned = [];
	let written = 0;
	const hostOf = (host) => {
		const name = host ?? Object.keys(service.hosts)[0] ?? "";
		if (!Object.hasOwn(service.hosts, name)) throw new Error(`The service has no host "${name}".`);
		return name;
	};
	const budgetOf = (host) => {
		const known = budgets.get(host) ?? createBudget(rateOf(service.rate, host), world, parts);
		budgets.set(host, known);
		return known;
	};
	const locate = async (call) => {
		const origin = await authority.origin(hostOf(call.host));
		const path = await fillPath(call, service, parts.variable);
		const url = lock(origin, path, "The path");
		const query = encodeQuery(call.query ?? {});
		if (query !== "") url.search = `${url.search}${url.search === "" ? "?" : "&"}${query}`;
		return url;
	};
	const send = async (call, signal) => {
		const effect = effectOf(call);
		checkGate({
			service,
			globals,
			world
		}, effect);
		const writes = effect !== "read" && effect !== "local";
		const url = await locate(call);
		if (writes && globals.dryRun) {
			const { describeBody } = await Promise.resolve().then(() => require("./http-Ddq_m_Hy.cjs")).then((n) => n.encode_exports);
			planned.push({
				dryRun: true,
				method: call.method,
				url: url.href,
				...call.about === void 0 ? {} : { record: call.about },
				...call.body === void 0 ? {} : { body: describeBody(call.body, call.encoding) }
			});
			return unsentReply(url, service, planned.length);
		}
		const host = hostOf(call.host);
		const { exchange } = await (sending ??= Promise.resolve().then(() => require("./http-Ddq_m_Hy.cjs")).then((n) => n.exchange_exports));
		return exchange(parts, {
			call,
			effect,
			host,
			url,
			signal,
			budget: budgetOf(host),
			started: () => {
				if (writes) written += 1;
			}
		});
	};
	const within = (signal) => {
		const paging = {
			signal,
			send: (call, own = signal) => send(call, own),
			link: async (call, link) => {
				const host = hostOf(call.host);
				try {
					return lock(await authority.origin(host), link, "The next link").href;
				} catch (error) {
					throw redactError(error, createRedactor(await authority.headers(host)));
				}
			},
			remaining: (call) => budgets.get(hostOf(call.host))?.remaining
		};
		async function* pages(call, options) {
			const { readPages } = await Promise.resolve().then(() => require("./http-Ddq_m_Hy.cjs")).then((n) => n.paging_exports);
			yield* readPages(paging, service, call, options);
		}
		async function* rows(call, options) {
			for await (const page of pages(call, options)) for (const row of page.rows) yield row;
		}
		return {
			send: (call) => send(call, signal),
			pages,
			rows,
			record: (reply, path) => getPath(reply.body, path ?? service.record) ?? null,
			id: (reply) => idOf(reply, service),
			origin: (host) => authority.origin(hostOf(host)),
			within,
			get remaining() {
				const known = [...budgets.values()].flatMap(({ remaining }) => remaining ?? []);
				return known.length === 0 ? void 0 : Math.min(...known);
			},
			get written() {
				return written;
			},
			planned
		};
	};
	return within(world.signal);
}
/** Returns the effect of a call, by its method unless it declares one. */
function effectOf(call) {
	if (call.effect !== void 0) return call.effect;
	if (call.method === "GET") return "read";
	return call.method === "DELETE" ? "delete" : "act";
}
/** Fills `{name}` from the call's parameters and the service's variables; other braces are left for the service. */
async function fillPath(call, service, variable) {
	let path = call.path;
	for (const name of holes(call.path)) {
		const value = (call.params !== void 0 && Object.hasOwn(call.params, name) ? call.params[name] : void 0) ?? (Object.hasOwn(service.variables, name) ? await variable(name) : void 0);
		if (value !== void 0) path = path.replaceAll(`{${name}}`, () => encodeSegment(name, value));
	}
	return path;
}
/** Returns the reply to a write that was not sent: its id stands for the one that the service would return. */
function unsentReply(url, service, step) {
	return {
		status: 0,
		headers: { [service.createdId[0] ?? "location"]: `<id of step ${String(step)}>` },
		body: null,
		url: url.href
	};
}
function idOf(reply, service) {
	const record = getPath(reply.body, service.record);
	if (require_miss.isObject(record)) {
		const key = Object.keys(record).find((name) => name.toLowerCase() === "id");
		const value = key === void 0 ? void 0 : record[key];
		if (value !== void 0 && value !== null && value !== "") return String(value);
	}
	for (const name of reply.status === 0 ? Object.keys(reply.headers) : service.createdId) {
		const text = reply.headers[name]?.trim();
		if (text === void 0 || text === "") continue;
		return name === "location" && reply.status !== 0 ? lastSegment(text) : text;
	}
}
function lastSegment(location) {
	const path = location.replace(/[?#].*$/s, "").replace(/\/+$/, "");
	const segment = path.slice(path.lastIndexOf("/") + 1);
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

// runtime/request/unsent.ts
/**
* Returns the sentence for a look-up that failed before the first write of a run: the first question of
* a user is then whether something was changed. Empty for a read, and after a write.
*/
const nothingSent = (effect, { written }) => effect === "read" || effect === "local" || written > 0 ? "" : "Nothing was sent.";

// runtime/request/resolve.ts
/** Whether a text has the form of an id. */
const IDS = {
	uuid: isUuid,
	digits: isDigits,
	hash: isHash
};
/**
* Returns a function that looks codes and names up as ids, each once in a run. A value that is an id already is returned as it is.
*
* The returned function throws a CliError `input` naming code and kind of record when none or several have the code.
*/
function createResolver(parts) {
	const { service, http, command } = parts;
	const known = /* @__PURE__ */ new Map();
	const withState = (remedy) => [nothingSent(command.effect, http), remedy].join(" ").trim();
	let named;
	const createNamed = async () => (await Promise.resolve().then(() => require("./names-BgnH8NCw.cjs"))).createNameResolver({
		...parts,
		withState
	});
	const look = async (rule, code, params, kind) => {
		if (IDS[rule.unless](code)) return code;
		if (rule.accepts === "digits" && !/^\d+$/.test(code)) throw new require_start.CliError("input", `${JSON.stringify(code)} is not a number or an id of a ${rule.noun}.`);
		if (rule.scan !== void 0) return (await (named ??= createNamed()))(kind, code, params);
		for (const query of rule.tries ?? []) {
			const rows = newest(await rowsOf(rule, query, code, params), rule);
			const [first] = rows;
			if (first === void 0) continue;
			const id = getPath(first, rule.id);
			if (rows.length === 1 && id !== void 0 && id !== null) return String(id);
			throw new require_start.CliError("input", `More than one ${rule.noun} matches "${code}".`, withState("Give the id instead."), { lines: rows.map((row) => describeRow(row, query["$select"]?.split(","))) });
		}
		throw new require_start.CliError("input", `The ${rule.noun} "${code}" does not exist.`, withState("Check the code, or give the id."));
	};
	const rowsOf = async (rule, query, code, params) => {
		const { fillTerm, normalizeRow } = await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports);
		const filled = Object.fromEntries(Object.entries(query).map(([name, term]) => [name, fillTerm(term, code)]));
		const reply = await http.send({
			method: "GET",
			path: rule.path,
			params,
			query: filled
		});
		return foundIn(reply, { service }).map(normalizeRow);
	};
	return (reference, code, params = {}) => {
		const rule = typeof reference === "string" ? service.references[reference] : reference;
		if (rule === void 0) throw new Error(`The service has no reference "${String(reference)}".`);
		const kind = typeof reference === "string" ? reference : "";
		const names = [...holes(rule.path), rule.scan?.within?.flag ?? ""];
		const key = JSON.stringify([
			kind,
			rule.path,
			rule.tries,
			code,
			names.map((name) => params[name])
		]);
		const running = known.get(key) ?? look(rule, code, params, kind);
		known.set(key, running);
		return running;
	};
}
/** Returns the newest of several versions of a record, if the reference names the field of the version. */
function newest(rows, { latest }) {
	if (latest === void 0 || rows.length < 2) return rows;
	const versions = rows.map((row) => Number(getPath(row, latest) ?? 0));
	const highest = Math.max(...versions);
	return rows.filter((_, at) => versions[at] === highest);
}
/** Returns the selected fields of a record on one line, to distinguish it from the others. */
function describeRow(row, select = Object.keys(row)) {
	return select.map((name) => [name, row[name]]).filter(([, value]) => !require_miss.isObject(value) && value !== null && value !== void 0).map(([name, value]) => `${name} ${String(value).trim()}`).join(", ");
}

// runtime/cli/terminal.ts
/**
* @param hold without a terminal, keeps lines until they are released: where an error will be one JSON object on stderr,
* nothing may precede it
*/
function createTerminal(world, color, hold = false) {
	let drawn = false;
	const holds = () => hold && world.stderr.isTTY !== true;
	const wipe = () => {
		const was = drawn;
		drawn = false;
		return was ? "\r\x1B[K" : "";
	};
	let held = [];
	const wrapped = (text) => require_miss.wrapLines(require_miss.cleanLines(text), require_miss.widthOf(world.stderr));
	const announce = (text) => {
		world.stderr.write(`${wipe()}${wrapped(text)}\n`);
	};
	return {
		line: (text) => {
			if (holds()) held.push(require_miss.cleanLines(text));
			else announce(text);
		},
		announce,
		footnote: (text) => {
			held.push(wrapped(text));
		},
		warn: (text) => {
			const line = wrapped(`Warning: ${text}`);
			const mark = color && world.stderr.isTTY === true ? "\x1B[33mWarning:\x1B[39m" : "Warning:";
			if (holds()) held.push(line);
			else world.stderr.write(`${wipe()}${line.replace("Warning:", mark)}\n`);
		},
		release: () => {
			const lines = held;
			held = [];
			return lines;
		},
		progress: (text) => {
			if (text === "" && !drawn) return;
			const { stderr } = world;
			if (stderr.isTTY !== true || world.env["TERM"] === "dumb") return;
			const width = (stderr.columns ?? 80) - 1;
			stderr.write(`${wipe()}${require_miss.clean(text).slice(0, width)}`);
			drawn = text !== "";
		},
		ask: async (question, unprompted, hidden = false) => {
			world.signal.throwIfAborted();
			if (world.stdin.isTTY !== true || world.stderr.isTTY !== true) throw unprompted();
			world.stderr.write(wipe());
			return await readLine(world, question, hidden);
		}
	};
}
/** Reads one line with the editing keys of a terminal; a hidden one is edited in the same way and not shown. */
async function readLine(world, question, hidden) {
	const [{ createInterface }, { Writable }] = await Promise.all([import("node:readline"), import("node:stream")]);
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => {
		done();
	} });
	const { stdin, stderr, signal } = world;
	const prompt = `${require_miss.cleanLines(question)} `;
	if (hidden) stderr.write(prompt);
	const reader = createInterface({
		input: stdin,
		output: hidden ? nowhere : stderr,
		terminal: true,
		historySize: 0
	});
	const onKey = (_text, { ctrl, name }) => {
		if (hidden && ctrl === true && name === "d") reader.close();
	};
	let abort;
	let answered = false;
	try {
		return await new Promise((resolve, reject) => {
			abort = () => {
				reject(signal.reason);
			};
			signal.addEventListener("abort", abort, { once: true });
			stdin.on("keypress", onKey);
			reader.once("SIGINT", () => {
				reject(new require_start.Interrupted("SIGINT", 130));
			});
			reader.once("close", () => {
				reject(new require_start.CliError("declined", "Standard input was closed before an answer was given."));
			});
			reader.question(hidden ? "" : prompt, (answer) => {
				answered = true;
				resolve(answer.trim());
			});
		});
	} finally {
		stdin.off("keypress", onKey);
		if (abort) signal.removeEventListener("abort", abort);
		reader.close();
		if (hidden || !answered) stderr.write("\n");
	}
}

// runtime/cli/context.ts
/** Builds the context of a handler. */
function createContext(parts) {
	const { client, service, command, words, world, globals, settings, input } = parts;
	const profile = settings.profile(globals.profile);
	const format = formatFor(service, world, globals, command.output);
	const hold = require_miss.JSON_FORMATS.has(formatFor(service, world, globals));
	const terminal = createTerminal(world, globals.color, hold && !globals.verbose);
	const verbose = (text) => {
		if (globals.verbose) terminal.line(text);
	};
	const sandbox = globals.profile === "sandbox" ? lazySandbox(client, settings.folder) : void 0;
	const variable = variableReader({
		service,
		world,
		globals,
		profile,
		http: {
			send: (call) => http.send(call),
			record: (reply) => http.record(reply)
		},
		...sandbox && { fixed: service.sandbox.variables }
	});
	const authority = lazyAuthority({
		service,
		world,
		profile,
		get folder() {
			return settings.folder();
		},
		timeout: globals.timeout,
		variable,
		typed: (credential) => typedCredential(parts, credential),
		note: terminal.line,
		announce: terminal.announce,
		...sandbox && { sandbox: sandbox.origin }
	});
	const http = createHttp({
		service,
		world,
		globals,
		authority,
		variable,
		note: terminal.line,
		announce: terminal.announce,
		verbose
	});
	const [firstHost = ""] = Object.keys(service.hosts);
	const names = require_miss.createNameCache({
		folder: settings.folder,
		profile: globals.profile,
		now: world.now,
		account: () => authority.account(firstHost)
	});
	const ask = async (question, unprompted, hidden) => {
		if (input.used) throw unprompted();
		return await terminal.ask(question, unprompted, hidden);
	};
	const noTerminal = () => input.used ? "standard input is used for data" : "no terminal is available";
	const files = { written: 0 };
	return {
		context: {
			client,
			service,
			authority,
			world,
			globals,
			http,
			files,
			profile,
			get folder() {
				return settings.folder();
			},
			out: createOutput({
				service,
				world,
				globals,
				format,
				wipe: () => terminal.progress(""),
				...require_miss.defined({ release: parts.release }),
				written: () => http.written + files.written,
				warn: terminal.warn,
				checked: { fields: false }
			}),
			command: {
				id: command.id,
				words,
				effect: command.effect,
				...command.gate && { gate: command.gate },
				flags: command.flags,
				positionals: command.positionals ?? {},
				given: parts.given,
				...require_miss.defined({ columns: command.columns })
			},
			variable,
			names,
			resolve: createResolver({
				service,
				http,
				command,
				variable,
				names
			}),
			note: terminal.line,
			announce: terminal.announce,
			footnote: terminal.footnote,
			warn: terminal.warn,
			progress: terminal.progress,
			verbose,
			input: {
				text: async (label) => input.piped ? await input.read(label) : void 0,
				bytes: (label) => input.piped ? input.stream(label) : void 0
			},
			get prompts() {
				return !globals.yes && !input.used && world.stdin.isTTY === true && world.stderr.isTTY === true;
			},
			confirm: async (question) => {
				if (globals.yes) return;
				const answer = await ask(`${question} [y/N]`, () => new require_start.CliError("unprompted", `Aborted: "${question}" needs an answer, and ${noTerminal()}.`, "Give --yes."));
				if (!/^y(?:es)?$/i.test(answer)) throw new require_start.CliError("declined", service.gate.declined.says);
			},
			ask: async (question, { flag, hidden }) => await ask(question, () => new require_start.CliError("combination", `${question.replace(/[:?\s]+$/, "")} is needed, and ${noTerminal()}.`, `Give ${flag}.`), hidden),
			fail: (kind, message, remedy) => {
				throw new require_start.CliError(kind, message, remedy);
			}
		},
		notes: terminal.release,
		close: async () => {
			terminal.progress("");
			const lines = terminal.release();
			if (lines.length > 0) world.stderr.write(`${lines.join("\n")}\n`);
			await sandbox?.close();
		}
	};
}
/** Returns the value of the flag whose wire is this credential. */
function typedCredential({ service, command, values }, credential) {
	for (const [flag, data] of Object.entries({
		...service.globals,
		...command.flags
	})) {
		const text = wiresOf(data).some((wire) => wire.in === "credential" && wire.name === credential) ? values[flag] : void 0;
		if (typeof text === "string") return {
			flag,
			text
		};
	}
}
/** Looks for credentials, and loads the code for it, only when a request needs one. */
function lazyAuthority(parts) {
	let loading;
	const load = () => loading ??= Promise.resolve().then(() => require("./http-Ddq_m_Hy.cjs")).then((n) => n.authority_exports).then(({ createAuthority }) => createAuthority(parts));
	return {
		origin: async (host) => (await load()).origin(host),
		headers: async (host) => (await load()).headers(host),
		renew: async (host, refused) => (await load()).renew(host, refused),
		remedy: async (host) => (await load()).remedy(host),
		account: async (host) => (await load()).account(host)
	};
}
/** Returns the sandbox of this run: started by the first request, with its state next to the settings. */
function lazySandbox(client, folder) {
	let running;
	const start = async () => {
		const [{ open }, { join }] = await Promise.all([client.sandbox(), import("node:path")]);
		try {
			return await open({
				client,
				file: join(folder(), "sandbox", "state.json")
			});
		} catch (error) {
			const { name, message } = error;
			if (name !== "StateError") throw error;
			throw new require_start.CliError("config", message, `Start over with "${client.binary} sandbox reset".`);
		}
	};
	return {
		origin: async () => (await (running ??= start())).origin,
		close: async () => {
			await (await running?.catch(() => void 0))?.close();
		}
	};
}

// runtime/cli/dotenv.ts
/**
* Returns the world with those variables of `.env` in the working folder that are not set yet. Only names with the
* client's prefix are read, and none that sets a credential, an origin or the folder of the settings: a folder from
* elsewhere must not redirect a credential.
*/
function withDotenv(world, service) {
	let text;
	try {
		text = require_miss.readPlain((0, node_path.join)(world.cwd, ".env"), require_miss.MOST_SETTINGS).toString("utf8");
	} catch (error) {
		if (error instanceof require_start.CliError) throw error;
		return world;
	}
	const { parseEnv } = process.getBuiltinModule("node:util");
	const barred = /* @__PURE__ */ new Set([`${service.env}_CONFIG_DIR`]);
	for (const host of Object.values(service.hosts)) {
		barred.add(host.override);
		for (const [, name = ""] of host.origin.matchAll(/\{(\w+)\}/g)) barred.add(service.variables[name]?.env ?? "");
	}
	for (const credential of Object.values(service.credentials)) {
		barred.add(credential.env ?? "");
		if (credential.kind === "oauth") barred.add(credential.client.id.env).add(credential.client.secret.env);
	}
	const taken = Object.entries(parseEnv(text)).filter(([name]) => name.startsWith(`${service.env}_`) && !barred.has(name) && world.env[name] === void 0);
	return Object.create(world, { env: {
		value: {
			...world.env,
			...Object.fromEntries(taken)
		},
		enumerable: true
	} });
}

// runtime/cli/view.ts
/** Name of the setting with the columns of a command: `columns.order.list`. */
const columnsSetting = (words) => ["columns", ...words].join(".");
/**
* Returns the chosen columns and the order of rows of this run. A setting is for tables, so that a file does not depend on it,
* and `--fields` overrides it. A command may have a flag of its own with one of the names; that flag is left to it.
*
* @throws CliError `combination` for `--columns` or `--sort` with a format that has no columns
*/
function viewFrom(args, given, format, { words, flags }) {
	const shared = (flag) => Object.hasOwn(flags, flag) ? void 0 : args[flag];
	const names = shared("columns");
	const sort = shared("sort");
	if (format !== "table" && format !== "csv") {
		if (names) refuse$2("columns", given, format, "Choose the fields of any format with --fields");
		if (sort) refuse$2("sort", given, format, "Sort JSON with --jq, for example --jq 'sort_by(.id)'");
		return {};
	}
	const isTyped = given.has("columns");
	return {
		...names !== void 0 && (isTyped || format === "table" && args["fields"] === void 0) && { columns: {
			names,
			...!isTyped && { setting: columnsSetting(words) }
		} },
		...sort !== void 0 && { sort }
	};
}
function refuse$2(flag, given, format, remedy) {
	if (!given.has(flag)) return;
	throw new require_start.CliError("combination", `--${flag} applies to tables and CSV, and the output is ${format}.`, `${remedy}, or add --output table.`);
}

// runtime/cli/globals.ts
/** Flags of every command that have their own property in {@link Globals}. */
const STANDARD = [...[
	"output",
	"jq",
	"raw-output",
	"fields",
	"columns",
	"sort",
	"labels",
	"csv-safe",
	"absolute-times",
	"profile"
], ...[
	"no-color",
	"no-pager",
	"verbose",
	"no-retry",
	"timeout",
	"limit",
	"help"
]];
/**
* Returns the profile setting that replaces a flag, by flag name. A setting with a default must not change how much a
* command reads or writes: for a command's own flag it only replaces the default of a read. Without a default such a flag
* means everything, and for a write it sets how much is changed.
*/
function settingReader(service, settings, { flags, effect }, words) {
	return (flag) => {
		if (flag === "columns" && !Object.hasOwn(flags, flag)) return settings[columnsSetting(words)];
		const found = Object.entries(service.settings).find(([, { fills }]) => fills === flag);
		if (found === void 0) return void 0;
		const [key, setting] = found;
		const own = flags?.[flag];
		return own !== void 0 && setting.default !== void 0 && (own.default === void 0 || effect !== "read") ? void 0 : settings[key];
	};
}
/** Returns the values of the global flags; `args` already has environment, settings and defaults. */
function globalsFrom(service, args, profile, env) {
	const text = (name) => args[name];
	const limit = args["limit"];
	const fields = args["fields"];
	return {
		...text("output") !== void 0 && { output: text("output") },
		...text("jq") !== void 0 && { jq: text("jq") },
		...require_miss.defined({ fields }),
		...args["raw-output"] === true && { raw: true },
		...args["labels"] === true && { labels: true },
		...args["csv-safe"] === true && { csvSafe: true },
		...args["absolute-times"] === true && { absoluteTimes: true },
		profile,
		color: args["no-color"] !== true && !env["NO_COLOR"] && env["TERM"] !== "dumb",
		...args["no-pager"] === true && { noPager: true },
		verbose: args["verbose"] === true || debugs(service, env["DEBUG"]),
		retry: args["no-retry"] !== true,
		timeout: args["timeout"] ?? service.timeout,
		...limit !== void 0 && { limit: limit === 0 ? Infinity : limit },
		resolveFields: args["resolve-fields"] === true,
		dryRun: args["dry-run"] === true,
		yes: args["yes"] === true,
		allowWrites: args["allow-writes"] === true,
		other: Object.fromEntries(Object.keys(service.globals).filter((name) => !STANDARD.includes(name) && args[name] !== void 0).map((name) => [name, args[name]]))
	};
}
/** `DEBUG` holds name filters such as `acmecli:*`, as many programs read it. */
function debugs(service, filter) {
	return (filter ?? "").split(/[\s,]+/).some((name) => name === "*" || [service.binary, service.id].includes(name.replace(/:.*$/, "")));
}

// runtime/cli/settings.ts
/**
* Reads the settings of a run. Without a home, or if they cannot be read, a local command still starts, because some
* need none (`version`, `completion`): those that use the settings fail then. All others fail here.
*/
async function openSettings(client, world, effect) {
	try {
		const folder = require_miss.configFolder(client, world);
		return {
			config: await require_miss.readConfig(folder),
			folder: () => folder,
			profile: (name) => require_miss.createProfile(folder, name)
		};
	} catch (error) {
		if (effect !== "local" || !(error instanceof require_start.CliError)) throw error;
		const fail = () => {
			throw error;
		};
		const unknown = {
			get name() {
				return fail();
			},
			get: () => Promise.reject(error),
			set: () => Promise.reject(error)
		};
		return {
			config: {
				profiles: {},
				aliases: {}
			},
			folder: fail,
			profile: () => unknown
		};
	}
}

// node_modules/yargs-parser/build/lib/string-utils.js
/**
* @license
* Copyright (c) 2016, Contributors
* SPDX-License-Identifier: ISC
*/
function camelCase(str) {
	if (!(str !== str.toLowerCase() && str !== str.toUpperCase())) str = str.toLowerCase();
	if (str.indexOf("-") === -1 && str.indexOf("_") === -1) return str;
	else {
		let camelcase = "";
		let nextChrUpper = false;
		const leadingHyphens = str.match(/^-+/);
		for (let i = leadingHyphens ? leadingHyphens[0].length : 0; i < str.length; i++) {
			let chr = str.charAt(i);
			if (nextChrUpper) {
				nextChrUpper = false;
				chr = chr.toUpperCase();
			}
			if (i !== 0 && (chr === "-" || chr === "_")) nextChrUpper = true;
			else if (chr !== "-" && chr !== "_") camelcase += chr;
		}
		return camelcase;
	}
}
function decamelize(str, joinString) {
	const lowercase = str.toLowerCase();
	joinString = joinString || "-";
	let notCamelcase = "";
	for (let i = 0; i < str.length; i++) {
		const chrLower = lowercase.charAt(i);
		const chrString = str.charAt(i);
		if (chrLower !== chrString && i > 0) notCamelcase += `${joinString}${lowercase.charAt(i)}`;
		else notCamelcase += chrString;
	}
	return notCamelcase;
}
function looksLikeNumber(x) {
	if (x === null || x === void 0) return false;
	if (typeof x === "number") return true;
	if (/^0x[0-9a-f]+$/i.test(x)) return true;
	if (/^0[^.]/.test(x)) return false;
	return /^[-]?(?:\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/.test(x);
}

// node_modules/yargs-parser/build/lib/tokenize-arg-string.js
/**
* @license
* Copyright (c) 2016, Contributors
* SPDX-License-Identifier: ISC
*/
function tokenizeArgString(argString) {
	if (Array.isArray(argString)) return argString.map((e) => typeof e !== "string" ? e + "" : e);
	argString = argString.trim();
	let i = 0;
	let prevC = null;
	let c = null;
	let opening = null;
	const args = [];
	for (let ii = 0; ii < argString.length; ii++) {
		prevC = c;
		c = argString.charAt(ii);
		if (c === " " && !opening) {
			if (!(prevC === " ")) i++;
			continue;
		}
		if (c === opening) opening = null;
		else if ((c === "'" || c === "\"") && !opening) opening = c;
		if (!args[i]) args[i] = "";
		args[i] += c;
	}
	return args;
}

// node_modules/yargs-parser/build/lib/yargs-parser-types.js
/**
* @license
* Copyright (c) 2016, Contributors
* SPDX-License-Identifier: ISC
*/
var DefaultValuesForTypeKey;
(function(DefaultValuesForTypeKey) {
	DefaultValuesForTypeKey["BOOLEAN"] = "boolean";
	DefaultValuesForTypeKey["STRING"] = "string";
	DefaultValuesForTypeKey["NUMBER"] = "number";
	DefaultValuesForTypeKey["ARRAY"] = "array";
})(DefaultValuesForTypeKey || (DefaultValuesForTypeKey = {}));

// node_modules/yargs-parser/build/lib/yargs-parser.js
/**
* @license
* Copyright (c) 2016, Contributors
* SPDX-License-Identifier: ISC
*/
let mixin;
var YargsParser = class {
	constructor(_mixin) {
		mixin = _mixin;
	}
	parse(argsInput, options) {
		const opts = Object.assign({
			alias: void 0,
			array: void 0,
			boolean: void 0,
			config: void 0,
			configObjects: void 0,
			configuration: void 0,
			coerce: void 0,
			count: void 0,
			default: void 0,
			envPrefix: void 0,
			narg: void 0,
			normalize: void 0,
			string: void 0,
			number: void 0,
			__: void 0,
			key: void 0
		}, options);
		const args = tokenizeArgString(argsInput);
		const inputIsString = typeof argsInput === "string";
		const aliases = combineAliases(Object.assign(Object.create(null), opts.alias));
		const configuration = Object.assign({
			"boolean-negation": true,
			"camel-case-expansion": true,
			"combine-arrays": false,
			"dot-notation": true,
			"duplicate-arguments-array": true,
			"flatten-duplicate-arrays": true,
			"greedy-arrays": true,
			"halt-at-non-option": false,
			"nargs-eats-options": false,
			"negation-prefix": "no-",
			"parse-numbers": true,
			"parse-positional-numbers": true,
			"populate--": false,
			"set-placeholder-key": false,
			"short-option-groups": true,
			"strip-aliased": false,
			"strip-dashed": false,
			"unknown-options-as-args": false
		}, opts.configuration);
		const defaults = Object.assign(Object.create(null), opts.default);
		const configObjects = opts.configObjects || [];
		const envPrefix = opts.envPrefix;
		const notFlagsOption = configuration["populate--"];
		const notFlagsArgv = notFlagsOption ? "--" : "_";
		const newAliases = Object.create(null);
		const defaulted = Object.create(null);
		const __ = opts.__ || mixin.format;
		const flags = {
			aliases: Object.create(null),
			arrays: Object.create(null),
			bools: Object.create(null),
			strings: Object.create(null),
			numbers: Object.create(null),
			counts: Object.create(null),
			normalize: Object.create(null),
			configs: Object.create(null),
			nargs: Object.create(null),
			coercions: Object.create(null),
			keys: []
		};
		const negative = /^-([0-9]+(\.[0-9]+)?|\.[0-9]+)$/;
		const negatedBoolean = new RegExp("^--" + configuration["negation-prefix"] + "(.+)");
		[].concat(opts.array || []).filter(Boolean).forEach(function(opt) {
			const key = typeof opt === "object" ? opt.key : opt;
			const assignment = Object.keys(opt).map(function(key) {
				return {
					boolean: "bools",
					string: "strings",
					number: "numbers"
				}[key];
			}).filter(Boolean).pop();
			if (assignment) flags[assignment][key] = true;
			flags.arrays[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.boolean || []).filter(Boolean).forEach(function(key) {
			flags.bools[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.string || []).filter(Boolean).forEach(function(key) {
			flags.strings[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.number || []).filter(Boolean).forEach(function(key) {
			flags.numbers[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.count || []).filter(Boolean).forEach(function(key) {
			flags.counts[key] = true;
			flags.keys.push(key);
		});
		[].concat(opts.normalize || []).filter(Boolean).forEach(function(key) {
			flags.normalize[key] = true;
			flags.keys.push(key);
		});
		if (typeof opts.narg === "object") Object.entries(opts.narg).forEach(([key, value]) => {
			if (typeof value === "number") {
				flags.nargs[key] = value;
				flags.keys.push(key);
			}
		});
		if (typeof opts.coerce === "object") Object.entries(opts.coerce).forEach(([key, value]) => {
			if (typeof value === "function") {
				flags.coercions[key] = value;
				flags.keys.push(key);
			}
		});
		if (typeof opts.config !== "undefined") {
			if (Array.isArray(opts.config) || typeof opts.config === "string") [].concat(opts.config).filter(Boolean).forEach(function(key) {
				flags.configs[key] = true;
			});
			else if (typeof opts.config === "object") Object.entries(opts.config).forEach(([key, value]) => {
				if (typeof value === "boolean" || typeof value === "function") flags.configs[key] = value;
			});
		}
		extendAliases(opts.key, aliases, opts.default, flags.arrays);
		Object.keys(defaults).forEach(function(key) {
			(flags.aliases[key] || []).forEach(function(alias) {
				defaults[alias] = defaults[key];
			});
		});
		let error = null;
		checkConfiguration();
		let notFlags = [];
		const argv = Object.assign(Object.create(null), { _: [] });
		const argvReturn = {};
		for (let i = 0; i < args.length; i++) {
			const arg = args[i];
			const truncatedArg = arg.replace(/^-{3,}/, "---");
			let broken;
			let key;
			let letters;
			let m;
			let next;
			let value;
			if (arg !== "--" && /^-/.test(arg) && isUnknownOptionAsArg(arg)) pushPositional(arg);
			else if (truncatedArg.match(/^---+(=|$)/)) {
				pushPositional(arg);
				continue;
			} else if (arg.match(/^--.+=/) || !configuration["short-option-groups"] && arg.match(/^-.+=/)) {
				m = arg.match(/^--?([^=]+)=([\s\S]*)$/);
				if (m !== null && Array.isArray(m) && m.length >= 3) {
					if (checkAllAliases(m[1], flags.arrays)) i = eatArray(i, m[1], args, m[2]);
					else if (checkAllAliases(m[1], flags.nargs) !== false) i = eatNargs(i, m[1], args, m[2]);
					else setArg(m[1], m[2], true);
				}
			} else if (arg.match(negatedBoolean) && configuration["boolean-negation"]) {
				m = arg.match(negatedBoolean);
				if (m !== null && Array.isArray(m) && m.length >= 2) {
					key = m[1];
					setArg(key, checkAllAliases(key, flags.arrays) ? [false] : false);
				}
			} else if (arg.match(/^--.+/) || !configuration["short-option-groups"] && arg.match(/^-[^-]+/)) {
				m = arg.match(/^--?(.+)/);
				if (m !== null && Array.isArray(m) && m.length >= 2) {
					key = m[1];
					if (checkAllAliases(key, flags.arrays)) i = eatArray(i, key, args);
					else if (checkAllAliases(key, flags.nargs) !== false) i = eatNargs(i, key, args);
					else {
						next = args[i + 1];
						if (next !== void 0 && (!next.match(/^-/) || next.match(negative)) && !checkAllAliases(key, flags.bools) && !checkAllAliases(key, flags.counts)) {
							setArg(key, next);
							i++;
						} else if (/^(true|false)$/.test(next)) {
							setArg(key, next);
							i++;
						} else setArg(key, defaultValue(key));
					}
				}
			} else if (arg.match(/^-.\..+=/)) {
				m = arg.match(/^-([^=]+)=([\s\S]*)$/);
				if (m !== null && Array.isArray(m) && m.length >= 3) setArg(m[1], m[2]);
			} else if (arg.match(/^-.\..+/) && !arg.match(negative)) {
				next = args[i + 1];
				m = arg.match(/^-(.\..+)/);
				if (m !== null && Array.isArray(m) && m.length >= 2) {
					key = m[1];
					if (next !== void 0 && !next.match(/^-/) && !checkAllAliases(key, flags.bools) && !checkAllAliases(key, flags.counts)) {
						setArg(key, next);
						i++;
					} else setArg(key, defaultValue(key));
				}
			} else if (arg.match(/^-[^-]+/) && !arg.match(negative)) {
				letters = arg.slice(1, -1).split("");
				broken = false;
				for (let j = 0; j < letters.length; j++) {
					next = arg.slice(j + 2);
					if (letters[j + 1] && letters[j + 1] === "=") {
						value = arg.slice(j + 3);
						key = letters[j];
						if (checkAllAliases(key, flags.arrays)) i = eatArray(i, key, args, value);
						else if (checkAllAliases(key, flags.nargs) !== false) i = eatNargs(i, key, args, value);
						else setArg(key, value);
						broken = true;
						break;
					}
					if (next === "-") {
						setArg(letters[j], next);
						continue;
					}
					if (/[A-Za-z]/.test(letters[j]) && /^-?\d+(\.\d*)?(e-?\d+)?$/.test(next) && checkAllAliases(next, flags.bools) === false) {
						setArg(letters[j], next);
						broken = true;
						break;
					}
					if (letters[j + 1] && letters[j + 1].match(/\W/)) {
						setArg(letters[j], next);
						broken = true;
						break;
					} else setArg(letters[j], defaultValue(letters[j]));
				}
				key = arg.slice(-1)[0];
				if (!broken && key !== "-") {
					if (checkAllAliases(key, flags.arrays)) i = eatArray(i, key, args);
					else if (checkAllAliases(key, flags.nargs) !== false) i = eatNargs(i, key, args);
					else {
						next = args[i + 1];
						if (next !== void 0 && (!/^(-|--)[^-]/.test(next) || next.match(negative)) && !checkAllAliases(key, flags.bools) && !checkAllAliases(key, flags.counts)) {
							setArg(key, next);
							i++;
						} else if (/^(true|false)$/.test(next)) {
							setArg(key, next);
							i++;
						} else setArg(key, defaultValue(key));
					}
				}
			} else if (arg.match(/^-[0-9]$/) && arg.match(negative) && checkAllAliases(arg.slice(1), flags.bools)) {
				key = arg.slice(1);
				setArg(key, defaultValue(key));
			} else if (arg === "--") {
				notFlags = args.slice(i + 1);
				break;
			} else if (configuration["halt-at-non-option"]) {
				notFlags = args.slice(i);
				break;
			} else pushPositional(arg);
		}
		applyEnvVars(argv, true);
		applyEnvVars(argv, false);
		setConfig(argv);
		setConfigObjects();
		applyDefaultsAndAliases(argv, flags.aliases, defaults, true);
		applyCoercions(argv);
		if (configuration["set-placeholder-key"]) setPlaceholderKeys(argv);
		Object.keys(flags.counts).forEach(function(key) {
			if (!hasKey(argv, key.split("."))) setArg(key, 0);
		});
		if (notFlagsOption && notFlags.length) argv[notFlagsArgv] = [];
		notFlags.forEach(function(key) {
			argv[notFlagsArgv].push(key);
		});
		if (configuration["camel-case-expansion"] && configuration["strip-dashed"]) Object.keys(argv).filter((key) => key !== "--" && key.includes("-")).forEach((key) => {
			delete argv[key];
		});
		if (configuration["strip-aliased"]) [].concat(...Object.keys(aliases).map((k) => aliases[k])).forEach((alias) => {
			if (configuration["camel-case-expansion"] && alias.includes("-")) delete argv[alias.split(".").map((prop) => camelCase(prop)).join(".")];
			delete argv[alias];
		});
		function pushPositional(arg) {
			const maybeCoercedNumber = maybeCoerceNumber("_", arg);
			if (typeof maybeCoercedNumber === "string" || typeof maybeCoercedNumber === "number") argv._.push(maybeCoercedNumber);
		}
		function eatNargs(i, key, args, argAfterEqualSign) {
			let ii;
			let toEat = checkAllAliases(key, flags.nargs);
			toEat = typeof toEat !== "number" || isNaN(toEat) ? 1 : toEat;
			if (toEat === 0) {
				if (!isUndefined(argAfterEqualSign)) error = Error(__("Argument unexpected for: %s", key));
				setArg(key, defaultValue(key));
				return i;
			}
			let available = isUndefined(argAfterEqualSign) ? 0 : 1;
			if (configuration["nargs-eats-options"]) {
				if (args.length - (i + 1) + available < toEat) error = Error(__("Not enough arguments following: %s", key));
				available = toEat;
			} else {
				for (ii = i + 1; ii < args.length; ii++) if (!args[ii].match(/^-[^0-9]/) || args[ii].match(negative) || isUnknownOptionAsArg(args[ii])) available++;
				else break;
				if (available < toEat) error = Error(__("Not enough arguments following: %s", key));
			}
			let consumed = Math.min(available, toEat);
			if (!isUndefined(argAfterEqualSign) && consumed > 0) {
				setArg(key, argAfterEqualSign);
				consumed--;
			}
			for (ii = i + 1; ii < consumed + i + 1; ii++) setArg(key, args[ii]);
			return i + consumed;
		}
		function eatArray(i, key, args, argAfterEqualSign) {
			let argsToSet = [];
			let next = argAfterEqualSign || args[i + 1];
			const nargsCount = checkAllAliases(key, flags.nargs);
			if (checkAllAliases(key, flags.bools) && !/^(true|false)$/.test(next)) argsToSet.push(true);
			else if (isUndefined(next) || isUndefined(argAfterEqualSign) && /^-/.test(next) && !negative.test(next) && !isUnknownOptionAsArg(next)) {
				if (defaults[key] !== void 0) {
					const defVal = defaults[key];
					argsToSet = Array.isArray(defVal) ? defVal : [defVal];
				}
			} else {
				if (!isUndefined(argAfterEqualSign)) argsToSet.push(processValue(key, argAfterEqualSign, true));
				for (let ii = i + 1; ii < args.length; ii++) {
					if (!configuration["greedy-arrays"] && argsToSet.length > 0 || nargsCount && typeof nargsCount === "number" && argsToSet.length >= nargsCount) break;
					next = args[ii];
					if (/^-/.test(next) && !negative.test(next) && !isUnknownOptionAsArg(next)) break;
					i = ii;
					argsToSet.push(processValue(key, next, inputIsString));
				}
			}
			if (typeof nargsCount === "number" && (nargsCount && argsToSet.length < nargsCount || isNaN(nargsCount) && argsToSet.length === 0)) error = Error(__("Not enough arguments following: %s", key));
			setArg(key, argsToSet);
			return i;
		}
		function setArg(key, val, shouldStripQuotes = inputIsString) {
			if (/-/.test(key) && configuration["camel-case-expansion"]) addNewAlias(key, key.split(".").map(function(prop) {
				return camelCase(prop);
			}).join("."));
			const value = processValue(key, val, shouldStripQuotes);
			const splitKey = key.split(".");
			setKey(argv, splitKey, value);
			if (flags.aliases[key]) flags.aliases[key].forEach(function(x) {
				const keyProperties = x.split(".");
				setKey(argv, keyProperties, value);
			});
			if (splitKey.length > 1 && configuration["dot-notation"]) (flags.aliases[splitKey[0]] || []).forEach(function(x) {
				let keyProperties = x.split(".");
				const a = [].concat(splitKey);
				a.shift();
				keyProperties = keyProperties.concat(a);
				if (!(flags.aliases[key] || []).includes(keyProperties.join("."))) setKey(argv, keyProperties, value);
			});
			if (checkAllAliases(key, flags.normalize) && !checkAllAliases(key, flags.arrays)) [key].concat(flags.aliases[key] || []).forEach(function(key) {
				Object.defineProperty(argvReturn, key, {
					enumerable: true,
					get() {
						return val;
					},
					set(value) {
						val = typeof value === "string" ? mixin.normalize(value) : value;
					}
				});
			});
		}
		function addNewAlias(key, alias) {
			if (!(flags.aliases[key] && flags.aliases[key].length)) {
				flags.aliases[key] = [alias];
				newAliases[alias] = true;
			}
			if (!(flags.aliases[alias] && flags.aliases[alias].length)) addNewAlias(alias, key);
		}
		function processValue(key, val, shouldStripQuotes) {
			if (shouldStripQuotes) val = stripQuotes(val);
			if (checkAllAliases(key, flags.bools) || checkAllAliases(key, flags.counts)) {
				if (typeof val === "string") val = val === "true";
			}
			let value = Array.isArray(val) ? val.map(function(v) {
				return maybeCoerceNumber(key, v);
			}) : maybeCoerceNumber(key, val);
			if (checkAllAliases(key, flags.counts) && (isUndefined(value) || typeof value === "boolean")) value = increment();
			if (checkAllAliases(key, flags.normalize) && checkAllAliases(key, flags.arrays)) {
				if (Array.isArray(val)) value = val.map((val) => {
					return mixin.normalize(val);
				});
				else value = mixin.normalize(val);
			}
			return value;
		}
		function maybeCoerceNumber(key, value) {
			if (!configuration["parse-positional-numbers"] && key === "_") return value;
			if (!checkAllAliases(key, flags.strings) && !checkAllAliases(key, flags.bools) && !Array.isArray(value)) {
				if (looksLikeNumber(value) && configuration["parse-numbers"] && Number.isSafeInteger(Math.floor(parseFloat(`${value}`))) || !isUndefined(value) && checkAllAliases(key, flags.numbers)) value = Number(value);
			}
			return value;
		}
		function setConfig(argv) {
			const configLookup = Object.create(null);
			applyDefaultsAndAliases(configLookup, flags.aliases, defaults);
			Object.keys(flags.configs).forEach(function(configKey) {
				const configPath = argv[configKey] || configLookup[configKey];
				if (configPath) try {
					let config = null;
					const resolvedConfigPath = mixin.resolve(mixin.cwd(), configPath);
					const resolveConfig = flags.configs[configKey];
					if (typeof resolveConfig === "function") {
						try {
							config = resolveConfig(resolvedConfigPath);
						} catch (e) {
							config = e;
						}
						if (config instanceof Error) {
							error = config;
							return;
						}
					} else config = mixin.require(resolvedConfigPath);
					setConfigObject(config);
				} catch (ex) {
					if (ex.name === "PermissionDenied") error = ex;
					else if (argv[configKey]) error = Error(__("Invalid JSON config file: %s", configPath));
				}
			});
		}
		function setConfigObject(config, prev) {
			Object.keys(config).forEach(function(key) {
				const value = config[key];
				const fullKey = prev ? prev + "." + key : key;
				if (typeof value === "object" && value !== null && !Array.isArray(value) && configuration["dot-notation"]) setConfigObject(value, fullKey);
				else if (!hasKey(argv, fullKey.split(".")) || checkAllAliases(fullKey, flags.arrays) && configuration["combine-arrays"]) setArg(fullKey, value);
			});
		}
		function setConfigObjects() {
			if (typeof configObjects !== "undefined") configObjects.forEach(function(configObject) {
				setConfigObject(configObject);
			});
		}
		function applyEnvVars(argv, configOnly) {
			if (typeof envPrefix === "undefined") return;
			const prefix = typeof envPrefix === "string" ? envPrefix : "";
			const env = mixin.env();
			Object.keys(env).forEach(function(envVar) {
				if (prefix === "" || envVar.lastIndexOf(prefix, 0) === 0) {
					const keys = envVar.split("__").map(function(key, i) {
						if (i === 0) key = key.substring(prefix.length);
						return camelCase(key);
					});
					if ((configOnly && flags.configs[keys.join(".")] || !configOnly) && !hasKey(argv, keys)) setArg(keys.join("."), env[envVar]);
				}
			});
		}
		function applyCoercions(argv) {
			let coerce;
			const applied = /* @__PURE__ */ new Set();
			Object.keys(argv).forEach(function(key) {
				if (!applied.has(key)) {
					coerce = checkAllAliases(key, flags.coercions);
					if (typeof coerce === "function") try {
						const value = maybeCoerceNumber(key, coerce(argv[key]));
						[].concat(flags.aliases[key] || [], key).forEach((ali) => {
							applied.add(ali);
							argv[ali] = value;
						});
					} catch (err) {
						error = err;
					}
				}
			});
		}
		function setPlaceholderKeys(argv) {
			flags.keys.forEach((key) => {
				if (~key.indexOf(".")) return;
				if (typeof argv[key] === "undefined") argv[key] = void 0;
			});
			return argv;
		}
		function applyDefaultsAndAliases(obj, aliases, defaults, canLog = false) {
			Object.keys(defaults).forEach(function(key) {
				if (!hasKey(obj, key.split("."))) {
					setKey(obj, key.split("."), defaults[key]);
					if (canLog) defaulted[key] = true;
					(aliases[key] || []).forEach(function(x) {
						if (hasKey(obj, x.split("."))) return;
						setKey(obj, x.split("."), defaults[key]);
					});
				}
			});
		}
		function hasKey(obj, keys) {
			let o = obj;
			if (!configuration["dot-notation"]) keys = [keys.join(".")];
			keys.slice(0, -1).forEach(function(key) {
				o = o[key] || {};
			});
			const key = keys[keys.length - 1];
			if (typeof o !== "object") return false;
			else return key in o;
		}
		function setKey(obj, keys, value) {
			let o = obj;
			if (!configuration["dot-notation"]) keys = [keys.join(".")];
			keys.slice(0, -1).forEach(function(key) {
				key = sanitizeKey(key);
				if (typeof o === "object" && o[key] === void 0) o[key] = {};
				if (typeof o[key] !== "object" || Array.isArray(o[key])) {
					if (Array.isArray(o[key])) o[key].push({});
					else o[key] = [o[key], {}];
					o = o[key][o[key].length - 1];
				} else o = o[key];
			});
			const key = sanitizeKey(keys[keys.length - 1]);
			const isTypeArray = checkAllAliases(keys.join("."), flags.arrays);
			const isValueArray = Array.isArray(value);
			let duplicate = configuration["duplicate-arguments-array"];
			if (!duplicate && checkAllAliases(key, flags.nargs)) {
				duplicate = true;
				if (!isUndefined(o[key]) && flags.nargs[key] === 1 || Array.isArray(o[key]) && o[key].length === flags.nargs[key]) o[key] = void 0;
			}
			if (value === increment()) o[key] = increment(o[key]);
			else if (Array.isArray(o[key])) {
				if (duplicate && isTypeArray && isValueArray) o[key] = configuration["flatten-duplicate-arrays"] ? o[key].concat(value) : (Array.isArray(o[key][0]) ? o[key] : [o[key]]).concat([value]);
				else if (!duplicate && Boolean(isTypeArray) === Boolean(isValueArray)) o[key] = value;
				else o[key] = o[key].concat([value]);
			} else if (o[key] === void 0 && isTypeArray) o[key] = isValueArray ? value : [value];
			else if (duplicate && !(o[key] === void 0 || checkAllAliases(key, flags.counts) || checkAllAliases(key, flags.bools))) o[key] = [o[key], value];
			else o[key] = value;
		}
		function extendAliases(...args) {
			args.forEach(function(obj) {
				Object.keys(obj || {}).forEach(function(key) {
					if (flags.aliases[key]) return;
					flags.aliases[key] = [].concat(aliases[key] || []);
					flags.aliases[key].concat(key).forEach(function(x) {
						if (/-/.test(x) && configuration["camel-case-expansion"]) {
							const c = camelCase(x);
							if (c !== key && flags.aliases[key].indexOf(c) === -1) {
								flags.aliases[key].push(c);
								newAliases[c] = true;
							}
						}
					});
					flags.aliases[key].concat(key).forEach(function(x) {
						if (x.length > 1 && /[A-Z]/.test(x) && configuration["camel-case-expansion"]) {
							const c = decamelize(x, "-");
							if (c !== key && flags.aliases[key].indexOf(c) === -1) {
								flags.aliases[key].push(c);
								newAliases[c] = true;
							}
						}
					});
					flags.aliases[key].forEach(function(x) {
						flags.aliases[x] = [key].concat(flags.aliases[key].filter(function(y) {
							return x !== y;
						}));
					});
				});
			});
		}
		function checkAllAliases(key, flag) {
			const toCheck = [].concat(flags.aliases[key] || [], key);
			const keys = Object.keys(flag);
			const setAlias = toCheck.find((key) => keys.includes(key));
			return setAlias ? flag[setAlias] : false;
		}
		function hasAnyFlag(key) {
			const flagsKeys = Object.keys(flags);
			return [].concat(flagsKeys.map((k) => flags[k])).some(function(flag) {
				return Array.isArray(flag) ? flag.includes(key) : flag[key];
			});
		}
		function hasFlagsMatching(arg, ...patterns) {
			return [].concat(...patterns).some(function(pattern) {
				const match = arg.match(pattern);
				return match && hasAnyFlag(match[1]);
			});
		}
		function hasAllShortFlags(arg) {
			if (arg.match(negative) || !arg.match(/^-[^-]+/)) return false;
			let hasAllFlags = true;
			let next;
			const letters = arg.slice(1).split("");
			for (let j = 0; j < letters.length; j++) {
				next = arg.slice(j + 2);
				if (!hasAnyFlag(letters[j])) {
					hasAllFlags = false;
					break;
				}
				if (letters[j + 1] && letters[j + 1] === "=" || next === "-" || /[A-Za-z]/.test(letters[j]) && /^-?\d+(\.\d*)?(e-?\d+)?$/.test(next) || letters[j + 1] && letters[j + 1].match(/\W/)) break;
			}
			return hasAllFlags;
		}
		function isUnknownOptionAsArg(arg) {
			return configuration["unknown-options-as-args"] && isUnknownOption(arg);
		}
		function isUnknownOption(arg) {
			arg = arg.replace(/^-{3,}/, "--");
			if (arg.match(negative)) return false;
			if (hasAllShortFlags(arg)) return false;
			return !hasFlagsMatching(arg, /^-+([^=]+?)=[\s\S]*$/, negatedBoolean, /^-+([^=]+?)$/, /^-+([^=]+?)-$/, /^-+([^=]+?\d+)$/, /^-+([^=]+?)\W+.*$/);
		}
		function defaultValue(key) {
			if (!checkAllAliases(key, flags.bools) && !checkAllAliases(key, flags.counts) && `${key}` in defaults) return defaults[key];
			else return defaultForType(guessType(key));
		}
		function defaultForType(type) {
			return {
				[DefaultValuesForTypeKey.BOOLEAN]: true,
				[DefaultValuesForTypeKey.STRING]: "",
				[DefaultValuesForTypeKey.NUMBER]: void 0,
				[DefaultValuesForTypeKey.ARRAY]: []
			}[type];
		}
		function guessType(key) {
			let type = DefaultValuesForTypeKey.BOOLEAN;
			if (checkAllAliases(key, flags.strings)) type = DefaultValuesForTypeKey.STRING;
			else if (checkAllAliases(key, flags.numbers)) type = DefaultValuesForTypeKey.NUMBER;
			else if (checkAllAliases(key, flags.bools)) type = DefaultValuesForTypeKey.BOOLEAN;
			else if (checkAllAliases(key, flags.arrays)) type = DefaultValuesForTypeKey.ARRAY;
			return type;
		}
		function isUndefined(num) {
			return num === void 0;
		}
		function checkConfiguration() {
			Object.keys(flags.counts).find((key) => {
				if (checkAllAliases(key, flags.arrays)) {
					error = Error(__("Invalid configuration: %s, opts.count excludes opts.array.", key));
					return true;
				} else if (checkAllAliases(key, flags.nargs)) {
					error = Error(__("Invalid configuration: %s, opts.count excludes opts.narg.", key));
					return true;
				}
				return false;
			});
		}
		return {
			aliases: Object.assign({}, flags.aliases),
			argv: Object.assign(argvReturn, argv),
			configuration,
			defaulted: Object.assign({}, defaulted),
			error,
			newAliases: Object.assign({}, newAliases)
		};
	}
};
function combineAliases(aliases) {
	const aliasArrays = [];
	const combined = Object.create(null);
	let change = true;
	Object.keys(aliases).forEach(function(key) {
		aliasArrays.push([].concat(aliases[key], key));
	});
	while (change) {
		change = false;
		for (let i = 0; i < aliasArrays.length; i++) for (let ii = i + 1; ii < aliasArrays.length; ii++) if (aliasArrays[i].filter(function(v) {
			return aliasArrays[ii].indexOf(v) !== -1;
		}).length) {
			aliasArrays[i] = aliasArrays[i].concat(aliasArrays[ii]);
			aliasArrays.splice(ii, 1);
			change = true;
			break;
		}
	}
	aliasArrays.forEach(function(aliasArray) {
		aliasArray = aliasArray.filter(function(v, i, self) {
			return self.indexOf(v) === i;
		});
		const lastAlias = aliasArray.pop();
		if (lastAlias !== void 0 && typeof lastAlias === "string") combined[lastAlias] = aliasArray;
	});
	return combined;
}
function increment(orig) {
	return orig !== void 0 ? orig + 1 : 1;
}
function sanitizeKey(key) {
	if (key === "__proto__") return "___proto___";
	return key;
}
function stripQuotes(val) {
	return typeof val === "string" && (val[0] === "'" || val[0] === "\"") && val[val.length - 1] === val[0] ? val.substring(1, val.length - 1) : val;
}

// node_modules/yargs-parser/browser.js
const parser = new YargsParser({
	cwd: () => {
		return "";
	},
	format: (str, arg) => {
		return str.replace("%s", arg);
	},
	normalize: (str) => {
		return str;
	},
	resolve: (str) => {
		return str;
	},
	require: () => {
		throw Error("loading config from files not currently supported in browser");
	},
	env: () => {}
});
const yargsParser = function Parser(args, opts) {
	return parser.parse(args.slice(), opts).argv;
};
yargsParser.detailed = function(args, opts) {
	return parser.parse(args.slice(), opts);
};
yargsParser.camelCase = camelCase;
yargsParser.decamelize = decamelize;
yargsParser.looksLikeNumber = looksLikeNumber;

// scripts/yargs-platform.ts
/**
* The platform of yargs for the bundles, where it only parses. As installed it reads a language
* file and looks for a package.json on disk, and loads the layout of help (which is rendered at compile time) and half a
* dozen parts of node: that takes longer than the parsing.
*/
function unused() {
	throw new Error("yargs is bundled for parsing alone");
}
const words = /* @__PURE__ */ new Map();
/** The client's own text, with `%s` and `%d` filled in order. */
function say(text, ...values) {
	let at = 0;
	return (words.get(text) ?? text).replace(/%[sd]/g, () => String(values[at++]));
}
var yargs_platform_default = {
	assert: {
		notStrictEqual: () => void 0,
		strictEqual: () => void 0
	},
	cliui: unused,
	findUp: () => void 0,
	getCallerFile: unused,
	getEnv: (name) => process.env[name],
	getProcessArgvBin: () => process.argv[1],
	inspect: String,
	mainFilename: "",
	Parser: yargsParser,
	path: {
		basename: (path) => path,
		dirname: (path) => path,
		extname: () => "",
		relative: (_from, to) => to,
		resolve: unused,
		join: unused
	},
	process: {
		argv: () => process.argv,
		cwd: () => "",
		emitWarning: unused,
		execPath: () => process.execPath,
		exit: unused,
		nextTick: unused,
		stdColumns: null
	},
	readFileSync: unused,
	readdirSync: unused,
	require: unused,
	stringWidth: (text) => text.length,
	y18n: {
		__: say,
		__n: (one, many, count, ...values) => say(count === 1 ? one : many, count, ...values),
		getLocale: () => "en",
		setLocale: () => void 0,
		updateLocale: (more) => {
			for (const [text, own] of Object.entries(more)) words.set(text, own);
		}
	}
};

// node_modules/yargs/build/lib/typings/common-types.js
function assertNotStrictEqual(actual, expected, shim, message) {
	shim.assert.notStrictEqual(actual, expected, message);
}
function assertSingleKey(actual, shim) {
	shim.assert.strictEqual(typeof actual, "string");
}
function objectKeys(object) {
	return Object.keys(object);
}

// node_modules/yargs/build/lib/utils/is-promise.js
function isPromise(maybePromise) {
	return !!maybePromise && !!maybePromise.then && typeof maybePromise.then === "function";
}

// node_modules/yargs/build/lib/yerror.js
var YError = class YError extends Error {
	constructor(msg) {
		super(msg || "yargs error");
		this.name = "YError";
		if (Error.captureStackTrace) Error.captureStackTrace(this, YError);
	}
};

// node_modules/yargs/build/lib/parse-command.js
function parseCommand(cmd) {
	const splitCommand = cmd.replace(/\s{2,}/g, " ").split(/\s+(?![^[]*]|[^<]*>)/);
	const bregex = /\.*[\][<>]/g;
	const firstCommand = splitCommand.shift();
	if (!firstCommand) throw new Error(`No command found in: ${cmd}`);
	const parsedCommand = {
		cmd: firstCommand.replace(bregex, ""),
		demanded: [],
		optional: []
	};
	splitCommand.forEach((cmd, i) => {
		let variadic = false;
		cmd = cmd.replace(/\s/g, "");
		if (/\.+[\]>]/.test(cmd) && i === splitCommand.length - 1) variadic = true;
		if (/^\[/.test(cmd)) parsedCommand.optional.push({
			cmd: cmd.replace(bregex, "").split("|"),
			variadic
		});
		else parsedCommand.demanded.push({
			cmd: cmd.replace(bregex, "").split("|"),
			variadic
		});
	});
	return parsedCommand;
}

// node_modules/yargs/build/lib/argsert.js
const positionName = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth"
];
function argsert(arg1, arg2, arg3) {
	function parseArgs() {
		return typeof arg1 === "object" ? [
			{
				demanded: [],
				optional: []
			},
			arg1,
			arg2
		] : [
			parseCommand(`cmd ${arg1}`),
			arg2,
			arg3
		];
	}
	try {
		let position = 0;
		const [parsed, callerArguments, _length] = parseArgs();
		const args = [].slice.call(callerArguments);
		while (args.length && args[args.length - 1] === void 0) args.pop();
		const length = _length || args.length;
		if (length < parsed.demanded.length) throw new YError(`Not enough arguments provided. Expected ${parsed.demanded.length} but received ${args.length}.`);
		const totalCommands = parsed.demanded.length + parsed.optional.length;
		if (length > totalCommands) throw new YError(`Too many arguments provided. Expected max ${totalCommands} but received ${length}.`);
		parsed.demanded.forEach((demanded) => {
			const observedType = guessType(args.shift());
			if (demanded.cmd.filter((type) => type === observedType || type === "*").length === 0) argumentTypeError(observedType, demanded.cmd, position);
			position += 1;
		});
		parsed.optional.forEach((optional) => {
			if (args.length === 0) return;
			const observedType = guessType(args.shift());
			if (optional.cmd.filter((type) => type === observedType || type === "*").length === 0) argumentTypeError(observedType, optional.cmd, position);
			position += 1;
		});
	} catch (err) {
		console.warn(err.stack);
	}
}
function guessType(arg) {
	if (Array.isArray(arg)) return "array";
	else if (arg === null) return "null";
	return typeof arg;
}
function argumentTypeError(observedType, allowedTypes, position) {
	throw new YError(`Invalid ${positionName[position] || "manyith"} argument. Expected ${allowedTypes.join(" or ")} but received ${observedType}.`);
}

// node_modules/yargs/build/lib/middleware.js
var GlobalMiddleware = class {
	constructor(yargs) {
		this.globalMiddleware = [];
		this.frozens = [];
		this.yargs = yargs;
	}
	addMiddleware(callback, applyBeforeValidation, global = true, mutates = false) {
		argsert("<array|function> [boolean] [boolean] [boolean]", [
			callback,
			applyBeforeValidation,
			global
		], arguments.length);
		if (Array.isArray(callback)) {
			for (let i = 0; i < callback.length; i++) {
				if (typeof callback[i] !== "function") throw Error("middleware must be a function");
				const m = callback[i];
				m.applyBeforeValidation = applyBeforeValidation;
				m.global = global;
			}
			Array.prototype.push.apply(this.globalMiddleware, callback);
		} else if (typeof callback === "function") {
			const m = callback;
			m.applyBeforeValidation = applyBeforeValidation;
			m.global = global;
			m.mutates = mutates;
			this.globalMiddleware.push(callback);
		}
		return this.yargs;
	}
	addCoerceMiddleware(callback, option) {
		const aliases = this.yargs.getAliases();
		this.globalMiddleware = this.globalMiddleware.filter((m) => {
			const toCheck = [...aliases[option] || [], option];
			if (!m.option) return true;
			else return !toCheck.includes(m.option);
		});
		callback.option = option;
		return this.addMiddleware(callback, true, true, true);
	}
	getMiddleware() {
		return this.globalMiddleware;
	}
	freeze() {
		this.frozens.push([...this.globalMiddleware]);
	}
	unfreeze() {
		const frozen = this.frozens.pop();
		if (frozen !== void 0) this.globalMiddleware = frozen;
	}
	reset() {
		this.globalMiddleware = this.globalMiddleware.filter((m) => m.global);
	}
};
function commandMiddlewareFactory(commandMiddleware) {
	if (!commandMiddleware) return [];
	return commandMiddleware.map((middleware) => {
		middleware.applyBeforeValidation = false;
		return middleware;
	});
}
function applyMiddleware(argv, yargs, middlewares, beforeValidation) {
	return middlewares.reduce((acc, middleware) => {
		if (middleware.applyBeforeValidation !== beforeValidation) return acc;
		if (middleware.mutates) {
			if (middleware.applied) return acc;
			middleware.applied = true;
		}
		if (isPromise(acc)) return acc.then((initialObj) => Promise.all([initialObj, middleware(initialObj, yargs)])).then(([initialObj, middlewareObj]) => Object.assign(initialObj, middlewareObj));
		else {
			const result = middleware(acc, yargs);
			return isPromise(result) ? result.then((middlewareObj) => Object.assign(acc, middlewareObj)) : Object.assign(acc, result);
		}
	}, argv);
}

// node_modules/yargs/build/lib/utils/maybe-async-result.js
function maybeAsyncResult(getResult, resultHandler, errorHandler = (err) => {
	throw err;
}) {
	try {
		const result = isFunction(getResult) ? getResult() : getResult;
		return isPromise(result) ? result.then((result) => resultHandler(result)) : resultHandler(result);
	} catch (err) {
		return errorHandler(err);
	}
}
function isFunction(arg) {
	return typeof arg === "function";
}

// node_modules/yargs/build/lib/command.js
const DEFAULT_MARKER = /(^\*)|(^\$0)/;
var CommandInstance = class {
	constructor(usage, validation, globalMiddleware, shim) {
		this.requireCache = /* @__PURE__ */ new Set();
		this.handlers = {};
		this.aliasMap = {};
		this.frozens = [];
		this.shim = shim;
		this.usage = usage;
		this.globalMiddleware = globalMiddleware;
		this.validation = validation;
	}
	addDirectory(dir, req, callerFile, opts) {
		opts = opts || {};
		this.requireCache.add(callerFile);
		const fullDirPath = this.shim.path.resolve(this.shim.path.dirname(callerFile), dir);
		const files = this.shim.readdirSync(fullDirPath, { recursive: opts.recurse ? true : false });
		if (!Array.isArray(opts.extensions)) opts.extensions = ["js"];
		const visit = typeof opts.visit === "function" ? opts.visit : (o) => o;
		for (const fileb of files) {
			const file = fileb.toString();
			if (opts.exclude) {
				let exclude = false;
				if (typeof opts.exclude === "function") exclude = opts.exclude(file);
				else exclude = opts.exclude.test(file);
				if (exclude) continue;
			}
			if (opts.include) {
				let include = false;
				if (typeof opts.include === "function") include = opts.include(file);
				else include = opts.include.test(file);
				if (!include) continue;
			}
			let supportedExtension = false;
			for (const ext of opts.extensions) if (file.endsWith(ext)) supportedExtension = true;
			if (supportedExtension) {
				const joined = this.shim.path.join(fullDirPath, file);
				const module = req(joined);
				const extendableModule = Object.create(null, Object.getOwnPropertyDescriptors({ ...module }));
				if (visit(extendableModule, joined, file)) {
					if (this.requireCache.has(joined)) continue;
					else this.requireCache.add(joined);
					if (!extendableModule.command) extendableModule.command = this.shim.path.basename(joined, this.shim.path.extname(joined));
					this.addHandler(extendableModule);
				}
			}
		}
	}
	addHandler(cmd, description, builder, handler, commandMiddleware, deprecated) {
		let aliases = [];
		const middlewares = commandMiddlewareFactory(commandMiddleware);
		handler = handler || (() => {});
		if (Array.isArray(cmd)) {
			if (isCommandAndAliases(cmd)) [cmd, ...aliases] = cmd;
			else for (const command of cmd) this.addHandler(command);
		} else if (isCommandHandlerDefinition(cmd)) {
			let command = Array.isArray(cmd.command) || typeof cmd.command === "string" ? cmd.command : null;
			if (command === null) throw new Error(`No command name given for module: ${this.shim.inspect(cmd)}`);
			if (cmd.aliases) command = [].concat(command).concat(cmd.aliases);
			this.addHandler(command, this.extractDesc(cmd), cmd.builder, cmd.handler, cmd.middlewares, cmd.deprecated);
			return;
		} else if (isCommandBuilderDefinition(builder)) {
			this.addHandler([cmd].concat(aliases), description, builder.builder, builder.handler, builder.middlewares, builder.deprecated);
			return;
		}
		if (typeof cmd === "string") {
			const parsedCommand = parseCommand(cmd);
			aliases = aliases.map((alias) => parseCommand(alias).cmd);
			let isDefault = false;
			const parsedAliases = [parsedCommand.cmd].concat(aliases).filter((c) => {
				if (DEFAULT_MARKER.test(c)) {
					isDefault = true;
					return false;
				}
				return true;
			});
			if (parsedAliases.length === 0 && isDefault) parsedAliases.push("$0");
			if (isDefault) {
				parsedCommand.cmd = parsedAliases[0];
				aliases = parsedAliases.slice(1);
				cmd = cmd.replace(DEFAULT_MARKER, parsedCommand.cmd);
			}
			aliases.forEach((alias) => {
				this.aliasMap[alias] = parsedCommand.cmd;
			});
			if (description !== false) this.usage.command(cmd, description, isDefault, aliases, deprecated);
			this.handlers[parsedCommand.cmd] = {
				original: cmd,
				description,
				handler,
				builder: builder || {},
				middlewares,
				deprecated,
				demanded: parsedCommand.demanded,
				optional: parsedCommand.optional
			};
			if (isDefault) this.defaultCommand = this.handlers[parsedCommand.cmd];
		}
	}
	getCommandHandlers() {
		return this.handlers;
	}
	getCommands() {
		return Object.keys(this.handlers).concat(Object.keys(this.aliasMap));
	}
	hasDefaultCommand() {
		return !!this.defaultCommand;
	}
	runCommand(command, yargs, parsed, commandIndex, helpOnly, helpOrVersionSet) {
		const commandHandler = this.handlers[command] || this.handlers[this.aliasMap[command]] || this.defaultCommand;
		const currentContext = yargs.getInternalMethods().getContext();
		const parentCommands = currentContext.commands.slice();
		const isDefaultCommand = !command;
		if (command) {
			currentContext.commands.push(command);
			currentContext.fullCommands.push(commandHandler.original);
		}
		const builderResult = this.applyBuilderUpdateUsageAndParse(isDefaultCommand, commandHandler, yargs, parsed.aliases, parentCommands, commandIndex, helpOnly, helpOrVersionSet);
		return isPromise(builderResult) ? builderResult.then((result) => this.applyMiddlewareAndGetResult(isDefaultCommand, commandHandler, result.innerArgv, currentContext, helpOnly, result.aliases, yargs)) : this.applyMiddlewareAndGetResult(isDefaultCommand, commandHandler, builderResult.innerArgv, currentContext, helpOnly, builderResult.aliases, yargs);
	}
	applyBuilderUpdateUsageAndParse(isDefaultCommand, commandHandler, yargs, aliases, parentCommands, commandIndex, helpOnly, helpOrVersionSet) {
		const builder = commandHandler.builder;
		let innerYargs = yargs;
		if (isCommandBuilderCallback(builder)) {
			yargs.getInternalMethods().getUsageInstance().freeze();
			const builderOutput = builder(yargs.getInternalMethods().reset(aliases), helpOrVersionSet);
			if (isPromise(builderOutput)) return builderOutput.then((output) => {
				innerYargs = isYargsInstance(output) ? output : yargs;
				return this.parseAndUpdateUsage(isDefaultCommand, commandHandler, innerYargs, parentCommands, commandIndex, helpOnly);
			});
		} else if (isCommandBuilderOptionDefinitions(builder)) {
			yargs.getInternalMethods().getUsageInstance().freeze();
			innerYargs = yargs.getInternalMethods().reset(aliases);
			Object.keys(commandHandler.builder).forEach((key) => {
				innerYargs.option(key, builder[key]);
			});
		}
		return this.parseAndUpdateUsage(isDefaultCommand, commandHandler, innerYargs, parentCommands, commandIndex, helpOnly);
	}
	parseAndUpdateUsage(isDefaultCommand, commandHandler, innerYargs, parentCommands, commandIndex, helpOnly) {
		if (isDefaultCommand) innerYargs.getInternalMethods().getUsageInstance().unfreeze(true);
		if (this.shouldUpdateUsage(innerYargs)) innerYargs.getInternalMethods().getUsageInstance().usage(this.usageFromParentCommandsCommandHandler(parentCommands, commandHandler), commandHandler.description);
		const innerArgv = innerYargs.getInternalMethods().runYargsParserAndExecuteCommands(null, void 0, true, commandIndex, helpOnly);
		return isPromise(innerArgv) ? innerArgv.then((argv) => ({
			aliases: innerYargs.parsed.aliases,
			innerArgv: argv
		})) : {
			aliases: innerYargs.parsed.aliases,
			innerArgv
		};
	}
	shouldUpdateUsage(yargs) {
		return !yargs.getInternalMethods().getUsageInstance().getUsageDisabled() && yargs.getInternalMethods().getUsageInstance().getUsage().length === 0;
	}
	usageFromParentCommandsCommandHandler(parentCommands, commandHandler) {
		const c = DEFAULT_MARKER.test(commandHandler.original) ? commandHandler.original.replace(DEFAULT_MARKER, "").trim() : commandHandler.original;
		const pc = parentCommands.filter((c) => {
			return !DEFAULT_MARKER.test(c);
		});
		pc.push(c);
		return `$0 ${pc.join(" ")}`;
	}
	handleValidationAndGetResult(isDefaultCommand, commandHandler, innerArgv, currentContext, aliases, yargs, middlewares, positionalMap) {
		if (!yargs.getInternalMethods().getHasOutput()) {
			const validation = yargs.getInternalMethods().runValidation(aliases, positionalMap, yargs.parsed.error, isDefaultCommand);
			innerArgv = maybeAsyncResult(innerArgv, (result) => {
				validation(result);
				return result;
			});
		}
		if (commandHandler.handler && !yargs.getInternalMethods().getHasOutput()) {
			yargs.getInternalMethods().setHasOutput();
			const populateDoubleDash = !!yargs.getOptions().configuration["populate--"];
			yargs.getInternalMethods().postProcess(innerArgv, populateDoubleDash, false, false);
			innerArgv = applyMiddleware(innerArgv, yargs, middlewares, false);
			innerArgv = maybeAsyncResult(innerArgv, (result) => {
				const handlerResult = commandHandler.handler(result);
				return isPromise(handlerResult) ? handlerResult.then(() => result) : result;
			});
			if (!isDefaultCommand) yargs.getInternalMethods().getUsageInstance().cacheHelpMessage();
			if (isPromise(innerArgv) && !yargs.getInternalMethods().hasParseCallback()) innerArgv.catch((error) => {
				try {
					yargs.getInternalMethods().getUsageInstance().fail(null, error);
				} catch (_err) {}
			});
		}
		if (!isDefaultCommand) {
			currentContext.commands.pop();
			currentContext.fullCommands.pop();
		}
		return innerArgv;
	}
	applyMiddlewareAndGetResult(isDefaultCommand, commandHandler, innerArgv, currentContext, helpOnly, aliases, yargs) {
		let positionalMap = {};
		if (helpOnly) return innerArgv;
		if (!yargs.getInternalMethods().getHasOutput()) positionalMap = this.populatePositionals(commandHandler, innerArgv, currentContext, yargs);
		const middlewares = this.globalMiddleware.getMiddleware().slice(0).concat(commandHandler.middlewares);
		const maybePromiseArgv = applyMiddleware(innerArgv, yargs, middlewares, true);
		return isPromise(maybePromiseArgv) ? maybePromiseArgv.then((resolvedInnerArgv) => this.handleValidationAndGetResult(isDefaultCommand, commandHandler, resolvedInnerArgv, currentContext, aliases, yargs, middlewares, positionalMap)) : this.handleValidationAndGetResult(isDefaultCommand, commandHandler, maybePromiseArgv, currentContext, aliases, yargs, middlewares, positionalMap);
	}
	populatePositionals(commandHandler, argv, context, yargs) {
		argv._ = argv._.slice(context.commands.length);
		const demanded = commandHandler.demanded.slice(0);
		const optional = commandHandler.optional.slice(0);
		const positionalMap = {};
		this.validation.positionalCount(demanded.length, argv._.length);
		while (demanded.length) {
			const demand = demanded.shift();
			this.populatePositional(demand, argv, positionalMap);
		}
		while (optional.length) {
			const maybe = optional.shift();
			this.populatePositional(maybe, argv, positionalMap);
		}
		argv._ = context.commands.concat(argv._.map((a) => "" + a));
		this.postProcessPositionals(argv, positionalMap, this.cmdToParseOptions(commandHandler.original), yargs);
		return positionalMap;
	}
	populatePositional(positional, argv, positionalMap) {
		const cmd = positional.cmd[0];
		if (positional.variadic) positionalMap[cmd] = argv._.splice(0).map(String);
		else if (argv._.length) positionalMap[cmd] = [String(argv._.shift())];
	}
	cmdToParseOptions(cmdString) {
		const parseOptions = {
			array: [],
			default: {},
			alias: {},
			demand: {}
		};
		const parsed = parseCommand(cmdString);
		parsed.demanded.forEach((d) => {
			const [cmd, ...aliases] = d.cmd;
			if (d.variadic) {
				parseOptions.array.push(cmd);
				parseOptions.default[cmd] = [];
			}
			parseOptions.alias[cmd] = aliases;
			parseOptions.demand[cmd] = true;
		});
		parsed.optional.forEach((o) => {
			const [cmd, ...aliases] = o.cmd;
			if (o.variadic) {
				parseOptions.array.push(cmd);
				parseOptions.default[cmd] = [];
			}
			parseOptions.alias[cmd] = aliases;
		});
		return parseOptions;
	}
	postProcessPositionals(argv, positionalMap, parseOptions, yargs) {
		const options = Object.assign({}, yargs.getOptions());
		options.default = Object.assign(parseOptions.default, options.default);
		for (const key of Object.keys(parseOptions.alias)) options.alias[key] = (options.alias[key] || []).concat(parseOptions.alias[key]);
		options.array = options.array.concat(parseOptions.array);
		options.config = {};
		const unparsed = [];
		Object.keys(positionalMap).forEach((key) => {
			positionalMap[key].map((value) => {
				if (options.configuration["unknown-options-as-args"]) options.key[key] = true;
				unparsed.push(`--${key}`);
				unparsed.push(value);
			});
		});
		if (!unparsed.length) return;
		const config = Object.assign({}, options.configuration, { "populate--": false });
		const parsed = this.shim.Parser.detailed(unparsed, Object.assign({}, options, { configuration: config }));
		if (parsed.error) yargs.getInternalMethods().getUsageInstance().fail(parsed.error.message, parsed.error);
		else {
			const positionalKeys = Object.keys(positionalMap);
			Object.keys(positionalMap).forEach((key) => {
				positionalKeys.push(...parsed.aliases[key]);
			});
			Object.keys(parsed.argv).forEach((key) => {
				if (positionalKeys.includes(key)) {
					if (!positionalMap[key]) positionalMap[key] = parsed.argv[key];
					if (!this.isInConfigs(yargs, key) && !this.isDefaulted(yargs, key) && Object.prototype.hasOwnProperty.call(argv, key) && Object.prototype.hasOwnProperty.call(parsed.argv, key) && (Array.isArray(argv[key]) || Array.isArray(parsed.argv[key]))) argv[key] = [].concat(argv[key], parsed.argv[key]);
					else argv[key] = parsed.argv[key];
				}
			});
		}
	}
	isDefaulted(yargs, key) {
		const { default: defaults } = yargs.getOptions();
		return Object.prototype.hasOwnProperty.call(defaults, key) || Object.prototype.hasOwnProperty.call(defaults, this.shim.Parser.camelCase(key));
	}
	isInConfigs(yargs, key) {
		const { configObjects } = yargs.getOptions();
		return configObjects.some((c) => Object.prototype.hasOwnProperty.call(c, key)) || configObjects.some((c) => Object.prototype.hasOwnProperty.call(c, this.shim.Parser.camelCase(key)));
	}
	runDefaultBuilderOn(yargs) {
		if (!this.defaultCommand) return;
		if (this.shouldUpdateUsage(yargs)) {
			const commandString = DEFAULT_MARKER.test(this.defaultCommand.original) ? this.defaultCommand.original : this.defaultCommand.original.replace(/^[^[\]<>]*/, "$0 ");
			yargs.getInternalMethods().getUsageInstance().usage(commandString, this.defaultCommand.description);
		}
		const builder = this.defaultCommand.builder;
		if (isCommandBuilderCallback(builder)) return builder(yargs, true);
		else if (!isCommandBuilderDefinition(builder)) Object.keys(builder).forEach((key) => {
			yargs.option(key, builder[key]);
		});
	}
	extractDesc({ describe, description, desc }) {
		for (const test of [
			describe,
			description,
			desc
		]) {
			if (typeof test === "string" || test === false) return test;
			assertNotStrictEqual(test, true, this.shim);
		}
		return false;
	}
	freeze() {
		this.frozens.push({
			handlers: this.handlers,
			aliasMap: this.aliasMap,
			defaultCommand: this.defaultCommand
		});
	}
	unfreeze() {
		const frozen = this.frozens.pop();
		assertNotStrictEqual(frozen, void 0, this.shim);
		({handlers: this.handlers, aliasMap: this.aliasMap, defaultCommand: this.defaultCommand} = frozen);
	}
	reset() {
		this.handlers = {};
		this.aliasMap = {};
		this.defaultCommand = void 0;
		this.requireCache = /* @__PURE__ */ new Set();
		return this;
	}
};
function command(usage, validation, globalMiddleware, shim) {
	return new CommandInstance(usage, validation, globalMiddleware, shim);
}
function isCommandBuilderDefinition(builder) {
	return typeof builder === "object" && !!builder.builder && typeof builder.handler === "function";
}
function isCommandAndAliases(cmd) {
	return cmd.every((c) => typeof c === "string");
}
function isCommandBuilderCallback(builder) {
	return typeof builder === "function";
}
function isCommandBuilderOptionDefinitions(builder) {
	return typeof builder === "object";
}
function isCommandHandlerDefinition(cmd) {
	return typeof cmd === "object" && !Array.isArray(cmd);
}

// node_modules/yargs/build/lib/utils/obj-filter.js
function objFilter(original = {}, filter = () => true) {
	const obj = {};
	objectKeys(original).forEach((key) => {
		if (filter(key, original[key])) obj[key] = original[key];
	});
	return obj;
}

// node_modules/yargs/build/lib/utils/set-blocking.js
function setBlocking(blocking) {
	if (typeof process === "undefined") return;
	[process.stdout, process.stderr].forEach((_stream) => {
		const stream = _stream;
		if (stream._handle && stream.isTTY && typeof stream._handle.setBlocking === "function") stream._handle.setBlocking(blocking);
	});
}

// node_modules/yargs/build/lib/usage.js
function isBoolean(fail) {
	return typeof fail === "boolean";
}
function usage(yargs, shim) {
	const __ = shim.y18n.__;
	const self = {};
	const fails = [];
	self.failFn = function failFn(f) {
		fails.push(f);
	};
	let failMessage = null;
	let globalFailMessage = null;
	let showHelpOnFail = true;
	self.showHelpOnFail = function showHelpOnFailFn(arg1 = true, arg2) {
		const [enabled, message] = typeof arg1 === "string" ? [true, arg1] : [arg1, arg2];
		if (yargs.getInternalMethods().isGlobalContext()) globalFailMessage = message;
		failMessage = message;
		showHelpOnFail = enabled;
		return self;
	};
	let failureOutput = false;
	self.fail = function fail(msg, err) {
		const logger = yargs.getInternalMethods().getLoggerInstance();
		if (fails.length) for (let i = fails.length - 1; i >= 0; --i) {
			const fail = fails[i];
			if (isBoolean(fail)) {
				if (err) throw err;
				else if (msg) throw Error(msg);
			} else fail(msg, err, self);
		}
		else {
			if (yargs.getExitProcess()) setBlocking(true);
			if (!failureOutput) {
				failureOutput = true;
				if (showHelpOnFail) {
					yargs.showHelp("error");
					logger.error();
				}
				if (msg || err) logger.error(msg || err);
				const globalOrCommandFailMessage = failMessage || globalFailMessage;
				if (globalOrCommandFailMessage) {
					if (msg || err) logger.error("");
					logger.error(globalOrCommandFailMessage);
				}
			}
			err = err || new YError(msg);
			if (yargs.getExitProcess()) return yargs.exit(1);
			else if (yargs.getInternalMethods().hasParseCallback()) return yargs.exit(1, err);
			else throw err;
		}
	};
	let usages = [];
	let usageDisabled = false;
	self.usage = (msg, description) => {
		if (msg === null) {
			usageDisabled = true;
			usages = [];
			return self;
		}
		usageDisabled = false;
		usages.push([msg, description || ""]);
		return self;
	};
	self.getUsage = () => {
		return usages;
	};
	self.getUsageDisabled = () => {
		return usageDisabled;
	};
	self.getPositionalGroupName = () => {
		return __("Positionals:");
	};
	let examples = [];
	self.example = (cmd, description) => {
		examples.push([cmd, description || ""]);
	};
	let commands = [];
	self.command = function command(cmd, description, isDefault, aliases, deprecated = false) {
		if (isDefault) commands = commands.map((cmdArray) => {
			cmdArray[2] = false;
			return cmdArray;
		});
		commands.push([
			cmd,
			description || "",
			isDefault,
			aliases,
			deprecated
		]);
	};
	self.getCommands = () => commands;
	let descriptions = {};
	self.describe = function describe(keyOrKeys, desc) {
		if (Array.isArray(keyOrKeys)) keyOrKeys.forEach((k) => {
			self.describe(k, desc);
		});
		else if (typeof keyOrKeys === "object") Object.keys(keyOrKeys).forEach((k) => {
			self.describe(k, keyOrKeys[k]);
		});
		else descriptions[keyOrKeys] = desc;
	};
	self.getDescriptions = () => descriptions;
	let epilogs = [];
	self.epilog = (msg) => {
		epilogs.push(msg);
	};
	let wrapSet = false;
	let wrap;
	self.wrap = (cols) => {
		wrapSet = true;
		wrap = cols;
	};
	self.getWrap = () => {
		if (shim.getEnv("YARGS_DISABLE_WRAP")) return null;
		if (!wrapSet) {
			wrap = windowWidth();
			wrapSet = true;
		}
		return wrap;
	};
	const deferY18nLookupPrefix = "__yargsString__:";
	self.deferY18nLookup = (str) => deferY18nLookupPrefix + str;
	self.help = function help() {
		if (cachedHelpMessage) return cachedHelpMessage;
		normalizeAliases();
		const base$0 = yargs.customScriptName ? yargs.$0 : shim.path.basename(yargs.$0);
		const demandedOptions = yargs.getDemandedOptions();
		const demandedCommands = yargs.getDemandedCommands();
		const deprecatedOptions = yargs.getDeprecatedOptions();
		const groups = yargs.getGroups();
		const options = yargs.getOptions();
		let keys = [];
		keys = keys.concat(Object.keys(descriptions));
		keys = keys.concat(Object.keys(demandedOptions));
		keys = keys.concat(Object.keys(demandedCommands));
		keys = keys.concat(Object.keys(options.default));
		keys = keys.filter(filterHiddenOptions);
		keys = Object.keys(keys.reduce((acc, key) => {
			if (key !== "_") acc[key] = true;
			return acc;
		}, {}));
		const theWrap = self.getWrap();
		const ui = shim.cliui({
			width: theWrap,
			wrap: !!theWrap
		});
		if (!usageDisabled) {
			if (usages.length) {
				usages.forEach((usage) => {
					ui.div({ text: `${usage[0].replace(/\$0/g, base$0)}` });
					if (usage[1]) ui.div({
						text: `${usage[1]}`,
						padding: [
							1,
							0,
							0,
							0
						]
					});
				});
				ui.div();
			} else if (commands.length) {
				let u = null;
				if (demandedCommands._) u = `${base$0} <${__("command")}>\n`;
				else u = `${base$0} [${__("command")}]\n`;
				ui.div(`${u}`);
			}
		}
		if (commands.length > 1 || commands.length === 1 && !commands[0][2]) {
			ui.div(__("Commands:"));
			const context = yargs.getInternalMethods().getContext();
			const parentCommands = context.commands.length ? `${context.commands.join(" ")} ` : "";
			if (yargs.getInternalMethods().getParserConfiguration()["sort-commands"] === true) commands = commands.sort((a, b) => a[0].localeCompare(b[0]));
			const prefix = base$0 ? `${base$0} ` : "";
			commands.forEach((command) => {
				const commandString = `${prefix}${parentCommands}${command[0].replace(/^\$0 ?/, "")}`;
				ui.span({
					text: commandString,
					padding: [
						0,
						2,
						0,
						2
					],
					width: maxWidth(commands, theWrap, `${base$0}${parentCommands}`) + 4
				}, { text: command[1] });
				const hints = [];
				if (command[2]) hints.push(`[${__("default")}]`);
				if (command[3] && command[3].length) hints.push(`[${__("aliases:")} ${command[3].join(", ")}]`);
				if (command[4]) {
					if (typeof command[4] === "string") hints.push(`[${__("deprecated: %s", command[4])}]`);
					else hints.push(`[${__("deprecated")}]`);
				}
				if (hints.length) ui.div({
					text: hints.join(" "),
					padding: [
						0,
						0,
						0,
						2
					],
					align: "right"
				});
				else ui.div();
			});
			ui.div();
		}
		const aliasKeys = (Object.keys(options.alias) || []).concat(Object.keys(yargs.parsed.newAliases) || []);
		keys = keys.filter((key) => !yargs.parsed.newAliases[key] && aliasKeys.every((alias) => (options.alias[alias] || []).indexOf(key) === -1));
		const defaultGroup = __("Options:");
		if (!groups[defaultGroup]) groups[defaultGroup] = [];
		addUngroupedKeys(keys, options.alias, groups, defaultGroup);
		const isLongSwitch = (sw) => /^--/.test(getText(sw));
		const displayedGroups = Object.keys(groups).filter((groupName) => groups[groupName].length > 0).map((groupName) => {
			return {
				groupName,
				normalizedKeys: groups[groupName].filter(filterHiddenOptions).map((key) => {
					if (aliasKeys.includes(key)) return key;
					for (let i = 0, aliasKey; (aliasKey = aliasKeys[i]) !== void 0; i++) if ((options.alias[aliasKey] || []).includes(key)) return aliasKey;
					return key;
				})
			};
		}).filter(({ normalizedKeys }) => normalizedKeys.length > 0).map(({ groupName, normalizedKeys }) => {
			return {
				groupName,
				normalizedKeys,
				switches: normalizedKeys.reduce((acc, key) => {
					acc[key] = [key].concat(options.alias[key] || []).map((sw) => {
						if (groupName === self.getPositionalGroupName()) return sw;
						else return (/^[0-9]$/.test(sw) ? options.boolean.includes(key) ? "-" : "--" : sw.length > 1 ? "--" : "-") + sw;
					}).sort((sw1, sw2) => isLongSwitch(sw1) === isLongSwitch(sw2) ? 0 : isLongSwitch(sw1) ? 1 : -1).join(", ");
					return acc;
				}, {})
			};
		});
		if (displayedGroups.filter(({ groupName }) => groupName !== self.getPositionalGroupName()).some(({ normalizedKeys, switches }) => !normalizedKeys.every((key) => isLongSwitch(switches[key])))) displayedGroups.filter(({ groupName }) => groupName !== self.getPositionalGroupName()).forEach(({ normalizedKeys, switches }) => {
			normalizedKeys.forEach((key) => {
				if (isLongSwitch(switches[key])) switches[key] = addIndentation(switches[key], 4);
			});
		});
		displayedGroups.forEach(({ groupName, normalizedKeys, switches }) => {
			ui.div(groupName);
			normalizedKeys.forEach((key) => {
				const kswitch = switches[key];
				let desc = descriptions[key] || "";
				let type = null;
				if (desc.includes(deferY18nLookupPrefix)) desc = __(desc.substring(16));
				if (options.boolean.includes(key)) type = `[${__("boolean")}]`;
				if (options.count.includes(key)) type = `[${__("count")}]`;
				if (options.string.includes(key)) type = `[${__("string")}]`;
				if (options.normalize.includes(key)) type = `[${__("string")}]`;
				if (options.array.includes(key)) type = `[${__("array")}]`;
				if (options.number.includes(key)) type = `[${__("number")}]`;
				const deprecatedExtra = (deprecated) => typeof deprecated === "string" ? `[${__("deprecated: %s", deprecated)}]` : `[${__("deprecated")}]`;
				const extra = [
					key in deprecatedOptions ? deprecatedExtra(deprecatedOptions[key]) : null,
					type,
					key in demandedOptions ? `[${__("required")}]` : null,
					options.choices && options.choices[key] ? `[${__("choices:")} ${self.stringifiedValues(options.choices[key])}]` : null,
					defaultString(options.default[key], options.defaultDescription[key])
				].filter(Boolean).join(" ");
				ui.span({
					text: getText(kswitch),
					padding: [
						0,
						2,
						0,
						2 + getIndentation(kswitch)
					],
					width: maxWidth(switches, theWrap) + 4
				}, desc);
				const shouldHideOptionExtras = yargs.getInternalMethods().getUsageConfiguration()["hide-types"] === true;
				if (extra && !shouldHideOptionExtras) ui.div({
					text: extra,
					padding: [
						0,
						0,
						0,
						2
					],
					align: "right"
				});
				else ui.div();
			});
			ui.div();
		});
		if (examples.length) {
			ui.div(__("Examples:"));
			examples.forEach((example) => {
				example[0] = example[0].replace(/\$0/g, base$0);
			});
			examples.forEach((example) => {
				if (example[1] === "") ui.div({
					text: example[0],
					padding: [
						0,
						2,
						0,
						2
					]
				});
				else ui.div({
					text: example[0],
					padding: [
						0,
						2,
						0,
						2
					],
					width: maxWidth(examples, theWrap) + 4
				}, { text: example[1] });
			});
			ui.div();
		}
		if (epilogs.length > 0) {
			const e = epilogs.map((epilog) => epilog.replace(/\$0/g, base$0)).join("\n");
			ui.div(`${e}\n`);
		}
		return ui.toString().replace(/\s*$/, "");
	};
	function maxWidth(table, theWrap, modifier) {
		let width = 0;
		if (!Array.isArray(table)) table = Object.values(table).map((v) => [v]);
		table.forEach((v) => {
			width = Math.max(shim.stringWidth(modifier ? `${modifier} ${getText(v[0])}` : getText(v[0])) + getIndentation(v[0]), width);
		});
		if (theWrap) width = Math.min(width, parseInt((theWrap * .5).toString(), 10));
		return width;
	}
	function normalizeAliases() {
		const demandedOptions = yargs.getDemandedOptions();
		const options = yargs.getOptions();
		(Object.keys(options.alias) || []).forEach((key) => {
			options.alias[key].forEach((alias) => {
				if (descriptions[alias]) self.describe(key, descriptions[alias]);
				if (alias in demandedOptions) yargs.demandOption(key, demandedOptions[alias]);
				if (options.boolean.includes(alias)) yargs.boolean(key);
				if (options.count.includes(alias)) yargs.count(key);
				if (options.string.includes(alias)) yargs.string(key);
				if (options.normalize.includes(alias)) yargs.normalize(key);
				if (options.array.includes(alias)) yargs.array(key);
				if (options.number.includes(alias)) yargs.number(key);
			});
		});
	}
	let cachedHelpMessage;
	self.cacheHelpMessage = function() {
		cachedHelpMessage = this.help();
	};
	self.clearCachedHelpMessage = function() {
		cachedHelpMessage = void 0;
	};
	self.hasCachedHelpMessage = function() {
		return !!cachedHelpMessage;
	};
	function addUngroupedKeys(keys, aliases, groups, defaultGroup) {
		let groupedKeys = [];
		let toCheck = null;
		Object.keys(groups).forEach((group) => {
			groupedKeys = groupedKeys.concat(groups[group]);
		});
		keys.forEach((key) => {
			toCheck = [key].concat(aliases[key]);
			if (!toCheck.some((k) => groupedKeys.indexOf(k) !== -1)) groups[defaultGroup].push(key);
		});
		return groupedKeys;
	}
	function filterHiddenOptions(key) {
		return yargs.getOptions().hiddenOptions.indexOf(key) < 0 || yargs.parsed.argv[yargs.getOptions().showHiddenOpt];
	}
	self.showHelp = (level) => {
		const logger = yargs.getInternalMethods().getLoggerInstance();
		if (!level) level = "error";
		(typeof level === "function" ? level : logger[level])(self.help());
	};
	self.functionDescription = (fn) => {
		return [
			"(",
			fn.name ? shim.Parser.decamelize(fn.name, "-") : __("generated-value"),
			")"
		].join("");
	};
	self.stringifiedValues = function stringifiedValues(values, separator) {
		let string = "";
		const sep = separator || ", ";
		const array = [].concat(values);
		if (!values || !array.length) return string;
		array.forEach((value) => {
			if (string.length) string += sep;
			string += JSON.stringify(value);
		});
		return string;
	};
	function defaultString(value, defaultDescription) {
		let string = `[${__("default:")} `;
		if (value === void 0 && !defaultDescription) return null;
		if (defaultDescription) string += defaultDescription;
		else switch (typeof value) {
			case "string":
				string += `"${value}"`;
				break;
			case "object":
				string += JSON.stringify(value);
				break;
			default: string += value;
		}
		return `${string}]`;
	}
	function windowWidth() {
		const maxWidth = 80;
		if (shim.process.stdColumns) return Math.min(maxWidth, shim.process.stdColumns);
		else return maxWidth;
	}
	let version = null;
	self.version = (ver) => {
		version = ver;
	};
	self.showVersion = (level) => {
		const logger = yargs.getInternalMethods().getLoggerInstance();
		if (!level) level = "error";
		(typeof level === "function" ? level : logger[level])(version);
	};
	self.reset = function reset(localLookup) {
		failMessage = null;
		failureOutput = false;
		usages = [];
		usageDisabled = false;
		epilogs = [];
		examples = [];
		commands = [];
		descriptions = objFilter(descriptions, (k) => !localLookup[k]);
		return self;
	};
	const frozens = [];
	self.freeze = function freeze() {
		frozens.push({
			failMessage,
			failureOutput,
			usages,
			usageDisabled,
			epilogs,
			examples,
			commands,
			descriptions
		});
	};
	self.unfreeze = function unfreeze(defaultCommand = false) {
		const frozen = frozens.pop();
		if (!frozen) return;
		if (defaultCommand) {
			descriptions = {
				...frozen.descriptions,
				...descriptions
			};
			commands = [...frozen.commands, ...commands];
			usages = [...frozen.usages, ...usages];
			examples = [...frozen.examples, ...examples];
			epilogs = [...frozen.epilogs, ...epilogs];
		} else ({failMessage, failureOutput, usages, usageDisabled, epilogs, examples, commands, descriptions} = frozen);
	};
	return self;
}
function isIndentedText(text) {
	return typeof text === "object";
}
function addIndentation(text, indent) {
	return isIndentedText(text) ? {
		text: text.text,
		indentation: text.indentation + indent
	} : {
		text,
		indentation: indent
	};
}
function getIndentation(text) {
	return isIndentedText(text) ? text.indentation : 0;
}
function getText(text) {
	return isIndentedText(text) ? text.text : text;
}

// node_modules/yargs/build/lib/completion-templates.js
const completionShTemplate = `###-begin-{{app_name}}-completions-###
#
# yargs command completion script
#
# Installation: {{app_path}} {{completion_command}} >> ~/.bashrc
#    or {{app_path}} {{completion_command}} >> ~/.bash_profile on OSX.
#
_{{app_name}}_yargs_completions()
{
    local cur_word args type_list

    cur_word="\${COMP_WORDS[COMP_CWORD]}"
    args=("\${COMP_WORDS[@]}")

    # ask yargs to generate completions.
    # see https://stackoverflow.com/a/40944195/7080036 for the spaces-handling awk
    mapfile -t type_list < <({{app_path}} --get-yargs-completions "\${args[@]}")
    mapfile -t COMPREPLY < <(compgen -W "$( printf '%q ' "\${type_list[@]}" )" -- "\${cur_word}" |
        awk '/ / { print "\\""$0"\\"" } /^[^ ]+$/ { print $0 }')

    # if no match was found, fall back to filename completion
    if [ \${#COMPREPLY[@]} -eq 0 ]; then
      COMPREPLY=()
    fi

    return 0
}
complete -o bashdefault -o default -F _{{app_name}}_yargs_completions {{app_name}}
###-end-{{app_name}}-completions-###
`;
const completionZshTemplate = `#compdef {{app_name}}
###-begin-{{app_name}}-completions-###
#
# yargs command completion script
#
# Installation: {{app_path}} {{completion_command}} >> ~/.zshrc
#    or {{app_path}} {{completion_command}} >> ~/.zprofile on OSX.
#
_{{app_name}}_yargs_completions()
{
  local reply
  local si=$IFS
  IFS=$'\n' reply=($(COMP_CWORD="$((CURRENT-1))" COMP_LINE="$BUFFER" COMP_POINT="$CURSOR" {{app_path}} --get-yargs-completions "\${words[@]}"))
  IFS=$si
  if [[ \${#reply} -gt 0 ]]; then
    _describe 'values' reply
  else
    _default
  fi
}
if [[ "\${zsh_eval_context[-1]}" == "loadautofunc" ]]; then
  _{{app_name}}_yargs_completions "$@"
else
  compdef _{{app_name}}_yargs_completions {{app_name}}
fi
###-end-{{app_name}}-completions-###
`;
const completionFishTemplate = `###-begin-{{app_name}}-completions-###
#
# yargs command completion script
#
# Installation: {{app_path}} {{completion_command}} > ~/.config/fish/completions/{{app_name}}.fish
#
complete -f -c {{app_name}} -a '({{app_path}} --get-yargs-completions (commandline -o)[2..-1])'
###-end-{{app_name}}-completions-###
`;

// node_modules/yargs/build/lib/completion.js
var Completion = class {
	constructor(yargs, usage, command, shim) {
		var _a, _b, _c, _d, _e;
		this.yargs = yargs;
		this.usage = usage;
		this.command = command;
		this.shim = shim;
		this.completionKey = "get-yargs-completions";
		this.aliases = null;
		this.customCompletionFunction = null;
		this.indexAfterLastReset = 0;
		this.zshShell = (_c = ((_a = this.shim.getEnv("SHELL")) === null || _a === void 0 ? void 0 : _a.includes("zsh")) || ((_b = this.shim.getEnv("ZSH_NAME")) === null || _b === void 0 ? void 0 : _b.includes("zsh"))) !== null && _c !== void 0 ? _c : false;
		this.fishShell = (_e = (_d = this.shim.getEnv("SHELL")) === null || _d === void 0 ? void 0 : _d.includes("fish")) !== null && _e !== void 0 ? _e : false;
	}
	defaultCompletion(args, argv, current, done) {
		const handlers = this.command.getCommandHandlers();
		for (let i = 0, ii = args.length; i < ii; ++i) if (handlers[args[i]] && handlers[args[i]].builder) {
			const builder = handlers[args[i]].builder;
			if (isCommandBuilderCallback(builder)) {
				this.indexAfterLastReset = i + 1;
				const y = this.yargs.getInternalMethods().reset();
				builder(y, true);
				return y.argv;
			}
		}
		const completions = [];
		this.commandCompletions(completions, args, current);
		this.optionCompletions(completions, args, argv, current);
		this.choicesFromOptionsCompletions(completions, args, argv, current);
		this.choicesFromPositionalsCompletions(completions, args, argv, current);
		done(null, completions);
	}
	commandCompletions(completions, args, current) {
		const parentCommands = this.yargs.getInternalMethods().getContext().commands;
		if (!current.match(/^-/) && parentCommands[parentCommands.length - 1] !== current && !this.previousArgHasChoices(args)) this.usage.getCommands().forEach((usageCommand) => {
			const commandName = parseCommand(usageCommand[0]).cmd;
			if (args.indexOf(commandName) === -1) {
				const desc = usageCommand[1] || "";
				if (this.fishShell) completions.push(commandName + "	" + desc);
				else if (this.zshShell) completions.push(commandName.replace(/:/g, "\\:") + ":" + desc);
				else completions.push(commandName);
			}
		});
	}
	optionCompletions(completions, args, argv, current) {
		if ((current.match(/^-/) || current === "" && completions.length === 0) && !this.previousArgHasChoices(args)) {
			const options = this.yargs.getOptions();
			const positionalKeys = this.yargs.getGroups()[this.usage.getPositionalGroupName()] || [];
			Object.keys(options.key).forEach((key) => {
				const negable = !!options.configuration["boolean-negation"] && options.boolean.includes(key);
				if (!positionalKeys.includes(key) && !options.hiddenOptions.includes(key) && !this.argsContainKey(args, key, negable)) this.completeOptionKey(key, completions, current, negable && !!options.default[key]);
			});
		}
	}
	choicesFromOptionsCompletions(completions, args, argv, current) {
		if (this.previousArgHasChoices(args)) {
			const choices = this.getPreviousArgChoices(args);
			if (choices && choices.length > 0) {
				if (this.fishShell) completions.push(...choices);
				else completions.push(...choices.map((c) => c.replace(/:/g, "\\:")));
			}
		}
	}
	choicesFromPositionalsCompletions(completions, args, argv, current) {
		if (current === "" && completions.length > 0 && this.previousArgHasChoices(args)) return;
		const positionalKeys = this.yargs.getGroups()[this.usage.getPositionalGroupName()] || [];
		const offset = Math.max(this.indexAfterLastReset, this.yargs.getInternalMethods().getContext().commands.length + 1);
		const positionalKey = positionalKeys[argv._.length - offset - 1];
		if (!positionalKey) return;
		const choices = this.yargs.getOptions().choices[positionalKey] || [];
		for (const choice of choices) if (choice.startsWith(current)) {
			if (this.fishShell) completions.push(choice);
			else completions.push(choice.replace(/:/g, "\\:"));
		}
	}
	getPreviousArgChoices(args) {
		if (args.length < 1) return;
		let previousArg = args[args.length - 1];
		let filter = "";
		if (!previousArg.startsWith("-") && args.length > 1) {
			filter = previousArg;
			previousArg = args[args.length - 2];
		}
		if (!previousArg.startsWith("-")) return;
		const previousArgKey = previousArg.replace(/^-+/, "");
		const options = this.yargs.getOptions();
		const possibleAliases = [previousArgKey, ...this.yargs.getAliases()[previousArgKey] || []];
		let choices;
		for (const possibleAlias of possibleAliases) if (Object.prototype.hasOwnProperty.call(options.key, possibleAlias) && Array.isArray(options.choices[possibleAlias])) {
			choices = options.choices[possibleAlias];
			break;
		}
		if (choices) return choices.filter((choice) => !filter || choice.startsWith(filter));
	}
	previousArgHasChoices(args) {
		const choices = this.getPreviousArgChoices(args);
		return choices !== void 0 && choices.length > 0;
	}
	argsContainKey(args, key, negable) {
		const argsContains = (s) => args.indexOf((/^[^0-9]$/.test(s) ? "-" : "--") + s) !== -1;
		if (argsContains(key)) return true;
		if (negable && argsContains(`no-${key}`)) return true;
		if (this.aliases) {
			for (const alias of this.aliases[key]) if (argsContains(alias)) return true;
		}
		return false;
	}
	completeOptionKey(key, completions, current, negable) {
		var _a, _b, _c, _d;
		let keyWithDesc = key;
		if (this.zshShell || this.fishShell) {
			const descs = this.usage.getDescriptions();
			const aliasKey = (_b = (_a = this === null || this === void 0 ? void 0 : this.aliases) === null || _a === void 0 ? void 0 : _a[key]) === null || _b === void 0 ? void 0 : _b.find((alias) => {
				const desc = descs[alias];
				return typeof desc === "string" && desc.length > 0;
			});
			const descFromAlias = aliasKey ? descs[aliasKey] : void 0;
			const cleanedDesc = ((_d = (_c = descs[key]) !== null && _c !== void 0 ? _c : descFromAlias) !== null && _d !== void 0 ? _d : "").replace("__yargsString__:", "").replace(/(\r\n|\n|\r)/gm, " ");
			if (this.fishShell) keyWithDesc = `${key}\t${cleanedDesc}`;
			else keyWithDesc = `${key.replace(/:/g, "\\:")}:${cleanedDesc}`;
		}
		const startsByTwoDashes = (s) => /^--/.test(s);
		const isShortOption = (s) => /^[^0-9]$/.test(s);
		const dashes = !startsByTwoDashes(current) && isShortOption(key) ? "-" : "--";
		completions.push(dashes + keyWithDesc);
		if (negable) completions.push(dashes + "no-" + keyWithDesc);
	}
	customCompletion(args, argv, current, done) {
		assertNotStrictEqual(this.customCompletionFunction, null, this.shim);
		if (isSyncCompletionFunction(this.customCompletionFunction)) {
			const result = this.customCompletionFunction(current, argv);
			if (isPromise(result)) return result.then((list) => {
				this.shim.process.nextTick(() => {
					done(null, list);
				});
			}).catch((err) => {
				this.shim.process.nextTick(() => {
					done(err, void 0);
				});
			});
			return done(null, result);
		} else if (isFallbackCompletionFunction(this.customCompletionFunction)) return this.customCompletionFunction(current, argv, (onCompleted = done) => this.defaultCompletion(args, argv, current, onCompleted), (completions) => {
			done(null, completions);
		});
		else return this.customCompletionFunction(current, argv, (completions) => {
			done(null, completions);
		});
	}
	getCompletion(args, done) {
		const current = args.length ? args[args.length - 1] : "";
		const argv = this.yargs.parse(args, true);
		const completionFunction = this.customCompletionFunction ? (argv) => this.customCompletion(args, argv, current, done) : (argv) => this.defaultCompletion(args, argv, current, done);
		return isPromise(argv) ? argv.then(completionFunction) : completionFunction(argv);
	}
	generateCompletionScript($0, cmd) {
		let script;
		if (this.zshShell) script = completionZshTemplate;
		else if (this.fishShell) script = completionFishTemplate;
		else script = completionShTemplate;
		const name = this.shim.path.basename($0);
		if ($0.match(/\.js$/)) $0 = `./${$0}`;
		script = script.replace(/{{app_name}}/g, name);
		script = script.replace(/{{completion_command}}/g, cmd);
		return script.replace(/{{app_path}}/g, $0);
	}
	registerFunction(fn) {
		this.customCompletionFunction = fn;
	}
	setParsed(parsed) {
		this.aliases = parsed.aliases;
	}
};
function completion(yargs, usage, command, shim) {
	return new Completion(yargs, usage, command, shim);
}
function isSyncCompletionFunction(completionFunction) {
	return completionFunction.length < 3;
}
function isFallbackCompletionFunction(completionFunction) {
	return completionFunction.length > 3;
}

// node_modules/yargs/build/lib/utils/levenshtein.js
function levenshtein(a, b) {
	if (a.length === 0) return b.length;
	if (b.length === 0) return a.length;
	const matrix = [];
	let i = 0;
	for (; i <= b.length; i++) matrix[i] = [i];
	let j = 0;
	for (; j <= a.length; j++) matrix[0][j] = j;
	for (i = 1; i <= b.length; i++) for (j = 1; j <= a.length; j++) if (b.charAt(i - 1) === a.charAt(j - 1)) matrix[i][j] = matrix[i - 1][j - 1];
	else if (i > 1 && j > 1 && b.charAt(i - 2) === a.charAt(j - 1) && b.charAt(i - 1) === a.charAt(j - 2)) matrix[i][j] = matrix[i - 2][j - 2] + 1;
	else matrix[i][j] = Math.min(matrix[i - 1][j - 1] + 1, Math.min(matrix[i][j - 1] + 1, matrix[i - 1][j] + 1));
	return matrix[b.length][a.length];
}

// node_modules/yargs/build/lib/validation.js
const specialKeys = [
	"$0",
	"--",
	"_"
];
function validation(yargs, usage, shim) {
	const __ = shim.y18n.__;
	const __n = shim.y18n.__n;
	const self = {};
	self.nonOptionCount = function nonOptionCount(argv) {
		const demandedCommands = yargs.getDemandedCommands();
		const _s = argv._.length + (argv["--"] ? argv["--"].length : 0) - yargs.getInternalMethods().getContext().commands.length;
		if (demandedCommands._ && (_s < demandedCommands._.min || _s > demandedCommands._.max)) {
			if (_s < demandedCommands._.min) {
				if (demandedCommands._.minMsg !== void 0) usage.fail(demandedCommands._.minMsg ? demandedCommands._.minMsg.replace(/\$0/g, _s.toString()).replace(/\$1/, demandedCommands._.min.toString()) : null);
				else usage.fail(__n("Not enough non-option arguments: got %s, need at least %s", "Not enough non-option arguments: got %s, need at least %s", _s, _s.toString(), demandedCommands._.min.toString()));
			} else if (_s > demandedCommands._.max) {
				if (demandedCommands._.maxMsg !== void 0) usage.fail(demandedCommands._.maxMsg ? demandedCommands._.maxMsg.replace(/\$0/g, _s.toString()).replace(/\$1/, demandedCommands._.max.toString()) : null);
				else usage.fail(__n("Too many non-option arguments: got %s, maximum of %s", "Too many non-option arguments: got %s, maximum of %s", _s, _s.toString(), demandedCommands._.max.toString()));
			}
		}
	};
	self.positionalCount = function positionalCount(required, observed) {
		if (observed < required) usage.fail(__n("Not enough non-option arguments: got %s, need at least %s", "Not enough non-option arguments: got %s, need at least %s", observed, observed + "", required + ""));
	};
	self.requiredArguments = function requiredArguments(argv, demandedOptions) {
		let missing = null;
		for (const key of Object.keys(demandedOptions)) if (!Object.prototype.hasOwnProperty.call(argv, key) || typeof argv[key] === "undefined") {
			missing = missing || {};
			missing[key] = demandedOptions[key];
		}
		if (missing) {
			const customMsgs = [];
			for (const key of Object.keys(missing)) {
				const msg = missing[key];
				if (msg && customMsgs.indexOf(msg) < 0) customMsgs.push(msg);
			}
			const customMsg = customMsgs.length ? `\n${customMsgs.join("\n")}` : "";
			usage.fail(__n("Missing required argument: %s", "Missing required arguments: %s", Object.keys(missing).length, Object.keys(missing).join(", ") + customMsg));
		}
	};
	self.unknownArguments = function unknownArguments(argv, aliases, positionalMap, isDefaultCommand, checkPositionals = true) {
		var _a;
		const commandKeys = yargs.getInternalMethods().getCommandInstance().getCommands();
		const unknown = [];
		const currentContext = yargs.getInternalMethods().getContext();
		Object.keys(argv).forEach((key) => {
			if (!specialKeys.includes(key) && !Object.prototype.hasOwnProperty.call(positionalMap, key) && !Object.prototype.hasOwnProperty.call(yargs.getInternalMethods().getParseContext(), key) && !self.isValidAndSomeAliasIsNotNew(key, aliases)) unknown.push(key);
		});
		if (checkPositionals && (currentContext.commands.length > 0 || commandKeys.length > 0 || isDefaultCommand)) argv._.slice(currentContext.commands.length).forEach((key) => {
			if (!commandKeys.includes("" + key)) unknown.push("" + key);
		});
		if (checkPositionals) {
			const maxNonOptDemanded = ((_a = yargs.getDemandedCommands()._) === null || _a === void 0 ? void 0 : _a.max) || 0;
			const expected = currentContext.commands.length + maxNonOptDemanded;
			if (expected < argv._.length) argv._.slice(expected).forEach((key) => {
				key = String(key);
				if (!currentContext.commands.includes(key) && !unknown.includes(key)) unknown.push(key);
			});
		}
		if (unknown.length) usage.fail(__n("Unknown argument: %s", "Unknown arguments: %s", unknown.length, unknown.map((s) => s.trim() ? s : `"${s}"`).join(", ")));
	};
	self.unknownCommands = function unknownCommands(argv) {
		const commandKeys = yargs.getInternalMethods().getCommandInstance().getCommands();
		const unknown = [];
		const currentContext = yargs.getInternalMethods().getContext();
		if (currentContext.commands.length > 0 || commandKeys.length > 0) argv._.slice(currentContext.commands.length).forEach((key) => {
			if (!commandKeys.includes("" + key)) unknown.push("" + key);
		});
		if (unknown.length > 0) {
			usage.fail(__n("Unknown command: %s", "Unknown commands: %s", unknown.length, unknown.join(", ")));
			return true;
		} else return false;
	};
	self.isValidAndSomeAliasIsNotNew = function isValidAndSomeAliasIsNotNew(key, aliases) {
		if (!Object.prototype.hasOwnProperty.call(aliases, key)) return false;
		const newAliases = yargs.parsed.newAliases;
		return [key, ...aliases[key]].some((a) => !Object.prototype.hasOwnProperty.call(newAliases, a) || !newAliases[key]);
	};
	self.limitedChoices = function limitedChoices(argv) {
		const options = yargs.getOptions();
		const invalid = {};
		if (!Object.keys(options.choices).length) return;
		Object.keys(argv).forEach((key) => {
			if (specialKeys.indexOf(key) === -1 && Object.prototype.hasOwnProperty.call(options.choices, key)) [].concat(argv[key]).forEach((value) => {
				if (options.choices[key].indexOf(value) === -1 && value !== void 0) invalid[key] = (invalid[key] || []).concat(value);
			});
		});
		const invalidKeys = Object.keys(invalid);
		if (!invalidKeys.length) return;
		let msg = __("Invalid values:");
		invalidKeys.forEach((key) => {
			msg += `\n  ${__("Argument: %s, Given: %s, Choices: %s", key, usage.stringifiedValues(invalid[key]), usage.stringifiedValues(options.choices[key]))}`;
		});
		usage.fail(msg);
	};
	let implied = {};
	self.implies = function implies(key, value) {
		argsert("<string|object> [array|number|string]", [key, value], arguments.length);
		if (typeof key === "object") Object.keys(key).forEach((k) => {
			self.implies(k, key[k]);
		});
		else {
			yargs.global(key);
			if (!implied[key]) implied[key] = [];
			if (Array.isArray(value)) value.forEach((i) => self.implies(key, i));
			else {
				assertNotStrictEqual(value, void 0, shim);
				implied[key].push(value);
			}
		}
	};
	self.getImplied = function getImplied() {
		return implied;
	};
	function keyExists(argv, val) {
		const num = Number(val);
		val = isNaN(num) ? val : num;
		if (typeof val === "number") val = argv._.length >= val;
		else if (val.match(/^--no-.+/)) {
			val = val.match(/^--no-(.+)/)[1];
			val = !Object.prototype.hasOwnProperty.call(argv, val);
		} else val = Object.prototype.hasOwnProperty.call(argv, val);
		return val;
	}
	self.implications = function implications(argv) {
		const implyFail = [];
		Object.keys(implied).forEach((key) => {
			const origKey = key;
			(implied[key] || []).forEach((value) => {
				let key = origKey;
				const origValue = value;
				key = keyExists(argv, key);
				value = keyExists(argv, value);
				if (key && !value) implyFail.push(` ${origKey} -> ${origValue}`);
			});
		});
		if (implyFail.length) {
			let msg = `${__("Implications failed:")}\n`;
			implyFail.forEach((value) => {
				msg += value;
			});
			usage.fail(msg);
		}
	};
	let conflicting = {};
	self.conflicts = function conflicts(key, value) {
		argsert("<string|object> [array|string]", [key, value], arguments.length);
		if (typeof key === "object") Object.keys(key).forEach((k) => {
			self.conflicts(k, key[k]);
		});
		else {
			yargs.global(key);
			if (!conflicting[key]) conflicting[key] = [];
			if (Array.isArray(value)) value.forEach((i) => self.conflicts(key, i));
			else conflicting[key].push(value);
		}
	};
	self.getConflicting = () => conflicting;
	self.conflicting = function conflictingFn(argv) {
		Object.keys(argv).forEach((key) => {
			if (conflicting[key]) conflicting[key].forEach((value) => {
				if (value && argv[key] !== void 0 && argv[value] !== void 0) usage.fail(__("Arguments %s and %s are mutually exclusive", key, value));
			});
		});
		if (yargs.getInternalMethods().getParserConfiguration()["strip-dashed"]) Object.keys(conflicting).forEach((key) => {
			conflicting[key].forEach((value) => {
				if (value && argv[shim.Parser.camelCase(key)] !== void 0 && argv[shim.Parser.camelCase(value)] !== void 0) usage.fail(__("Arguments %s and %s are mutually exclusive", key, value));
			});
		});
	};
	self.recommendCommands = function recommendCommands(cmd, potentialCommands) {
		const threshold = 3;
		potentialCommands = potentialCommands.sort((a, b) => b.length - a.length);
		let recommended = null;
		let bestDistance = Infinity;
		for (let i = 0, candidate; (candidate = potentialCommands[i]) !== void 0; i++) {
			const d = levenshtein(cmd, candidate);
			if (d <= threshold && d < bestDistance) {
				bestDistance = d;
				recommended = candidate;
			}
		}
		if (recommended) usage.fail(__("Did you mean %s?", recommended));
	};
	self.reset = function reset(localLookup) {
		implied = objFilter(implied, (k) => !localLookup[k]);
		conflicting = objFilter(conflicting, (k) => !localLookup[k]);
		return self;
	};
	const frozens = [];
	self.freeze = function freeze() {
		frozens.push({
			implied,
			conflicting
		});
	};
	self.unfreeze = function unfreeze() {
		const frozen = frozens.pop();
		assertNotStrictEqual(frozen, void 0, shim);
		({implied, conflicting} = frozen);
	};
	return self;
}

// node_modules/yargs/build/lib/utils/apply-extends.js
let previouslyVisitedConfigs = [];
let shim;
function applyExtends(config, cwd, mergeExtends, _shim) {
	shim = _shim;
	let defaultConfig = {};
	if (Object.prototype.hasOwnProperty.call(config, "extends")) {
		if (typeof config.extends !== "string") return defaultConfig;
		const isPath = /\.json|\..*rc$/.test(config.extends);
		let pathToDefault = null;
		if (!isPath) try {
			pathToDefault = (void 0)(config.extends);
		} catch (_err) {
			return config;
		}
		else pathToDefault = getPathToDefaultConfig(cwd, config.extends);
		checkForCircularExtends(pathToDefault);
		previouslyVisitedConfigs.push(pathToDefault);
		defaultConfig = isPath ? JSON.parse(shim.readFileSync(pathToDefault, "utf8")) : _shim.require(config.extends);
		delete config.extends;
		defaultConfig = applyExtends(defaultConfig, shim.path.dirname(pathToDefault), mergeExtends, shim);
	}
	previouslyVisitedConfigs = [];
	return mergeExtends ? mergeDeep(defaultConfig, config) : Object.assign({}, defaultConfig, config);
}
function checkForCircularExtends(cfgPath) {
	if (previouslyVisitedConfigs.indexOf(cfgPath) > -1) throw new YError(`Circular extended configurations: '${cfgPath}'.`);
}
function getPathToDefaultConfig(cwd, pathToExtend) {
	return shim.path.resolve(cwd, pathToExtend);
}
function mergeDeep(config1, config2) {
	const target = {};
	function isObject(obj) {
		return obj && typeof obj === "object" && !Array.isArray(obj);
	}
	Object.assign(target, config1);
	for (const key of Object.keys(config2)) {
		if (key === "__proto__") continue;
		if (isObject(config2[key]) && isObject(target[key])) target[key] = mergeDeep(config1[key], config2[key]);
		else target[key] = config2[key];
	}
	return target;
}

// node_modules/yargs/build/lib/yargs-factory.js
var __classPrivateFieldSet = void 0 && (void 0).__classPrivateFieldSet || function(receiver, state, value, kind, f) {
	if (kind === "m") throw new TypeError("Private method is not writable");
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a setter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot write private member to an object whose class did not declare it");
	return kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value), value;
};
var __classPrivateFieldGet = void 0 && (void 0).__classPrivateFieldGet || function(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _YargsInstance_command;
var _YargsInstance_cwd;
var _YargsInstance_context;
var _YargsInstance_completion;
var _YargsInstance_completionCommand;
var _YargsInstance_defaultShowHiddenOpt;
var _YargsInstance_exitError;
var _YargsInstance_detectLocale;
var _YargsInstance_emittedWarnings;
var _YargsInstance_exitProcess;
var _YargsInstance_frozens;
var _YargsInstance_globalMiddleware;
var _YargsInstance_groups;
var _YargsInstance_hasOutput;
var _YargsInstance_helpOpt;
var _YargsInstance_isGlobalContext;
var _YargsInstance_logger;
var _YargsInstance_output;
var _YargsInstance_options;
var _YargsInstance_parentRequire;
var _YargsInstance_parserConfig;
var _YargsInstance_parseFn;
var _YargsInstance_parseContext;
var _YargsInstance_pkgs;
var _YargsInstance_preservedGroups;
var _YargsInstance_processArgs;
var _YargsInstance_recommendCommands;
var _YargsInstance_shim;
var _YargsInstance_strict;
var _YargsInstance_strictCommands;
var _YargsInstance_strictOptions;
var _YargsInstance_usage;
var _YargsInstance_usageConfig;
var _YargsInstance_versionOpt;
var _YargsInstance_validation;
function YargsFactory(_shim) {
	return (processArgs = [], cwd = _shim.process.cwd(), parentRequire) => {
		const yargs = new YargsInstance(processArgs, cwd, parentRequire, _shim);
		Object.defineProperty(yargs, "argv", {
			get: () => {
				return yargs.parse();
			},
			enumerable: true
		});
		yargs.help();
		yargs.version();
		return yargs;
	};
}
const kCopyDoubleDash = Symbol("copyDoubleDash");
const kCreateLogger = Symbol("copyDoubleDash");
const kDeleteFromParserHintObject = Symbol("deleteFromParserHintObject");
const kEmitWarning = Symbol("emitWarning");
const kFreeze = Symbol("freeze");
const kGetDollarZero = Symbol("getDollarZero");
const kGetParserConfiguration = Symbol("getParserConfiguration");
const kGetUsageConfiguration = Symbol("getUsageConfiguration");
const kGuessLocale = Symbol("guessLocale");
const kGuessVersion = Symbol("guessVersion");
const kParsePositionalNumbers = Symbol("parsePositionalNumbers");
const kPkgUp = Symbol("pkgUp");
const kPopulateParserHintArray = Symbol("populateParserHintArray");
const kPopulateParserHintSingleValueDictionary = Symbol("populateParserHintSingleValueDictionary");
const kPopulateParserHintArrayDictionary = Symbol("populateParserHintArrayDictionary");
const kPopulateParserHintDictionary = Symbol("populateParserHintDictionary");
const kSanitizeKey = Symbol("sanitizeKey");
const kSetKey = Symbol("setKey");
const kUnfreeze = Symbol("unfreeze");
const kValidateAsync = Symbol("validateAsync");
const kGetCommandInstance = Symbol("getCommandInstance");
const kGetContext = Symbol("getContext");
const kGetHasOutput = Symbol("getHasOutput");
const kGetLoggerInstance = Symbol("getLoggerInstance");
const kGetParseContext = Symbol("getParseContext");
const kGetUsageInstance = Symbol("getUsageInstance");
const kGetValidationInstance = Symbol("getValidationInstance");
const kHasParseCallback = Symbol("hasParseCallback");
const kIsGlobalContext = Symbol("isGlobalContext");
const kPostProcess = Symbol("postProcess");
const kRebase = Symbol("rebase");
const kReset = Symbol("reset");
const kRunYargsParserAndExecuteCommands = Symbol("runYargsParserAndExecuteCommands");
const kRunValidation = Symbol("runValidation");
const kSetHasOutput = Symbol("setHasOutput");
const kTrackManuallySetKeys = Symbol("kTrackManuallySetKeys");
const DEFAULT_LOCALE = "en_US";
var YargsInstance = class {
	constructor(processArgs = [], cwd, parentRequire, shim) {
		this.customScriptName = false;
		this.parsed = false;
		_YargsInstance_command.set(this, void 0);
		_YargsInstance_cwd.set(this, void 0);
		_YargsInstance_context.set(this, {
			commands: [],
			fullCommands: []
		});
		_YargsInstance_completion.set(this, null);
		_YargsInstance_completionCommand.set(this, null);
		_YargsInstance_defaultShowHiddenOpt.set(this, "show-hidden");
		_YargsInstance_exitError.set(this, null);
		_YargsInstance_detectLocale.set(this, true);
		_YargsInstance_emittedWarnings.set(this, {});
		_YargsInstance_exitProcess.set(this, true);
		_YargsInstance_frozens.set(this, []);
		_YargsInstance_globalMiddleware.set(this, void 0);
		_YargsInstance_groups.set(this, {});
		_YargsInstance_hasOutput.set(this, false);
		_YargsInstance_helpOpt.set(this, null);
		_YargsInstance_isGlobalContext.set(this, true);
		_YargsInstance_logger.set(this, void 0);
		_YargsInstance_output.set(this, "");
		_YargsInstance_options.set(this, void 0);
		_YargsInstance_parentRequire.set(this, void 0);
		_YargsInstance_parserConfig.set(this, {});
		_YargsInstance_parseFn.set(this, null);
		_YargsInstance_parseContext.set(this, null);
		_YargsInstance_pkgs.set(this, {});
		_YargsInstance_preservedGroups.set(this, {});
		_YargsInstance_processArgs.set(this, void 0);
		_YargsInstance_recommendCommands.set(this, false);
		_YargsInstance_shim.set(this, void 0);
		_YargsInstance_strict.set(this, false);
		_YargsInstance_strictCommands.set(this, false);
		_YargsInstance_strictOptions.set(this, false);
		_YargsInstance_usage.set(this, void 0);
		_YargsInstance_usageConfig.set(this, {});
		_YargsInstance_versionOpt.set(this, null);
		_YargsInstance_validation.set(this, void 0);
		__classPrivateFieldSet(this, _YargsInstance_shim, shim, "f");
		__classPrivateFieldSet(this, _YargsInstance_processArgs, processArgs, "f");
		__classPrivateFieldSet(this, _YargsInstance_cwd, cwd, "f");
		__classPrivateFieldSet(this, _YargsInstance_parentRequire, parentRequire, "f");
		__classPrivateFieldSet(this, _YargsInstance_globalMiddleware, new GlobalMiddleware(this), "f");
		this.$0 = this[kGetDollarZero]();
		this[kReset]();
		__classPrivateFieldSet(this, _YargsInstance_command, __classPrivateFieldGet(this, _YargsInstance_command, "f"), "f");
		__classPrivateFieldSet(this, _YargsInstance_usage, __classPrivateFieldGet(this, _YargsInstance_usage, "f"), "f");
		__classPrivateFieldSet(this, _YargsInstance_validation, __classPrivateFieldGet(this, _YargsInstance_validation, "f"), "f");
		__classPrivateFieldSet(this, _YargsInstance_options, __classPrivateFieldGet(this, _YargsInstance_options, "f"), "f");
		__classPrivateFieldGet(this, _YargsInstance_options, "f").showHiddenOpt = __classPrivateFieldGet(this, _YargsInstance_defaultShowHiddenOpt, "f");
		__classPrivateFieldSet(this, _YargsInstance_logger, this[kCreateLogger](), "f");
		__classPrivateFieldGet(this, _YargsInstance_shim, "f").y18n.setLocale(DEFAULT_LOCALE);
	}
	addHelpOpt(opt, msg) {
		const defaultHelpOpt = "help";
		argsert("[string|boolean] [string]", [opt, msg], arguments.length);
		if (__classPrivateFieldGet(this, _YargsInstance_helpOpt, "f")) {
			this[kDeleteFromParserHintObject](__classPrivateFieldGet(this, _YargsInstance_helpOpt, "f"));
			__classPrivateFieldSet(this, _YargsInstance_helpOpt, null, "f");
		}
		if (opt === false && msg === void 0) return this;
		__classPrivateFieldSet(this, _YargsInstance_helpOpt, typeof opt === "string" ? opt : defaultHelpOpt, "f");
		this.boolean(__classPrivateFieldGet(this, _YargsInstance_helpOpt, "f"));
		this.describe(__classPrivateFieldGet(this, _YargsInstance_helpOpt, "f"), msg || __classPrivateFieldGet(this, _YargsInstance_usage, "f").deferY18nLookup("Show help"));
		return this;
	}
	help(opt, msg) {
		return this.addHelpOpt(opt, msg);
	}
	addShowHiddenOpt(opt, msg) {
		argsert("[string|boolean] [string]", [opt, msg], arguments.length);
		if (opt === false && msg === void 0) return this;
		const showHiddenOpt = typeof opt === "string" ? opt : __classPrivateFieldGet(this, _YargsInstance_defaultShowHiddenOpt, "f");
		this.boolean(showHiddenOpt);
		this.describe(showHiddenOpt, msg || __classPrivateFieldGet(this, _YargsInstance_usage, "f").deferY18nLookup("Show hidden options"));
		__classPrivateFieldGet(this, _YargsInstance_options, "f").showHiddenOpt = showHiddenOpt;
		return this;
	}
	showHidden(opt, msg) {
		return this.addShowHiddenOpt(opt, msg);
	}
	alias(key, value) {
		argsert("<object|string|array> [string|array]", [key, value], arguments.length);
		this[kPopulateParserHintArrayDictionary](this.alias.bind(this), "alias", key, value);
		return this;
	}
	array(keys) {
		argsert("<array|string>", [keys], arguments.length);
		this[kPopulateParserHintArray]("array", keys);
		this[kTrackManuallySetKeys](keys);
		return this;
	}
	boolean(keys) {
		argsert("<array|string>", [keys], arguments.length);
		this[kPopulateParserHintArray]("boolean", keys);
		this[kTrackManuallySetKeys](keys);
		return this;
	}
	check(f, global) {
		argsert("<function> [boolean]", [f, global], arguments.length);
		this.middleware((argv, _yargs) => {
			return maybeAsyncResult(() => {
				return f(argv, _yargs.getOptions());
			}, (result) => {
				if (!result) __classPrivateFieldGet(this, _YargsInstance_usage, "f").fail(__classPrivateFieldGet(this, _YargsInstance_shim, "f").y18n.__("Argument check failed: %s", f.toString()));
				else if (typeof result === "string" || result instanceof Error) __classPrivateFieldGet(this, _YargsInstance_usage, "f").fail(result.toString(), result);
				return argv;
			}, (err) => {
				__classPrivateFieldGet(this, _YargsInstance_usage, "f").fail(err.message ? err.message : err.toString(), err);
				return argv;
			});
		}, false, global);
		return this;
	}
	choices(key, value) {
		argsert("<object|string|array> [string|array]", [key, value], arguments.length);
		this[kPopulateParserHintArrayDictionary](this.choices.bind(this), "choices", key, value);
		return this;
	}
	coerce(keys, value) {
		argsert("<object|string|array> [function]", [keys, value], arguments.length);
		if (Array.isArray(keys)) {
			if (!value) throw new YError("coerce callback must be provided");
			for (const key of keys) this.coerce(key, value);
			return this;
		} else if (typeof keys === "object") {
			for (const key of Object.keys(keys)) this.coerce(key, keys[key]);
			return this;
		}
		if (!value) throw new YError("coerce callback must be provided");
		const coerceKey = keys;
		__classPrivateFieldGet(this, _YargsInstance_options, "f").key[coerceKey] = true;
		__classPrivateFieldGet(this, _YargsInstance_globalMiddleware, "f").addCoerceMiddleware((argv, yargs) => {
			var _a;
			const coerceKeyAliases = (_a = yargs.getAliases()[coerceKey]) !== null && _a !== void 0 ? _a : [];
			const argvKeys = [coerceKey, ...coerceKeyAliases].filter((key) => Object.prototype.hasOwnProperty.call(argv, key));
			if (argvKeys.length === 0) return argv;
			return maybeAsyncResult(() => {
				return value(argv[argvKeys[0]]);
			}, (result) => {
				argvKeys.forEach((key) => {
					argv[key] = result;
				});
				return argv;
			}, (err) => {
				throw new YError(err.message);
			});
		}, coerceKey);
		return this;
	}
	conflicts(key1, key2) {
		argsert("<string|object> [string|array]", [key1, key2], arguments.length);
		__classPrivateFieldGet(this, _YargsInstance_validation, "f").conflicts(key1, key2);
		return this;
	}
	config(key = "config", msg, parseFn) {
		argsert("[object|string] [string|function] [function]", [
			key,
			msg,
			parseFn
		], arguments.length);
		if (typeof key === "object" && !Array.isArray(key)) {
			key = applyExtends(key, __classPrivateFieldGet(this, _YargsInstance_cwd, "f"), this[kGetParserConfiguration]()["deep-merge-config"] || false, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
			__classPrivateFieldGet(this, _YargsInstance_options, "f").configObjects = (__classPrivateFieldGet(this, _YargsInstance_options, "f").configObjects || []).concat(key);
			return this;
		}
		if (typeof msg === "function") {
			parseFn = msg;
			msg = void 0;
		}
		this.describe(key, msg || __classPrivateFieldGet(this, _YargsInstance_usage, "f").deferY18nLookup("Path to JSON config file"));
		(Array.isArray(key) ? key : [key]).forEach((k) => {
			__classPrivateFieldGet(this, _YargsInstance_options, "f").config[k] = parseFn || true;
		});
		return this;
	}
	completion(cmd, desc, fn) {
		argsert("[string] [string|boolean|function] [function]", [
			cmd,
			desc,
			fn
		], arguments.length);
		if (typeof desc === "function") {
			fn = desc;
			desc = void 0;
		}
		__classPrivateFieldSet(this, _YargsInstance_completionCommand, cmd || __classPrivateFieldGet(this, _YargsInstance_completionCommand, "f") || "completion", "f");
		if (!desc && desc !== false) desc = "generate completion script";
		this.command(__classPrivateFieldGet(this, _YargsInstance_completionCommand, "f"), desc);
		if (fn) __classPrivateFieldGet(this, _YargsInstance_completion, "f").registerFunction(fn);
		return this;
	}
	command(cmd, description, builder, handler, middlewares, deprecated) {
		argsert("<string|array|object> [string|boolean] [function|object] [function] [array] [boolean|string]", [
			cmd,
			description,
			builder,
			handler,
			middlewares,
			deprecated
		], arguments.length);
		__classPrivateFieldGet(this, _YargsInstance_command, "f").addHandler(cmd, description, builder, handler, middlewares, deprecated);
		return this;
	}
	commands(cmd, description, builder, handler, middlewares, deprecated) {
		return this.command(cmd, description, builder, handler, middlewares, deprecated);
	}
	commandDir(dir, opts) {
		argsert("<string> [object]", [dir, opts], arguments.length);
		const req = __classPrivateFieldGet(this, _YargsInstance_parentRequire, "f") || __classPrivateFieldGet(this, _YargsInstance_shim, "f").require;
		__classPrivateFieldGet(this, _YargsInstance_command, "f").addDirectory(dir, req, __classPrivateFieldGet(this, _YargsInstance_shim, "f").getCallerFile(), opts);
		return this;
	}
	count(keys) {
		argsert("<array|string>", [keys], arguments.length);
		this[kPopulateParserHintArray]("count", keys);
		this[kTrackManuallySetKeys](keys);
		return this;
	}
	default(key, value, defaultDescription) {
		argsert("<object|string|array> [*] [string]", [
			key,
			value,
			defaultDescription
		], arguments.length);
		if (defaultDescription) {
			assertSingleKey(key, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
			__classPrivateFieldGet(this, _YargsInstance_options, "f").defaultDescription[key] = defaultDescription;
		}
		if (typeof value === "function") {
			assertSingleKey(key, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
			if (!__classPrivateFieldGet(this, _YargsInstance_options, "f").defaultDescription[key]) __classPrivateFieldGet(this, _YargsInstance_options, "f").defaultDescription[key] = __classPrivateFieldGet(this, _YargsInstance_usage, "f").functionDescription(value);
			value = value.call();
		}
		this[kPopulateParserHintSingleValueDictionary](this.default.bind(this), "default", key, value);
		return this;
	}
	defaults(key, value, defaultDescription) {
		return this.default(key, value, defaultDescription);
	}
	demandCommand(min = 1, max, minMsg, maxMsg) {
		argsert("[number] [number|string] [string|null|undefined] [string|null|undefined]", [
			min,
			max,
			minMsg,
			maxMsg
		], arguments.length);
		if (typeof max !== "number") {
			minMsg = max;
			max = Infinity;
		}
		this.global("_", false);
		__classPrivateFieldGet(this, _YargsInstance_options, "f").demandedCommands._ = {
			min,
			max,
			minMsg,
			maxMsg
		};
		return this;
	}
	demand(keys, max, msg) {
		if (Array.isArray(max)) {
			max.forEach((key) => {
				assertNotStrictEqual(msg, true, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
				this.demandOption(key, msg);
			});
			max = Infinity;
		} else if (typeof max !== "number") {
			msg = max;
			max = Infinity;
		}
		if (typeof keys === "number") {
			assertNotStrictEqual(msg, true, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
			this.demandCommand(keys, max, msg, msg);
		} else if (Array.isArray(keys)) keys.forEach((key) => {
			assertNotStrictEqual(msg, true, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
			this.demandOption(key, msg);
		});
		else if (typeof msg === "string") this.demandOption(keys, msg);
		else if (msg === true || typeof msg === "undefined") this.demandOption(keys);
		return this;
	}
	demandOption(keys, msg) {
		argsert("<object|string|array> [string]", [keys, msg], arguments.length);
		this[kPopulateParserHintSingleValueDictionary](this.demandOption.bind(this), "demandedOptions", keys, msg);
		return this;
	}
	deprecateOption(option, message) {
		argsert("<string> [string|boolean]", [option, message], arguments.length);
		__classPrivateFieldGet(this, _YargsInstance_options, "f").deprecatedOptions[option] = message;
		return this;
	}
	describe(keys, description) {
		argsert("<object|string|array> [string]", [keys, description], arguments.length);
		this[kSetKey](keys, true);
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").describe(keys, description);
		return this;
	}
	detectLocale(detect) {
		argsert("<boolean>", [detect], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_detectLocale, detect, "f");
		return this;
	}
	env(prefix) {
		argsert("[string|boolean]", [prefix], arguments.length);
		if (prefix === false) delete __classPrivateFieldGet(this, _YargsInstance_options, "f").envPrefix;
		else __classPrivateFieldGet(this, _YargsInstance_options, "f").envPrefix = prefix || "";
		return this;
	}
	epilogue(msg) {
		argsert("<string>", [msg], arguments.length);
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").epilog(msg);
		return this;
	}
	epilog(msg) {
		return this.epilogue(msg);
	}
	example(cmd, description) {
		argsert("<string|array> [string]", [cmd, description], arguments.length);
		if (Array.isArray(cmd)) cmd.forEach((exampleParams) => this.example(...exampleParams));
		else __classPrivateFieldGet(this, _YargsInstance_usage, "f").example(cmd, description);
		return this;
	}
	exit(code, err) {
		__classPrivateFieldSet(this, _YargsInstance_hasOutput, true, "f");
		__classPrivateFieldSet(this, _YargsInstance_exitError, err, "f");
		if (__classPrivateFieldGet(this, _YargsInstance_exitProcess, "f")) __classPrivateFieldGet(this, _YargsInstance_shim, "f").process.exit(code);
	}
	exitProcess(enabled = true) {
		argsert("[boolean]", [enabled], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_exitProcess, enabled, "f");
		return this;
	}
	fail(f) {
		argsert("<function|boolean>", [f], arguments.length);
		if (typeof f === "boolean" && f !== false) throw new YError("Invalid first argument. Expected function or boolean 'false'");
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").failFn(f);
		return this;
	}
	getAliases() {
		return this.parsed ? this.parsed.aliases : {};
	}
	async getCompletion(args, done) {
		argsert("<array> [function]", [args, done], arguments.length);
		if (!done) return new Promise((resolve, reject) => {
			__classPrivateFieldGet(this, _YargsInstance_completion, "f").getCompletion(args, (err, completions) => {
				if (err) reject(err);
				else resolve(completions);
			});
		});
		else return __classPrivateFieldGet(this, _YargsInstance_completion, "f").getCompletion(args, done);
	}
	getDemandedOptions() {
		argsert([], 0);
		return __classPrivateFieldGet(this, _YargsInstance_options, "f").demandedOptions;
	}
	getDemandedCommands() {
		argsert([], 0);
		return __classPrivateFieldGet(this, _YargsInstance_options, "f").demandedCommands;
	}
	getDeprecatedOptions() {
		argsert([], 0);
		return __classPrivateFieldGet(this, _YargsInstance_options, "f").deprecatedOptions;
	}
	getDetectLocale() {
		return __classPrivateFieldGet(this, _YargsInstance_detectLocale, "f");
	}
	getExitProcess() {
		return __classPrivateFieldGet(this, _YargsInstance_exitProcess, "f");
	}
	getGroups() {
		return Object.assign({}, __classPrivateFieldGet(this, _YargsInstance_groups, "f"), __classPrivateFieldGet(this, _YargsInstance_preservedGroups, "f"));
	}
	getHelp() {
		__classPrivateFieldSet(this, _YargsInstance_hasOutput, true, "f");
		if (!__classPrivateFieldGet(this, _YargsInstance_usage, "f").hasCachedHelpMessage()) {
			if (!this.parsed) {
				const parse = this[kRunYargsParserAndExecuteCommands](__classPrivateFieldGet(this, _YargsInstance_processArgs, "f"), void 0, void 0, 0, true);
				if (isPromise(parse)) return parse.then(() => {
					return __classPrivateFieldGet(this, _YargsInstance_usage, "f").help();
				});
			}
			const builderResponse = __classPrivateFieldGet(this, _YargsInstance_command, "f").runDefaultBuilderOn(this);
			if (isPromise(builderResponse)) return builderResponse.then(() => {
				return __classPrivateFieldGet(this, _YargsInstance_usage, "f").help();
			});
		}
		return Promise.resolve(__classPrivateFieldGet(this, _YargsInstance_usage, "f").help());
	}
	getOptions() {
		return __classPrivateFieldGet(this, _YargsInstance_options, "f");
	}
	getStrict() {
		return __classPrivateFieldGet(this, _YargsInstance_strict, "f");
	}
	getStrictCommands() {
		return __classPrivateFieldGet(this, _YargsInstance_strictCommands, "f");
	}
	getStrictOptions() {
		return __classPrivateFieldGet(this, _YargsInstance_strictOptions, "f");
	}
	global(globals, global) {
		argsert("<string|array> [boolean]", [globals, global], arguments.length);
		globals = [].concat(globals);
		if (global !== false) __classPrivateFieldGet(this, _YargsInstance_options, "f").local = __classPrivateFieldGet(this, _YargsInstance_options, "f").local.filter((l) => globals.indexOf(l) === -1);
		else globals.forEach((g) => {
			if (!__classPrivateFieldGet(this, _YargsInstance_options, "f").local.includes(g)) __classPrivateFieldGet(this, _YargsInstance_options, "f").local.push(g);
		});
		return this;
	}
	group(opts, groupName) {
		argsert("<string|array> <string>", [opts, groupName], arguments.length);
		const existing = __classPrivateFieldGet(this, _YargsInstance_preservedGroups, "f")[groupName] || __classPrivateFieldGet(this, _YargsInstance_groups, "f")[groupName];
		if (__classPrivateFieldGet(this, _YargsInstance_preservedGroups, "f")[groupName]) delete __classPrivateFieldGet(this, _YargsInstance_preservedGroups, "f")[groupName];
		const seen = {};
		__classPrivateFieldGet(this, _YargsInstance_groups, "f")[groupName] = (existing || []).concat(opts).filter((key) => {
			if (seen[key]) return false;
			return seen[key] = true;
		});
		return this;
	}
	hide(key) {
		argsert("<string>", [key], arguments.length);
		__classPrivateFieldGet(this, _YargsInstance_options, "f").hiddenOptions.push(key);
		return this;
	}
	implies(key, value) {
		argsert("<string|object> [number|string|array]", [key, value], arguments.length);
		__classPrivateFieldGet(this, _YargsInstance_validation, "f").implies(key, value);
		return this;
	}
	locale(locale) {
		argsert("[string]", [locale], arguments.length);
		if (locale === void 0) {
			this[kGuessLocale]();
			return __classPrivateFieldGet(this, _YargsInstance_shim, "f").y18n.getLocale();
		}
		__classPrivateFieldSet(this, _YargsInstance_detectLocale, false, "f");
		__classPrivateFieldGet(this, _YargsInstance_shim, "f").y18n.setLocale(locale);
		return this;
	}
	middleware(callback, applyBeforeValidation, global) {
		return __classPrivateFieldGet(this, _YargsInstance_globalMiddleware, "f").addMiddleware(callback, !!applyBeforeValidation, global);
	}
	nargs(key, value) {
		argsert("<string|object|array> [number]", [key, value], arguments.length);
		this[kPopulateParserHintSingleValueDictionary](this.nargs.bind(this), "narg", key, value);
		return this;
	}
	normalize(keys) {
		argsert("<array|string>", [keys], arguments.length);
		this[kPopulateParserHintArray]("normalize", keys);
		return this;
	}
	number(keys) {
		argsert("<array|string>", [keys], arguments.length);
		this[kPopulateParserHintArray]("number", keys);
		this[kTrackManuallySetKeys](keys);
		return this;
	}
	option(key, opt) {
		argsert("<string|object> [object]", [key, opt], arguments.length);
		if (typeof key === "object") Object.keys(key).forEach((k) => {
			this.options(k, key[k]);
		});
		else {
			if (typeof opt !== "object") opt = {};
			this[kTrackManuallySetKeys](key);
			if (__classPrivateFieldGet(this, _YargsInstance_versionOpt, "f") && (key === "version" || (opt === null || opt === void 0 ? void 0 : opt.alias) === "version")) this[kEmitWarning]([
				"\"version\" is a reserved word.",
				"Please do one of the following:",
				"- Disable version with `yargs.version(false)` if using \"version\" as an option",
				"- Use the built-in `yargs.version` method instead (if applicable)",
				"- Use a different option key",
				"https://yargs.js.org/docs/#api-reference-version"
			].join("\n"), void 0, "versionWarning");
			__classPrivateFieldGet(this, _YargsInstance_options, "f").key[key] = true;
			if (opt.alias) this.alias(key, opt.alias);
			const deprecate = opt.deprecate || opt.deprecated;
			if (deprecate) this.deprecateOption(key, deprecate);
			const demand = opt.demand || opt.required || opt.require;
			if (demand) this.demand(key, demand);
			if (opt.demandOption) this.demandOption(key, typeof opt.demandOption === "string" ? opt.demandOption : void 0);
			if (opt.conflicts) this.conflicts(key, opt.conflicts);
			if ("default" in opt) this.default(key, opt.default);
			if (opt.implies !== void 0) this.implies(key, opt.implies);
			if (opt.nargs !== void 0) this.nargs(key, opt.nargs);
			if (opt.config) this.config(key, opt.configParser);
			if (opt.normalize) this.normalize(key);
			if (opt.choices) this.choices(key, opt.choices);
			if (opt.coerce) this.coerce(key, opt.coerce);
			if (opt.group) this.group(key, opt.group);
			if (opt.boolean || opt.type === "boolean") {
				this.boolean(key);
				if (opt.alias) this.boolean(opt.alias);
			}
			if (opt.array || opt.type === "array") {
				this.array(key);
				if (opt.alias) this.array(opt.alias);
			}
			if (opt.number || opt.type === "number") {
				this.number(key);
				if (opt.alias) this.number(opt.alias);
			}
			if (opt.string || opt.type === "string") {
				this.string(key);
				if (opt.alias) this.string(opt.alias);
			}
			if (opt.count || opt.type === "count") this.count(key);
			if (typeof opt.global === "boolean") this.global(key, opt.global);
			if (opt.defaultDescription) __classPrivateFieldGet(this, _YargsInstance_options, "f").defaultDescription[key] = opt.defaultDescription;
			if (opt.skipValidation) this.skipValidation(key);
			const desc = opt.describe || opt.description || opt.desc;
			const descriptions = __classPrivateFieldGet(this, _YargsInstance_usage, "f").getDescriptions();
			if (!Object.prototype.hasOwnProperty.call(descriptions, key) || typeof desc === "string") this.describe(key, desc);
			if (opt.hidden) this.hide(key);
			if (opt.requiresArg) this.requiresArg(key);
		}
		return this;
	}
	options(key, opt) {
		return this.option(key, opt);
	}
	parse(args, shortCircuit, _parseFn) {
		argsert("[string|array] [function|boolean|object] [function]", [
			args,
			shortCircuit,
			_parseFn
		], arguments.length);
		this[kFreeze]();
		if (typeof args === "undefined") args = __classPrivateFieldGet(this, _YargsInstance_processArgs, "f");
		if (typeof shortCircuit === "object") {
			__classPrivateFieldSet(this, _YargsInstance_parseContext, shortCircuit, "f");
			shortCircuit = _parseFn;
		}
		if (typeof shortCircuit === "function") {
			__classPrivateFieldSet(this, _YargsInstance_parseFn, shortCircuit, "f");
			shortCircuit = false;
		}
		if (!shortCircuit) __classPrivateFieldSet(this, _YargsInstance_processArgs, args, "f");
		if (__classPrivateFieldGet(this, _YargsInstance_parseFn, "f")) __classPrivateFieldSet(this, _YargsInstance_exitProcess, false, "f");
		const parsed = this[kRunYargsParserAndExecuteCommands](args, !!shortCircuit);
		const tmpParsed = this.parsed;
		__classPrivateFieldGet(this, _YargsInstance_completion, "f").setParsed(this.parsed);
		if (isPromise(parsed)) return parsed.then((argv) => {
			if (__classPrivateFieldGet(this, _YargsInstance_parseFn, "f")) __classPrivateFieldGet(this, _YargsInstance_parseFn, "f").call(this, __classPrivateFieldGet(this, _YargsInstance_exitError, "f"), argv, __classPrivateFieldGet(this, _YargsInstance_output, "f"));
			return argv;
		}).catch((err) => {
			if (__classPrivateFieldGet(this, _YargsInstance_parseFn, "f")) __classPrivateFieldGet(this, _YargsInstance_parseFn, "f")(err, this.parsed.argv, __classPrivateFieldGet(this, _YargsInstance_output, "f"));
			throw err;
		}).finally(() => {
			this[kUnfreeze]();
			this.parsed = tmpParsed;
		});
		else {
			if (__classPrivateFieldGet(this, _YargsInstance_parseFn, "f")) __classPrivateFieldGet(this, _YargsInstance_parseFn, "f").call(this, __classPrivateFieldGet(this, _YargsInstance_exitError, "f"), parsed, __classPrivateFieldGet(this, _YargsInstance_output, "f"));
			this[kUnfreeze]();
			this.parsed = tmpParsed;
		}
		return parsed;
	}
	parseAsync(args, shortCircuit, _parseFn) {
		const maybePromise = this.parse(args, shortCircuit, _parseFn);
		return !isPromise(maybePromise) ? Promise.resolve(maybePromise) : maybePromise;
	}
	parseSync(args, shortCircuit, _parseFn) {
		const maybePromise = this.parse(args, shortCircuit, _parseFn);
		if (isPromise(maybePromise)) throw new YError(".parseSync() must not be used with asynchronous builders, handlers, or middleware");
		return maybePromise;
	}
	parserConfiguration(config) {
		argsert("<object>", [config], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_parserConfig, config, "f");
		return this;
	}
	pkgConf(key, rootPath) {
		argsert("<string> [string]", [key, rootPath], arguments.length);
		let conf = null;
		const obj = this[kPkgUp](rootPath || __classPrivateFieldGet(this, _YargsInstance_cwd, "f"));
		if (obj[key] && typeof obj[key] === "object") {
			conf = applyExtends(obj[key], rootPath || __classPrivateFieldGet(this, _YargsInstance_cwd, "f"), this[kGetParserConfiguration]()["deep-merge-config"] || false, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
			__classPrivateFieldGet(this, _YargsInstance_options, "f").configObjects = (__classPrivateFieldGet(this, _YargsInstance_options, "f").configObjects || []).concat(conf);
		}
		return this;
	}
	positional(key, opts) {
		argsert("<string> <object>", [key, opts], arguments.length);
		const supportedOpts = [
			"default",
			"defaultDescription",
			"implies",
			"normalize",
			"choices",
			"conflicts",
			"coerce",
			"type",
			"describe",
			"desc",
			"description",
			"alias"
		];
		opts = objFilter(opts, (k, v) => {
			if (k === "type" && ![
				"string",
				"number",
				"boolean"
			].includes(v)) return false;
			return supportedOpts.includes(k);
		});
		const fullCommand = __classPrivateFieldGet(this, _YargsInstance_context, "f").fullCommands[__classPrivateFieldGet(this, _YargsInstance_context, "f").fullCommands.length - 1];
		const parseOptions = fullCommand ? __classPrivateFieldGet(this, _YargsInstance_command, "f").cmdToParseOptions(fullCommand) : {
			array: [],
			alias: {},
			default: {},
			demand: {}
		};
		objectKeys(parseOptions).forEach((pk) => {
			const parseOption = parseOptions[pk];
			if (Array.isArray(parseOption)) {
				if (parseOption.indexOf(key) !== -1) opts[pk] = true;
			} else if (parseOption[key] && !(pk in opts)) opts[pk] = parseOption[key];
		});
		this.group(key, __classPrivateFieldGet(this, _YargsInstance_usage, "f").getPositionalGroupName());
		return this.option(key, opts);
	}
	recommendCommands(recommend = true) {
		argsert("[boolean]", [recommend], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_recommendCommands, recommend, "f");
		return this;
	}
	required(keys, max, msg) {
		return this.demand(keys, max, msg);
	}
	require(keys, max, msg) {
		return this.demand(keys, max, msg);
	}
	requiresArg(keys) {
		argsert("<array|string|object> [number]", [keys], arguments.length);
		if (typeof keys === "string" && __classPrivateFieldGet(this, _YargsInstance_options, "f").narg[keys]) return this;
		else this[kPopulateParserHintSingleValueDictionary](this.requiresArg.bind(this), "narg", keys, NaN);
		return this;
	}
	showCompletionScript($0, cmd) {
		argsert("[string] [string]", [$0, cmd], arguments.length);
		$0 = $0 || this.$0;
		__classPrivateFieldGet(this, _YargsInstance_logger, "f").log(__classPrivateFieldGet(this, _YargsInstance_completion, "f").generateCompletionScript($0, cmd || __classPrivateFieldGet(this, _YargsInstance_completionCommand, "f") || "completion"));
		return this;
	}
	showHelp(level) {
		argsert("[string|function]", [level], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_hasOutput, true, "f");
		if (!__classPrivateFieldGet(this, _YargsInstance_usage, "f").hasCachedHelpMessage()) {
			if (!this.parsed) {
				const parse = this[kRunYargsParserAndExecuteCommands](__classPrivateFieldGet(this, _YargsInstance_processArgs, "f"), void 0, void 0, 0, true);
				if (isPromise(parse)) {
					parse.then(() => {
						__classPrivateFieldGet(this, _YargsInstance_usage, "f").showHelp(level);
					});
					return this;
				}
			}
			const builderResponse = __classPrivateFieldGet(this, _YargsInstance_command, "f").runDefaultBuilderOn(this);
			if (isPromise(builderResponse)) {
				builderResponse.then(() => {
					__classPrivateFieldGet(this, _YargsInstance_usage, "f").showHelp(level);
				});
				return this;
			}
		}
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").showHelp(level);
		return this;
	}
	scriptName(scriptName) {
		this.customScriptName = true;
		this.$0 = scriptName;
		return this;
	}
	showHelpOnFail(enabled, message) {
		argsert("[boolean|string] [string]", [enabled, message], arguments.length);
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").showHelpOnFail(enabled, message);
		return this;
	}
	showVersion(level) {
		argsert("[string|function]", [level], arguments.length);
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").showVersion(level);
		return this;
	}
	skipValidation(keys) {
		argsert("<array|string>", [keys], arguments.length);
		this[kPopulateParserHintArray]("skipValidation", keys);
		return this;
	}
	strict(enabled) {
		argsert("[boolean]", [enabled], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_strict, enabled !== false, "f");
		return this;
	}
	strictCommands(enabled) {
		argsert("[boolean]", [enabled], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_strictCommands, enabled !== false, "f");
		return this;
	}
	strictOptions(enabled) {
		argsert("[boolean]", [enabled], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_strictOptions, enabled !== false, "f");
		return this;
	}
	string(keys) {
		argsert("<array|string>", [keys], arguments.length);
		this[kPopulateParserHintArray]("string", keys);
		this[kTrackManuallySetKeys](keys);
		return this;
	}
	terminalWidth() {
		argsert([], 0);
		return __classPrivateFieldGet(this, _YargsInstance_shim, "f").process.stdColumns;
	}
	updateLocale(obj) {
		return this.updateStrings(obj);
	}
	updateStrings(obj) {
		argsert("<object>", [obj], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_detectLocale, false, "f");
		__classPrivateFieldGet(this, _YargsInstance_shim, "f").y18n.updateLocale(obj);
		return this;
	}
	usage(msg, description, builder, handler) {
		argsert("<string|null|undefined> [string|boolean] [function|object] [function]", [
			msg,
			description,
			builder,
			handler
		], arguments.length);
		if (description !== void 0) {
			assertNotStrictEqual(msg, null, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
			if ((msg || "").match(/^\$0( |$)/)) return this.command(msg, description, builder, handler);
			else throw new YError(".usage() description must start with $0 if being used as alias for .command()");
		} else {
			__classPrivateFieldGet(this, _YargsInstance_usage, "f").usage(msg);
			return this;
		}
	}
	usageConfiguration(config) {
		argsert("<object>", [config], arguments.length);
		__classPrivateFieldSet(this, _YargsInstance_usageConfig, config, "f");
		return this;
	}
	version(opt, msg, ver) {
		const defaultVersionOpt = "version";
		argsert("[boolean|string] [string] [string]", [
			opt,
			msg,
			ver
		], arguments.length);
		if (__classPrivateFieldGet(this, _YargsInstance_versionOpt, "f")) {
			this[kDeleteFromParserHintObject](__classPrivateFieldGet(this, _YargsInstance_versionOpt, "f"));
			__classPrivateFieldGet(this, _YargsInstance_usage, "f").version(void 0);
			__classPrivateFieldSet(this, _YargsInstance_versionOpt, null, "f");
		}
		if (arguments.length === 0) {
			ver = this[kGuessVersion]();
			opt = defaultVersionOpt;
		} else if (arguments.length === 1) {
			if (opt === false) return this;
			ver = opt;
			opt = defaultVersionOpt;
		} else if (arguments.length === 2) {
			ver = msg;
			msg = void 0;
		}
		__classPrivateFieldSet(this, _YargsInstance_versionOpt, typeof opt === "string" ? opt : defaultVersionOpt, "f");
		msg = msg || __classPrivateFieldGet(this, _YargsInstance_usage, "f").deferY18nLookup("Show version number");
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").version(ver || void 0);
		this.boolean(__classPrivateFieldGet(this, _YargsInstance_versionOpt, "f"));
		this.describe(__classPrivateFieldGet(this, _YargsInstance_versionOpt, "f"), msg);
		return this;
	}
	wrap(cols) {
		argsert("<number|null|undefined>", [cols], arguments.length);
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").wrap(cols);
		return this;
	}
	[(_YargsInstance_command = /* @__PURE__ */ new WeakMap(), _YargsInstance_cwd = /* @__PURE__ */ new WeakMap(), _YargsInstance_context = /* @__PURE__ */ new WeakMap(), _YargsInstance_completion = /* @__PURE__ */ new WeakMap(), _YargsInstance_completionCommand = /* @__PURE__ */ new WeakMap(), _YargsInstance_defaultShowHiddenOpt = /* @__PURE__ */ new WeakMap(), _YargsInstance_exitError = /* @__PURE__ */ new WeakMap(), _YargsInstance_detectLocale = /* @__PURE__ */ new WeakMap(), _YargsInstance_emittedWarnings = /* @__PURE__ */ new WeakMap(), _YargsInstance_exitProcess = /* @__PURE__ */ new WeakMap(), _YargsInstance_frozens = /* @__PURE__ */ new WeakMap(), _YargsInstance_globalMiddleware = /* @__PURE__ */ new WeakMap(), _YargsInstance_groups = /* @__PURE__ */ new WeakMap(), _YargsInstance_hasOutput = /* @__PURE__ */ new WeakMap(), _YargsInstance_helpOpt = /* @__PURE__ */ new WeakMap(), _YargsInstance_isGlobalContext = /* @__PURE__ */ new WeakMap(), _YargsInstance_logger = /* @__PURE__ */ new WeakMap(), _YargsInstance_output = /* @__PURE__ */ new WeakMap(), _YargsInstance_options = /* @__PURE__ */ new WeakMap(), _YargsInstance_parentRequire = /* @__PURE__ */ new WeakMap(), _YargsInstance_parserConfig = /* @__PURE__ */ new WeakMap(), _YargsInstance_parseFn = /* @__PURE__ */ new WeakMap(), _YargsInstance_parseContext = /* @__PURE__ */ new WeakMap(), _YargsInstance_pkgs = /* @__PURE__ */ new WeakMap(), _YargsInstance_preservedGroups = /* @__PURE__ */ new WeakMap(), _YargsInstance_processArgs = /* @__PURE__ */ new WeakMap(), _YargsInstance_recommendCommands = /* @__PURE__ */ new WeakMap(), _YargsInstance_shim = /* @__PURE__ */ new WeakMap(), _YargsInstance_strict = /* @__PURE__ */ new WeakMap(), _YargsInstance_strictCommands = /* @__PURE__ */ new WeakMap(), _YargsInstance_strictOptions = /* @__PURE__ */ new WeakMap(), _YargsInstance_usage = /* @__PURE__ */ new WeakMap(), _YargsInstance_usageConfig = /* @__PURE__ */ new WeakMap(), _YargsInstance_versionOpt = /* @__PURE__ */ new WeakMap(), _YargsInstance_validation = /* @__PURE__ */ new WeakMap(), kCopyDoubleDash)](argv) {
		if (!argv._ || !argv["--"]) return argv;
		argv._.push.apply(argv._, argv["--"]);
		try {
			delete argv["--"];
		} catch (_err) {}
		return argv;
	}
	[kCreateLogger]() {
		return {
			log: (...args) => {
				if (!this[kHasParseCallback]()) console.log(...args);
				__classPrivateFieldSet(this, _YargsInstance_hasOutput, true, "f");
				if (__classPrivateFieldGet(this, _YargsInstance_output, "f").length) __classPrivateFieldSet(this, _YargsInstance_output, __classPrivateFieldGet(this, _YargsInstance_output, "f") + "\n", "f");
				__classPrivateFieldSet(this, _YargsInstance_output, __classPrivateFieldGet(this, _YargsInstance_output, "f") + args.join(" "), "f");
			},
			error: (...args) => {
				if (!this[kHasParseCallback]()) console.error(...args);
				__classPrivateFieldSet(this, _YargsInstance_hasOutput, true, "f");
				if (__classPrivateFieldGet(this, _YargsInstance_output, "f").length) __classPrivateFieldSet(this, _YargsInstance_output, __classPrivateFieldGet(this, _YargsInstance_output, "f") + "\n", "f");
				__classPrivateFieldSet(this, _YargsInstance_output, __classPrivateFieldGet(this, _YargsInstance_output, "f") + args.join(" "), "f");
			}
		};
	}
	[kDeleteFromParserHintObject](optionKey) {
		objectKeys(__classPrivateFieldGet(this, _YargsInstance_options, "f")).forEach((hintKey) => {
			if (((key) => key === "configObjects")(hintKey)) return;
			const hint = __classPrivateFieldGet(this, _YargsInstance_options, "f")[hintKey];
			if (Array.isArray(hint)) {
				if (hint.includes(optionKey)) hint.splice(hint.indexOf(optionKey), 1);
			} else if (typeof hint === "object") delete hint[optionKey];
		});
		delete __classPrivateFieldGet(this, _YargsInstance_usage, "f").getDescriptions()[optionKey];
	}
	[kEmitWarning](warning, type, deduplicationId) {
		if (!__classPrivateFieldGet(this, _YargsInstance_emittedWarnings, "f")[deduplicationId]) {
			__classPrivateFieldGet(this, _YargsInstance_shim, "f").process.emitWarning(warning, type);
			__classPrivateFieldGet(this, _YargsInstance_emittedWarnings, "f")[deduplicationId] = true;
		}
	}
	[kFreeze]() {
		__classPrivateFieldGet(this, _YargsInstance_frozens, "f").push({
			options: __classPrivateFieldGet(this, _YargsInstance_options, "f"),
			configObjects: __classPrivateFieldGet(this, _YargsInstance_options, "f").configObjects.slice(0),
			exitProcess: __classPrivateFieldGet(this, _YargsInstance_exitProcess, "f"),
			groups: __classPrivateFieldGet(this, _YargsInstance_groups, "f"),
			strict: __classPrivateFieldGet(this, _YargsInstance_strict, "f"),
			strictCommands: __classPrivateFieldGet(this, _YargsInstance_strictCommands, "f"),
			strictOptions: __classPrivateFieldGet(this, _YargsInstance_strictOptions, "f"),
			completionCommand: __classPrivateFieldGet(this, _YargsInstance_completionCommand, "f"),
			output: __classPrivateFieldGet(this, _YargsInstance_output, "f"),
			exitError: __classPrivateFieldGet(this, _YargsInstance_exitError, "f"),
			hasOutput: __classPrivateFieldGet(this, _YargsInstance_hasOutput, "f"),
			parsed: this.parsed,
			parseFn: __classPrivateFieldGet(this, _YargsInstance_parseFn, "f"),
			parseContext: __classPrivateFieldGet(this, _YargsInstance_parseContext, "f")
		});
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").freeze();
		__classPrivateFieldGet(this, _YargsInstance_validation, "f").freeze();
		__classPrivateFieldGet(this, _YargsInstance_command, "f").freeze();
		__classPrivateFieldGet(this, _YargsInstance_globalMiddleware, "f").freeze();
	}
	[kGetDollarZero]() {
		let $0 = "";
		let default$0;
		if (/\b(node|iojs|electron|bun)(\.exe)?$/.test(__classPrivateFieldGet(this, _YargsInstance_shim, "f").process.argv()[0])) default$0 = __classPrivateFieldGet(this, _YargsInstance_shim, "f").process.argv().slice(1, 2);
		else default$0 = __classPrivateFieldGet(this, _YargsInstance_shim, "f").process.argv().slice(0, 1);
		$0 = default$0.map((x) => {
			const b = this[kRebase](__classPrivateFieldGet(this, _YargsInstance_cwd, "f"), x);
			return x.match(/^(\/|([a-zA-Z]:)?\\)/) && b.length < x.length ? b : x;
		}).join(" ").trim();
		if (__classPrivateFieldGet(this, _YargsInstance_shim, "f").getEnv("_") && __classPrivateFieldGet(this, _YargsInstance_shim, "f").getProcessArgvBin() === __classPrivateFieldGet(this, _YargsInstance_shim, "f").getEnv("_")) $0 = __classPrivateFieldGet(this, _YargsInstance_shim, "f").getEnv("_").replace(`${__classPrivateFieldGet(this, _YargsInstance_shim, "f").path.dirname(__classPrivateFieldGet(this, _YargsInstance_shim, "f").process.execPath())}/`, "");
		return $0;
	}
	[kGetParserConfiguration]() {
		return __classPrivateFieldGet(this, _YargsInstance_parserConfig, "f");
	}
	[kGetUsageConfiguration]() {
		return __classPrivateFieldGet(this, _YargsInstance_usageConfig, "f");
	}
	[kGuessLocale]() {
		if (!__classPrivateFieldGet(this, _YargsInstance_detectLocale, "f")) return;
		const locale = __classPrivateFieldGet(this, _YargsInstance_shim, "f").getEnv("LC_ALL") || __classPrivateFieldGet(this, _YargsInstance_shim, "f").getEnv("LC_MESSAGES") || __classPrivateFieldGet(this, _YargsInstance_shim, "f").getEnv("LANG") || __classPrivateFieldGet(this, _YargsInstance_shim, "f").getEnv("LANGUAGE") || "en_US";
		this.locale(locale.replace(/[.:].*/, ""));
	}
	[kGuessVersion]() {
		return this[kPkgUp]().version || "unknown";
	}
	[kParsePositionalNumbers](argv) {
		const args = argv["--"] ? argv["--"] : argv._;
		for (let i = 0, arg; (arg = args[i]) !== void 0; i++) if (__classPrivateFieldGet(this, _YargsInstance_shim, "f").Parser.looksLikeNumber(arg) && Number.isSafeInteger(Math.floor(parseFloat(`${arg}`)))) args[i] = Number(arg);
		return argv;
	}
	[kPkgUp](rootPath) {
		const npath = rootPath || "*";
		if (__classPrivateFieldGet(this, _YargsInstance_pkgs, "f")[npath]) return __classPrivateFieldGet(this, _YargsInstance_pkgs, "f")[npath];
		let obj = {};
		try {
			let startDir = rootPath || __classPrivateFieldGet(this, _YargsInstance_shim, "f").mainFilename;
			if (__classPrivateFieldGet(this, _YargsInstance_shim, "f").path.extname(startDir)) startDir = __classPrivateFieldGet(this, _YargsInstance_shim, "f").path.dirname(startDir);
			const pkgJsonPath = __classPrivateFieldGet(this, _YargsInstance_shim, "f").findUp(startDir, (dir, names) => {
				if (names.includes("package.json")) return "package.json";
				else return;
			});
			assertNotStrictEqual(pkgJsonPath, void 0, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
			obj = JSON.parse(__classPrivateFieldGet(this, _YargsInstance_shim, "f").readFileSync(pkgJsonPath, "utf8"));
		} catch (_noop) {}
		__classPrivateFieldGet(this, _YargsInstance_pkgs, "f")[npath] = obj || {};
		return __classPrivateFieldGet(this, _YargsInstance_pkgs, "f")[npath];
	}
	[kPopulateParserHintArray](type, keys) {
		keys = [].concat(keys);
		keys.forEach((key) => {
			key = this[kSanitizeKey](key);
			__classPrivateFieldGet(this, _YargsInstance_options, "f")[type].push(key);
		});
	}
	[kPopulateParserHintSingleValueDictionary](builder, type, key, value) {
		this[kPopulateParserHintDictionary](builder, type, key, value, (type, key, value) => {
			__classPrivateFieldGet(this, _YargsInstance_options, "f")[type][key] = value;
		});
	}
	[kPopulateParserHintArrayDictionary](builder, type, key, value) {
		this[kPopulateParserHintDictionary](builder, type, key, value, (type, key, value) => {
			__classPrivateFieldGet(this, _YargsInstance_options, "f")[type][key] = (__classPrivateFieldGet(this, _YargsInstance_options, "f")[type][key] || []).concat(value);
		});
	}
	[kPopulateParserHintDictionary](builder, type, key, value, singleKeyHandler) {
		if (Array.isArray(key)) key.forEach((k) => {
			builder(k, value);
		});
		else if (((key) => typeof key === "object")(key)) for (const k of objectKeys(key)) builder(k, key[k]);
		else singleKeyHandler(type, this[kSanitizeKey](key), value);
	}
	[kSanitizeKey](key) {
		if (key === "__proto__") return "___proto___";
		return key;
	}
	[kSetKey](key, set) {
		this[kPopulateParserHintSingleValueDictionary](this[kSetKey].bind(this), "key", key, set);
		return this;
	}
	[kUnfreeze]() {
		var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k, _l, _m;
		const frozen = __classPrivateFieldGet(this, _YargsInstance_frozens, "f").pop();
		assertNotStrictEqual(frozen, void 0, __classPrivateFieldGet(this, _YargsInstance_shim, "f"));
		let configObjects;
		_a = this, _b = this, _c = this, _d = this, _e = this, _f = this, _g = this, _h = this, _j = this, _k = this, _l = this, _m = this, {options: { set value(_o) {
			__classPrivateFieldSet(_a, _YargsInstance_options, _o, "f");
		} }.value, configObjects, exitProcess: { set value(_o) {
			__classPrivateFieldSet(_b, _YargsInstance_exitProcess, _o, "f");
		} }.value, groups: { set value(_o) {
			__classPrivateFieldSet(_c, _YargsInstance_groups, _o, "f");
		} }.value, output: { set value(_o) {
			__classPrivateFieldSet(_d, _YargsInstance_output, _o, "f");
		} }.value, exitError: { set value(_o) {
			__classPrivateFieldSet(_e, _YargsInstance_exitError, _o, "f");
		} }.value, hasOutput: { set value(_o) {
			__classPrivateFieldSet(_f, _YargsInstance_hasOutput, _o, "f");
		} }.value, parsed: this.parsed, strict: { set value(_o) {
			__classPrivateFieldSet(_g, _YargsInstance_strict, _o, "f");
		} }.value, strictCommands: { set value(_o) {
			__classPrivateFieldSet(_h, _YargsInstance_strictCommands, _o, "f");
		} }.value, strictOptions: { set value(_o) {
			__classPrivateFieldSet(_j, _YargsInstance_strictOptions, _o, "f");
		} }.value, completionCommand: { set value(_o) {
			__classPrivateFieldSet(_k, _YargsInstance_completionCommand, _o, "f");
		} }.value, parseFn: { set value(_o) {
			__classPrivateFieldSet(_l, _YargsInstance_parseFn, _o, "f");
		} }.value, parseContext: { set value(_o) {
			__classPrivateFieldSet(_m, _YargsInstance_parseContext, _o, "f");
		} }.value} = frozen;
		__classPrivateFieldGet(this, _YargsInstance_options, "f").configObjects = configObjects;
		__classPrivateFieldGet(this, _YargsInstance_usage, "f").unfreeze();
		__classPrivateFieldGet(this, _YargsInstance_validation, "f").unfreeze();
		__classPrivateFieldGet(this, _YargsInstance_command, "f").unfreeze();
		__classPrivateFieldGet(this, _YargsInstance_globalMiddleware, "f").unfreeze();
	}
	[kValidateAsync](validation, argv) {
		return maybeAsyncResult(argv, (result) => {
			validation(result);
			return result;
		});
	}
	getInternalMethods() {
		return {
			getCommandInstance: this[kGetCommandInstance].bind(this),
			getContext: this[kGetContext].bind(this),
			getHasOutput: this[kGetHasOutput].bind(this),
			getLoggerInstance: this[kGetLoggerInstance].bind(this),
			getParseContext: this[kGetParseContext].bind(this),
			getParserConfiguration: this[kGetParserConfiguration].bind(this),
			getUsageConfiguration: this[kGetUsageConfiguration].bind(this),
			getUsageInstance: this[kGetUsageInstance].bind(this),
			getValidationInstance: this[kGetValidationInstance].bind(this),
			hasParseCallback: this[kHasParseCallback].bind(this),
			isGlobalContext: this[kIsGlobalContext].bind(this),
			postProcess: this[kPostProcess].bind(this),
			reset: this[kReset].bind(this),
			runValidation: this[kRunValidation].bind(this),
			runYargsParserAndExecuteCommands: this[kRunYargsParserAndExecuteCommands].bind(this),
			setHasOutput: this[kSetHasOutput].bind(this)
		};
	}
	[kGetCommandInstance]() {
		return __classPrivateFieldGet(this, _YargsInstance_command, "f");
	}
	[kGetContext]() {
		return __classPrivateFieldGet(this, _YargsInstance_context, "f");
	}
	[kGetHasOutput]() {
		return __classPrivateFieldGet(this, _YargsInstance_hasOutput, "f");
	}
	[kGetLoggerInstance]() {
		return __classPrivateFieldGet(this, _YargsInstance_logger, "f");
	}
	[kGetParseContext]() {
		return __classPrivateFieldGet(this, _YargsInstance_parseContext, "f") || {};
	}
	[kGetUsageInstance]() {
		return __classPrivateFieldGet(this, _YargsInstance_usage, "f");
	}
	[kGetValidationInstance]() {
		return __classPrivateFieldGet(this, _YargsInstance_validation, "f");
	}
	[kHasParseCallback]() {
		return !!__classPrivateFieldGet(this, _YargsInstance_parseFn, "f");
	}
	[kIsGlobalContext]() {
		return __classPrivateFieldGet(this, _YargsInstance_isGlobalContext, "f");
	}
	[kPostProcess](argv, populateDoubleDash, calledFromCommand, runGlobalMiddleware) {
		if (calledFromCommand) return argv;
		if (isPromise(argv)) return argv;
		if (!populateDoubleDash) argv = this[kCopyDoubleDash](argv);
		if (this[kGetParserConfiguration]()["parse-positional-numbers"] || this[kGetParserConfiguration]()["parse-positional-numbers"] === void 0) argv = this[kParsePositionalNumbers](argv);
		if (runGlobalMiddleware) argv = applyMiddleware(argv, this, __classPrivateFieldGet(this, _YargsInstance_globalMiddleware, "f").getMiddleware(), false);
		return argv;
	}
	[kReset](aliases = {}) {
		__classPrivateFieldSet(this, _YargsInstance_options, __classPrivateFieldGet(this, _YargsInstance_options, "f") || {}, "f");
		const tmpOptions = {};
		tmpOptions.local = __classPrivateFieldGet(this, _YargsInstance_options, "f").local || [];
		tmpOptions.configObjects = __classPrivateFieldGet(this, _YargsInstance_options, "f").configObjects || [];
		const localLookup = {};
		tmpOptions.local.forEach((l) => {
			localLookup[l] = true;
			(aliases[l] || []).forEach((a) => {
				localLookup[a] = true;
			});
		});
		Object.assign(__classPrivateFieldGet(this, _YargsInstance_preservedGroups, "f"), Object.keys(__classPrivateFieldGet(this, _YargsInstance_groups, "f")).reduce((acc, groupName) => {
			const keys = __classPrivateFieldGet(this, _YargsInstance_groups, "f")[groupName].filter((key) => !(key in localLookup));
			if (keys.length > 0) acc[groupName] = keys;
			return acc;
		}, {}));
		__classPrivateFieldSet(this, _YargsInstance_groups, {}, "f");
		const arrayOptions = [
			"array",
			"boolean",
			"string",
			"skipValidation",
			"count",
			"normalize",
			"number",
			"hiddenOptions"
		];
		const objectOptions = [
			"narg",
			"key",
			"alias",
			"default",
			"defaultDescription",
			"config",
			"choices",
			"demandedOptions",
			"demandedCommands",
			"deprecatedOptions"
		];
		arrayOptions.forEach((k) => {
			tmpOptions[k] = (__classPrivateFieldGet(this, _YargsInstance_options, "f")[k] || []).filter((k) => !localLookup[k]);
		});
		objectOptions.forEach((k) => {
			tmpOptions[k] = objFilter(__classPrivateFieldGet(this, _YargsInstance_options, "f")[k], (k) => !localLookup[k]);
		});
		tmpOptions.envPrefix = __classPrivateFieldGet(this, _YargsInstance_options, "f").envPrefix;
		__classPrivateFieldSet(this, _YargsInstance_options, tmpOptions, "f");
		__classPrivateFieldSet(this, _YargsInstance_usage, __classPrivateFieldGet(this, _YargsInstance_usage, "f") ? __classPrivateFieldGet(this, _YargsInstance_usage, "f").reset(localLookup) : usage(this, __classPrivateFieldGet(this, _YargsInstance_shim, "f")), "f");
		__classPrivateFieldSet(this, _YargsInstance_validation, __classPrivateFieldGet(this, _YargsInstance_validation, "f") ? __classPrivateFieldGet(this, _YargsInstance_validation, "f").reset(localLookup) : validation(this, __classPrivateFieldGet(this, _YargsInstance_usage, "f"), __classPrivateFieldGet(this, _YargsInstance_shim, "f")), "f");
		__classPrivateFieldSet(this, _YargsInstance_command, __classPrivateFieldGet(this, _YargsInstance_command, "f") ? __classPrivateFieldGet(this, _YargsInstance_command, "f").reset() : command(__classPrivateFieldGet(this, _YargsInstance_usage, "f"), __classPrivateFieldGet(this, _YargsInstance_validation, "f"), __classPrivateFieldGet(this, _YargsInstance_globalMiddleware, "f"), __classPrivateFieldGet(this, _YargsInstance_shim, "f")), "f");
		if (!__classPrivateFieldGet(this, _YargsInstance_completion, "f")) __classPrivateFieldSet(this, _YargsInstance_completion, completion(this, __classPrivateFieldGet(this, _YargsInstance_usage, "f"), __classPrivateFieldGet(this, _YargsInstance_command, "f"), __classPrivateFieldGet(this, _YargsInstance_shim, "f")), "f");
		__classPrivateFieldGet(this, _YargsInstance_globalMiddleware, "f").reset();
		__classPrivateFieldSet(this, _YargsInstance_completionCommand, null, "f");
		__classPrivateFieldSet(this, _YargsInstance_output, "", "f");
		__classPrivateFieldSet(this, _YargsInstance_exitError, null, "f");
		__classPrivateFieldSet(this, _YargsInstance_hasOutput, false, "f");
		this.parsed = false;
		return this;
	}
	[kRebase](base, dir) {
		return __classPrivateFieldGet(this, _YargsInstance_shim, "f").path.relative(base, dir);
	}
	[kRunYargsParserAndExecuteCommands](args, shortCircuit, calledFromCommand, commandIndex = 0, helpOnly = false) {
		var _a, _b, _c, _d;
		let skipValidation = !!calledFromCommand || helpOnly;
		args = args || __classPrivateFieldGet(this, _YargsInstance_processArgs, "f");
		__classPrivateFieldGet(this, _YargsInstance_options, "f").__ = __classPrivateFieldGet(this, _YargsInstance_shim, "f").y18n.__;
		__classPrivateFieldGet(this, _YargsInstance_options, "f").configuration = this[kGetParserConfiguration]();
		const populateDoubleDash = !!__classPrivateFieldGet(this, _YargsInstance_options, "f").configuration["populate--"];
		const config = Object.assign({}, __classPrivateFieldGet(this, _YargsInstance_options, "f").configuration, { "populate--": true });
		const parsed = __classPrivateFieldGet(this, _YargsInstance_shim, "f").Parser.detailed(args, Object.assign({}, __classPrivateFieldGet(this, _YargsInstance_options, "f"), { configuration: {
			"parse-positional-numbers": false,
			...config
		} }));
		const argv = Object.assign(parsed.argv, __classPrivateFieldGet(this, _YargsInstance_parseContext, "f"));
		let argvPromise = void 0;
		const aliases = parsed.aliases;
		let helpOptSet = false;
		let versionOptSet = false;
		Object.keys(argv).forEach((key) => {
			if (key === __classPrivateFieldGet(this, _YargsInstance_helpOpt, "f") && argv[key]) helpOptSet = true;
			else if (key === __classPrivateFieldGet(this, _YargsInstance_versionOpt, "f") && argv[key]) versionOptSet = true;
		});
		argv.$0 = this.$0;
		this.parsed = parsed;
		if (commandIndex === 0) __classPrivateFieldGet(this, _YargsInstance_usage, "f").clearCachedHelpMessage();
		try {
			this[kGuessLocale]();
			if (shortCircuit) return this[kPostProcess](argv, populateDoubleDash, !!calledFromCommand, false);
			if (__classPrivateFieldGet(this, _YargsInstance_helpOpt, "f")) {
				if ([__classPrivateFieldGet(this, _YargsInstance_helpOpt, "f")].concat(aliases[__classPrivateFieldGet(this, _YargsInstance_helpOpt, "f")] || []).filter((k) => k.length > 1).includes("" + argv._[argv._.length - 1])) {
					argv._.pop();
					helpOptSet = true;
				}
			}
			__classPrivateFieldSet(this, _YargsInstance_isGlobalContext, false, "f");
			const handlerKeys = __classPrivateFieldGet(this, _YargsInstance_command, "f").getCommands();
			const requestCompletions = ((_a = __classPrivateFieldGet(this, _YargsInstance_completion, "f")) === null || _a === void 0 ? void 0 : _a.completionKey) ? [(_b = __classPrivateFieldGet(this, _YargsInstance_completion, "f")) === null || _b === void 0 ? void 0 : _b.completionKey, ...(_d = this.getAliases()[(_c = __classPrivateFieldGet(this, _YargsInstance_completion, "f")) === null || _c === void 0 ? void 0 : _c.completionKey]) !== null && _d !== void 0 ? _d : []].some((key) => Object.prototype.hasOwnProperty.call(argv, key)) : false;
			const skipRecommendation = helpOptSet || requestCompletions || helpOnly;
			if (argv._.length) {
				if (handlerKeys.length) {
					let firstUnknownCommand;
					for (let i = commandIndex || 0, cmd; argv._[i] !== void 0; i++) {
						cmd = String(argv._[i]);
						if (handlerKeys.includes(cmd) && cmd !== __classPrivateFieldGet(this, _YargsInstance_completionCommand, "f")) {
							const innerArgv = __classPrivateFieldGet(this, _YargsInstance_command, "f").runCommand(cmd, this, parsed, i + 1, helpOnly, helpOptSet || versionOptSet || helpOnly);
							return this[kPostProcess](innerArgv, populateDoubleDash, !!calledFromCommand, false);
						} else if (!firstUnknownCommand && cmd !== __classPrivateFieldGet(this, _YargsInstance_completionCommand, "f")) {
							firstUnknownCommand = cmd;
							break;
						}
					}
					if (!__classPrivateFieldGet(this, _YargsInstance_command, "f").hasDefaultCommand() && __classPrivateFieldGet(this, _YargsInstance_recommendCommands, "f") && firstUnknownCommand && !skipRecommendation) __classPrivateFieldGet(this, _YargsInstance_validation, "f").recommendCommands(firstUnknownCommand, handlerKeys);
				}
				if (__classPrivateFieldGet(this, _YargsInstance_completionCommand, "f") && argv._.includes(__classPrivateFieldGet(this, _YargsInstance_completionCommand, "f")) && !requestCompletions) {
					if (__classPrivateFieldGet(this, _YargsInstance_exitProcess, "f")) setBlocking(true);
					this.showCompletionScript();
					this.exit(0);
				}
			}
			if (__classPrivateFieldGet(this, _YargsInstance_command, "f").hasDefaultCommand() && !skipRecommendation) {
				const innerArgv = __classPrivateFieldGet(this, _YargsInstance_command, "f").runCommand(null, this, parsed, 0, helpOnly, helpOptSet || versionOptSet || helpOnly);
				return this[kPostProcess](innerArgv, populateDoubleDash, !!calledFromCommand, false);
			}
			if (requestCompletions) {
				if (__classPrivateFieldGet(this, _YargsInstance_exitProcess, "f")) setBlocking(true);
				args = [].concat(args);
				const completionArgs = args.slice(args.indexOf(`--${__classPrivateFieldGet(this, _YargsInstance_completion, "f").completionKey}`) + 1);
				__classPrivateFieldGet(this, _YargsInstance_completion, "f").getCompletion(completionArgs, (err, completions) => {
					if (err) throw new YError(err.message);
					(completions || []).forEach((completion) => {
						__classPrivateFieldGet(this, _YargsInstance_logger, "f").log(completion);
					});
					this.exit(0);
				});
				return this[kPostProcess](argv, !populateDoubleDash, !!calledFromCommand, false);
			}
			if (!__classPrivateFieldGet(this, _YargsInstance_hasOutput, "f")) {
				if (helpOptSet) {
					if (__classPrivateFieldGet(this, _YargsInstance_exitProcess, "f")) setBlocking(true);
					skipValidation = true;
					this.showHelp((message) => {
						__classPrivateFieldGet(this, _YargsInstance_logger, "f").log(message);
						this.exit(0);
					});
				} else if (versionOptSet) {
					if (__classPrivateFieldGet(this, _YargsInstance_exitProcess, "f")) setBlocking(true);
					skipValidation = true;
					__classPrivateFieldGet(this, _YargsInstance_usage, "f").showVersion("log");
					this.exit(0);
				}
			}
			if (!skipValidation && __classPrivateFieldGet(this, _YargsInstance_options, "f").skipValidation.length > 0) skipValidation = Object.keys(argv).some((key) => __classPrivateFieldGet(this, _YargsInstance_options, "f").skipValidation.indexOf(key) >= 0 && argv[key] === true);
			if (!skipValidation) {
				if (parsed.error) throw new YError(parsed.error.message);
				if (!requestCompletions) {
					const validation = this[kRunValidation](aliases, {}, parsed.error);
					if (!calledFromCommand) argvPromise = applyMiddleware(argv, this, __classPrivateFieldGet(this, _YargsInstance_globalMiddleware, "f").getMiddleware(), true);
					argvPromise = this[kValidateAsync](validation, argvPromise !== null && argvPromise !== void 0 ? argvPromise : argv);
					if (isPromise(argvPromise) && !calledFromCommand) argvPromise = argvPromise.then(() => {
						return applyMiddleware(argv, this, __classPrivateFieldGet(this, _YargsInstance_globalMiddleware, "f").getMiddleware(), false);
					});
				}
			}
		} catch (err) {
			if (err instanceof YError) __classPrivateFieldGet(this, _YargsInstance_usage, "f").fail(err.message, err);
			else throw err;
		}
		return this[kPostProcess](argvPromise !== null && argvPromise !== void 0 ? argvPromise : argv, populateDoubleDash, !!calledFromCommand, true);
	}
	[kRunValidation](aliases, positionalMap, parseErrors, isDefaultCommand) {
		const demandedOptions = { ...this.getDemandedOptions() };
		return (argv) => {
			if (parseErrors) throw new YError(parseErrors.message);
			__classPrivateFieldGet(this, _YargsInstance_validation, "f").nonOptionCount(argv);
			__classPrivateFieldGet(this, _YargsInstance_validation, "f").requiredArguments(argv, demandedOptions);
			let failedStrictCommands = false;
			if (__classPrivateFieldGet(this, _YargsInstance_strictCommands, "f")) failedStrictCommands = __classPrivateFieldGet(this, _YargsInstance_validation, "f").unknownCommands(argv);
			if (__classPrivateFieldGet(this, _YargsInstance_strict, "f") && !failedStrictCommands) __classPrivateFieldGet(this, _YargsInstance_validation, "f").unknownArguments(argv, aliases, positionalMap, !!isDefaultCommand);
			else if (__classPrivateFieldGet(this, _YargsInstance_strictOptions, "f")) __classPrivateFieldGet(this, _YargsInstance_validation, "f").unknownArguments(argv, aliases, {}, false, false);
			__classPrivateFieldGet(this, _YargsInstance_validation, "f").limitedChoices(argv);
			__classPrivateFieldGet(this, _YargsInstance_validation, "f").implications(argv);
			__classPrivateFieldGet(this, _YargsInstance_validation, "f").conflicting(argv);
		};
	}
	[kSetHasOutput]() {
		__classPrivateFieldSet(this, _YargsInstance_hasOutput, true, "f");
	}
	[kTrackManuallySetKeys](keys) {
		if (typeof keys === "string") __classPrivateFieldGet(this, _YargsInstance_options, "f").key[keys] = true;
		else for (const k of keys) __classPrivateFieldGet(this, _YargsInstance_options, "f").key[k] = true;
	}
};
function isYargsInstance(y) {
	return !!y && typeof y.getInternalMethods === "function";
}

// node_modules/yargs/index.mjs
const Yargs = YargsFactory(yargs_platform_default);

// runtime/cli/yargs.ts
const configuration = {
	"boolean-negation": false,
	"camel-case-expansion": false,
	"dot-notation": false,
	"duplicate-arguments-array": true,
	"greedy-arrays": false,
	"parse-numbers": false,
	"parse-positional-numbers": false,
	"populate--": false,
	"strip-aliased": true
};
const YESNO = /^(?:true|false|yes|no|1|0)$/i;
const MISSING = "no value for ";
/**
* Parses the tokens after the command words, strictly: every flag is known and has its value, every argument has a
* place. Nothing is printed and nothing is converted: ids keep their digits.
*
* @throws CliError `usage`
*/
function parseLine(line, tokens) {
	const flags = {
		...line.globals,
		...line.module.flags
	};
	const words = normalise(flags, tokens);
	const nameIn = (token) => token.slice(2).split("=", 1)[0] ?? "";
	const end = words.indexOf("--");
	const odd = words.slice(0, end < 0 ? void 0 : end).find((token) => token.startsWith("--") && nameIn(token) in {});
	if (odd !== void 0) throw unknownFlag(line, flags, nameIn(odd));
	const { _: loose, $0: _program, ...rest } = parse(flags, words, (name) => refuse$1(line, `${require_miss.typed(name)} needs a value.`, dashHint(flags, tokens, name)));
	const found = {};
	for (const [name, value] of Object.entries(rest)) {
		const flag = Object.hasOwn(flags, name) ? flags[name] : void 0;
		if (!flag) throw unknownFlag(line, flags, name);
		const text = textOf$1(flag, value);
		if (text !== void 0) found[name] = text;
	}
	return {
		flags: found,
		positionals: place(line, loose.map(String), (extra) => strayHint(flags, tokens, extra))
	};
}
/**
* Returns the typed text of a flag; `undefined` for a switch that is off. Of several values the last one counts, so that a
* flag after an alias overrides that of the alias.
*/
function textOf$1(flag, value) {
	const values = (Array.isArray(value) ? value : [value]).map(String);
	if (flag.type === "boolean" && values.at(-1) === "false") return void 0;
	return flag.repeat ? values : values.at(-1) ?? "";
}
function parse(flags, tokens, missing) {
	const named = Object.entries(flags);
	const texts = named.filter(([, flag]) => flag.type === "string" && flag.kind !== "yesno").map(([name]) => name);
	const options = Object.fromEntries(named.map(([name, flag]) => [name, {
		type: flag.type,
		alias: [...require_miss.aliasesOf(flag)]
	}]));
	return Yargs([...tokens]).parserConfiguration(configuration).locale("en").updateLocale({ "Not enough arguments following: %s": `${MISSING}%s` }).help(false).version(false).exitProcess(false).showHelpOnFail(false).fail((message, error) => {
		const reason = message || error.message;
		throw reason.startsWith(MISSING) ? missing(longName(flags, reason.slice(13))) : error;
	}).options(options).nargs(Object.fromEntries(texts.map((name) => [name, 1]))).parseSync();
}
/**
* Switches get their value in the same token. Otherwise yargs reads a following `true` as theirs, takes any other
* value for `false`, and lets a yes-or-no flag swallow the argument after it.
*/
function normalise(flags, tokens) {
	const out = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at] ?? "";
		if (token === "--") return [...out, ...tokens.slice(at)];
		const name = token.startsWith("-") ? require_miss.nameOf(flags, token) : void 0;
		const flag = name === void 0 ? void 0 : flags[name];
		if (name === void 0 || !flag) {
			out.push(token);
			continue;
		}
		const value = require_miss.attached(token);
		const next = tokens[at + 1];
		if (flag.type !== "boolean" && flag.kind !== "yesno") {
			const takes = value === void 0 && next !== void 0 && !isFlagOf(flags, next);
			out.push(value !== void 0 || takes ? `--${name}=${value ?? next}` : token);
			if (takes) at += 1;
			continue;
		}
		if (flag.kind === "yesno") {
			const takes = value === void 0 && next !== void 0 && YESNO.test(next);
			out.push(`--${name}=${value ?? (takes ? next : "true")}`);
			if (takes) at += 1;
		} else if (value === void 0) out.push(`--${name}=true`);
		else if (!token.startsWith("--")) out.push(token);
		else if (/^(?:true|false)$/.test(value)) out.push(token);
		else throw new require_start.CliError("usage", `${require_miss.typed(name)} takes no value, but "${value}" was given.`);
	}
	return out;
}
/** Whether a word is a flag of the command: `--output`, `--output=json` or `-o`, but not `-other text`. */
function isFlagOf(flags, word) {
	return word.startsWith("-") && (word.startsWith("--") || word.length === 2) && require_miss.nameOf(flags, word) !== void 0;
}
/** yargs may report a flag by any of its names. */
function longName(flags, word) {
	return require_miss.nameOf(flags, require_miss.typed(word)) ?? word;
}
function place(line, loose, hint) {
	const found = {};
	const entries = Object.entries(line.module.positionals ?? {});
	let at = 0;
	for (const [name, positional] of entries) {
		const values = positional.variadic ? loose.slice(at) : loose.slice(at, at + 1);
		at += values.length;
		if (values.length === 0) continue;
		found[name] = positional.variadic ? values : values[0] ?? "";
	}
	const extra = loose[at];
	if (extra === void 0) return found;
	throw refuse$1(line, `Unexpected argument "${extra}": the command takes ${entries.length === 0 ? "none" : entries.length === 1 ? "one argument" : `${entries.length} arguments`}.`, hint(extra), require_miss.nearest(extra, line.below));
}
/** A word after a flag that takes no value, or only yes or no, was probably meant for the flag. */
function strayHint(flags, tokens, extra) {
	const before = tokens[tokens.indexOf(extra) - 1] ?? "";
	const name = before.startsWith("-") ? require_miss.nameOf(flags, before) : void 0;
	const flag = name === void 0 ? void 0 : flags[name];
	if (name === void 0 || require_miss.attached(before) !== void 0) return void 0;
	if (flag?.kind === "yesno") return `${require_miss.typed(name)} takes true, false, yes, no, 1 or 0.`;
	return flag?.type === "boolean" ? `${require_miss.typed(name)} takes no value.` : void 0;
}
function unknownFlag(line, flags, name) {
	const offered = Object.entries(flags).filter(([, flag]) => !flag.hidden);
	const suggestions = require_miss.nearest(name, offered.map(([known]) => known));
	return refuse$1(line, `Unknown flag ${require_miss.typed(name)} for "${line.name}".`, void 0, suggestions.map(require_miss.typed));
}
/** A value that is also a flag of the command must be in the same token. */
function dashHint(flags, tokens, name) {
	const at = tokens.findIndex((token) => token.startsWith("-") && require_miss.nameOf(flags, token) === name);
	const next = at < 0 ? void 0 : tokens[at + 1];
	return next?.startsWith("-") && next !== "--" ? `${next.split("=", 1)[0] ?? next} is a flag of the command; as a value it is written ${require_miss.typed(name)}=${next}.` : void 0;
}
function refuse$1(line, message, hint, suggestions) {
	return new require_start.CliError("usage", message, hint, require_miss.defined({
		lines: usageOf(line),
		suggestions
	}));
}
/** Returns the usage of a command, `Usage: acmecli order get <id> [flags]`, and how to get its help. */
function usageOf({ name, module }) {
	return [`Usage: ${name}${module.usage === void 0 ? "" : ` ${module.usage}`}`, `Help: ${name} --help`];
}

// runtime/cli/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ run: () => run });
/** Runs one command: takes the typed words (default: parses the rest of the line), builds the context, calls the handler. */
async function run(client, outside, leaf, progress, take = (line) => parseLine(line, leaf.rest)) {
	const [{ service }, { command }] = await Promise.all([client.service(), load(leaf)]);
	Object.assign(progress, {
		service,
		command
	});
	const world = service.dotenv ? withDotenv(outside, service) : outside;
	const line = {
		name: [client.binary, ...leaf.words].join(" "),
		module: command,
		globals: service.globals,
		below: leaf.node.open ? Object.keys((await leaf.node.open()).group.nodes) : []
	};
	const typed = take(line);
	const settings = await openSettings(client, world, command.effect);
	const { config } = settings;
	const named = typed.flags["profile"] ?? world.env[service.globals["profile"]?.env ?? `${client.env}_PROFILE`];
	const profile = require_miss.chooseProfile(named, config);
	const setting = settingReader(service, config.profiles[profile] ?? {}, command, leaf.words);
	progress.storedFormat = setting("output");
	const input = createInput(world);
	const early = [];
	progress.notes = early;
	const flags = {
		...service.globals,
		...command.flags
	};
	const positionals = command.positionals ?? {};
	const values = await readValues({
		flags,
		positionals,
		typed,
		world,
		input,
		setting,
		warn: (text) => early.push(`Warning: ${text}`),
		usage: usageOf(line),
		beforePipe: (args) => {
			if (command.gate === "calls") return;
			checkGate({
				service,
				world,
				globals: globalsFrom(service, args, profile, world.env)
			}, command.effect);
		}
	});
	checkFlags(require_miss.defined({
		flags,
		positionals,
		oneOf: command.oneOf
	}), values.given, values.args);
	const shared = globalsFrom(service, values.args, profile, world.env);
	const format = formatFor(service, world, shared, command.output);
	const globals = {
		...shared,
		...viewFrom(values.args, values.given, format, {
			words: leaf.words,
			flags: command.flags
		})
	};
	const words = leaf.words.join(" ");
	const paged = await pageOf(world, globals, {
		wanted: command.effect === "read" && formatFor(service, world, globals, command.output) === "table",
		prefix: service.env,
		setting: config.profiles[profile]?.["pager"]
	});
	const { context, notes, close } = createContext({
		client,
		service,
		command,
		words,
		world: paged?.world ?? world,
		globals,
		...paged && { release: paged.release },
		values: values.args,
		given: values.given,
		settings,
		input
	});
	for (const text of early.splice(0)) context.note(text);
	Object.assign(progress, {
		format: formatFor(service, world, globals),
		verbose: globals.verbose,
		color: globals.color,
		written: () => context.http.written,
		hint: (status, target) => {
			const hint = command.hints?.[String(status)];
			return hint === void 0 ? void 0 : fillText(hint, (name) => target?.[name] ?? values.args[name]);
		}
	});
	try {
		const own = [...Object.keys(positionals), ...Object.keys(command.flags)];
		const args = Object.fromEntries(own.filter((name) => Object.hasOwn(values.args, name)).map((name) => [name, values.args[name]]));
		if (command.effect !== "read" && command.effect !== "local") await context.out.check();
		const work = (own) => command.handler(own, context);
		if (Object.keys(command.flags).some((name) => command.flags[name]?.edits && args[name] === true)) await (await Promise.resolve().then(() => require("./edit-B_GdEw9X.cjs"))).withEditor(args, context, work);
		else await work(args);
		return 0;
	} catch (error) {
		await paged?.end();
		progress.notes = notes();
		throw paged?.isLeft() === true ? new require_start.OutputClosed() : error;
	} finally {
		await paged?.end();
		await close();
	}
}
/** Opens a pager for what is printed on a terminal; undefined without one. */
async function pageOf(world, { noPager }, { wanted, ...choice }) {
	if (!wanted || world.stdout.isTTY !== true) return void 0;
	const { openPager, pagerOf } = await Promise.resolve().then(() => require("./miss-T62ysXSg.cjs")).then((n) => n.pager_exports);
	const program = pagerOf(world, {
		...choice,
		off: noPager === true
	});
	return program && openPager(world, program);
}
async function load(leaf) {
	if (!leaf.node.run) throw new Error(`the command ${leaf.words.join(" ")} has no module`);
	return await leaf.node.run();
}

// runtime/request/shown.ts
/** Printed in place of a secret. */
const DOTS = "••••••••";
/** Returns a row with dots in place of its secrets. */
function mask(row, secrets) {
	const filled = secrets.filter((key) => row[key] !== void 0 && row[key] !== null && row[key] !== "");
	return filled.length === 0 ? row : {
		...row,
		...Object.fromEntries(filled.map((key) => [key, DOTS]))
	};
}
/** Returns rows as they are printed: without protocol metadata, with names of custom fields if needed, secrets as dots. */
async function shownRows(plan, pages, context) {
	const { customFields, resource, secrets } = plan;
	let shown = pages;
	if (resource !== void 0) {
		const { plainRow } = await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports);
		const width = context.service.catalogue?.codes?.width;
		shown = each(shown, (rows) => rows.map((row) => plainRow(row, width)));
	}
	if (customFields !== void 0 && showsNames(plan, context)) {
		const { decodeRows } = await Promise.resolve().then(() => require("./fields-DyI1_FqM.cjs")).then((n) => n.fields_exports);
		shown = decodeRows(context, customFields, shown);
	}
	return secrets === void 0 ? shown : each(shown, (rows) => rows.map((row) => mask(row, secrets)));
}
async function* each(pages, change) {
	for await (const rows of pages) yield change(rows);
}
/**
* Whether custom fields are shown by name. Tables are for people and show names. A table without a custom field needs no
* names, so they are not requested.
*/
function showsNames({ columns, customFields = "" }, { globals, out, service }) {
	if (globals.resolveFields) return true;
	if (out.format !== "table") return false;
	if (columns === void 0) return true;
	const keys = columns.map(({ key }) => key);
	const changed = service.customFields[customFields]?.changes?.code;
	return changed !== void 0 && keys.includes(changed) || chosenNames(globals).some((name) => !keys.includes(name));
}

// runtime/request/dry.ts
/**
* Prints the writes that `--dry-run` kept back: one as a record, several as rows, none as nothing. A secret that a flag
* put into a body is shown as dots: it may come from the environment, and readers of the output need not know it.
*/
async function printPlanned(context) {
	const secret = Object.values(context.command.flags).flatMap((data) => data.secret ? wiresOf(data).flatMap((wire) => wire.in === "body" ? [segments(wire.name)] : []) : []);
	const planned = context.http.planned.map(({ body, ...write }) => {
		return body === void 0 ? write : {
			...write,
			body: secret.reduce(hide, body)
		};
	});
	const [only] = planned;
	if (only === void 0) return;
	if (planned.length === 1) await context.out.record(only, { whole: true });
	else await context.out.rows(planned, { whole: true });
}
function hide(value, [key, ...rest]) {
	if (!require_miss.isObject(value) || key === void 0 || value[key] === void 0) return value;
	return {
		...value,
		[key]: rest.length === 0 ? DOTS : hide(value[key], rest)
	};
}
/** Returns the output of a dry run. After a write that was kept back it prints nothing, for want of a response. */
function outputUnlessPlanned({ out, http }) {
	const unless = (print) => {
		return async (...args) => {
			if (http.planned.length === 0) await print(...args);
		};
	};
	return {
		format: out.format,
		as: (format) => outputUnlessPlanned({
			out: out.as(format),
			http
		}),
		check: () => out.check(),
		checkFields: (known) => out.checkFields(known),
		rows: unless((rows, printing) => out.rows(rows, printing)),
		record: unless((row, printing) => out.record(row, printing)),
		action: unless((line, data) => out.action(line, data)),
		json: unless((value) => out.json(value)),
		text: unless((text) => out.text(text))
	};
}

// runtime/request/created.ts
/** Returns the id of the record in a response: its key if the catalogue names one. */
function createdId(plan, reply, { http }) {
	if (reply === void 0) return void 0;
	const field = plan.resource?.key?.field;
	const key = field === void 0 ? void 0 : getPath(http.record(reply), field);
	return key === void 0 || key === null ? http.id(reply) : String(key);
}

// runtime/request/action.ts
const WORDS = {
	create: "created",
	update: "updated",
	delete: "deleted",
	act: "done"
};
/** Returns what an action prints for a program: a template over the arguments and the response. */
function resultOf({ effect, gives }, args, { service, command }, isKnown = true) {
	const known = effect === "read" || effect === "local" ? "act" : effect;
	const target = targetOf(effect, args, command);
	return gives ?? service.output.gives[known] ?? { [WORDS[known]]: isKnown ? `{${target}}` : true };
}
/** Returns the name of the argument that the action is about; `created` for a new record. */
const targetOf = (effect, args, { positionals }) => (effect === "create" ? void 0 : Object.keys(positionals).find((name) => args[name] !== void 0)) ?? "created";
/** Prints one line for a person, one object for a program. `replies` are the responses of one command, in order. */
async function printAction(plan, { values }, replies, args, context) {
	const { http, command, out } = context;
	const ids = replies.map((reply) => createdId(plan, reply, context)).filter((id) => id !== void 0);
	const created = ids.length > 1 ? ids : ids[0];
	const last = replies.at(-1);
	const lookIn = (own) => (name) => {
		if (Object.hasOwn(own, name)) return own[name];
		if (name === "created" || name === "id") return created;
		if (last === void 0 || !name.startsWith("answer.")) return void 0;
		const path = name.slice(7);
		return getPath(http.record(last, plan.result), path) ?? getPath(last.body, path);
	};
	const which = targetOf(plan.effect, args, command);
	const effect = plan.effect === "read" || plan.effect === "local" ? "act" : plan.effect;
	const word = WORDS[effect];
	const isKnown = plan.effect === "create" || lookIn(args)(which) !== void 0;
	const line = plan.says ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}${isKnown ? ` {${which}}` : ""}`;
	const gives = resultOf(plan, args, context, isKnown);
	if (plan.effect === "read" && last !== void 0) checkFields$2([line, JSON.stringify(gives)], lookIn(values), plan, last, context);
	const text = fillText(line, (name) => lookIn(args)(name) ?? (name === "created" ? NO_ID : void 0));
	const filled = fillJson(gives, lookIn(values));
	await out.action(text, plan.effect === "create" ? {
		...filled,
		...missingIds(gives, filled)
	} : filled);
}
/** Printed in place of the id of a created record. */
const NO_ID = "(the service returned no id)";
/** Returns null for the keys that only the id of a created record fills: a missing key could be a misspelled one. */
function missingIds(gives, filled) {
	const keys = Object.keys(gives).filter((key) => /^\{created(?::number)?\}$/.test(String(gives[key])));
	return Object.fromEntries(keys.filter((key) => filled[key] === void 0).map((key) => [key, null]));
}
/** A figure of a response is its result: without it there is none. */
function checkFields$2(templates, look, { method }, reply, context) {
	const missing = templates.flatMap(holes).filter((name) => name.startsWith("answer.")).find((name) => (look(name) ?? void 0) === void 0);
	if (missing === void 0) return;
	const path = missing.slice(7);
	throw unexpected(`returned ${shapeOf(reply.body)}, without a value at "${path}"`, method, reply, context);
}

// runtime/request/reading.ts
/** Returns the reading that the flags set. Without such flags, every page is read. */
function readingOf(args, { command }) {
	const given = givenOf(args, command);
	const of = (place, name) => given.find((one) => one.place === place && (name === void 0 || one.detail === name));
	const isCut = hasWire(command, "paging", "all") && of("paging", "all") === void 0;
	const pages = isCut ? 1 : of("paging", "pages")?.value;
	const print = [
		"raw",
		"count",
		"one",
		"web"
	].find((name) => of("print", name) !== void 0) ?? "rows";
	const each = of("each")?.detail;
	return {
		...pages === void 0 ? {} : { pages: Number(pages) },
		isPartial: isCut,
		print,
		secrets: of("print", "secrets") !== void 0,
		...each === void 0 ? {} : { each }
	};
}
/** Returns the name of the flag with that wire, for messages. */
function flagFor({ command }, place, name) {
	return Object.keys(command.flags).find((flag) => {
		const data = command.flags[flag];
		return data !== void 0 && wiresOf(data).some((wire) => wire.in === place && wire.name === name);
	});
}
const hasWire = (command, place, name) => flagFor({ command }, place, name) !== void 0;

// runtime/request/known.ts
/**
* Fails on a name in `--fields`, `--columns` or `--sort` that the command does not know, before its requests. A response that the client knows
* nothing about, such as a raw one, is checked when it is printed.
*/
async function checkFields$1(plan, subject, args, context) {
	if (!choosesNames(context.globals)) return;
	const known = await knownFields(plan, subject, args, context);
	if (known !== void 0) await context.out.checkFields(known);
}
async function knownFields(plan, subject, args, context) {
	const isAction = plan.shape === "action";
	const result = isAction || plan.effect !== "read" ? Object.keys(resultOf(plan, args, context)) : [];
	if (isAction) return { names: result };
	const { print, each } = readingOf(args, context);
	if (plan.shape === "raw" || print === "raw" || plan.flat) return void 0;
	const first = each === void 0 ? [] : [context.service.variables[each]?.every?.column ?? ""];
	if (print === "count") return { names: [...first, "count"] };
	const { own, group } = await declaredFields(context);
	const records = subject === void 0 ? own ?? group : await subject.fieldNames();
	if (records === void 0) return void 0;
	return {
		names: [.../* @__PURE__ */ new Set([
			...first,
			...keysOf(plan.columns),
			...records,
			...result
		])],
		has: async (name) => isHeader(name, plan.columns) || plan.customFields !== void 0 && await isCustom(name, plan.customFields, context)
	};
}
const keysOf = (columns = []) => columns.map(({ key }) => key);
const isHeader = (name, columns = []) => columns.some(({ header }) => header === name);
/**
* The same for a workflow. What a write prints is known by the columns and fields that its spec declares; without them it
* is checked when it is printed, which can only warn.
*/
async function checkWorkflowFields(context) {
	const { globals, command, out } = context;
	if (!choosesNames(globals) || command.effect === "local") return;
	const { columns } = command;
	const { own, group } = await declaredFields(context);
	const names = own ?? (command.effect === "read" || columns !== void 0 ? group : void 0);
	if (names === void 0) return;
	await out.checkFields({
		names: [.../* @__PURE__ */ new Set([...names, ...keysOf(columns)])],
		has: async (name) => isHeader(name, columns)
	});
}
/** Returns the names that the spec of the command declares, and those of its group. */
async function declaredFields({ client, command }) {
	const { fields = {} } = await client.fields?.() ?? {};
	return require_miss.defined({
		own: fields[command.id],
		group: fields[command.id.replace(/[^.]*$/, "")]
	});
}
/** Whether the service lists a field of that name or code, or whose code is followed by the name of a part. */
async function isCustom(name, entity, context) {
	const { definitionsOf, distinctName, fieldRules } = await Promise.resolve().then(() => require("./fields-DyI1_FqM.cjs")).then((n) => n.definitions_exports);
	const rules = fieldRules(context, entity);
	if (rules === void 0) return false;
	try {
		const isNamed = ({ all }) => all.some((field) => field.code === name || field.name === name || distinctName(field) === name || name.startsWith(`${field.code}_`));
		return isNamed(await definitionsOf(context, entity, rules, isNamed));
	} catch (error) {
		if (!(error instanceof require_start.CliError) || context.command.effect !== "read") throw error;
		return true;
	}
}

// runtime/kit/handle.ts
var handle_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ handle: () => handle });
/** Runs a command that is code: gate, prompt, look-ups, the command. Under `--dry-run` it prints the writes that were kept back. */
async function handle(load, { confirm, args }, context) {
	if (context.command.gate !== "calls") checkGate(context, context.command.effect);
	const { globals } = context;
	await checkWorkflowFields(context);
	if (confirm !== void 0 && !globals.dryRun) await context.confirm(fillText(confirm, (name) => args[name]));
	const run = await load();
	const resolved = await resolveAll(args, context);
	if (globals.dryRun) {
		await run({
			...context,
			out: outputUnlessPlanned(context)
		}, resolved);
		await printPlanned(context);
		return;
	}
	try {
		await run(context, resolved);
	} catch (error) {
		throw withEarlierWrites(error, context.http.written);
	}
}
/** Adds to the error of a failed request that earlier requests of the run have changed something. */
function withEarlierWrites(error, written) {
	if (!(error instanceof require_start.CliError) || error.details.method === void 0 || error.details.sent) return error;
	const { method, statusCode } = error.details;
	const earlier = written - (method !== "GET" && statusCode !== void 0 ? 1 : 0);
	if (earlier <= 0) return error;
	const before = `${String(earlier)} ${earlier === 1 ? "write" : "writes"} of this run ${earlier === 1 ? "was" : "were"} sent before that.`;
	const message = `${error.message.replace(/[.\s]+$/, "")}. ${before}`;
	return new require_start.CliError(error.kind, message, error.remedy, {
		...error.details,
		sent: true
	});
}

// runtime/output/markup.ts
/** Characters of one text that are read. */
const MOST = 1e5;
const ENTITIES = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: " "
};
/** A text with one of these is HTML; another, such as `Ann <ann@example.com>`, is not. */
const HTML = /<\/?(?:p|br|div|span|a|b|i|u|em|strong|ul|ol|li|table|tr|td|h[1-6]|pre|blockquote|img|hr|html|body|style|script)\b(?!@)/i;
/** Tags after which a new line begins. */
const ENDS = /<br\b[^>]{0,2000}>|<\/(?:p|div|ul|ol|tr|table|h[1-6]|blockquote|pre)\s*>|<hr\b[^>]{0,2000}>/gi;
/** Returns the text of HTML on one line, without tags and with entities resolved. */
function plainLine(html) {
	return resolve(strip(html)).replace(/\s+/g, " ").trim();
}
/** Returns the text of HTML in lines: paragraphs, breaks, items of lists and rows of tables end one. Text keeps its lines. */
function plainLines(text) {
	return (HTML.test(text.slice(0, MOST)) ? resolve(strip(broken(text.slice(0, MOST)))) : text.slice(0, MOST)).replace(/\r\n?/g, "\n").replace(/[^\S\n]+/g, " ").replace(/ ?\n ?/g, "\n").replace(/\n{3,}/g, "\n\n").trim().split("\n");
}
/** Puts line breaks where HTML has them, and nowhere else. */
function broken(html) {
	return html.replace(/\s+/g, " ").replace(/<li\b[^>]{0,2000}>/gi, "\n- ").replace(ENDS, "\n");
}
function strip(html) {
	return html.slice(0, MOST).replace(/<!--[\s\S]*?(?:-->|$)/g, " ").replace(/<(script|style)\b[^>]{0,2000}>[\s\S]*?(?:<\/\1\s*>|$)/gi, " ").replace(/<[^>]*>?/g, " ");
}
function resolve(text) {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, digits, hex, name) => {
		const code = digits ? Number(digits) : hex ? parseInt(hex, 16) : void 0;
		if (code !== void 0) return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : entity;
		return ENTITIES[name.toLowerCase()] ?? entity;
	});
}

// runtime/output/cells.ts
/** Returns the value of a column in a row, before it becomes text. */
function valueOf(row, column) {
	const { from } = column;
	if (from === void 0) return Object.hasOwn(row, column.key) ? row[column.key] : lookUp(row, column.key);
	const sources = typeof from === "string" ? [from] : from;
	for (const source of sources) {
		const value = source.includes("{") ? filled(source, row) : lookUp(row, source);
		if (value !== void 0 && value !== null && value !== "") return value;
	}
}
/** Returns a template filled from a row; undefined if the row has none of its values. */
function filled(template, row) {
	let isKnown = false;
	const text = fillText(template, (name) => {
		const value = lookUp(row, name);
		isKnown ||= value !== void 0 && value !== null && value !== "";
		return value;
	});
	return isKnown ? text.trim() : void 0;
}
/**
* Returns the value at a dotted path; `undefined` for a name that is not a path, such as `Net (EUR)`. In a list,
* `emails[primary]` is the first element whose field `primary` is true, `access[app=global]` the first one whose field `app`
* is that text, and `tags[].name` the name of every element.
*/
function lookUp(row, path) {
	const [, list, mark = "", rest] = path.includes("[") && LIST.exec(path) || [];
	if (list !== void 0) {
		const elements = lookUp(row, list);
		if (!Array.isArray(elements)) return void 0;
		const inner = (one) => rest === void 0 ? one : lookUp(one, rest);
		if (mark === "") return elements.map(inner).filter((one) => one !== void 0 && one !== null);
		const [field = "", text] = mark.split("=");
		return inner(elements.find((one) => text === void 0 ? lookUp(one, field) === true : lookUp(one, field) === text));
	}
	try {
		return getPath(row, path);
	} catch {
		return;
	}
}
const LIST = /^([^[\]]+)\[((?:[a-z_]\w*(?:=[\w-]+)?)?)\](?:\.(.+))?$/i;
/** Returns the text of a value: empty for null, a list joined with `join` if set, other objects and lists as JSON. */
function textOf(value, join) {
	if (value === void 0 || value === null) return "";
	if (typeof value === "string") return value;
	if (Array.isArray(value) && join !== void 0) return value.map((one) => textOf(one, join)).join(join);
	return typeof value === "object" && !isLosslessNumber(value) ? stringifyJson(value) : String(value);
}
/** Returns the text of a cell. `places` is the least number of decimals of an amount of money; default: as it is. */
function cellText(row, column, join, places = 0) {
	const value = elementsOf(valueOf(row, column), column);
	const text = column.money === void 0 ? textOf(nameValues(value, column), column.join ?? join) : moneyText(textOf(value), textOf(lookUp(row, column.money)), places);
	const shown = column.plain ? plainLine(text) : text;
	return shown === "" ? column.empty ?? "" : shown;
}
/** Replaces the elements of a list with their values that the column shows. */
function elementsOf(value, { each }) {
	if (each === void 0 || !Array.isArray(value)) return value;
	return value.map((one) => each.includes("{") ? fillText(each, (name) => lookUp(one, name)) : lookUp(one, each));
}
/** Digits are added and never removed: an amount is not rounded. */
function moneyText(amount, currency, places) {
	const [, whole, fraction = ""] = /^(-?\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
	const padded = whole === void 0 || places === 0 ? amount : `${whole}.${fraction.padEnd(places, "0")}`;
	return amount === "" || currency === "" ? padded : `${padded} ${currency}`;
}
/** Replaces a value, or each element of a list, with the text that the column declares for it. */
function nameValues(value, { values }) {
	if (values === void 0) return value;
	const name = (one) => Object.hasOwn(values, String(one)) ? values[String(one)] : one;
	return Array.isArray(value) ? value.map(name) : name(value);
}
function isNumeric(value) {
	return typeof value === "number" || isLosslessNumber(value);
}

// runtime/output/fields.ts
var fields_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	askedNames: () => askedNames,
	checkFields: () => checkFields,
	checkKnown: () => checkKnown,
	chosenColumns: () => chosenColumns,
	columnNamed: () => columnNamed,
	missingFields: () => missingFields,
	project: () => project
});
/** Maximum number of names in one message. */
const MAX_NAMES = 40;
/**
* Returns the columns that `--fields` names: known ones by key or header, else the field of that name. They have the order
* of the names, or that of the columns, with other fields after them.
*/
function chosenColumns(fields, columns = [], order = "named") {
	const chosen = fields.map((name) => columnNamed(columns, name) ?? {
		key: name,
		header: name
	});
	if (order === "named") return chosen;
	const known = new Set(columns);
	return [...columns.filter((column) => chosen.includes(column)), ...chosen.filter((column) => !known.has(column))];
}
/** Returns the names of `--fields`, `--columns` and `--sort`, each with what to call it. */
function askedNames({ fields, columns, sort }) {
	const by = columns?.setting === void 0 ? "--columns" : `the setting ${columns.setting}`;
	return [
		...fields ? [{
			names: fields,
			by: "--fields",
			noun: "field"
		}] : [],
		...columns ? [{
			names: columns.names,
			by,
			noun: "column"
		}] : [],
		...sort ? [{
			names: sort.map((name) => name.replace(/^-/, "")),
			by: "--sort",
			noun: "column"
		}] : []
	];
}
/** Returns a record with only the named fields, in their order; a dotted name stays one key. Missing ones are skipped. */
function project(row, fields, columns = []) {
	const picked = {};
	for (const name of fields) {
		const own = Object.hasOwn(row, name) ? row[name] : lookUp(row, name);
		const column = own === void 0 ? columnNamed(columns, name) : void 0;
		const value = column ? valueOf(row, column) : own;
		if (value !== void 0) picked[name] = value;
	}
	return picked;
}
/**
* Fails on a name that is not known.
*
* @throws CliError of the given kind, listing the known names
*/
async function checkKnown(asked, { names, has }, kind) {
	const known = new Set(names);
	const unknown = [];
	for (const name of asked.names) {
		const steps = name.split(".");
		if (steps.some((_, at) => known.has(steps.slice(0, at + 1).join(".")))) continue;
		if (await has?.(name) !== true) unknown.push(name);
	}
	if (unknown.length > 0) await refuse(unknown, asked, names, kind);
}
/**
* Fails on a name that neither a column nor one of the rows has, for commands whose fields only the response shows.
* Without rows no field is known, so nothing fails.
*
* @throws CliError of the given kind, listing the known names
*/
async function checkFields(asked, rows, columns, kind) {
	if (rows.length === 0) return;
	const unknown = asked.names.filter((name) => !columnNamed(columns ?? [], name) && !rows.some((row) => mayHave(row, name)));
	if (unknown.length === 0) return;
	await refuse(unknown, asked, [.../* @__PURE__ */ new Set([...rows.flatMap(Object.keys), ...(columns ?? []).map(({ key }) => key)])], kind);
}
/** Returns the names that no row has a value for. */
function missingFields(fields, rows, columns = []) {
	return fields.filter((name) => {
		const column = columnNamed(columns, name);
		return !rows.some((row) => mayHave(row, name) || column !== void 0 && valueOf(row, column) !== void 0);
	});
}
async function refuse(unknown, asked, known, kind) {
	const { nearest } = await Promise.resolve().then(() => require("./miss-T62ysXSg.cjs")).then((n) => n.nearest_exports);
	const suggestions = unknown.flatMap((name) => nearest(name, known));
	throw new require_start.CliError(kind, `Unknown ${asked.noun}${unknown.length === 1 ? "" : "s"} in ${asked.by}: ${unknown.map(require_miss.clean).join(", ")}.`, `Known ${asked.noun}s: ${listNames(known.map(require_miss.clean))}.`, { suggestions: [...new Set(suggestions)] });
}
function columnNamed(columns, name) {
	return columns.find(({ key }) => key === name) ?? columns.find(({ header }) => header === name);
}
const listNames = (names) => names.length > 41 ? `${names.slice(0, MAX_NAMES).join(", ")} and ${String(names.length - MAX_NAMES)} more` : names.join(", ");
/** Whether the row has the field, or a null where its parent would be. */
function mayHave(row, name) {
	if (Object.hasOwn(row, name) || lookUp(row, name) !== void 0) return true;
	const steps = name.split(".");
	return steps.slice(1).some((_, at) => lookUp(row, steps.slice(0, at + 1).join(".")) === null);
}

// runtime/output/json.ts
var json_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	jsonRows: () => jsonRows,
	ndjsonRows: () => ndjsonRows
});
/** The text of `JSON.stringify(rows, null, 2)`, row by row. */
function jsonRows(escape) {
	let count = 0;
	return {
		row: (row) => {
			count += 1;
			const text = escape(stringifyJson([row], 2)).slice(1, -2);
			return count === 1 ? `[${text}` : `,${text}`;
		},
		end: () => count === 0 ? "[]\n" : "\n]\n",
		cut: () => count === 0 ? "" : "\n]\n"
	};
}
function ndjsonRows(escape) {
	return {
		row: (row) => `${escape(stringifyJson(row))}\n`,
		end: () => ""
	};
}

Object.defineProperty(exports, "ANNOUNCED", {
  enumerable: true,
  get: function () {
    return ANNOUNCED;
  }
});
Object.defineProperty(exports, "LosslessNumber", {
  enumerable: true,
  get: function () {
    return LosslessNumber;
  }
});
Object.defineProperty(exports, "NOTED", {
  enumerable: true,
  get: function () {
    return NOTED;
  }
});
Object.defineProperty(exports, "askedWait", {
  enumerable: true,
  get: function () {
    return askedWait;
  }
});
Object.defineProperty(exports, "cellText", {
  enumerable: true,
  get: function () {
    return cellText;
  }
});
Object.defineProperty(exports, "checkFields", {
  enumerable: true,
  get: function () {
    return checkFields$1;
  }
});
Object.defineProperty(exports, "checkGate", {
  enumerable: true,
  get: function () {
    return checkGate;
  }
});
Object.defineProperty(exports, "checkLength", {
  enumerable: true,
  get: function () {
    return checkLength;
  }
});
Object.defineProperty(exports, "checkOrigin", {
  enumerable: true,
  get: function () {
    return checkOrigin;
  }
});
Object.defineProperty(exports, "checkRecord", {
  enumerable: true,
  get: function () {
    return checkRecord;
  }
});
Object.defineProperty(exports, "choosesNames", {
  enumerable: true,
  get: function () {
    return choosesNames;
  }
});
Object.defineProperty(exports, "chosenColumns", {
  enumerable: true,
  get: function () {
    return chosenColumns;
  }
});
Object.defineProperty(exports, "createInput", {
  enumerable: true,
  get: function () {
    return createInput;
  }
});
Object.defineProperty(exports, "createRedactor", {
  enumerable: true,
  get: function () {
    return createRedactor;
  }
});
Object.defineProperty(exports, "createResolver", {
  enumerable: true,
  get: function () {
    return createResolver;
  }
});
Object.defineProperty(exports, "createdId", {
  enumerable: true,
  get: function () {
    return createdId;
  }
});
Object.defineProperty(exports, "declaredOrigin", {
  enumerable: true,
  get: function () {
    return declaredOrigin;
  }
});
Object.defineProperty(exports, "encodeQuery", {
  enumerable: true,
  get: function () {
    return encodeQuery;
  }
});
Object.defineProperty(exports, "exactNumber", {
  enumerable: true,
  get: function () {
    return exactNumber;
  }
});
Object.defineProperty(exports, "fillJson", {
  enumerable: true,
  get: function () {
    return fillJson;
  }
});
Object.defineProperty(exports, "fillText", {
  enumerable: true,
  get: function () {
    return fillText;
  }
});
Object.defineProperty(exports, "flagFor", {
  enumerable: true,
  get: function () {
    return flagFor;
  }
});
Object.defineProperty(exports, "flag_values_exports", {
  enumerable: true,
  get: function () {
    return flag_values_exports;
  }
});
Object.defineProperty(exports, "foundIn", {
  enumerable: true,
  get: function () {
    return foundIn;
  }
});
Object.defineProperty(exports, "getPath", {
  enumerable: true,
  get: function () {
    return getPath;
  }
});
Object.defineProperty(exports, "givenOf", {
  enumerable: true,
  get: function () {
    return givenOf;
  }
});
Object.defineProperty(exports, "handle_exports", {
  enumerable: true,
  get: function () {
    return handle_exports;
  }
});
Object.defineProperty(exports, "hasValues", {
  enumerable: true,
  get: function () {
    return hasValues;
  }
});
Object.defineProperty(exports, "holes", {
  enumerable: true,
  get: function () {
    return holes;
  }
});
Object.defineProperty(exports, "http_exports", {
  enumerable: true,
  get: function () {
    return http_exports;
  }
});
Object.defineProperty(exports, "isLoopback", {
  enumerable: true,
  get: function () {
    return isLoopback;
  }
});
Object.defineProperty(exports, "isLosslessNumber", {
  enumerable: true,
  get: function () {
    return isLosslessNumber;
  }
});
Object.defineProperty(exports, "isMarkup", {
  enumerable: true,
  get: function () {
    return isMarkup;
  }
});
Object.defineProperty(exports, "isNumeric", {
  enumerable: true,
  get: function () {
    return isNumeric;
  }
});
Object.defineProperty(exports, "isRealDay", {
  enumerable: true,
  get: function () {
    return isRealDay;
  }
});
Object.defineProperty(exports, "isSecretName", {
  enumerable: true,
  get: function () {
    return isSecretName;
  }
});
Object.defineProperty(exports, "listIn", {
  enumerable: true,
  get: function () {
    return listIn;
  }
});
Object.defineProperty(exports, "lock", {
  enumerable: true,
  get: function () {
    return lock;
  }
});
Object.defineProperty(exports, "lookUp", {
  enumerable: true,
  get: function () {
    return lookUp;
  }
});
Object.defineProperty(exports, "mask", {
  enumerable: true,
  get: function () {
    return mask;
  }
});
Object.defineProperty(exports, "matchOrigin", {
  enumerable: true,
  get: function () {
    return matchOrigin;
  }
});
Object.defineProperty(exports, "namesList", {
  enumerable: true,
  get: function () {
    return namesList;
  }
});
Object.defineProperty(exports, "nothingSent", {
  enumerable: true,
  get: function () {
    return nothingSent;
  }
});
Object.defineProperty(exports, "oneLine", {
  enumerable: true,
  get: function () {
    return oneLine;
  }
});
Object.defineProperty(exports, "origin_exports", {
  enumerable: true,
  get: function () {
    return origin_exports;
  }
});
Object.defineProperty(exports, "overrideOf", {
  enumerable: true,
  get: function () {
    return overrideOf;
  }
});
Object.defineProperty(exports, "parse", {
  enumerable: true,
  get: function () {
    return parse$1;
  }
});
Object.defineProperty(exports, "parseInput", {
  enumerable: true,
  get: function () {
    return parseInput;
  }
});
Object.defineProperty(exports, "parseJson", {
  enumerable: true,
  get: function () {
    return parseJson;
  }
});
Object.defineProperty(exports, "plainLines", {
  enumerable: true,
  get: function () {
    return plainLines;
  }
});
Object.defineProperty(exports, "prepare", {
  enumerable: true,
  get: function () {
    return prepare;
  }
});
Object.defineProperty(exports, "printAction", {
  enumerable: true,
  get: function () {
    return printAction;
  }
});
Object.defineProperty(exports, "printPlanned", {
  enumerable: true,
  get: function () {
    return printPlanned;
  }
});
Object.defineProperty(exports, "rateOf", {
  enumerable: true,
  get: function () {
    return rateOf;
  }
});
Object.defineProperty(exports, "readTextFile", {
  enumerable: true,
  get: function () {
    return readTextFile;
  }
});
Object.defineProperty(exports, "readingOf", {
  enumerable: true,
  get: function () {
    return readingOf;
  }
});
Object.defineProperty(exports, "recordIn", {
  enumerable: true,
  get: function () {
    return recordIn;
  }
});
Object.defineProperty(exports, "redactError", {
  enumerable: true,
  get: function () {
    return redactError;
  }
});
Object.defineProperty(exports, "resolveAll", {
  enumerable: true,
  get: function () {
    return resolveAll;
  }
});
Object.defineProperty(exports, "retryDelay", {
  enumerable: true,
  get: function () {
    return retryDelay;
  }
});
Object.defineProperty(exports, "rowsAt", {
  enumerable: true,
  get: function () {
    return rowsAt;
  }
});
Object.defineProperty(exports, "run_exports", {
  enumerable: true,
  get: function () {
    return run_exports;
  }
});
Object.defineProperty(exports, "shapeOf", {
  enumerable: true,
  get: function () {
    return shapeOf;
  }
});
Object.defineProperty(exports, "shownPath", {
  enumerable: true,
  get: function () {
    return shownPath;
  }
});
Object.defineProperty(exports, "shownRows", {
  enumerable: true,
  get: function () {
    return shownRows;
  }
});
Object.defineProperty(exports, "showsNames", {
  enumerable: true,
  get: function () {
    return showsNames;
  }
});
Object.defineProperty(exports, "stringify", {
  enumerable: true,
  get: function () {
    return stringify;
  }
});
Object.defineProperty(exports, "stringifyJson", {
  enumerable: true,
  get: function () {
    return stringifyJson;
  }
});
Object.defineProperty(exports, "takesIdList", {
  enumerable: true,
  get: function () {
    return takesIdList;
  }
});
Object.defineProperty(exports, "textOf", {
  enumerable: true,
  get: function () {
    return textOf;
  }
});
Object.defineProperty(exports, "timeOf", {
  enumerable: true,
  get: function () {
    return timeOf;
  }
});
Object.defineProperty(exports, "toNumber", {
  enumerable: true,
  get: function () {
    return toNumber;
  }
});
Object.defineProperty(exports, "toRows", {
  enumerable: true,
  get: function () {
    return toRows;
  }
});
Object.defineProperty(exports, "unexpected", {
  enumerable: true,
  get: function () {
    return unexpected;
  }
});
Object.defineProperty(exports, "valueOf", {
  enumerable: true,
  get: function () {
    return valueOf;
  }
});
Object.defineProperty(exports, "values_input_exports", {
  enumerable: true,
  get: function () {
    return values_input_exports;
  }
});
Object.defineProperty(exports, "variableReader", {
  enumerable: true,
  get: function () {
    return variableReader;
  }
});
Object.defineProperty(exports, "withoutTags", {
  enumerable: true,
  get: function () {
    return withoutTags;
  }
});