import { relative } from 'node:path';
import { placeOfValue } from '../1-read/source.js';
import { sharedWorkflowExists } from '../package.js';
import { didYouMean, listed } from '../diagnostics/nearest.js';
import type { Rule } from './rules.js';

/** Workflows are files. */
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
    const file = `${relative(process.cwd(), facts.folders.workflows)}/${name}`;
    if (!known.includes(name)) {
      const hint = `${didYouMean(name, known)}Write the file. Workflows there: ${listed(known, 30)}`;
      report.add('CS413', at, { name, file: `${file}.ts`, hint });
    } else if (target === 'js' && !facts.scripts.includes(name)) {
      const hint = 'Compile it to JavaScript beside its source, or leave out --emit js.';
      report.add('CS413', at, { name, file: `${file}.js`, hint });
    }
  }
};
