/** Finds the endpoint of a request and runs it in a transaction. */
import { defined } from 'cmdspec-runtime/kit';
import { parseBody } from './body.js';
import { opened, parametersOf } from './credentials.js';
import type { Endpoint } from './endpoint.js';
import type { Arrived, Engine } from './engine.js';
import { errorAnswer } from './errors.js';
import { meterOf, usualMeter } from './meter.js';
import { oauthEndpoints } from './oauth.js';
import type { Delivery, Outbox } from './outbox.js';
import { Refusal, refuse } from './refusal.js';
import type { Answer, Incoming, Problem } from './types.js';
import { resulting, type Work } from './work.js';

/** A request whose body is not parsed yet. */
export interface Received {
  readonly request: Arrived;
  readonly bytes: Buffer;
}

export interface Dispatch {
  /** Runs a request in a transaction. Never rejects: refusals and failures become responses in the service's shape. */
  answer(received: Received): Promise<Answer>;
  error(problem: Problem, request: Incoming): Answer;
}

/** @param isMetered whether the rate limits of the service are announced and enforced */
export function dispatcher(
  engine: Engine,
  endpoints: readonly Endpoint[],
  outbox: Pick<Outbox, 'send'>,
  isMetered: boolean,
): Dispatch {
  const { service, extension, store } = engine;
  const oauth = oauthEndpoints(service, extension.tokens);
  const meter = meterOf();

  const error = (problem: Problem, request: Incoming): Answer => {
    const shaped = extension.error?.(problem, request) ?? errorAnswer(service, problem);
    return { ...shaped, headers: { ...problem.headers, ...shaped.headers } };
  };

  /** Checks and runs one request. `headers` collects the headers of the response, also of a refusal. */
  const work = (
    { request, bytes }: Received,
    matched: Match[],
    headers: Record<string, string>,
  ): Answer | Work<Answer> => {
    const contentType = request.headers['content-type'] ?? '';
    const sign = oauth.find(({ path, method }) => path === request.path && method === request.method);
    if (sign !== undefined) return sign.handle({ ...request, body: parseBody(bytes, contentType, []) }, store);

    const match = matched.find(({ endpoint }) => endpoint.method === request.method);
    const near = (match ?? matched[0])?.endpoint;
    const facts = match?.endpoint.facts;
    const host = near === undefined ? undefined : (near.host ?? Object.keys(service.hosts)[0]);
    const credential = opened(service, host, request, store);
    for (const name of parametersOf(service)) request.query.delete(name);
    const accepted = host === undefined ? Object.keys(service.credentials) : service.hosts[host]?.credentials;
    const isOpen = match?.endpoint.open === true || accepted?.length === 0;
    if (credential === undefined && !isOpen) {
      refuse(401, 'The credential is missing, wrong or expired');
    }
    const known: Arrived = {
      ...request,
      credential: credential ?? '',
      params: match?.params ?? {},
      ...defined({ route: facts?.route }),
    };
    if (isMetered) {
      const metered = extension.meter?.(known, meter) ?? usualMeter(service, meter);
      Object.assign(headers, metered.headers);
      if (metered.refuse !== undefined) throw new Refusal(metered.refuse);
    }
    if (near === undefined) refuse(404, `${request.path} does not exist`);
    if (match === undefined) {
      const allow = [...new Set(matched.map(({ endpoint }) => endpoint.method))].join(', ');
      refuse(405, `${request.method} is not allowed at ${request.path}`, { headers: { allow } });
    }
    return match.endpoint.handle({ ...known, body: parseBody(bytes, contentType, match.endpoint.encodings) });
  };

  return {
    error,
    async answer(received) {
      const { request } = received;
      const headers: Record<string, string> = {};
      const matched = endpoints.flatMap((endpoint) => matches(endpoint, request.path));
      const writes = matched.find(({ endpoint }) => endpoint.method === request.method)?.endpoint.writes;
      const signs = oauth.some(({ path }) => path === request.path);
      let deliveries: readonly Delivery[] = [];
      const run = function* (): Work<Answer> {
        const answer = yield* resulting(work(received, matched, headers));
        const isDone = writes === true && answer.status < 300;
        if (isDone) deliveries = extension.deliveries?.(store.written, request, engine.state) ?? [];
        return answer;
      };
      try {
        const done = await (writes === true || signs ? store.change(run) : store.look(run));
        for (const delivery of deliveries) outbox.send(delivery);
        return { ...done, headers: { ...headers, ...done.headers } };
      } catch (thrown) {
        const problem =
          thrown instanceof Refusal
            ? thrown.problem
            : {
                status: 500,
                message: `The sandbox itself failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
              };
        const response = error(problem, request);
        return { ...response, headers: { ...headers, ...response.headers } };
      }
    },
  };
}

interface Match {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

function matches(endpoint: Endpoint, path: string): Match[] {
  const params = endpoint.pattern.match(path);
  return params === undefined ? [] : [{ endpoint, params }];
}
