const require_miss = require("./miss-T62ysXSg.cjs");
const require_http = require("./http-Ddq_m_Hy.cjs");
const require_refresh = require("./refresh-B-Xe2TFl.cjs");

// runtime/local/auth-refresh.ts
/** Renews the stored access token now. */
async function refresh(_args, context) {
	const { service, profile, out } = context;
	const parts = require_http.authParts(context);
	const host = Object.keys(service.hosts)[0] ?? "";
	const { found } = await require_http.findStored(parts, host);
	if (found === void 0 || !("tokens" in found)) return context.fail("auth", `Profile "${profile.name}" has no stored sign-in to renew.`, `Sign in with "${service.binary} ${service.login}".`);
	const { name, credential, store } = found;
	const { expiresAt } = await require_refresh.refreshTokens({
		parts,
		store,
		name,
		credential,
		why: "asked"
	});
	const until = expiresAt === void 0 ? void 0 : new Date(expiresAt).toISOString();
	await out.action(`The access token of profile "${profile.name}" was renewed${until === void 0 ? "" : ` and is valid until ${until}`}.`, require_miss.defined({
		profile: profile.name,
		refreshed: true,
		expiresAt: until
	}));
}

exports.default = refresh;