import { rmSync } from 'node:fs';

/** Removes the folder that set-up.js made. */
export default function tearDown() {
  rmSync(globalThis.testFolder, { recursive: true, force: true, maxRetries: 10 });
}
