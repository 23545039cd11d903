/** Which compiled clients the runtime runs. */

/**
 * The version of the interface between compiled clients and the runtime. It is raised when a client of an earlier compiler
 * would misbehave: data of commands or services that are read in another way, or a function of the runtime that is gone.
 */
export const CONTRACT = 1;
