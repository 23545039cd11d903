/** Converts the IR to files in memory: the list of all outputs. */
import { shownOf } from './commands.js';
import { completionScripts } from './completion/emit.js';
import { descriptions } from './describe/emit.js';
import type { Emitter, Model, OutputFile } from './files.js';
import { helpTexts } from './help/emit.js';
import { referencePages } from './reference/emit.js';
import { readme } from './reference/readme.js';
import { agentPages, guide } from './skill/emit.js';
import { client } from './typescript/client.js';
import { data } from './typescript/data.js';
import { sharedFlags } from './typescript/flags.js';
import { leaves } from './typescript/leaf.js';
import { manifest } from './typescript/manifest.js';
import { service } from './typescript/service.js';
import { indexes } from './typescript/tree.js';

/** What a person reads, then what only programs read, which is below `_built/`. Manual pages come with the reference. */
const emitters: readonly Emitter[] = [
  client,
  service,
  indexes,
  sharedFlags,
  leaves,
  manifest,
  shown(referencePages),
  shown(readme),
  shown(agentPages),

  helpTexts,
  data,
  shown(completionScripts),
  descriptions,
  shown(guide),
];

/** Returns an emitter of what people and agents see: hidden commands are left out. */
function shown(emitter: Emitter): Emitter {
  return (model) => emitter({ ...model, ir: shownOf(model.ir) });
}

export const emit = (model: Model): OutputFile[] => emitters.flatMap((emitter) => emitter(model));
