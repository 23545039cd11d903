/** Draws progress bars as text. */

const LENGTH = 24;

/** Returns a progress bar, `[######------------------]`. `share`: 0 to 1; a value outside counts as the nearer end. */
export function barOf(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * LENGTH);
  return `[${'#'.repeat(full)}${'-'.repeat(LENGTH - full)}]`;
}
