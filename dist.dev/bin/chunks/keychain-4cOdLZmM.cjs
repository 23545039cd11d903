const require_start = require("./start-CjVcg6Qt.cjs");
let node_crypto = require("node:crypto");

// runtime/auth/keychain.ts
/**
* On Linux the library falls back to the kernel's keyring, which loses everything at a reboot. A sign-in must last, so
* only the Secret Service is used there.
*/
async function open(service, account) {
	const { AsyncEntry } = await import("@napi-rs/keyring");
	return new AsyncEntry(service, account, { linux: { store: "secret-service" } });
}
/** Maximum characters of an entry. Windows allows 2560 bytes of UTF-16, and some tokens are longer. */
const room = process.platform === "win32" ? 1200 : Infinity;
/** An entry that refers to the parts of a long text, by their generation and number. */
const divided = /^in parts: ([0-9a-f]{8}) ([0-9]{1,3})$/;
const partsOf = (account, head) => {
	const [, generation = "", count = "0"] = divided.exec(head ?? "") ?? [];
	return Array.from({ length: Number(count) }, (_, index) => `${account}.${generation}.${index}`);
};
/** Returns the text stored for an account, `undefined` if none is. Fails with `config` without a usable keychain. */
async function readKeychain(service, account) {
	return attempt(async () => {
		const head = await (await open(service, account)).getPassword();
		const names = partsOf(account, head);
		if (names.length === 0) return head ?? void 0;
		const parts = await Promise.all(names.map(async (name) => (await open(service, name)).getPassword()));
		return parts.includes(null) ? void 0 : parts.join("");
	});
}
/** Replaces the text stored for an account. A reader finds the old or the new text, even if it is in parts. */
async function writeKeychain(service, account, text, longest = room) {
	await attempt(async () => {
		const entry = await open(service, account);
		const old = partsOf(account, await entry.getPassword());
		let head = text;
		if (text.length > longest) {
			head = `in parts: ${(0, node_crypto.randomBytes)(4).toString("hex")} ${Math.ceil(text.length / longest)}`;
			for (const [index, name] of partsOf(account, head).entries()) await (await open(service, name)).setPassword(text.slice(index * longest, (index + 1) * longest));
		}
		await entry.setPassword(head);
		for (const name of old) await (await open(service, name)).deletePassword();
	});
}
/** Removes the text stored for an account. Returns whether it existed. */
async function removeFromKeychain(service, account) {
	return attempt(async () => {
		const entry = await open(service, account);
		const parts = partsOf(account, await entry.getPassword());
		const found = await entry.deletePassword();
		for (const name of parts) await (await open(service, name)).deletePassword();
		return found;
	});
}
/** Stores, reads and removes a test entry: only a write shows that a keychain is locked or missing. */
async function probeKeychain(service) {
	const account = `probe-${process.pid}`;
	await writeKeychain(service, account, account);
	const found = await readKeychain(service, account);
	await removeFromKeychain(service, account);
	if (found !== account) throw unusable("it does not return what was stored");
}
async function attempt(work) {
	try {
		return await work();
	} catch (error) {
		if (error instanceof require_start.CliError) throw error;
		const { message } = error;
		throw unusable(reasons.find(([pattern]) => pattern.test(message))?.[1] ?? message);
	}
}
/** The library's errors in terms of a keychain; it reports those of the message bus. */
const reasons = [[/dismissed|locked/i, "it is locked"], [/d-?bus|secret.service/i, "no Secret Service (such as GNOME Keyring or KWallet) responds"]];
function unusable(why) {
	return new require_start.CliError("config", `The keychain of this machine cannot be used: ${why}.`);
}

exports.probeKeychain = probeKeychain;
exports.readKeychain = readKeychain;
exports.removeFromKeychain = removeFromKeychain;
exports.writeKeychain = writeKeychain;