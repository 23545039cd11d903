import { A as expandAlias, a as openHelpPager, j as readAliases, n as unknownCommand, r as report, t as checkFlags } from "./miss-DFNGofI6.js";

export { checkFlags, expandAlias, openHelpPager, readAliases, report, unknownCommand };