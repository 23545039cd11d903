/** The account: its users, currencies, types of activities, webhooks and goals. */
import { isLoopback } from '../engine/outbox.js';
import type { Collection, CustomRoute, Row, State } from '../engine/types.js';
import { refuse } from '../engine/refusal.js';
import { BAKERY } from '../story/people.js';
import { DAY, ME, plainTime } from './kit.js';

const USERS = [
  ['Sam Sandbox', true],
  ['Ines Costa', false],
  ['Oskar Tamm', false],
  ['Priya Rossi', false],
  ['Daan Vos', false],
  ['Former Colleague', false],
] as const;

const CURRENCIES = [
  ['EUR', 'Euro', '€'],
  ['USD', 'US Dollar', '$'],
  ['GBP', 'Pound Sterling', '£'],
  ['CHF', 'Swiss Franc', 'CHF'],
  ['SEK', 'Swedish Krona', 'kr'],
  ['JPY', 'Japanese Yen', '¥'],
] as const;

const TYPES = ['call', 'meeting', 'task', 'deadline', 'email', 'lunch'];

export const accountCollections: Readonly<Record<string, Collection>> = {
  user: {
    paths: ['/api/v1/users'],
    methods: ['GET'],
    paging: 'none',
    count: () => USERS.length,
    seed: ({ index, start }) => {
      const [name, admin] = USERS[index] as (typeof USERS)[number];
      return {
        name,
        email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
        default_currency: 'EUR',
        locale: 'en_GB',
        lang: 1,
        activated: true,
        last_login: plainTime(+start - (index + 1) * DAY),
        created: plainTime(+start - 600 * DAY),
        modified: plainTime(+start - (index + 2) * DAY),
        has_created_company: index === 0,
        access: [
          { app: 'sales', admin, permission_set_id: `set-${index + 1}` },
          { app: 'global', admin, permission_set_id: null },
        ],
        active_flag: index !== 5,
        timezone_name: 'Europe/Brussels',
        timezone_offset: '+01:00',
        role_id: 1,
        is_you: index + 1 === ME,
      };
    },
    unknown: { query: 'ignore' },
  },
  currency: {
    paths: ['/api/v1/currencies'],
    methods: ['GET'],
    paging: 'none',
    count: () => CURRENCIES.length,
    seed: ({ index }) => {
      const [code, name, symbol] = CURRENCIES[index] as (typeof CURRENCIES)[number];
      return { code, name, symbol, decimal_points: code === 'JPY' ? 0 : 2, active_flag: true, is_custom_flag: false };
    },
    filters: {
      term: (row, value) => `${String(row['code'])} ${String(row['name'])}`.toLowerCase().includes(value.toLowerCase()),
    },
  },
  activityType: {
    paths: ['/api/v1/activityTypes'],
    methods: ['GET'],
    paging: 'none',
    count: () => TYPES.length,
    seed: ({ index, start }) => {
      const key = TYPES[index] ?? '';
      return {
        order_nr: index + 1,
        name: key.charAt(0).toUpperCase() + key.slice(1),
        key_string: key,
        icon_key: key,
        active_flag: true,
        is_custom_flag: false,
        add_time: plainTime(+start - 600 * DAY),
      };
    },
  },
  webhook: {
    paths: ['/api/v1/webhooks'],
    methods: ['GET', 'POST', 'DELETE'],
    paging: 'none',
    count: () => 1,
    defaults: { owner_id: ME, user_id: ME, version: '2.0', is_active: 1, type: 'general' },
    seed: ({ start }) => ({
      subscription_url: 'https://hooks.example.com/crm',
      event_action: 'change',
      event_object: 'deal',
      name: 'Deals',
      add_time: plainTime(+start - 30 * DAY),
    }),
    fields: {
      subscription_url: {
        kind: 'text',
        // Servers of this machine receive deliveries.
        check: (value) =>
          /^https:\/\//.test(String(value)) || isLoopback(String(value)) ? undefined : 'must be a public https address',
      },
      version: { kind: 'enum', choices: ['1.0', '2.0'] },
      user_id: { kind: 'integer' },
    },
    required: ['subscription_url', 'event_action', 'event_object', 'name'],
    complete(draft, request, state) {
      if (state.rows('webhook').count() >= 40) refuse(400, 'A user may have at most 40 webhooks');
      return { add_time: new Date(request.now).toISOString(), ...draft };
    },
    show: ({ http_auth_password: _, ...row }) => row,
  },
  goal: {
    count: () => 2,
    id: { style: 'hex', digits: 32 },
    seed: ({ index, start }) => ({
      owner_id: ME,
      title: index === 0 ? 'Deals won' : 'Revenue',
      type: { name: index === 0 ? 'deals_won' : 'revenue_forecast', params: { pipeline_id: [1] } },
      assignee: { id: ME, type: 'person' },
      interval: 'monthly',
      duration: { start: `${start.getUTCFullYear()}-01-01`, end: null },
      expected_outcome:
        index === 0
          ? { target: 5, tracking_metric: 'quantity' }
          : { target: 50_000, tracking_metric: 'sum', currency_id: 1 },
      is_active: true,
      report_ids: [],
    }),
  },
};

/** The user as `users/me` returns it, with the company. */
function me(state: State): Row {
  return {
    ...state.rows('user').get(ME),
    company_id: 9000,
    company_name: BAKERY,
    company_domain: 'sandbox',
    company_country: 'NL',
    language: { language_code: 'en', country_code: 'GB' },
  };
}

const NOT_THERE = '<!doctype html><html><head><title>404</title></head><body><h1>Page not found</h1></body></html>';

export const accountRoutes: readonly CustomRoute[] = [
  {
    method: 'GET',
    path: '/api/v1/users/me',
    handle: (_request, state) => ({ status: 200, body: { success: true, data: me(state) } }),
  },
  {
    method: 'GET',
    path: '/api/v2/users/me',
    handle: () => ({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' }, body: NOT_THERE }),
  },
  {
    method: 'GET',
    path: '/api/v1/users/find',
    handle(request, state) {
      const term = (request.query.get('term') ?? '').toLowerCase();
      if (term === '') refuse(400, 'Parameter term is required');
      const field = /^(1|true)$/.test(request.query.get('search_by_email') ?? '') ? 'email' : 'name';
      const data = [...state.rows('user').scan()].filter((row) => String(row[field]).toLowerCase().includes(term));
      return { status: 200, body: { success: true, data } };
    },
  },
  {
    method: 'GET',
    path: '/api/v1/goals/find',
    handle(request, state) {
      const assignee = request.query.get('assignee.id');
      const type = request.query.get('type.name');
      const metric = request.query.get('expected_outcome.tracking_metric');
      if (request.query.has('period.start') !== request.query.has('period.end'))
        refuse(400, 'Parameters period.start and period.end must be used together');
      const goals = [...state.rows('goal').scan()].filter(
        (row) =>
          (metric === null || (row['expected_outcome'] as Row)['tracking_metric'] === metric) &&
          (assignee === null || String((row['assignee'] as Row)['id']) === assignee) &&
          (type === null || (row['type'] as Row)['name'] === type),
      );
      return { status: 200, body: { success: true, data: { goals } } };
    },
  },
  {
    method: 'GET',
    path: '/api/v1/goals/{id}/results',
    handle(request, state) {
      const goal = state.rows('goal').get(request.params['id'] ?? '') ?? refuse(404, 'Goal not found');
      const [from, until] = ['period.start', 'period.end'].map(
        (name) => request.query.get(name) ?? refuse(400, `Parameter ${name} is required`),
      ) as [string, string];
      if (from < String((goal['duration'] as Row)['start']) || from > until)
        refuse(400, 'The period must be within the duration of the goal');
      const won = [...state.rows('deal').scan()].filter((deal) => {
        const at = String(deal['won_time'] ?? '').slice(0, 10);
        return deal['status'] === 'won' && at >= from && at <= until;
      });
      const sums = (goal['expected_outcome'] as Row)['tracking_metric'] === 'sum';
      const progress = sums ? won.reduce((sum, deal) => sum + Number(deal['value']), 0) : won.length;
      return { status: 200, body: { success: true, data: { progress, goal } } };
    },
  },
];
