/** A tool server of a built binary, with the client of the SDK over pipes. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema, type CallToolResult, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { binaryPath, environment, newHome, node, type Binary } from './cli.js';

export interface Session {
  readonly client: Client;
  readonly tools: () => Promise<readonly Tool[]>;
  readonly call: (name: string, args?: Record<string, unknown>, signal?: AbortSignal) => Promise<Called>;
  readonly ready: () => string;
  /** What the server has asked the user. */
  readonly asked: () => readonly string[];
  readonly close: () => Promise<void>;
}

export interface Called extends CallToolResult {
  readonly text: string;
  readonly data: unknown;
  readonly next?: string;
}

const open: Session[] = [];

/** Ends all sessions of a test. */
export async function closeSessions(): Promise<void> {
  for (const session of open.splice(0)) await session.close();
}

export async function session(
  binary: Binary,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  home = newHome(),
  answer?: 'one' | 'all' | 'no' | 'decline',
): Promise<Session> {
  const transport = new StdioClientTransport({
    command: node,
    args: [binaryPath(binary), ...args],
    env: environment(home, env) as Record<string, string>,
    cwd: home,
    stderr: 'pipe',
  });
  let said = '';
  transport.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const asked: string[] = [];
  const capabilities = answer === undefined ? {} : { elicitation: {} };
  const client = new Client({ name: 'tests', version: '1.0.0' }, { capabilities });
  if (answer !== undefined) {
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params.message);
      return answer === 'decline' ? { action: 'decline' } : { action: 'accept', content: { send: answer } };
    });
  }
  await client.connect(transport);
  const made: Session = {
    client,
    tools: async () => (await client.listTools()).tools,
    call: async (name, given = {}, signal) => {
      const result = (await client.callTool({ name, arguments: given }, undefined, {
        ...(signal && { signal }),
      })) as CallToolResult;
      const [first] = result.content;
      const text = first?.type === 'text' ? first.text : '';
      const { data, next } = (result.structuredContent ?? {}) as { data?: unknown; next?: string };
      return { ...result, text, data, ...(next !== undefined && { next }) };
    },
    ready: () => said,
    asked: () => asked,
    close: () => client.close(),
  };
  open.push(made);
  return made;
}
