import { jest } from '@jest/globals';
import { CONTRACT } from '../base/contract-version.js';
import { client } from './fixture/client.js';
import { start } from './main.js';

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

test.each([
  ['newer', CONTRACT + 1, 'Update it: npm install cmdspec-runtime@latest'],
  ['older', CONTRACT - 1, 'generate the client again: npx cmdspec generate'],
  ['unknown', undefined, 'generate the client again: npx cmdspec generate'],
])('a client of a compiler that is %s is refused with a remedy, and nothing is run', async (_, contract, remedy) => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await start({ ...client, contract: contract as number });
  expect(process.exitCode).toBe(client.usage.code);
  const text = said.mock.calls.map(([part]) => String(part)).join('');
  expect(text).toContain(
    `${client.binary} was compiled for another cmdspec-runtime (contract ${String(contract ?? 0)};`,
  );
  expect(text).toContain(remedy);
});
