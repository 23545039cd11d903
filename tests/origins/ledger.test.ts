import { client } from '../../generated/ledger/client.js';
import { granted, testRows, tokens, type Exchange, type Row } from '../support/origins.js';

const countries: Readonly<Record<string, string>> = {
  nl: 'https://start.exactonline.nl',
  be: 'https://start.exactonline.be',
  de: 'https://start.exactonline.de',
  fr: 'https://start.exactonline.fr',
  es: 'https://start.exactonline.es',
  uk: 'https://start.exactonline.co.uk',
  us: 'https://start.exactonline.com',
};
const nl = countries['nl'] ?? '';
const mode = ['main', 'oauth'] as const;
const prefer = { prefer: 'return=representation' };
const bearer = (access: string) => ({ ...prefer, authorization: `Bearer ${access}` });
const listed = { d: { results: [{ ID: '1', Code: '                 1', Name: 'One' }] } };
const env = { LEDGERCLI_ACCESS_TOKEN: 'canary-token', LEDGERCLI_DIVISION: '7' };
const list = ['list', 'crm/Accounts', '--select', 'ID,Name', '--limit', '5'];
const all = [...list.slice(0, -2), '--all'];
const asked = '/api/v1/7/crm/Accounts?$select=ID,Name';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const signedIn = (name: string, origin: string, isExpired: boolean, ...exchanges: Exchange[]): Row => ({
  name,
  mode,
  argv: list,
  settings: { host: origin, division: '7', client_id: 'app-id' },
  stored: {
    tokens: tokens('oauth', origin, isExpired),
    'client-secret': { origin, secret: 'canary app secret', clientId: 'app-id' },
  },
  exchanges,
});

const refresh = (origin: string): Exchange => ({
  asks: `POST ${origin}/api/oauth2/token`,
  headers: form,
  body: 'grant_type=refresh_token&refresh_token=canary-stored-refresh&client_id=app-id&client_secret=canary+app+secret',
  answer: granted,
});

const ofCountry = Object.entries(countries).flatMap(([name, origin]): Row[] => [
  {
    name: `${name}: a token of the environment`,
    mode,
    argv: list,
    env: { ...env, LEDGERCLI_HOST: name },
    exchanges: [{ asks: `GET ${origin}${asked}`, headers: bearer('canary-token'), answer: listed }],
  },
  signedIn(`${name}: a sign-in that is good`, origin, false, {
    asks: `GET ${origin}${asked}`,
    headers: bearer('canary-stored-access'),
    answer: listed,
  }),
  signedIn(`${name}: a sign-in near its end is renewed at the same host`, origin, true, refresh(origin), {
    asks: `GET ${origin}${asked}`,
    headers: bearer('canary-new-access'),
    answer: listed,
  }),
  {
    ...signedIn(`${name}: a sign-in of another country is not sent`, origin, true),
    settings: { host: origin === nl ? (countries['be'] ?? '') : nl, division: '7' },
    code: 78,
  },
]);

const rows: readonly Row[] = [
  ...ofCountry,
  {
    name: 'the division is looked up first',
    mode,
    argv: list,
    env: { LEDGERCLI_ACCESS_TOKEN: 'canary-token' },
    exchanges: [
      {
        asks: `GET ${nl}/api/v1/current/Me?$select=CurrentDivision`,
        headers: bearer('canary-token'),
        answer: { d: { results: [{ CurrentDivision: 7 }] } },
      },
      { asks: `GET ${nl}${asked}`, headers: bearer('canary-token'), answer: listed },
    ],
  },
  {
    name: 'a next link of the same host is followed',
    mode,
    argv: all,
    env,
    exchanges: [
      {
        asks: `GET ${nl}${asked}`,
        headers: bearer('canary-token'),
        answer: { d: { ...listed.d, __next: `${nl}${asked}&$skiptoken=guid'1'` } },
      },
      { asks: `GET ${nl}${asked}&$skiptoken=guid%271%27`, headers: bearer('canary-token'), answer: listed },
    ],
  },
  {
    name: 'a next link of another country is not followed',
    mode,
    argv: all,
    env,
    exchanges: [
      {
        asks: `GET ${nl}${asked}`,
        headers: bearer('canary-token'),
        answer: { d: { ...listed.d, __next: `${countries['be'] ?? ''}${asked}` } },
      },
    ],
    code: 78,
  },
  {
    name: 'a create',
    mode,
    argv: ['account', 'create', '--name', 'One'],
    env: { ...env, LEDGERCLI_ALLOW_WRITES: '1' },
    exchanges: [
      {
        asks: `POST ${nl}/api/v1/7/crm/Accounts`,
        headers: { ...bearer('canary-token'), 'content-type': 'application/json' },
        body: '{"Name":"One"}',
        status: 201,
        answer: { d: { ID: '1', Name: 'One' } },
      },
    ],
  },
  {
    name: 'a sign-in by browser',
    mode,
    argv: [
      'auth',
      'login',
      '--host',
      'be',
      '--client-id',
      'app-id',
      '--store',
      'file',
      '--ngrok-domain',
      'a.example',
      '--manual',
    ],
    env: { LEDGERCLI_CLIENT_SECRET: 'canary app secret' },
    browser: { address: 'https://start.exactonline.be/api/oauth2/auth' },
    exchanges: [
      {
        asks: 'POST https://start.exactonline.be/api/oauth2/token',
        headers: form,
        body: `grant_type=authorization_code&code=c0de&redirect_uri=https%3A%2F%2Fa.example%2Fcallback&client_id=app-id&client_secret=canary+app+secret`,
        answer: granted,
      },
      {
        asks: 'GET https://start.exactonline.be/api/v1/current/Me',
        headers: bearer('canary-new-access'),
        answer: { d: { results: [{ FullName: 'Ann', CurrentDivision: 7 }] } },
      },
    ],
  },
  {
    ...signedIn('a token endpoint that redirects gets no second form', nl, true, {
      ...refresh(nl),
      status: 307,
      location: 'https://start.exactonline.be/api/oauth2/token',
    }),
    code: 69,
  },
];

testRows(client, rows, [
  nl,
  countries['be'] ?? '',
  'https://start.exactonline.nl.example',
  'http://start.exactonline.nl',
]);

test('every country of the service has rows', async () => {
  const { service } = await client.service();
  expect(countries).toEqual(service.variables['host']?.choices);
});
