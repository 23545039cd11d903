const require_beacon = require("./beacon-BTl5W2Le.cjs");

// workflows/helpdesk/beacon-verify.ts
const beaconVerify = async ({ email, secret, signature: given }, kit) => {
	const { timingSafeEqual } = await import("node:crypto");
	const expected = Buffer.from(await require_beacon.computeSignature(secret, email), "hex");
	const bytes = /^[0-9a-f]{64}$/i.test(given) ? Buffer.from(given, "hex") : void 0;
	const valid = bytes !== void 0 && timingSafeEqual(bytes, expected);
	await kit.out.action(valid ? "valid" : "invalid", {
		email,
		valid
	});
	if (!valid) kit.fail({ exit: "mismatch" }, "The signature does not match the address and the key.", "Sign the address exactly as it is sent, with the key of the same Beacon.");
};

exports.default = beaconVerify;