// From specs/cmdspec/import.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';
import { importFlags, type ImportFlags } from '../flags.js';

/** Flags and arguments of `import odata`. */
export interface ImportOdataArgs extends ImportFlags {
  readonly file: string;
  readonly path: string;
}

export const command = defineCommand<ImportOdataArgs>(() => import('../client.js'), {
  id: 'cmdspec.import.odata',
  command: 'odata <file>',
  describe: 'Import OData metadata',
  usage: '<file> [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/import-odata.js')),
  exits: { errors: 1, missing: 66 },
  positionals: {
    file: { required: true, kind: 'path', describe: 'File with the metadata' },
  },
  flags: {
    path: { kind: 'text', default: '/{resource}', describe: 'Path of a resource' },
    ...importFlags,
  },
});
