import { i as runChecks, r as printChecks, t as defaultChecks } from "../../chunks/checks-CHhgAuEs.js";

// runtime/local/doctor.ts
/** Checks the installation, sign-in and connection; prints one line per check. */
async function doctor({ offline = false }, context) {
	const { service } = context;
	const results = await runChecks(context, service.doctor?.checks ?? defaultChecks(service), { offline });
	await printChecks(context, results, service.doctor?.fails ?? "config");
}

export { doctor as default };