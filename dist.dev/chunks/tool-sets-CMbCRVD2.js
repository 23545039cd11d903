import { n as offer, r as topicsOf } from "./offer-BGgFy8cC.js";
import { i as usualBudget } from "./tools-DJdd_OI7.js";

// generator/3-bind/tool-sets.ts
/** Returns why the client has no set of this kind, or `undefined` if it has one. */
function absentSet(key, { commands, spec }) {
	if (key === "default") return void 0;
	const server = commands.find(({ workflow }) => workflow?.shared === true && workflow.name === "mcp-serve");
	const flag = key === "topic" ? "topics" : "all-tools";
	if (server?.flags.some(({ name }) => name === flag) !== true) return `the tool server has no flag --${flag}`;
	return key === "all" && spec.tools?.core === void 0 ? "without `core` the default set has all tools" : void 0;
}
/** Returns the sets that a server of this client can offer, each topic alone. */
function toolSets(found, bound) {
	const tools = found.map(({ tool }) => tool);
	const limits = bound.spec.tools?.budget ?? {};
	const measure = (key, scope) => {
		const sizes = offer(tools, {
			writes: true,
			...scope
		}).map(({ definition }) => ({
			name: definition.name,
			size: Buffer.byteLength(JSON.stringify(definition)) + 1
		}));
		const [topic] = scope.topics ?? [];
		return {
			key,
			...topic === void 0 ? {} : { topic },
			sizes,
			size: sizes.reduce((sum, one) => sum + one.size, 0),
			most: limits[key] ?? 1e5
		};
	};
	const has = (key) => absentSet(key, bound) === void 0;
	return [
		measure("default", {}),
		...has("topic") ? topicsOf(tools).map((topic) => measure("topic", { topics: [topic] })) : [],
		...has("all") ? [measure("all", { all: true })] : []
	];
}
/** Name of a set in messages. */
const setName = ({ key, topic }) => key === "default" ? "default set" : key === "all" ? "set of all tools" : `topic "${topic ?? ""}"`;

export { setName as n, toolSets as r, absentSet as t };