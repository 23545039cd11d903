/** Checks settings before they are stored, and stores secret ones with the credentials. */
import { aimOf, declaredOrigin, overrideOrigin } from '../../auth/origin.js';
import { authParts, loginLine } from '../../auth/parts.js';
import { openStore } from '../../auth/store.js';
import { checkVariable } from '../../auth/variables.js';
import { defined } from '../../base/defined.js';
import { CliError } from '../../base/errors.js';
import { isSafeKey } from '../../base/objects.js';
import { nearest } from '../../base/suggestions.js';
import type { Context, Group, Node } from '../../contract/context.js';
import { checkKnown } from '../../output/fields.js';
import { knownColumns } from '../../pipeline/field-check.js';
import { createInput } from '../../pipeline/input.js';
import { readValue } from '../../pipeline/value.js';
import { storeSetting } from '../../state/profile.js';
import { commandOf, isSecret, knownSettings, ruleOf, shared, unknown } from './settings.js';

/** Fails on a setting with the columns of a command that does not exist, and on columns that the command does not have. */
async function checkColumns(context: Context, key: string, text: string): Promise<void> {
  const words = commandOf(key);
  if (words === undefined) return;
  const { run } = (await nodeAt(context.client, words)) ?? {};
  if (run === undefined) throw noCommand(key, words);
  const { command } = await run();
  const { columns, flags, id, handler } = command;
  // A write refuses a name that cannot be looked up, and a read accepts it.
  const effect = handler.plan === undefined ? command.effect : 'update';
  const known = await knownColumns(handler.plan, {
    ...context,
    command: { ...context.command, id, effect, flags, given: new Set(), ...defined({ columns }) },
  });
  if (known === undefined) return;
  const has = async (name: string): Promise<boolean> => {
    try {
      return (await known.has?.(name)) === true;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      if (nearest(name, known.names).length > 0) return false;
      context.warn(`${name} in ${key} is not a known column, and could not be looked up. ${error.message}`);
      return true;
    }
  };
  const names = text.split(',').map((name) => name.trim());
  await checkKnown({ names, by: key, noun: 'column' }, { ...known, has }, 'usage');
}

async function nodeAt({ tree }: Context['client'], words: readonly string[]): Promise<Node | undefined> {
  let group: Group | undefined = tree;
  let node: Node | undefined;
  for (const word of words) {
    node = group !== undefined && Object.hasOwn(group.nodes, word) ? group.nodes[word] : undefined;
    group = (await node?.open?.())?.group;
  }
  return node;
}

const noCommand = (key: string, words: readonly string[]): CliError =>
  new CliError(
    'usage',
    `"${key}" does not name a command: "${words.join(' ')}" does not exist.`,
    'Write columns.<command> with dots between the words, for example columns.alias.list.',
  );

/**
 * Fails on a name that only the commands themselves store, on one that cannot be a key, and on an unknown one whose value
 * may be a secret: the settings file must not hold it.
 */
export function checkStorable({ service }: Context, key: string): void {
  const login = loginLine(service);
  if (ruleOf(service, key) === undefined && isSecret(service, key)) {
    const message = `${unknown(service, key)} It may be a secret, so nothing was stored.`;
    throw new CliError('usage', message, knownSettings(service, key) || undefined);
  }
  if (!isSafeKey(key)) throw new CliError('usage', `${JSON.stringify(key)} cannot be the name of a setting.`);
  if (!shared.has(key) && !ruleOf(service, key)?.internal) return;
  throw new CliError(
    'usage',
    `"${key}" is set by "${login}" and other commands, not by hand.`,
    key === storeSetting ? `Run "${login} --store file", or --store keychain.` : undefined,
  );
}

/** Returns the value to store; fails if the setting cannot have it. */
export async function checkValue(context: Context, key: string, text: string): Promise<string> {
  const { client, service, world, warn } = context;
  const { kind = 'text', choices, min, max } = ruleOf(service, key) ?? {};
  const columns = commandOf(key) === undefined ? undefined : { kind: 'csv' as const, of: 'text' as const };
  const rule = { ...defined({ kind, describe: '', choices, min, max }), ...columns };
  await readValue(text, rule, key, { client, service, world, warn, input: createInput(world) });
  await checkColumns(context, key, text);
  const [variable] = Object.entries(service.variables).find(([, { setting }]) => setting === key) ?? [];
  if (variable !== undefined) checkVariable(service, variable, text, `the setting ${key}`);
  const host = Object.values(service.hosts).find(({ setting }) => setting === key);
  if (host !== undefined) overrideOrigin(host, text, key, context.world.env);
  return text.trim();
}

/** Stores a secret with the credentials, because the settings file must not hold secrets. */
export async function storeSecretSetting(context: Context, key: string, secret: string): Promise<void> {
  const parts = authParts(context);
  const store = await openStore(parts);
  await store.probe();
  const { hosts, credentials } = context.service;
  const [host = ''] = Object.keys(hosts);
  const client = Object.values(credentials).flatMap((one) =>
    one.kind === 'oauth' && one.client.secret?.setting === key ? [one.client.id.setting] : [],
  )[0];
  const id = client === undefined ? undefined : await context.profile.get(client);
  const { issuer, by } = await aimOf(parts, host);
  const isOfRun = by?.overrides === true && by.from === 'run';
  const origin = isOfRun ? await declaredOrigin(parts, host) : issuer;
  await store.write(key, { origin, secret, ...(typeof id === 'string' ? { clientId: id } : {}) });
}

export async function removeSecretSetting(context: Context, key: string): Promise<void> {
  await (await openStore(context)).remove(key);
}
