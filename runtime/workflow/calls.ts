/** The calls of a workflow by their names. */
import type { RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import { mistake } from '../base/errors.js';
import { lazily } from '../base/lazily.js';
import { nearest } from '../base/suggestions.js';
import type { LastList } from './out.js';
import type { SpecCall } from './types.js';

/** Returns the calls of a spec. A call that it does not declare throws an error that lists the declared ones. */
export function createCalls(
  plans: Readonly<Record<string, RequestPlan>>,
  context: Context,
  last: LastList,
): Readonly<Record<string, SpecCall>> {
  const calls = Object.fromEntries(
    Object.entries(plans).map(([name, plan]) => [name, lazyCall(plan, name, context, last)]),
  );
  return new Proxy(calls, {
    get: (known, name) => {
      if (typeof name !== 'string' || Object.hasOwn(known, name)) return Reflect.get(known, name) as unknown;
      const names = Object.keys(known);
      const near = nearest(name, names);
      const hint = near.length > 0 ? near : names;
      const declared = hint.length === 0 ? 'It declares none.' : `It declares ${hint.join(', ')}.`;
      throw mistake(
        context,
        `The workflow of "${context.command.words}" sends the call "${name}", which its spec does not declare. ${declared}`,
      );
    },
  });
}

/** What requests need is loaded when the first is sent: many runs end before that, and some workflows send none. */
function lazyCall(plan: RequestPlan, name: string, context: Context, last: LastList): SpecCall {
  const open = lazily(async () => (await import('./call.js')).createCall(plan, name, context, last));
  return {
    send: async (...args) => await (await open()).send(...args),
    record: async (...args) => await (await open()).record(...args),
    pages: async function* (...args) {
      yield* (await open()).pages(...args);
    },
    rows: async function* (...args) {
      yield* (await open()).rows(...args);
    },
    prepare: async (...args) => await (await open()).prepare(...args),
  };
}
