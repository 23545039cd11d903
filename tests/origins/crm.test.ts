import { client } from '../../generated/crm/client.js';
import { freePort } from '../support/port.js';
import { basic, granted, runRow, testRows, tokens, type Exchange, type Row } from '../support/origins.js';

const acme = 'https://acme.pipedrive.com';
const app = { 'client-secret': { origin: acme, secret: 'canary app secret', clientId: 'app-id' } };
const token = { 'x-api-token': 'canary-token' };
const bearer = (access: string) => ({ authorization: `Bearer ${access}` });
const json = { 'content-type': 'application/json' };
const file = { accept: '*/*', 'accept-encoding': 'identity' };
const deal = { success: true, data: { id: 42, title: 'Big' } };
const deals = { success: true, data: [{ id: 42, title: 'Big' }] };
const none = { success: true, data: [] };

/** A row with a token from the environment. */
const byToken = (name: string, argv: readonly string[], ...exchanges: Exchange[]): Row => ({
  name,
  mode: ['main', 'token'],
  argv,
  env: { CRMCLI_API_TOKEN: 'canary-token', CRMCLI_COMPANY_DOMAIN: 'acme' },
  exchanges,
});

/** A sign-in by browser, stored earlier. */
const signedIn = (name: string, argv: readonly string[], isExpired: boolean, ...exchanges: Exchange[]): Row => ({
  name,
  mode: ['main', 'oauth'],
  argv,
  settings: { company_domain: 'acme', auth_mode: 'oauth', client_id: 'app-id' },
  stored: { ...app, tokens: tokens('oauth', acme, isExpired) },
  exchanges,
});

const refresh: Exchange = {
  asks: 'POST https://oauth.pipedrive.com/oauth/token',
  headers: {
    authorization: basic('app-id', 'canary%20app%20secret'),
    'content-type': 'application/x-www-form-urlencoded',
  },
  body: 'grant_type=refresh_token&refresh_token=canary-stored-refresh',
  answer: granted,
};

/** The requests of a download whose content is in a file store. */
const download: readonly Exchange[] = [
  { asks: `GET ${acme}/api/v1/files/3`, headers: token, answer: { success: true, data: { id: 3, name: 'a.pdf' } } },
  {
    asks: `GET ${acme}/api/v1/files/3/download`,
    headers: { ...token, ...file },
    status: 302,
    location: 'https://store.example.com/a.pdf?signature=x',
  },
];
const fromStore = { headers: file };

const port = await freePort();

const rows: readonly Row[] = [
  {
    name: 'oauth: a sign-in by browser',
    mode: ['main', 'oauth'],
    argv: ['auth', 'login', '--oauth', '--client-id', 'app-id', '--port', String(port), '--store', 'file'],
    env: { CRMCLI_CLIENT_SECRET: 'canary app secret' },
    browser: { port, address: 'https://oauth.pipedrive.com/oauth/authorize' },
    exchanges: [
      {
        ...refresh,
        body: `grant_type=authorization_code&code=c0de&redirect_uri=http%3A%2F%2F127.0.0.1%3A${String(port)}%2Fcallback`,
        answer: { ...granted, api_domain: acme },
      },
      {
        asks: `GET ${acme}/api/v1/users/me`,
        headers: bearer('canary-new-access'),
        answer: { success: true, data: { name: 'Ann', email: 'ann@acme.example' } },
      },
    ],
  },
  {
    name: 'oauth: a sign-in for a foreign host is not verified there',
    mode: ['main', 'oauth'],
    argv: ['auth', 'login', '--oauth', '--client-id', 'app-id', '--port', String(port), '--store', 'file'],
    env: { CRMCLI_CLIENT_SECRET: 'canary app secret' },
    browser: { port, address: 'https://oauth.pipedrive.com/oauth/authorize' },
    exchanges: [
      {
        ...refresh,
        body: `grant_type=authorization_code&code=c0de&redirect_uri=http%3A%2F%2F127.0.0.1%3A${String(port)}%2Fcallback`,
        answer: { ...granted, api_domain: 'https://acme.pipedrive.com.example' },
      },
    ],
    code: 78,
  },
  byToken(
    'token: pages of a list',
    ['deal', 'list', '--status', 'open', '--limit', '3'],
    {
      asks: `GET ${acme}/api/v2/deals?status=open&limit=3`,
      headers: token,
      answer: { ...deals, additional_data: { next_cursor: 'n 2/=' } },
    },
    { asks: `GET ${acme}/api/v2/deals?status=open&limit=3&cursor=n%202%2F%3D`, headers: token, answer: deals },
  ),
  byToken('token: a record', ['deal', 'get', '42'], {
    asks: `GET ${acme}/api/v2/deals/42`,
    headers: token,
    answer: deal,
  }),
  byToken('token: a file of another origin', ['file', 'download', '3'], ...download, {
    ...fromStore,
    asks: 'GET https://store.example.com/a.pdf?signature=x',
    answer: 'content',
  }),
  {
    ...byToken(
      'token: a file that the store does not return',
      ['file', 'download', '3'],
      ...download,
      {
        ...fromStore,
        asks: 'GET https://store.example.com/a.pdf?signature=x',
        status: 307,
        location: `${acme}/api/v1/users/me`,
      },
      // A redirect back does not bring the credential back.
      { ...fromStore, asks: `GET ${acme}/api/v1/users/me`, status: 401 },
    ),
    code: 69,
  },
  byToken('token: the older version of the API', ['lead', 'list', '--limit', '1'], {
    asks: `GET ${acme}/api/v1/leads?limit=1&start=0`,
    headers: token,
    answer: none,
  }),
  byToken('token: a create', ['deal', 'create', '--title', 'Big'], {
    asks: `POST ${acme}/api/v2/deals`,
    headers: { ...token, ...json },
    body: '{"title":"Big"}',
    status: 201,
    answer: deal,
  }),
  byToken('token: an update', ['deal', 'update', '42', '--title', 'Big'], {
    asks: `PATCH ${acme}/api/v2/deals/42`,
    headers: { ...token, ...json },
    body: '{"title":"Big"}',
    answer: deal,
  }),
  byToken('token: a delete', ['deal', 'delete', '42', '--yes'], {
    asks: `DELETE ${acme}/api/v2/deals/42`,
    headers: token,
    answer: { success: true, data: { id: 42 } },
  }),
  byToken('token: a raw request', ['api', 'GET', '/api/v1/users/me'], {
    asks: `GET ${acme}/api/v1/users/me`,
    headers: token,
    answer: none,
  }),
  {
    ...byToken('token: a URL of another company is not requested', [
      'api',
      'GET',
      'https://other.pipedrive.com/api/v1/users/me',
    ]),
    code: 78,
  },
  {
    name: 'token: stored for the company',
    mode: ['main', 'token'],
    argv: ['deal', 'get', '42'],
    settings: { company_domain: 'acme', auth_mode: 'token' },
    stored: { token: { origin: acme, secret: 'canary-token' } },
    exchanges: [{ asks: `GET ${acme}/api/v2/deals/42`, headers: token, answer: deal }],
  },
  {
    name: 'token: stored for another company',
    mode: ['main', 'token'],
    argv: ['deal', 'get', '42'],
    settings: { company_domain: 'acme', auth_mode: 'token' },
    stored: { token: { origin: 'https://other.pipedrive.com', secret: 'canary-token' } },
    exchanges: [],
    code: 78,
  },
  signedIn('oauth: a valid token', ['deal', 'get', '42'], false, {
    asks: `GET ${acme}/api/v2/deals/42`,
    headers: bearer('canary-stored-access'),
    answer: deal,
  }),
  signedIn('oauth: a token near its end is renewed first', ['deal', 'get', '42'], true, refresh, {
    asks: `GET ${acme}/api/v2/deals/42`,
    headers: bearer('canary-new-access'),
    answer: deal,
  }),
  signedIn(
    'oauth: a token that is refused is renewed once',
    ['deal', 'create', '--title', 'Big'],
    false,
    {
      asks: `POST ${acme}/api/v2/deals`,
      headers: { ...bearer('canary-stored-access'), ...json },
      body: '{"title":"Big"}',
      status: 401,
    },
    refresh,
    {
      asks: `POST ${acme}/api/v2/deals`,
      headers: { ...bearer('canary-new-access'), ...json },
      body: '{"title":"Big"}',
      status: 201,
      answer: deal,
    },
  ),
  {
    ...signedIn('oauth: a token endpoint that redirects gets no second form', ['deal', 'get', '42'], true, {
      ...refresh,
      status: 307,
      location: 'https://oauth.pipedrive.com.example/oauth/token',
    }),
    code: 69,
  },
  signedIn('oauth: signing out revokes the token', ['auth', 'logout'], false, {
    asks: 'POST https://oauth.pipedrive.com/oauth/revoke',
    headers: refresh.headers,
    body: 'token=canary-stored-refresh&token_type_hint=refresh_token',
  }),
];

testRows(client, rows, [
  'https://other.pipedrive.com',
  'http://acme.pipedrive.com',
  'https://acme.pipedrive.com.example',
]);

test('a web page in place of a file of another origin is saved with a warning that names the request of the service', async () => {
  const page = {
    asks: 'GET https://store.example.com/a.pdf?signature=x',
    ...fromStore,
    type: 'text/html',
    answer: '<p>',
  };
  const row = byToken('web page', ['file', 'download', '3'], ...download, page);
  const { code, err } = await runRow(client, row);
  expect([code, err]).toEqual([0, expect.stringContaining('/api/v1/files/3/download returned a web page')]);
});

const LEAD = '4c7c236f-139e-470d-9799-4ea8483b76bf';

test.each([
  ['deal get 42', '/api/v2/deals/42', '/deal/42'],
  ['person get 8', '/api/v2/persons/8', '/person/8'],
  ['org get 12', '/api/v2/organizations/12', '/organization/12'],
  ['product get 7', '/api/v2/products/7', '/product/7'],
  ['pipeline get 1', '/api/v2/pipelines/1', '/pipeline/1'],
  ['project get 3', '/api/v2/projects/3', '/projects/3'],
  [`lead get ${LEAD}`, `/api/v1/leads/${LEAD}`, `/leads/inbox/${LEAD}`],
])('%s --web prints the address of its page', async (line, asked, page) => {
  const answer = { success: true, data: { id: 42 } };
  const row = byToken(line, [...line.split(' '), '--web'], { asks: `GET ${acme}${asked}`, headers: token, answer });
  expect(await runRow(client, row)).toMatchObject({ code: 0, out: `${acme}${page}\n` });
});
