import { execFileSync } from 'node:child_process';
import type { Context } from '../contract/context.js';
import serve from './sandbox-serve.js';

test('a shell reads the values that the lines have, whatever is in them', async () => {
  const printed: string[] = [];
  const context = {
    service: {
      title: 'Shop API',
      hosts: { main: { override: 'SHOP_BASE_URL' } },
      variables: { shop: { env: 'SHOP_NAME' } },
      sandbox: { variables: { shop: "O'Brien & Co; echo $HOME" } },
      credentials: {},
    },
    world: { signal: AbortSignal.abort(new Error('stopped')) },
    live: () => undefined,
    client: {
      sandbox: async () => ({ open: async () => ({ origin: 'http://127.0.0.1:5', close: async () => undefined }) }),
    },
  } as unknown as Context;
  const read = async (): Promise<void> => {
    for await (const result of serve({}, context)) if (result.kind === 'text') printed.push(result.text);
  };
  await expect(read()).rejects.toThrow('stopped');
  const script = `${printed.join('\n')}\nprintf '%s|%s' "$SHOP_BASE_URL" "$SHOP_NAME"`;
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe("http://127.0.0.1:5|O'Brien & Co; echo $HOME");
});
