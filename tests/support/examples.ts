/** The examples of every command, with the place in the specs that each comes from. */
import { join } from 'node:path';
import { parseCatalogue, readCatalogueText } from '../../generator/1-read/catalogue.js';
import { readService, readStandard, serviceFolders } from '../../generator/1-read/load.js';
import { placeOfValue, position } from '../../generator/1-read/source.js';
import { shape } from '../../generator/2-shape/pass.js';
import { bind } from '../../generator/3-bind/bind.js';
import { lower } from '../../generator/5-lower/lower.js';
import { createReport } from '../../generator/diagnostics/report.js';
import { root, type Binary } from './cli.js';

export interface Example {
  readonly binary: Binary;
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
  const specs = join(root, 'specs');
  const report = createReport();
  const folder = (await serviceFolders(specs)).find(({ name }) => name === service);
  const documents = folder && (await readService(specs, folder, await readStandard(report), report));
  if (folder === undefined || documents === undefined) throw new Error(`There are no specs of ${service}.`);
  const data = parseCatalogue(await readCatalogueText(folder.path, documents.service), documents.service, report);
  const bound = bind(shape(documents, report), data, report);
  const { commands, service: lowered } = lower(bound);
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
        binary: lowered.binary as Binary,
        run,
        at: `${span.source.name}:${String(line)}`,
        words: words.join(' '),
        reads: effect === 'read',
        asks,
      };
    });
  });
}
