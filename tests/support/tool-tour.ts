/** What a host does with a tool server, for clients of several versions of the SDK: find, describe and run, read, prompt. */
import type { Binary } from './cli.js';

/** The part of a client that all versions of the SDK have. */
export interface Host {
  call(
    name: string,
    args: Readonly<Record<string, unknown>>,
  ): Promise<{ structuredContent?: unknown; isError?: unknown }>;
  listResources(): Promise<{ resources: readonly { uri: string; mimeType?: string | undefined }[] }>;
  readResource(uri: string): Promise<string>;
  listPrompts(): Promise<{
    prompts: readonly {
      name: string;
      arguments?: readonly { name: string; required?: boolean | undefined }[] | undefined;
    }[];
  }>;
  getPrompt(name: string, values: Record<string, string>): Promise<string>;
}

/** What clients of all versions of the SDK have besides calls. */
export interface SdkClient extends Pick<Host, 'listResources' | 'listPrompts'> {
  readResource(asked: { uri: string }): Promise<{ contents: readonly object[] }>;
  getPrompt(asked: {
    name: string;
    arguments: Record<string, string>;
  }): Promise<{ messages: readonly { content: { type: string } }[] }>;
}

/** Returns the host of a client. */
export const hostOf = (client: SdkClient, call: Host['call']): Host => ({
  call,
  listResources: () => client.listResources(),
  readResource: async (uri) => {
    const [content] = (await client.readResource({ uri })).contents;
    return content !== undefined && 'text' in content ? String(content.text) : '';
  },
  listPrompts: () => client.listPrompts(),
  getPrompt: async (name, values) => {
    const [message] = (await client.getPrompt({ name, arguments: values })).messages;
    return message !== undefined && 'text' in message.content ? String(message.content.text) : '';
  },
});

/** A tour: words that find a command, its tool, a call of it, a tool of the default set, and a prompt with its values. */
export interface Tour {
  readonly words: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly core: readonly [name: string, args: Readonly<Record<string, unknown>>];
  readonly prompt: readonly [name: string, values: Record<string, string>];
}

export const tours: Readonly<Record<Exclude<Binary, 'cmdspec'>, Tour>> = {
  crmcli: {
    words: 'stages of a pipeline',
    name: 'stage_list',
    args: { pipeline: '1' },
    core: ['deal_list', { limit: 2 }],
    prompt: ['prepare-meeting', { deal: '1' }],
  },
  helpdeskcli: {
    words: 'webhooks',
    name: 'webhook_list',
    args: {},
    core: ['conv_list', { limit: 2 }],
    prompt: ['prepare-answer', { conversation: '500001' }],
  },
  ledgercli: {
    words: 'sales orders',
    name: 'ledger_sales_order_list',
    args: { top: 2 },
    core: ['ledger_list', { resource: 'crm/Accounts', limit: 2 }],
    prompt: ['customer-debt', { customer: 'Bakker' }],
  },
};

interface Found {
  readonly name: string;
  readonly access: string;
}
interface Described {
  readonly inputSchema: object;
  readonly outputSchema: object;
  readonly examples: readonly object[];
}
const dataOf = ({ structuredContent }: { structuredContent?: unknown }): unknown =>
  (structuredContent as { data?: unknown } | undefined)?.data;

/** Drives a server as a host does. Each call of a prompt succeeds. */
export async function takeTour(host: Host, binary: keyof typeof tours): Promise<void> {
  const { words, name, args, core, prompt } = tours[binary];
  const [best] = dataOf(await host.call('search', { words })) as Found[];
  expect(best).toMatchObject({ name, access: 'read' });
  const described = dataOf(await host.call('describe', { name })) as Described;
  expect(Object.keys(described)).toEqual(expect.arrayContaining(['inputSchema', 'outputSchema', 'examples']));
  expect(dataOf(await host.call('call', { name, arguments: args }))).toEqual(expect.any(Array));
  expect(dataOf(await host.call(...core))).toEqual([expect.any(Object), expect.any(Object)]);

  const { resources } = await host.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(
    expect.arrayContaining([`${binary}://skill`, `${binary}://commands`]),
  );
  for (const { uri, mimeType } of resources) {
    const text = await host.readResource(uri);
    expect([uri, text.length > 20 && text.length < 65_536]).toEqual([uri, true]);
    if (mimeType === 'application/json') JSON.parse(text);
  }
  expect(await host.readResource(`${binary}://skill`)).toContain(`# ${binary}\n`);
  const whole = best?.name
    .replace('ledger_', '')
    .replace(/_(?=list$)/, '/')
    .replace('_', '-');
  expect(JSON.parse(await host.readResource(`${binary}://commands/${whole ?? ''}`))).toHaveProperty('flags');
  for (const path of ['nothing', 'commands/nothing', 'copies/..', 'copies/%2e%2e', 'skill/x'])
    await expect(host.readResource(`${binary}://${path}`)).rejects.toThrow('Unknown resource');

  const { prompts } = await host.listPrompts();
  const offered = prompts.find((one) => one.name === prompt[0]);
  expect(offered?.arguments).toEqual(
    Object.keys(prompt[1]).map((value) => expect.objectContaining({ name: value, required: true })),
  );
  await expect(host.getPrompt(prompt[0], {})).rejects.toThrow('Values are missing');
  const text = await host.getPrompt(...prompt);
  const calls = [...text.matchAll(/^\d\. (\{.*\})$/gm)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  expect(calls.length).toBeGreaterThan(1);
  for (const one of calls) {
    const result = await host.call('call', one);
    expect([one, result.isError ?? false]).toEqual([one, false]);
  }
}
