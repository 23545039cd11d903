const require_beacon = require("./beacon-BTl5W2Le.cjs");

// workflows/helpdesk/beacon-sign.ts
const beaconSign = async ({ email, secret }, { out }) => {
	const signed = await require_beacon.computeSignature(secret, email);
	await out.action(signed, {
		email,
		signature: signed
	});
};

exports.default = beaconSign;