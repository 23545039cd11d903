/** What stored positions and journals belong to. */
import type { Kit } from 'cmdspec-runtime/kit';

/** Returns a text that differs between accounts: the origin of the service. The sandbox listens on another port in every run. */
export const accountOf = async ({ options, http }: Pick<Kit, 'options' | 'http'>): Promise<string> =>
  options.profile === 'sandbox' ? options.profile : await http.origin();
