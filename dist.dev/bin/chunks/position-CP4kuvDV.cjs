const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_feeds = require("./feeds-Dy5jkaJ6.cjs");

// workflows/crm/lib/position.ts
function isPosition(value) {
	if (!require_miss.isObject(value) || typeof value["account"] !== "string") return false;
	const { watermark } = value;
	return typeof watermark === "string" && !Number.isNaN(Date.parse(watermark));
}
/** Opens the stored position of a command, by name. */
function openPosition(name, kit) {
	const memory = kit.memory(name, {
		is: isPosition,
		noun: "stored position of this command"
	});
	return {
		/** Where to start: `since`, else the stored position. @throws CliError `usage` without both */
		start: async (since) => {
			if (since !== void 0) return since;
			const stored = await memory.read();
			const account = await require_feeds.accountOf(kit);
			if (stored?.account === account) return stored.watermark;
			const why = stored === void 0 ? `Profile ${kit.globals.profile} has no stored position yet.` : `The position stored for profile ${kit.globals.profile} belongs to another account (${stored.account}).`;
			throw new require_start.CliError("usage", why, "Give --since once, for example --since 7d; later runs continue from there.");
		},
		store: async (watermark) => {
			const account = await require_feeds.accountOf(kit);
			await memory.change(() => ({
				account,
				watermark
			}));
		}
	};
}

Object.defineProperty(exports, "openPosition", {
  enumerable: true,
  get: function () {
    return openPosition;
  }
});