/** What stored positions and journals belong to. */
import type { Kit } from 'cmdspec-runtime/kit';

/** Returns a text that differs between accounts: the origin of the service. The sandbox listens on another port in every run. */
export const accountOf = async ({ globals, http }: Pick<Kit, 'globals' | 'http'>): Promise<string> =>
  globals.profile === 'sandbox' ? globals.profile : await http.origin();
