const require_checks = require("./checks-C3R6LK_9.cjs");

// runtime/local/doctor.ts
/** Checks the installation, sign-in and connection; prints one line per check. */
async function doctor({ offline = false }, context) {
	const { service } = context;
	const results = await require_checks.runChecks(context, service.doctor?.checks ?? require_checks.defaultChecks(service), { offline });
	await require_checks.printChecks(context, results, service.doctor?.fails ?? "config");
}

exports.default = doctor;