/** Checks that the files of workflows, hooks, signatures and the catalogue exist. */
import { CATALOGUE } from '../1-read/catalogue.js';
import { placeOfKey, placeOfValue, shownPath, type Span } from '../1-read/source.js';
import { sharedWorkflowExists } from '../package.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Rule } from './rule.js';

/** The files of workflows, hooks and signatures exist, and their JavaScript is a module and not older than its source. */
export const workflows: Rule = ({ bound, facts, target, report }) => {
  const known = Object.keys(facts.workflows);
  const signatures = Object.values(bound.spec.credentials ?? {}).flatMap(({ attach }) =>
    'sign' in attach && attach.sign !== undefined ? attach.sign : [],
  );
  for (const { workflow, spec, words } of bound.commands) {
    if (spec.hook !== undefined) check('hook', spec.hook, placeOfValue(spec, 'hook'));
    if (workflow === undefined) continue;
    const { name, shared } = workflow;
    const at = placeOfValue(spec, 'workflow');
    if (shared) {
      if (!sharedWorkflowExists(name)) {
        report.add('CS413', at, {
          what: 'workflow',
          name,
          file: `shared/${name}`,
          hint: 'Shared workflows come with the package.',
        });
      }
      continue;
    }
    if (signatures.includes(name)) report.add('CS457', at, { name, words: words.join(' ') });
    else check('workflow', name, at);
  }
  for (const { attach } of Object.values(bound.spec.credentials ?? {})) {
    if ('sign' in attach && attach.sign !== undefined) check('signature', attach.sign, placeOfValue(attach, 'sign'));
  }

  function check(what: string, name: string, at: Span): void {
    const file = `${shownPath(facts.folders.workflows)}/${name}`;
    if (!known.includes(name)) {
      const hint = `Write the file, or fix the name. ${candidates(name, known, 'Known workflows')}`;
      report.add('CS413', at, { what, name, file: `${file}.ts`, hint });
    } else if (target === 'js' && !facts.scripts.includes(name)) {
      report.add('CS449', at, { what, name, file: `${file}.js` });
    } else if (facts.commonJs !== undefined && facts.scripts.includes(name)) {
      report.add('CS455', at, { what, name, file: `${file}.js`, manifest: shownPath(facts.commonJs) });
    } else if (facts.stale.includes(name)) {
      report.add('CS451', at, { what, name, source: `${file}.ts`, script: `${file}.js` });
    }
  }
};

/** The file of the catalogue exists. */
export const files: Rule = ({ bound: { spec }, facts, report }) => {
  const { catalogue } = spec;
  if (catalogue !== undefined && !facts.data.includes(CATALOGUE)) {
    report.add('CS430', placeOfKey(spec, 'catalogue'), { what: 'the catalogue', file: CATALOGUE });
  }
};
