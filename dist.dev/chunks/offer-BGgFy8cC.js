import { s as CliError } from "./start-Cng1fSqp.js";
import { X as nearest } from "./miss-DFNGofI6.js";

// runtime/base/offer.ts
/** The groups by which tools can be offered: the first words of their commands. */
const topicsOf = (tools) => [...new Set(tools.map(topicOf))];
const topicOf = ({ words }) => words[0] ?? "";
/**
* @throws CliError `usage` for a topic without tools
*/
function checkTopics(tools, { topics = [] }) {
	const known = topicsOf(tools);
	const wrong = topics.filter((topic) => !known.includes(topic));
	if (wrong.length === 0) return;
	throw new CliError("usage", `No tool belongs to ${wrong.join(", ")}.`, `Topics: ${known.join(", ")}.`, { suggestions: wrong.flatMap((topic) => nearest(topic, known)) });
}
/** The tools that `tools/list` returns. A client without a core offers all of them. */
function offer(tools, { writes, all, topics }) {
	const onlyCore = !all && !topics && tools.some((tool) => tool.core);
	return tools.filter((tool) => (writes || tool.access === "read") && (!onlyCore || tool.core === true) && (!topics || topics.includes(topicOf(tool))));
}

export { offer as n, topicsOf as r, checkTopics as t };