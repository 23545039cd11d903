import { defined } from '../base/defined.js';
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call, Reply } from '../contract/http.js';
import type { Row } from '../contract/values.js';
import { CliError } from '../base/errors.js';
import { isInBody, wiresOf } from '../base/wires.js';
import { printPlanned } from './dry.js';
import { checkGate } from '../http/gate.js';
import { buildParts, type Parts } from './parts.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { printAction, printRecord, printRows } from './print.js';
import { fillText, holes } from '../base/template.js';
import { resolveAll } from './given-values.js';

/** Performs a declarative command: gate, values, question, requests, output, in this order. */
export async function run(plan: RequestPlan, args: Row, context: Context): Promise<void> {
  checkGate(context, plan.effect);
  const path = pathOf(plan, args);
  const values = await resolveAll(args, context);
  const repeated = repeatedIn(path, context);
  const targets = repeated === undefined ? [undefined] : [values[repeated]].flat().map(String);
  const callFor = (parts: Parts, target: string | undefined): Call => ({
    method: plan.method,
    path: need(path, { ...parts.params, ...(target === undefined ? {} : { [repeated ?? '']: target }) }, context),
    params: { ...parts.params, ...(target === undefined ? {} : { [repeated ?? '']: target }) },
    query: parts.query,
    headers: parts.headers,
    effect: plan.effect,
    encoding: parts.encoding,
    ...defined({ host: plan.host, body: parts.body }),
  });

  const parts: Parts = await buildParts(plan, values, context, async () => {
    const params = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    const reply = await context.http.send({ method: 'GET', path, params, ...(plan.host && { host: plan.host }) });
    const record = context.http.record(reply, plan.result);
    return isObject(record) ? record : undefined;
  });
  if (plan.change && parts.changes === 0) {
    throw new CliError('usage', 'Nothing to change was given.', `Give at least one of ${changeable(context)}.`);
  }
  if (plan.shape === 'rows' && plan.effect === 'read') {
    await printRows(plan, callFor(parts, targets[0]), parts.keep, args, context);
    return;
  }
  await ask(plan, args, context);
  const replies = await sendAll(targets, (target) => context.http.send(callFor(parts, target)), context);
  if (context.globals.dryRun && plan.effect !== 'read') await printPlanned(context);
  else await printReplies(plan, replies, args, context);
}

function pathOf(plan: RequestPlan, args: Row): string {
  const flag = Object.keys(plan.paths ?? {}).find((name) => args[name] !== undefined && args[name] !== false);
  return (flag === undefined ? undefined : plan.paths?.[flag]) ?? plan.path;
}

/** The positional that may be given several times and is part of the path: the request is made once for each value. */
function repeatedIn(path: string, { command }: Context): string | undefined {
  return holes(path).find((name) => command.positionals[name]?.variadic);
}

/** The path template, checked: every name in it has a value here or is a variable of the service. */
function need(path: string, params: Readonly<Record<string, string>>, { service, command }: Context): string {
  const missing = holes(path).find((name) => params[name] === undefined && !Object.hasOwn(service.variables, name));
  if (missing === undefined) return path;
  const shown = Object.hasOwn(command.flags, missing) ? `--${missing}` : `<${missing}>`;
  throw new CliError('usage', `The command needs ${shown}.`, `See "${service.binary} ${command.words} --help".`);
}

function changeable({ command }: Context): string {
  const names = Object.entries(command.flags)
    .filter(([, data]) => !data.hidden && wiresOf(data).some(isInBody))
    .map(([name]) => `--${name}`);
  return names.length > 8 ? `${names.slice(0, 8).join(', ')} and others (see --help)` : names.join(', ');
}

async function ask(plan: RequestPlan, args: Row, context: Context): Promise<void> {
  if (plan.effect === 'read' || plan.effect === 'local' || context.globals.dryRun) return;
  const unasked = plan.effect === 'delete' && context.service.gate.deletes === 'ask';
  const words = [context.command.words, ...Object.keys(context.command.positionals).map((name) => `{${name}}`)];
  const question = plan.confirm ?? (unasked ? `Run "${words.join(' ')}"?` : undefined);
  if (question !== undefined) await context.confirm(fillText(question, (name) => args[name]));
}

/** One request for each target, in order. The first failure stops and tells what was done before it. */
async function sendAll(
  targets: readonly (string | undefined)[],
  send: (target: string | undefined) => Promise<Reply>,
  context: Context,
): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  for (const target of targets) {
    try {
      replies.push(await send(target));
    } catch (error) {
      if (!(error instanceof CliError) || target === undefined || targets.length === 1) throw error;
      const done = targets.slice(0, replies.length);
      const left = targets.slice(replies.length + 1);
      const told = [
        `${error.message.replace(/[.\s]+$/, '')} (at ${target}).`,
        done.length === 0 ? 'Nothing was done before it.' : `Done before it: ${done.join(', ')}.`,
        ...(left.length === 0 ? [] : [`Not tried: ${left.join(', ')}.`]),
      ];
      const sent = error.details.sent === true || (done.length > 0 && context.http.written > 0);
      throw new CliError(error.kind, told.join(' '), error.remedy, { ...error.details, ...(sent && { sent }) });
    }
  }
  return replies;
}

async function printReplies(plan: RequestPlan, replies: readonly Reply[], args: Row, context: Context): Promise<void> {
  const { http, out } = context;
  if (plan.shape === 'action') {
    await printAction(plan, replies, args, context);
    return;
  }
  for (const reply of replies) {
    if (plan.shape === 'raw') {
      await out.json(reply.body);
      continue;
    }
    const record = http.record(reply, plan.result) ?? (await readAgain(plan, reply, context));
    if (plan.moved !== undefined) tellMoved(plan.moved, plan.path, reply, args, context);
    if (record === null && plan.effect !== 'read') await printAction(plan, [reply], args, context);
    else await printRecord(plan, record, context);
  }
}

/** What was asked for is shown although it is elsewhere by now; a script that goes by the old name should know. */
function tellMoved(note: string, path: string, reply: Reply, args: Row, { note: tell }: Context): void {
  const asked = fillText(path, (name) => encodeURIComponent(String(args[name])));
  if (new URL(reply.url).pathname.endsWith(asked)) return;
  tell(
    fillText(note, (name) =>
      name.startsWith('answer.') ? getPath(reply.body, name.slice('answer.'.length)) : args[name],
    ),
  );
}

/** The record behind a write whose answer carried none. */
async function readAgain(plan: RequestPlan, reply: Reply, { http }: Context): Promise<unknown> {
  if (!plan.reread) return null;
  const url = new URL(reply.url);
  const id = plan.effect === 'create' ? http.id(reply) : undefined;
  const path = id === undefined ? url.pathname : `${url.pathname}/${encodeURIComponent(id)}`;
  return http.record(await http.send({ method: 'GET', path, ...(plan.host && { host: plan.host }) }), plan.result);
}
