import { a as engineOf, c as openStore, i as endpointsOf, l as refuse, n as openOutbox, o as dispatcher, r as factsOf, s as StateError, t as serve, u as derive } from "../chunks/sandbox-D-EB1jaj.js";

// sandbox/index.ts
/** Opens a stand-in that is derived from the spec of the service alone. */
const open = opener({});
/**
* Returns an opener of stand-ins with an extension. It rejects with a `StateError` when the state file does not fit the
* options or a fault is unknown; the message is for the user.
*/
function opener(source) {
	return async (options) => {
		const { client } = options;
		const [{ service }, { routes }] = await Promise.all([client.service(), client.routes()]);
		const extension = typeof source === "function" ? await source({
			service,
			client,
			options
		}) : source;
		const now = clock(options.now);
		const store = await openStore(options.file, {
			seed: options.seed,
			records: options.records,
			defaultRecords: service.sandbox.records,
			now: now()
		});
		const facts = factsOf(routes);
		const { rules, endpoints } = derive(service, extension, facts);
		const engine = engineOf(service, extension, rules, facts, store);
		const outbox = openOutbox();
		const served = await serve(service, dispatcher(engine, endpointsOf(engine, endpoints), outbox), {
			port: options.port ?? 0,
			latency: options.latency ?? 0,
			fail: options.fail ?? [],
			hold: options.hold === true,
			now
		});
		return {
			...served,
			close: async () => {
				await outbox.close();
				await served.close();
			}
		};
	};
}
/** A clock that is stopped at an instant, or the real one. */
function clock(instant) {
	if (instant === void 0) return () => /* @__PURE__ */ new Date();
	const time = Date.parse(instant);
	if (Number.isNaN(time)) throw new StateError(`The sandbox's clock cannot be set to ${JSON.stringify(instant)}. Write a time such as 2026-01-31T09:30:00Z.`);
	return () => new Date(time);
}

export { StateError, open, opener, refuse };