import { G as defined } from "../../chunks/miss-DFNGofI6.js";
import { C as findStored, v as authParts } from "../../chunks/http-BfOjzy3p.js";
import { t as refreshTokens } from "../../chunks/refresh-Dr0s2OT3.js";

// runtime/local/auth-refresh.ts
/** Renews the stored access token now. */
async function refresh(_args, context) {
	const { service, profile, out } = context;
	const parts = authParts(context);
	const host = Object.keys(service.hosts)[0] ?? "";
	const { found } = await findStored(parts, host);
	if (found === void 0 || !("tokens" in found)) return context.fail("auth", `Profile "${profile.name}" has no stored sign-in to renew.`, `Sign in with "${service.binary} ${service.login}".`);
	const { name, credential, store } = found;
	const { expiresAt } = await refreshTokens({
		parts,
		store,
		name,
		credential,
		why: "asked"
	});
	const until = expiresAt === void 0 ? void 0 : new Date(expiresAt).toISOString();
	await out.action(`The access token of profile "${profile.name}" was renewed${until === void 0 ? "" : ` and is valid until ${until}`}.`, defined({
		profile: profile.name,
		refreshed: true,
		expiresAt: until
	}));
}

export { refresh as default };