// runtime/local/profile-current.ts
/** Prints the profile that commands use: named by flag or environment, else the active one. */
async function current(_args, { out, profile }) {
	if (out.format === "table") return out.text(`${profile.name}\n`);
	await out.record({ profile: profile.name });
}

exports.default = current;