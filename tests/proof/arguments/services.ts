/** The three clients, with the proof of their command lines. */
import type { Client } from '../../../runtime/contract/context.js';
import { compiled } from '../../support/compiled.js';
import type { Name } from '../../support/hostile.js';
import { prove, type Options, type Proof } from './suite.js';

const clients: Readonly<Record<string, readonly [Name, () => Promise<{ readonly client: Client }>]>> = {
  crm: ['crmcli', () => import('../../../generated/crm/client.js')],
  helpdesk: ['helpdeskcli', () => import('../../../generated/helpdesk/client.js')],
  ledger: ['ledgercli', () => import('../../../generated/ledger/client.js')],
};

/** Minimum number of commands whose requests are compared with the spec. The others need look-ups or are workflows. */
export const services: readonly (readonly [service: string, least: number])[] = [
  ['crm', 95],
  ['helpdesk', 48],
  ['ledger', 140],
];

export async function proveService(service: string, options: Options): Promise<Proof> {
  const [binary, load] = clients[service]!;
  const [{ ir }, { client }] = await Promise.all([compiled(service), load()]);
  return prove(binary, ir, client, options);
}
