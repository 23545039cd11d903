import { service } from '../commands/fixture/service.js';
import { childEnvironment, credentialVariables, variablesOf } from './environment.js';

const env = {
  PATH: '/bin',
  TOY_SERVER: '80',
  TOY_TOKEN: 'canary-1',
  TOY_ACCESS_TOKEN: 'canary-2',
  TOY_DOCS_KEY: 'canary-3',
  TOY_CLIENT_ID: 'app',
  TOY_CLIENT_SECRET: 'canary-4',
};

test('a program that the client starts gets no secret of it, and everything else', () => {
  expect(childEnvironment({ env }, service)).toEqual({ PATH: '/bin', TOY_SERVER: '80', TOY_CLIENT_ID: 'app' });
});

test('the variables that hold credentials are those that are set; an app needs both of its own', () => {
  const set = (variables: Record<string, string>) => credentialVariables({ service, world: { env: variables } });
  expect(set({ TOY_TOKEN: 'canary-1', TOY_DOCS_KEY: '' })).toEqual(['TOY_TOKEN']);
  expect(set({ TOY_CLIENT_ID: 'app' })).toEqual([]);
  expect(set({ TOY_CLIENT_ID: 'app', TOY_CLIENT_SECRET: 'canary-4' })).toEqual(['TOY_CLIENT_ID', 'TOY_CLIENT_SECRET']);
});

test('an app that requests a token for a run is named by both of its variables', () => {
  const { oauth, app } = service.credentials;
  expect(variablesOf([[oauth!]])).toEqual(['TOY_ACCESS_TOKEN']);
  expect(variablesOf([[app!]])).toEqual(['TOY_CLIENT_ID with TOY_CLIENT_SECRET']);
});

test('credentials that are sent together are named together, with each way to give them', () => {
  const { token, oauth, app } = service.credentials;
  expect(variablesOf([[token!, app!], [oauth!]])).toEqual([
    'TOY_TOKEN with TOY_CLIENT_ID with TOY_CLIENT_SECRET',
    'TOY_ACCESS_TOKEN',
  ]);
});
