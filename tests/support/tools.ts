/** A tool server of a built binary, with the client of the SDK over pipes: the newest, in the newest revision of the protocol. */
import { Client, type CallToolResult, type Tool } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { binaryPath, environment, newHome, runner, type Binary } from './cli.js';

export interface Session {
  readonly client: Client;
  readonly tools: () => Promise<readonly Tool[]>;
  readonly call: (name: string, args?: Record<string, unknown>, signal?: AbortSignal) => Promise<Called>;
  readonly ready: () => string;
  /** What the server has asked the user. */
  readonly asked: () => readonly string[];
  readonly close: () => Promise<void>;
}

export interface Called extends Pick<CallToolResult, 'content' | 'isError'> {
  readonly structuredContent?: Readonly<Record<string, unknown>>;
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
    command: runner,
    args: [binaryPath(binary), ...args],
    env: environment(home, env) as Record<string, string>,
    cwd: home,
    stderr: 'pipe',
  });
  let said = '';
  const ready = new Promise<void>((resolve) => {
    transport.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('MCP server ready')) resolve();
    });
    transport.stderr?.once('close', () => resolve());
  });
  const asked: string[] = [];
  const capabilities = answer === undefined ? {} : { elicitation: {} };
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    { capabilities, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  if (answer !== undefined) {
    client.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params.message);
      return answer === 'decline' ? { action: 'decline' } : { action: 'accept', content: { send: answer } };
    });
  }
  await client.connect(transport);
  // A connection of the newest revision begins without a message.
  await ready;
  const made: Session = {
    client,
    tools: async () => (await client.listTools()).tools,
    call: async (name, given = {}, signal) => {
      const result = await client.callTool({ name, arguments: given }, { ...(signal && { signal }) });
      const [first] = result.content;
      const text = first?.type === 'text' ? first.text : '';
      const structured = result.structuredContent as Called['structuredContent'];
      const { data, next } = (structured ?? {}) as { data?: unknown; next?: string };
      const { structuredContent: _same, ...rest } = result;
      return {
        ...rest,
        ...(structured && { structuredContent: structured }),
        text,
        data,
        ...(next !== undefined && { next }),
      };
    },
    ready: () => said,
    asked: () => asked,
    close: () => client.close(),
  };
  open.push(made);
  return made;
}
