// workflows/helpdesk/lib/beacon.ts
const ESCAPED = /[<>&\u2028\u2029]/g;
/** Returns JSON that no value can use to end a script element; also a literal in JavaScript and Python. */
function scriptJson(value) {
	return JSON.stringify(value).replace(ESCAPED, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
/** Returns the Secure Mode signature in lowercase hex. Key and address are used unchanged. */
async function computeSignature(secret, email) {
	const { createHmac } = await import("node:crypto");
	return createHmac("sha256", Buffer.from(secret, "utf8")).update(email, "utf8").digest("hex");
}
/** Prints source text unchanged; other formats than table print it in one object. */
async function printSource(text, { out, globals }) {
	if (out.format === "table" && globals.jq === void 0) await out.text(text);
	else await out.record({ text });
}

Object.defineProperty(exports, "computeSignature", {
  enumerable: true,
  get: function () {
    return computeSignature;
  }
});
Object.defineProperty(exports, "printSource", {
  enumerable: true,
  get: function () {
    return printSource;
  }
});
Object.defineProperty(exports, "scriptJson", {
  enumerable: true,
  get: function () {
    return scriptJson;
  }
});