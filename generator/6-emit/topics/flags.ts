/** The topic `flags`: global flags. */
import type { Ir } from '../../5-lower/ir.js';
import { flagLabel, flagText } from '../help/flags.js';
import type { Part, Topic } from './topic.js';

/** How names in place of ids are found, in clients whose commands take them. */
function namesPart({ service }: Ir): Part[] {
  if (Object.values(service.references).every(({ scan }) => scan === undefined || scan.query !== undefined)) return [];
  return [
    {
      text: `A name in place of an id is looked up in a list. A write always reads the list from the service. A read may use a list that was stored less than 15 minutes ago in the folder "names" of ~/.config/${service.binary}. It reads the list again if the name is missing from it or occurs twice.`,
    },
  ];
}

export const globalRows = (ir: Ir): [string, string][] => ir.globals.map((flag) => [flagLabel(flag), flagText(flag)]);

export const flagsTopic = (ir: Ir): Topic => ({
  name: 'flags',
  title: 'Global flags',
  parts: [
    { title: 'Flags', rows: globalRows(ir) },
    ...namesPart(ir),
    {
      text: 'A value follows its flag, after a space or an equals sign: --limit 5, --limit=5. A value that begins with a dash needs the equals sign. Everything after -- is an argument.',
    },
  ],
});
