/** The parts of the dialects that a client registers. */
import type { Client } from '../contract/context.js';
import type { Dialect } from '../contract/dialect.js';

/** What knows the dialects of a run. */
export interface Registered {
  readonly client: Pick<Client, 'binary' | 'dialects'>;
}

/** Returns a part of the first dialect that has it. */
export async function fromDialect<Part extends keyof Dialect>(
  part: Part,
  { client }: Registered,
): Promise<NonNullable<Dialect[Part]>> {
  for (const load of Object.values(client.dialects ?? {})) {
    const found = (await load()).dialect[part];
    if (found !== undefined) return found;
  }
  // The compiler registers a dialect for what a spec declares.
  throw new Error(`The client ${client.binary} has no dialect with "${part}".`);
}
