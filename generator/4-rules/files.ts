import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { Rule } from './rule.js';

/** Files that service.yaml names exist. */
export const files: Rule = ({ bound: { spec }, facts, report }) => {
  const { catalogue, sandbox } = spec;
  if (catalogue !== undefined && !facts.data.includes(catalogue.file)) {
    report.add('CS430', placeOfValue(catalogue, 'file'), { what: 'the catalogue', file: catalogue.file });
  }
  if (sandbox?.extension === true && !facts.extension) {
    const file = `sandbox/${spec.service}/index.ts`;
    report.add('CS430', placeOfKey(sandbox, 'extension'), { what: 'the extension of the sandbox', file });
  }
};
