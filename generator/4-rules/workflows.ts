import { placeOfValue, shownPath } from '../1-read/source.js';
import { sharedWorkflowExists } from '../package.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Rule } from './rule.js';

/** The files of workflows exist. */
export const workflows: Rule = ({ bound, facts, target, report }) => {
  const known = Object.keys(facts.workflows);
  for (const { workflow, spec } of bound.commands) {
    if (workflow === undefined) continue;
    const { name, shared } = workflow;
    const at = placeOfValue(spec, 'workflow');
    if (shared) {
      if (!sharedWorkflowExists(name)) {
        report.add('CS413', at, { name, file: `shared/${name}`, hint: 'Shared workflows come with the package.' });
      }
      continue;
    }
    const file = `${shownPath(facts.folders.workflows)}/${name}`;
    if (!known.includes(name)) {
      const hint = `Write the file, or fix the name. ${candidates(name, known, 'Known workflows')}`;
      report.add('CS413', at, { name, file: `${file}.ts`, hint });
    } else if (target === 'js' && !facts.scripts.includes(name)) {
      const hint = 'Compile it to JavaScript next to its source, or omit --emit js.';
      report.add('CS413', at, { name, file: `${file}.js`, hint });
    }
  }
};
