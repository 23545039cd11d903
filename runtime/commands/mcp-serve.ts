/** Offers the commands of the client as tools, over standard input and output or over HTTP; prints nothing else. */
import { defined } from '../base/defined.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { serveTools } from '../tools/server.js';

interface Args {
  readonly 'allow-writes'?: boolean;
  readonly 'all-tools'?: boolean;
  readonly topics?: readonly string[];
  /** Seconds per call. */
  readonly 'tool-timeout'?: number;
  /** Bytes per result. */
  readonly 'result-size'?: number;
  /** Port; 0 for any that is free. */
  readonly http?: number;
}

// eslint-disable-next-line require-yield -- standard output belongs to the protocol
export default async function* mcpServe(args: Args, context: Context): AsyncGenerator<Result> {
  const serving = defined({
    writes: args['allow-writes'] === true,
    all: args['all-tools'] === true,
    topics: args.topics,
    limits: {
      time: (args['tool-timeout'] ?? 120) * 1000,
      bytes: 16 * 1024 * 1024,
      result: args['result-size'] ?? 24_000,
    },
  });
  if (args.http === undefined) await serveTools(context, serving);
  else await (await import('../tools/over-http.js')).serveOverHttp(context, serving, args.http);
}
