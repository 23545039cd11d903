/** The examples of every command of a service of this repository. */
import { examplesOf as listed, type Example } from '../../generator/examples/list.js';
import { compiled } from './compiled.js';

export type { Example };

/** Fails if a command that help lists has none. */
export async function examplesOf(service: string): Promise<readonly Example[]> {
  const { bound, ir } = await compiled(service);
  ir.commands.forEach(({ examples }, index) => {
    const words = bound.commands[index]?.words.join(' ') ?? '';
    if (examples.length === 0) throw new Error(`"${words}" of ${service} has no example.`);
  });
  return listed({ bound, ir });
}
