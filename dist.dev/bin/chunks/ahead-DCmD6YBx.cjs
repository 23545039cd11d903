const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");

// runtime/kit/ahead.ts
var ahead_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ ahead: () => ahead });
/**
* Yields the results of `work` in the order of the items. At most `most` items are in progress or waiting to be read, and
* the source is read no further. When it ends, by a failure or because the caller stops reading, all work in progress is
* awaited, so that none of it continues unnoticed.
*
* @param most a number, or a function that is called before each item
*/
async function* ahead(items, most, work) {
	const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
	const queue = [];
	let hasMore = true;
	let failed = false;
	try {
		while (hasMore || queue.length > 0) {
			while (hasMore && !failed && queue.length < Math.max(1, typeof most === "number" ? most : most())) {
				const next = await source.next();
				if (next.done) {
					hasMore = false;
					break;
				}
				const result = work(next.value);
				result.catch(() => failed = true);
				queue.push(result);
			}
			const first = queue[0];
			if (first === void 0) return;
			const result = await first;
			queue.shift();
			yield result;
		}
	} finally {
		await Promise.allSettled(queue);
		if (hasMore) await source.return?.();
	}
}

Object.defineProperty(exports, "ahead", {
  enumerable: true,
  get: function () {
    return ahead;
  }
});
Object.defineProperty(exports, "ahead_exports", {
  enumerable: true,
  get: function () {
    return ahead_exports;
  }
});