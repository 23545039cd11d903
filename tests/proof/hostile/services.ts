/** The proof of hostile responses for one service, by its name. */
import type { Client } from '../../../runtime/contract/context.js';
import type { Name } from '../../support/hostile.js';
import { prove, type Options, type Proof } from './suite.js';

const clients: Readonly<Record<string, readonly [Name, () => Promise<{ readonly client: Client }>]>> = {
  crm: ['crmcli', () => import('../../../generated/crm/client.js')],
  helpdesk: ['helpdeskcli', () => import('../../../generated/helpdesk/client.js')],
  ledger: ['ledgercli', () => import('../../../generated/ledger/client.js')],
};

export const services = Object.keys(clients);

export async function proveService(service: string, options: Options): Promise<Proof> {
  const [binary, load] = clients[service]!;
  return prove(service, binary, (await load()).client, options);
}
