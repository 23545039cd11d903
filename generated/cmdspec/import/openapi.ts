// From specs/cmdspec/import.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec-runtime';
import { importFlags, type ImportFlags } from '../flags.js';

/** Flags and arguments of `import openapi`. */
export interface ImportOpenapiArgs extends ImportFlags {
  readonly file: string;
  readonly names?: 'path' | 'operation';
  readonly overlay?: readonly string[];
  readonly server?: string;
  readonly service?: string;
  readonly strict?: boolean;
}

export const command = defineCommand<ImportOpenapiArgs>(() => import('../client.js'), {
  id: 'cmdspec.import.openapi',
  command: 'openapi <file>',
  describe: 'Import OpenAPI 3 or Swagger 2 as JSON or YAML',
  usage: '<file> [flags]',
  effect: 'local',
  handler: workflow(() => import('../../../workflows/cmdspec/import-openapi.js')),
  exits: { errors: 1, missing: 66 },
  positionals: {
    file: { required: true, kind: 'path', describe: 'Description of the service' },
  },
  flags: {
    names: {
      kind: 'enum',
      choices: ['path', 'operation'],
      describe: 'Name commands by paths, or by the ids of operations (default: path)',
    },
    overlay: { kind: 'path', repeat: true, describe: 'OpenAPI Overlay file with changes of the description' },
    server: { kind: 'text', describe: 'Address of the service (default: the first server of the description)' },
    service: { kind: 'text', describe: 'Name of the service (default: from the title of the description)' },
    strict: { kind: 'boolean', describe: 'Refuse a description with an error' },
    ...importFlags,
  },
});
