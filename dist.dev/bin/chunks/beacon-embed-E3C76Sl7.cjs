const require_beacon = require("./beacon-BTl5W2Le.cjs");

// workflows/helpdesk/beacon-embed.ts
/** Queues calls until the page and the Beacon script have loaded. */
const LOADER = `<script type="text/javascript">
!function (e, t, n) {
  function load() {
    var first = t.getElementsByTagName("script")[0], script = t.createElement("script");
    script.type = "text/javascript";
    script.async = true;
    script.src = "https://beacon-v2.helpscout.net";
    first.parentNode.insertBefore(script, first);
  }
  if (e.Beacon = n = function (method, options, data) {
    e.Beacon.readyQueue.push({ method: method, options: options, data: data });
  }, n.readyQueue = [], "complete" === t.readyState) return load();
  e.attachEvent ? e.attachEvent("onload", load) : e.addEventListener("load", load, false);
}(window, document, window.Beacon || function () {});
<\/script>
`;
const beaconEmbed = async (args, kit) => {
	const { beaconId, color, position, style, text } = args;
	const config = entriesWithValue({
		color,
		display: entriesWithValue({
			position,
			style,
			text,
			iconImage: args["icon-image"]
		})
	});
	const calls = [`window.Beacon('init', ${require_beacon.scriptJson(beaconId)});`, ...config === void 0 ? [] : [`window.Beacon('config', ${require_beacon.scriptJson(config)});`]];
	await require_beacon.printSource(`${LOADER}<script type="text/javascript">\n${calls.join("\n")}\n<\/script>\n`, kit);
};
/** Returns the entries with a value; undefined if there are none. */
function entriesWithValue(entries) {
	const given = Object.entries(entries).filter(([, value]) => value !== void 0);
	return given.length === 0 ? void 0 : Object.fromEntries(given);
}

exports.default = beaconEmbed;