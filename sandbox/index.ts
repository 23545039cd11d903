/** Opens stand-ins of services. */
import { defined } from 'cmdspec-runtime/kit';
import type { Client, Sandbox, SandboxOpener, SandboxOptions } from '../runtime/contract/context.js';
import type { Service } from '../runtime/contract/service.js';
import type { Route } from '../runtime/contract/route.js';
import { withDeclared } from './engine/declared.js';
import { derive, type Derivation } from './engine/derive.js';
import { dispatcher } from './engine/dispatch.js';
import { endpointsOf } from './engine/endpoints.js';
import { engineOf } from './engine/engine.js';
import { factsOf, type FactTable } from './engine/facts.js';
import { withCatalogue } from './engine/odata/index.js';
import { openOutbox } from './engine/outbox.js';
import { serve } from './engine/server.js';
import { openStore, StateError } from './engine/store.js';
import type { Extension } from './engine/extension.js';

export { refuse } from './engine/refusal.js';
export { StateError } from './engine/store.js';
export type * from './engine/types.js';

/** The argument of a function that creates an extension. */
export interface ExtensionFacts {
  readonly service: Service;
  readonly client: Client;
  readonly options: SandboxOptions;
}

/** Number of seeded records of each collection, unless the extension has another. */
const RECORDS = 60;

export type ExtensionSource = Extension | ((facts: ExtensionFacts) => Extension | Promise<Extension>);

/** Opens a stand-in that is derived from the spec of the service alone. */
export const open: SandboxOpener = opener({});

/**
 * Returns an opener of stand-ins with an extension. It rejects with a `StateError` when the state file does not fit the
 * options or a fault is unknown; the message is for the user.
 */
export function opener(source: ExtensionSource): SandboxOpener {
  /** Results that depend only on the specs, by their routes: tests open a sandbox for each command line. */
  const derived = new WeakMap<readonly Route[], { readonly facts: FactTable } & Derivation>();
  return async (options: SandboxOptions): Promise<Sandbox> => {
    const { client } = options;
    const [{ service }, { routes }] = await Promise.all([client.service(), client.routes()]);
    const own = typeof source === 'function' ? await source({ service, client, options }) : source;
    const named = own.declared === true ? await client.fields?.() : undefined;
    const { extension, rest, endpoints: ofCatalogue } = await withCatalogue(service, routes, own);
    const now = clock(options.now);
    const store = await openStore(options.file, {
      seed: options.seed,
      records: options.records,
      defaultRecords: extension.records ?? RECORDS,
      now: now(),
    });
    let known = extension === source && rest === routes ? derived.get(routes) : undefined;
    if (known === undefined) {
      const facts = factsOf(routes);
      known = {
        facts,
        ...derive(
          service,
          withDeclared(extension, facts, named?.fields ?? {}),
          rest === routes ? facts : factsOf(rest),
        ),
      };
      if (extension === source && rest === routes) derived.set(routes, known);
    }
    const { facts, rules, endpoints } = known;
    const engine = engineOf(service, extension, rules, facts, store);
    const outbox = openOutbox((work) => store.change(work));
    const served = await serve(
      service,
      dispatcher(engine, endpointsOf(engine, endpoints, ofCatalogue(engine)), outbox, options.unlimited !== true),
      {
        port: options.port ?? 0,
        latency: options.latency ?? 0,
        fail: options.fail ?? [],
        seed: store.data.seed,
        hold: options.hold === true,
        now,
        ...defined({ contentType: extension.contentType }),
      },
    );
    return {
      ...served,
      close: async () => {
        await outbox.close();
        await served.close();
      },
    };
  };
}

/** A clock that is stopped at an instant, or the real one. */
function clock(instant: string | undefined): () => Date {
  if (instant === undefined) return () => new Date();
  const time = Date.parse(instant);
  if (Number.isNaN(time))
    throw new StateError(
      `The sandbox's clock cannot be set to ${JSON.stringify(instant)}. Write a time such as 2026-01-31T09:30:00Z.`,
    );
  return () => new Date(time);
}
