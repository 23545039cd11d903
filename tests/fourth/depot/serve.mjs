/** The depot: a service that the tests make up, which keeps its records in memory. */
import { URLSearchParams } from 'node:url';
import { json } from 'cmdspec-runtime/testing';

/** Numbers above what a double holds. */
const big = (n) => `90071992547409${String(n).padStart(2, '0')}`;

/** Returns JSON text in which the numbers of rentals have all their digits. */
const text = (value) => JSON.stringify(value).replaceAll(/"RentalNo":"(\d+)"/g, '"RentalNo":$1');

export function depot() {
  let last = 10;
  const state = {
    machines: new Map([
      ['M 7/a', machine('M 7/a', { Name: 'Digger', DailyRate: 80.5, Tags: ['big'], Bay: { Code: 'A1' } })],
      ['0042', machine('0042', { Name: 'Crane' })],
      ['0043', machine('0043', { Name: 'Lift' })],
    ]),
    rentals: new Map([
      [big(93), { RentalNo: big(93), Customer: 'Bakker', OrderRef: 'PO-1', Amount: 120, of: 'M 7/a' }],
      [big(94), { RentalNo: big(94), Customer: 'Visser', OrderRef: 'PO-2', Amount: 7.1, of: 'M 7/a' }],
      [big(95), { RentalNo: big(95), Customer: 'Smit', OrderRef: null, Amount: 1, of: 'M 7/a' }],
    ]),
    labels: new Map([
      ['M 7/a\na/b c', { LabelKey: 'a/b c', of: 'M 7/a' }],
      ['M 7/a\nhot', { LabelKey: 'hot', of: 'M 7/a' }],
      ['M 7/a\n{created}', { LabelKey: '{created}', of: 'M 7/a' }],
    ]),
    contacts: new Map([['3', { id: 900, contactId: 3, fullName: 'Ann', phone: '112' }]]),
    entries: new Map(),
    /** Headers of the last write. */
    headers: {},
  };

  function machine(SerialNo, fields) {
    return {
      Id: (last += 1),
      SerialNo,
      State: 'active',
      Bay: null,
      DailyRate: null,
      Tags: [],
      Meter: { Hours: 0 },
      ...fields,
    };
  }
  const found = (response, item) => send(response, 200, { Payload: { Item: item } });
  const missing = (response) => json(response, { Fault: { Text: 'There is no such record.' } }, 404);
  const send = (response, status, body, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : text(body));
  };
  function page(response, query, rows) {
    const size = Number(query.get('PageSize') ?? 2);
    const at = (Number(query.get('Page') ?? 1) - 1) * size;
    const shown = rows.slice(at, at + size).map(({ of: _of, ...row }) => row);
    send(response, 200, { Payload: { Rows: shown, Pages: Math.max(1, Math.ceil(rows.length / size)) } });
  }
  /** The service takes the code of a bay, and returns the bay. */
  const stored = ({ BayCode, ...fields }) => ({
    ...fields,
    ...(BayCode !== undefined && { Bay: BayCode === null ? null : { Code: BayCode } }),
  });

  const answer = (request, response) => {
    const { method, headers } = request;
    const url = new URL(request.url, 'http://depot');
    const [, first, yard, what, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (headers['x-api-revision'] !== '7') return send(response, 400, { Fault: { Text: 'Which revision?' } });
    if (method !== 'GET') state.headers = headers;
    const body =
      request.body === ''
        ? undefined
        : /form/.test(headers['content-type'] ?? '')
          ? Object.fromEntries(new URLSearchParams(request.body))
          : JSON.parse(request.body);
    if (first === 'yards' && yard === 'north' && what === 'Machines')
      return machines(method, rest, url.searchParams, body, response);
    if (first === 'contacts') return contacts(method, yard, url.searchParams, body, response);
    if (first === 'entries') return entries(method, yard, what, url.searchParams, body, response);
    return missing(response);
  };

  function machines(method, [serial, part, key], query, body, response) {
    const one = state.machines.get(serial);
    if (serial === undefined) {
      if (method === 'GET') return page(response, query, [...state.machines.values()]);
      const made = machine(`S-${last}`, stored(body));
      state.machines.set(made.SerialNo, made);
      return send(response, 201, { Payload: { Item: made } });
    }
    if (one === undefined) return missing(response);
    if (part === undefined) {
      if (method === 'GET') return found(response, one);
      if (method === 'DELETE') state.machines.delete(serial);
      else state.machines.set(serial, { ...one, ...stored(body) });
      return method === 'DELETE' ? send(response, 204) : found(response, state.machines.get(serial));
    }
    if (part === 'Park') state.machines.set(serial, { ...one, Bay: { Code: body.Bay } });
    if (part === 'Retirement') state.machines.set(serial, { ...one, State: method === 'PUT' ? 'retired' : 'active' });
    if (part === 'Scrap') state.machines.delete(serial);
    if (part === 'Park' || part === 'Retirement' || part === 'Scrap') return send(response, 204);
    return part === 'Labels'
      ? labels(method, serial, key, query, body, response)
      : rentals(method, serial, key, query, body, response);
  }

  function labels(method, serial, key, query, body, response) {
    if (method === 'GET')
      return page(
        response,
        query,
        [...state.labels.values()].filter(({ of }) => of === serial),
      );
    if (method === 'DELETE') return send(response, state.labels.delete(`${serial}\n${key}`) ? 204 : 404);
    state.labels.set(`${serial}\n${body.LabelKey}`, { ...body, of: serial });
    const location = `/yards/north/Machines/${encodeURIComponent(serial)}/Labels/${encodeURIComponent(body.LabelKey)}`;
    return send(response, 201, undefined, { location });
  }

  function rentals(method, serial, key, query, body, response) {
    if (method === 'GET')
      return page(
        response,
        query,
        [...state.rentals.values()].filter(({ of }) => of === serial),
      );
    if (method === 'POST') {
      const RentalNo = big((last += 1));
      state.rentals.set(RentalNo, {
        Customer: null,
        OrderRef: null,
        Amount: null,
        RentalNo,
        BookedAt: Date.now(),
        ...body,
        of: serial,
      });
      const { of: _of, ...row } = state.rentals.get(RentalNo);
      return send(response, 201, { Payload: { Booking: row } });
    }
    const one = state.rentals.get(key);
    if (one === undefined) return missing(response);
    if (method === 'DELETE') state.rentals.delete(key);
    else state.rentals.set(key, { ...one, ...body });
    const { of: _of, ...row } = { ...one, ...body };
    return method === 'DELETE' ? send(response, 204) : send(response, 200, { Payload: { Booking: row } });
  }

  function contacts(method, id, query, body, response) {
    if (id === undefined && method === 'GET') return page(response, query, [...state.contacts.values()]);
    if (id === undefined) {
      const made = { id: 900 + last, contactId: (last += 1), fullName: null, phone: null, ...body };
      state.contacts.set(String(made.contactId), made);
      return send(response, 201, { Payload: { Item: made } });
    }
    const one = state.contacts.get(id);
    if (one === undefined) return missing(response);
    if (method === 'DELETE') state.contacts.delete(id);
    else if (method === 'PATCH')
      for (const { op, path, value } of [body].flat())
        state.contacts.set(id, { ...one, [path.slice(1)]: op === 'remove' ? null : value });
    else if (method !== 'GET')
      state.contacts.set(id, {
        ...one,
        ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === '' ? null : value])),
      });
    return method === 'DELETE' ? send(response, 204) : found(response, state.contacts.get(id));
  }

  function entries(method, number, action, query, body, response) {
    if (number === undefined && method === 'GET') return page(response, query, [...state.entries.values()]);
    if (number === undefined) {
      const made = {
        entryNumber: String((last += 1)).padStart(6, '0'),
        status: 'draft',
        made: new Date().toISOString(),
        memo: null,
        ...body,
      };
      state.entries.set(made.entryNumber, made);
      return send(response, 201, { Payload: { Item: made } });
    }
    const one = state.entries.get(number);
    if (one === undefined) return missing(response);
    if (action === 'post') state.entries.set(number, { ...one, status: 'posted' });
    else if (method === 'DELETE' && one.status === 'posted')
      return send(response, 409, { Fault: { Text: 'It is posted.' } });
    else if (method === 'DELETE') state.entries.delete(number);
    return method === 'DELETE' ? send(response, 204) : found(response, state.entries.get(number));
  }

  return { state, answer };
}
