/** `helpdeskcli beacon embed`: prints the HTML that embeds a Beacon in a page. */
import type { Workflow } from 'cmdspec-runtime/kit';
import { printSource, scriptJson } from './lib/beacon.js';

export interface BeaconEmbedArgs {
  readonly beaconId: string;
  readonly color?: string;
  readonly position?: string;
  readonly style?: string;
  readonly text?: string;
  readonly 'icon-image'?: string;
}

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
</script>
`;

const beaconEmbed: Workflow<BeaconEmbedArgs> = async (args, kit) => {
  const { beaconId, color, position, style, text } = args;
  const display = entriesWithValue({ position, style, text, iconImage: args['icon-image'] });
  const config = entriesWithValue({ color, display });
  const calls = [
    `window.Beacon('init', ${scriptJson(beaconId)});`,
    ...(config === undefined ? [] : [`window.Beacon('config', ${scriptJson(config)});`]),
  ];
  await printSource(`${LOADER}<script type="text/javascript">\n${calls.join('\n')}\n</script>\n`, kit);
};

/** Returns the entries with a value; undefined if there are none. */
function entriesWithValue(entries: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const given = Object.entries(entries).filter(([, value]) => value !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

export default beaconEmbed;
