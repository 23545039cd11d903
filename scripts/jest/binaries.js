/** Whether the test file of a path starts the built binaries. Plain JavaScript, because jest loads it before any loader. */
export const startsBinaries = (path) => /\/tests\/(?:e2e|examples|canary|agents\.test)\b/.test(path);
