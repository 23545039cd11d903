/** A tool server at the desk of an agent, and what its answers cost. */
import { PassThrough } from 'node:stream';
import type { Client } from '../../runtime/contract/context.js';
import type { World } from '../../runtime/contract/run.js';
import { main } from '../../runtime/index.js';
import { Interrupted } from '../../runtime/base/errors.js';
import { fakeWorld } from '../../runtime/testing/world.js';

export interface ToolCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface ToolResult {
  readonly call: ToolCall;
  readonly text: string;
  readonly isError: boolean;
}

interface Answer {
  readonly id: number;
  readonly result: {
    readonly tools?: readonly { readonly name: string; readonly description: string; readonly inputSchema: object }[];
    readonly content?: readonly { readonly text: string }[];
    readonly isError?: boolean;
  };
  readonly error?: object;
}

export interface ToolSession {
  /** Definitions of the tools, as a host gives them to a model. */
  readonly definitions: string;
  call(call: ToolCall): Promise<ToolResult>;
  close(): Promise<void>;
}

/** Starts the tool server of a client in a world, with its default tools. */
export async function openTools(client: Client, words: readonly string[], world: Partial<World>): Promise<ToolSession> {
  const fake = fakeWorld(words, { stdin: '' });
  const stdin = Object.assign(new PassThrough(), { isTTY: false, setRawMode: () => undefined });
  const waiting = new Map<number, (answer: Answer) => void>();
  let rest = '';
  fake.world.stdout.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString()}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const answer = JSON.parse(line) as Answer;
      waiting.get(answer.id)?.(answer);
    }
  });
  const ended = main(client, { ...fake.world, ...world, argv: words, stdin });
  let last = 0;
  const ask = async (method: string, params: object): Promise<Answer['result']> => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(JSON.stringify(error));
    return result;
  };
  await ask('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'agent', version: '1' },
  });
  stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
  const { tools = [] } = await ask('tools/list', {});
  return {
    definitions: JSON.stringify(
      tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
    ),
    call: async (call) => {
      const { content = [], isError = false } = await ask('tools/call', call);
      return { call, text: content.map(({ text }) => text).join('\n'), isError };
    },
    close: async () => {
      fake.abort(new Interrupted('SIGINT', 130));
      await ended;
    },
  };
}

/** Returns the texts that calls cost: their arguments and results, as a model writes and reads them. */
export const textsOf = (results: readonly ToolResult[]): readonly string[] =>
  results.map(({ call, text }) => `${JSON.stringify(call)}\n${text.replace(/"Requests go to [^"]*",?/, '')}`);
