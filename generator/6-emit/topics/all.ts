/** All topics of help. */
import type { Ir } from '../../5-lower/ir.js';
import { hasFormats, hasService } from '../commands.js';
import { authTopic } from './auth.js';
import { environmentTopic } from './environment.js';
import { exitsTopic } from './exits.js';
import { flagsTopic } from './flags.js';
import { outputTopic } from './output.js';
import type { Topic } from './topic.js';

/** Returns all topics by name; their texts come from the data of the service. */
export function topics(ir: Ir): Topic[] {
  return [
    ...(hasService(ir) ? [authTopic(ir)] : []),
    environmentTopic(ir),
    exitsTopic(ir),
    flagsTopic(ir),
    ...(hasFormats(ir) ? [outputTopic(ir)] : []),
  ];
}

/** The topic that lists all commands. It is not in `topics`: reference pages describe each command anyway. */
export const commandList = { name: 'commands', title: 'What each command does' } as const;
