/** The examples of every command, with the place in the specs that each comes from. */
import { placeOfValue, position } from '../../generator/1-read/source.js';
import type { Name } from './in-process.js';
import { compiled } from './compiled.js';

export interface Example {
  readonly binary: Name;
  /** As it is typed, with the name of the binary. */
  readonly run: string;
  /** `specs/crm/deal.yaml:12` */
  readonly at: string;
  /** Words of the command. */
  readonly words: string;
  /** It reads from the service and changes nothing. */
  readonly reads: boolean;
  /** Asks before it acts, and the example leaves that to the terminal. */
  readonly asks: boolean;
}

/** Fails when a command that help lists has none. */
export async function examplesOf(service: string): Promise<readonly Example[]> {
  const { bound, ir } = await compiled(service);
  const { commands, service: lowered } = ir;
  return commands.flatMap(({ examples, flags, effect, hidden }, index) => {
    const { spec, words } = bound.commands[index]!;
    if (examples.length === 0 && !hidden) throw new Error(`"${words.join(' ')}" of ${service} has no example.`);
    return examples.map(({ run }, at): Example => {
      const list = spec.examples!;
      const given = list[at]!;
      const span = typeof given === 'string' ? placeOfValue(list, at) : placeOfValue(given, 'run');
      const { line } = position(span.source, span.start);
      const asks = flags.some(({ name }) => name === 'yes') && !/ --yes\b| -y\b/.test(run);
      return {
        binary: lowered.binary as Name,
        run,
        at: `${span.source.name}:${String(line)}`,
        words: words.join(' '),
        reads: effect === 'read',
        asks,
      };
    });
  });
}
