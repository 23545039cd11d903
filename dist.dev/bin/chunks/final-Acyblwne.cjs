// runtime/kit/final.ts
const FINAL = /* @__PURE__ */ new Set([
	"auth",
	"rate",
	"config",
	"refused"
]);
/** Whether the next request would end in the same way: without permission, or when the rate limit is used up. */
const isFinal = ({ kind }) => FINAL.has(kind);

Object.defineProperty(exports, "isFinal", {
  enumerable: true,
  get: function () {
    return isFinal;
  }
});