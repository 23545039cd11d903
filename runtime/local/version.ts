import { declaredOrigin, overrideOf } from '../auth/origin.js';
import { authParts } from '../auth/parts.js';
import type { Context } from '../contract/context.js';
import { CliError } from '../base/errors.js';

/** Prints the client's version and platform. Sends no request. */
export default async function version(_args: unknown, context: Context): Promise<void> {
  const { client, world, out, globals } = context;
  const facts = {
    name: client.binary,
    version: client.version,
    runtime: `node ${process.versions.node}`,
    apiBase: await origin(context),
    platform: `${world.platform}-${process.arch}`,
  };
  if (out.format !== 'table' || globals.fields !== undefined) return out.record(facts);
  const { name, apiBase, runtime, platform } = facts;
  await out.text(`${name} ${client.version}\n${runtime}\n${apiBase ?? 'API base not set'}\n${platform}\n`);
}

async function origin(context: Context): Promise<string | null> {
  const parts = authParts(context);
  const [host = ''] = Object.keys(context.service.hosts);
  if (parts.sandbox) return parts.sandbox();
  try {
    return (await overrideOf(parts, host))?.origin ?? (await declaredOrigin(parts, host));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return null;
  }
}
