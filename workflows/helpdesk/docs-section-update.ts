import type { Workflow } from 'cmdspec-runtime/kit';
import { readChanged } from './lib/changed.js';

export interface DocsSectionUpdateArgs {
  readonly id: string;
  readonly name?: string;
  readonly visibility?: string;
  readonly order?: number;
  readonly site?: string;
}

/** Changes a collection or a category. The service requires the name with every change, so a missing one is read first. */
const docsSectionUpdate: Workflow<DocsSectionUpdateArgs, 'section' | 'save'> = async (args, kit) => {
  const { calls } = kit;
  const { id, name, visibility, order, site } = args;
  if ([name, visibility, order, site].every((value) => value === undefined)) {
    kit.fail('usage', 'Nothing to change.', 'Give at least one of --name, --visibility, --order.');
  }
  const known = name ?? (await calls.section.record({ id }))?.name;
  if (typeof known !== 'string' || known === '') {
    kit.fail('unavailable', `The service returned no name for ${id}, which every change must contain.`, 'Give --name.');
  }
  const saved = await calls.save.record({ ...args, name: known });
  if (kit.globals.dryRun) return;
  await kit.out.record(saved ?? (await readChanged('section', id, kit)));
};

export default docsSectionUpdate;
