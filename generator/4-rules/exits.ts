import { placeOfKey } from '../1-read/source.js';
import { failures } from '../2-shape/schema/common.js';
import type { Rule } from './rule.js';

/** A workflow ends only with exit codes that its command declares. */
export const exits: Rule = ({ bound, facts, report }) => {
  for (const { spec, workflow, at, words } of bound.commands) {
    const declared = Object.keys(spec.exits ?? {});
    for (const name of declared) {
      if ((failures as readonly string[]).includes(name))
        report.add('CS406', placeOfKey(spec.exits as object, name), { name });
    }
    if (workflow === undefined || workflow.shared) continue;
    for (const name of facts.workflows[workflow.name] ?? []) {
      if (!declared.includes(name)) report.add('CS405', at, { name, file: workflow.name, words: words.join(' ') });
    }
  }
};
