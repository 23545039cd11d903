/**
 * For lines without a known command, and help on a terminal. One module, because each further one costs start-up time before a message that should
 * appear at once.
 */
export { expandAlias, readAliases } from './alias.js';
export { openHelpPager } from '../interactive/pager.js';
export { report } from './report.js';
export { checkFlags, unknownCommand } from './unknown.js';
