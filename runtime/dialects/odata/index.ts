/** OData 2 and 3 in JSON, with a catalogue of resources: keys, filters, dates, rows, lines and files of documents. */
import type { Dialect } from '../../contract/dialect.js';
import { scopeOf } from './catalogue.js';
import { describeResource } from './schema.js';
import { codes } from './codes.js';
import { createCatalogue } from './kit.js';
import { readLineSources } from './line-file.js';
import { checkSigns, lineRows, parseLines } from './lines.js';
import { openResource } from './resource.js';

export const dialect: Dialect = {
  open: openResource,
  describe: describeResource,
  catalogue: createCatalogue,
  scopeOf,
  codes,
  // Only commands that send a request load these parts; the catalogue is searched without them.
  find: async (...look) => (await import('./find.js')).find(...look),
  refuseDuplicates: async (...look) => (await import('./find.js')).refuseDuplicates(...look),
  attach: async (...files) => (await import('./attach.js')).attach(...files),
  lines: {
    read: async (texts, notation, label, source, checkCount) => {
      const sources = await readLineSources(texts, notation, label, source);
      checkCount(sources.length);
      return parseLines(sources, notation, label, source.service.dates);
    },
    checkSigns,
    rows: lineRows,
  },
};
