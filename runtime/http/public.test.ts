import { CliError } from '../base/errors.js';
import { senderFor } from './client.js';
import { checkPublic, isPublic, lookupPublic } from './public.js';
import { closeAll, json, serve } from './testkit.js';

afterEach(closeAll);

test.each([
  ['93.184.216.34', true],
  ['172.32.0.1', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is public: %p', (address, wanted) => {
  expect(isPublic(address)).toBe(wanted);
});

test.each([
  ['http://files.example.com/x', 'it is not an https address'],
  ['ftp://files.example.com/x', 'it is not an https address'],
  ['https://me:pw@files.example.com/x', 'it contains a user name'],
  ['https://localhost/x', 'its address is not public'],
  ['https://files.LOCALHOST./x', 'its address is not public'],
  ['https://0x7f.1/x', 'its address is not public'],
  ['https://[::1]:8443/x', 'its address is not public'],
])('%s is refused', (address, why) => {
  const check = (): void => {
    checkPublic(new URL(address));
  };
  expect(check).toThrow(CliError);
  expect(check).toThrow(why);
});

test.each(['https://files.example.com/x', 'https://8.8.8.8:8443/x'])('%s is accepted', (address) => {
  expect(() => {
    checkPublic(new URL(address));
  }).not.toThrow();
});

test.each([{ all: true }, {}])('a name whose address is not public is not connected to: %j', async (options) => {
  const error = await new Promise((resolve) => {
    lookupPublic()('localhost', options, resolve);
  });
  expect(error).toMatchObject({ kind: 'config', message: expect.stringContaining('localhost') });
});

test('the lookup of a request decides about its connection', async () => {
  const { port, seen } = await serve((_, response) => json(response, {}));
  const send = senderFor({});
  const request = {
    method: 'GET',
    url: new URL(`http://localhost:${String(port)}/`),
    headers: {},
    timeout: 5000,
    signal: new AbortController().signal,
  };
  await expect(send({ ...request, lookup: lookupPublic() })).rejects.toMatchObject({ kind: 'config' });
  expect(seen).toEqual([]);
  expect(await send(request)).toMatchObject({ status: 200 });
});
