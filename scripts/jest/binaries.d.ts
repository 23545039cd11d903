/** Types of binaries.js. */

export const startsBinaries: (path: string) => boolean;
