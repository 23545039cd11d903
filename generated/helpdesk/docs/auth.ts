// From specs/helpdesk/docs.yaml. Written by cmdspec; changes here are lost.
import { workflow, type CommandModule } from 'cmdspec/runtime';

/** Flags and arguments of `docs auth`. */
export interface DocsAuthArgs {
  /** The key; absent: it is asked for. */
  readonly 'api-key'?: string;
}

export const command: CommandModule<DocsAuthArgs> = {
  id: 'helpdesk.docs.auth',
  command: 'auth',
  describe: 'Check and store the API key of the knowledge base',
  effect: 'local',
  builder: {
    'api-key': {
      type: 'string',
      kind: 'text',
      env: 'HELPDESKCLI_DOCS_API_KEY',
      secret: true,
      describe: 'The key; absent: it is asked for',
    },
  },
  handler: workflow(() => import('cmdspec/shared/auth-login')),
};
