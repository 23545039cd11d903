// workflows/crm/quota.ts
const quota = async (args, kit) => {
	const { headers } = await kit.calls.me.send({}, {
		accept: [429],
		retry: false
	});
	const remaining = readCount(headers["x-daily-ratelimit-token-remaining"]);
	const limit = readCount(headers["x-daily-ratelimit-token-limit"]);
	const share = remaining !== null && limit ? remaining / limit * 100 : null;
	const reading = {
		remaining,
		limit,
		pct: share === null ? null : Math.round(share)
	};
	await kit.out.record({
		daily: reading,
		reset: readCount(headers["x-ratelimit-reset"])
	});
	checkMinimum(args, remaining, kit);
	checkThreshold(args, share, kit);
};
function checkMinimum({ min }, remaining, kit) {
	if (min === void 0) return;
	if (remaining === null) return failUnknown("--min", kit);
	if (remaining >= min) return;
	kit.fail("rate", `${remaining} tokens remain today, fewer than --min ${min}.`, "Wait for the next day, server time.");
}
/** `share`: percent, not rounded: 19.6 is less than 20. */
function checkThreshold({ threshold }, share, kit) {
	if (threshold === void 0) return;
	if (share === null) return failUnknown("--threshold", kit);
	if (share >= threshold) return;
	kit.fail("rate", `${Math.floor(share * 10) / 10} % of the daily budget remains, less than --threshold ${threshold}.`, "Wait for the next day, server time.");
}
function failUnknown(flag, kit) {
	return kit.fail("unavailable", `The service did not report the daily budget, so ${flag} cannot be checked.`);
}
function readCount(header) {
	return header !== void 0 && /^\s*\d+\s*$/.test(header) ? Number(header) : null;
}

exports.default = quota;