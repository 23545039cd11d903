/** Lists the examples in the specs of a service. */
import { defined } from '../../runtime/base/defined.js';
import { placeOfValue, position, type Span } from '../1-read/source.js';
import type { Compared } from '../compare/change.js';

/** An example of a command, with its place in the specs. */
export interface Example {
  /** As it is typed, with the name of the binary. */
  readonly run: string;
  readonly span: Span;
  /** `specs/shop/order.yaml:12` */
  readonly at: string;
  /** Words of the command. */
  readonly words: string;
  /** The command reads from the service and changes nothing. */
  readonly reads: boolean;
  /** The command asks for confirmation, and the example does not skip the question. */
  readonly asks: boolean;
  /** Command lines to run before, without the name of the binary. */
  readonly after: readonly string[];
  /** Text after which the example is interrupted, for a command that does not end by itself. */
  readonly until?: string;
  /** Environment variables of the secrets of the command that work alone; an example cannot contain secrets. */
  readonly secrets: readonly string[];
}

/** Returns the examples of all commands of a service, in the order of its commands. */
export function examplesOf({ bound, ir }: Compared): Example[] {
  return ir.commands.flatMap(({ examples, flags, effect }, index) => {
    const command = bound.commands[index];
    const list = command?.spec.examples ?? [];
    return examples.flatMap(({ run }, at): Example[] => {
      const written = list[at];
      if (command === undefined || written === undefined) return [];
      const span = typeof written === 'string' ? placeOfValue(list, at) : placeOfValue(written, 'run');
      const { after = [], until } = typeof written === 'string' ? {} : written;
      return [
        {
          run,
          span,
          at: `${span.source.name}:${String(position(span.source, span.start).line)}`,
          words: command.words.join(' '),
          reads: effect === 'read',
          asks: flags.some(({ name }) => name === 'yes') && !/ --yes\b| -y\b/.test(run),
          after,
          ...defined({ until }),
          secrets: command.flags.flatMap(({ spec }) =>
            spec.secret === true && spec.env !== undefined && spec.requires === undefined ? [spec.env] : [],
          ),
        },
      ];
    });
  });
}
