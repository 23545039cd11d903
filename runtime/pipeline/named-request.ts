/** Requests of other commands of the client, by their names: how a record is read before it is changed, and how a write is taken back. */
import { extended } from '../base/objects.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import type { RequestPlan } from '../contract/command.js';
import type { CommandModule, Context, Handler } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import type { RequestName } from '../contract/undo.js';
import { leafOf, moduleOf } from './leaf.js';
import { bind } from './reading.js';
import { callsOf, requestOf, type Request } from './request.js';

/** A request that is ready to be sent, and the context of its command. */
export interface NamedRequest {
  readonly request: Request;
  readonly call: Call;
  readonly context: Context;
}

/**
 * Makes a request of another command: its path, host and encoding, with a body that is already known.
 *
 * @throws CliError `input` for a value that the command refuses, and for a command that the client does not have
 */
export async function namedRequest(
  { command: words, call: name }: RequestName,
  { args, body }: { readonly args: Row; readonly body?: unknown },
  context: Context,
): Promise<NamedRequest> {
  const command = await commandOf(words, context);
  const { plan: own, calls } = command.handler as Handler<never>;
  const plan = name === undefined ? own : (calls?.[name] ?? attachedIn(own, name));
  if (plan === undefined) throw unknownRequest(name === undefined ? words : `${words} (${name})`, context);
  const { flags, positionals = {}, effect, id } = command;
  const inside = extended(context, {
    command: {
      ...context.command,
      id,
      words,
      effect,
      flags,
      positionals,
      given: new Set(Object.keys(args)),
      texts: {},
    },
  });
  const request = await requestOf(bare(plan), bind(args, inside), inside);
  const [call] = await callsOf(request, inside);
  const checked = isObject(body) ? ((await request.resource?.checkBody?.(body)) ?? body) : body;
  const logged = call.logged && { ...call.logged, ...defined({ call: name }) };
  return { request, call: { ...call, ...defined({ body: checked, logged }) }, context: inside };
}

/** Returns the request of a file, or of the record that holds files, which a command sends besides its own. */
function attachedIn(own: RequestPlan | undefined, noun: string): RequestPlan | undefined {
  const found = Object.values(own?.attach ?? {})
    .flatMap(({ holder, file }) => [holder, file])
    .find((one) => one?.noun === noun);
  return (
    found && {
      ...{ effect: 'create', method: 'POST', path: found.path, shape: 'record' },
      ...defined({ undo: found.undo }),
    }
  );
}

async function commandOf(words: string, context: Context): Promise<CommandModule<never>> {
  const leaf = await leafOf(context.client, words.split(' ')).catch(() => undefined);
  if (leaf === undefined) throw unknownRequest(words, context);
  return (await moduleOf(leaf.node, leaf.words)).command;
}

/** Plans and logs may come from another version of the client. */
const unknownRequest = (name: string, { client }: Context): CliError =>
  new CliError(
    'input',
    `${client.binary} ${client.version} has no request "${name}".`,
    'Use the version of the client that wrote it.',
  );

/** Returns a plan without what depends on flags: their checks, and the parts of the body that they fill. */
function bare(plan: RequestPlan): RequestPlan {
  const { effect, method, path, host, headers, contentType, encoding, result, shape, resource, query } = plan;
  const { undo, created, locate, reader, etag, paging, unwrap, size, attach } = plan;
  return {
    ...{ effect, method, path, shape },
    ...defined({ host, headers, contentType, encoding, result, resource, query }),
    ...defined({ undo, created, locate, reader, etag, paging, unwrap, size, attach }),
  };
}
