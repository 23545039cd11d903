/**
 * What a line needs that names no command: one module, because every further one costs start-up time on the way to a
 * message that should come at once.
 */
export { expandAlias, readAliases } from './alias.js';
export { report } from './report.js';
export { checkFlags, unknownCommand } from './unknown.js';
