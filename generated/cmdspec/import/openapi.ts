// From specs/cmdspec/import.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';
import { importFlags, type ImportFlags } from '../flags.js';

/** Flags and arguments of `import openapi`. */
export interface ImportOpenapiArgs extends ImportFlags {
  readonly file: string;
  readonly service?: string;
  readonly strict?: boolean;
}

export const command = defineCommand<ImportOpenapiArgs>(() => import('../client.js'), {
  id: 'cmdspec.import.openapi',
  command: 'openapi <file>',
  describe: 'Import OpenAPI 3 as JSON or YAML',
  usage: '<file> [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/import-openapi.js')),
  exits: { errors: 1, missing: 66 },
  positionals: {
    file: { required: true, kind: 'path', describe: 'Description of the service' },
  },
  flags: {
    service: { kind: 'text', describe: 'Name of the service (default: from the title of the description)' },
    strict: { kind: 'boolean', describe: 'Refuse a description with an error' },
    ...importFlags,
  },
});
