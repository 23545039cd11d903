/** Prints the client's version and platform; sends no request. */
import { aimOf } from '../auth/origin.js';
import { authParts } from '../auth/parts.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { CliError } from '../base/errors.js';
import { sandboxProfile } from '../state/profile.js';

export default async function* version(_args: unknown, context: Context): AsyncGenerator<Result> {
  const { client, service, world } = context;
  const hosts = Object.keys(service.hosts);
  const facts = {
    name: client.binary,
    version: client.version,
    runtime: `node ${process.versions.node}`,
    ...(hosts.length > 0 && { apiBase: await origin(context) }),
    platform: `${world.platform}-${process.arch}`,
  };
  const { apiBase, runtime, platform } = facts;
  const base = hosts.length > 0 ? [apiBase ?? 'API base not set'] : [];
  const lines = [`${client.binary} ${client.version}`, runtime, ...base, platform];
  yield { kind: 'record', record: facts, printing: { text: lines.join('\n') } };
}

async function origin(context: Context): Promise<string | null> {
  const { service, options, authority } = context;
  const [host = ''] = Object.keys(service.hosts);
  try {
    // The profile itself is unknown without a home, which this command does not need.
    if (options.profile === sandboxProfile) return await authority.origin(host);
    return (await aimOf(authParts(context), host)).origin;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return null;
  }
}
