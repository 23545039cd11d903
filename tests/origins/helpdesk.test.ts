import { client } from '../../generated/helpdesk/client.js';
import { basic, granted, testRows, tokens, type Exchange, type Row } from '../support/origins.js';

const inbox = 'https://api.helpscout.net';
const docs = 'https://docsapi.helpscout.net';
const bearer = (access: string) => ({ authorization: `Bearer ${access}` });
const key = { authorization: basic('canary-key', 'X') };
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const tags = {
  _embedded: { tags: [{ id: 1, name: 'one' }] },
  page: { size: 50, totalElements: 1, totalPages: 1, number: 1 },
};
const sites = { sites: { page: 1, pages: 1, count: 1, items: [{ id: 'a1', title: 'One' }] } };

/** All variables that an environment can have. Each host uses its own. */
const env = {
  HELPDESKCLI_ACCESS_TOKEN: 'canary-token',
  HELPDESKCLI_DOCS_API_KEY: 'canary-key',
  HELPDESKCLI_ALLOW_WRITES: '1',
};
const pair = { HELPDESKCLI_APP_ID: 'app-id', HELPDESKCLI_APP_SECRET: 'canary app secret' };

const listTags = (access: string): Exchange => ({
  asks: `GET ${inbox}/v2/tags?page=1`,
  headers: bearer(access),
  answer: tags,
});

const stored = (credential: string, isExpired: boolean) => ({
  settings: { auth_mode: credential === 'app' ? 'client_credentials' : 'authorization_code', oauth_app_id: 'app-id' },
  stored: {
    tokens: tokens(credential, inbox, isExpired),
    oauth_app_secret: { origin: inbox, secret: 'canary app secret', clientId: 'app-id' },
  },
});

const refresh: Exchange = {
  asks: `POST ${inbox}/v2/oauth2/token`,
  headers: form,
  body: 'grant_type=refresh_token&refresh_token=canary-stored-refresh&client_id=app-id&client_secret=canary+app+secret',
  answer: granted,
};
const asApp: Exchange = {
  ...refresh,
  body: 'grant_type=client_credentials&client_id=app-id&client_secret=canary+app+secret',
  answer: { access_token: 'canary-new-access', expires_in: 3600 },
};

const rows: readonly Row[] = [
  {
    name: 'inbox: a token of the environment',
    mode: ['mailbox', 'login'],
    argv: ['tag', 'list'],
    env,
    exchanges: [listTags('canary-token')],
  },
  {
    name: 'inbox: a write',
    mode: ['mailbox', 'login'],
    argv: ['conv', 'note', '5', '--body', 'Hi'],
    env,
    exchanges: [
      {
        asks: `POST ${inbox}/v2/conversations/5/notes`,
        headers: { ...bearer('canary-token'), ...json },
        body: '{"text":"Hi"}',
        status: 201,
        location: `${inbox}/v2/conversations/5/threads/7`,
        answer: '',
      },
    ],
  },
  {
    name: 'inbox: a sign-in that is good',
    mode: ['mailbox', 'login'],
    argv: ['tag', 'list'],
    ...stored('login', false),
    exchanges: [listTags('canary-stored-access')],
  },
  {
    name: 'inbox: a sign-in near its end is renewed first',
    mode: ['mailbox', 'login'],
    argv: ['tag', 'list'],
    ...stored('login', true),
    exchanges: [refresh, listTags('canary-new-access')],
  },
  {
    name: 'inbox: a token endpoint that redirects gets no second form',
    mode: ['mailbox', 'login'],
    argv: ['tag', 'list'],
    ...stored('login', true),
    exchanges: [{ ...refresh, status: 307, location: `${docs}/v2/oauth2/token` }],
    code: 69,
  },
  {
    name: 'inbox: an app of the environment',
    mode: ['mailbox', 'app'],
    argv: ['tag', 'list'],
    env: { ...pair, HELPDESKCLI_AUTH_MODE: 'client_credentials' },
    exchanges: [asApp, listTags('canary-new-access')],
  },
  {
    name: 'inbox: an app that has signed in',
    mode: ['mailbox', 'app'],
    argv: ['tag', 'list'],
    ...stored('app', false),
    exchanges: [listTags('canary-stored-access')],
  },
  {
    name: 'docs: a key of the environment',
    mode: ['docs', 'docs-key'],
    argv: ['docs', 'site', 'list'],
    env,
    exchanges: [{ asks: `GET ${docs}/v1/sites?page=1`, headers: key, answer: sites }],
  },
  {
    name: 'docs: a stored key',
    mode: ['docs', 'docs-key'],
    argv: ['docs', 'site', 'list'],
    settings: {},
    stored: { 'docs-key': { origin: docs, secret: 'canary-key' } },
    exchanges: [{ asks: `GET ${docs}/v1/sites?page=1`, headers: key, answer: sites }],
  },
  {
    name: 'docs: a key that was stored for another host',
    mode: ['docs', 'docs-key'],
    argv: ['docs', 'site', 'list'],
    settings: {},
    stored: { 'docs-key': { origin: inbox, secret: 'canary-key' } },
    exchanges: [],
    code: 78,
  },
  {
    name: 'docs: a sign-in to the inbox does not open it',
    mode: ['docs', 'docs-key'],
    argv: ['docs', 'site', 'list'],
    ...stored('login', false),
    exchanges: [],
    code: 77,
  },
];

testRows(client, rows, [inbox, docs, 'https://api.helpscout.net.example', 'http://api.helpscout.net']);
