/** The harbour: a service that checks every request, and a store for files at an origin of its own. `node serve.mjs` serves it. */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { clearInterval, setInterval, setTimeout } from 'node:timers';
import { pathToFileURL, URLSearchParams } from 'node:url';

/** Members of bodies: those that a request must have end with `!`. */
const bodies = {
  'POST vessels': { 'name!': 'string', 'flag!': 'string', gross_tonnage: 'integer' },
  'PATCH vessels': { name: 'string', status: 'string' },
  'POST clearance': { note: 'string' },
  'PATCH berths': { fee: 'integer', currency: 'string' },
  'POST bookings': { 'vessel!': 'string', 'berth!': 'string', 'arrives!': 'string', 'nights!': 'integer' },
  'PATCH bookings': { berth: 'string', arrives: 'string', nights: 'integer' },
  'POST confirmation': {},
  'POST invoices': { 'booking!': 'string', 'total!': 'integer', 'currency!': 'string', tax: 'integer' },
  'POST payments': { 'amount!': 'integer', 'currency!': 'string' },
  'POST documents': { 'name!': 'string', 'size!': 'integer', 'type!': 'string', title: 'string' },
  'POST complete': { 'size!': 'integer' },
  'POST scans': {},
  'POST surveys': { 'berth!': 'string' },
};

/** A response other than the usual ones. */
class Refusal extends Error {
  constructor(status, code, message, headers = {}) {
    super(message);
    Object.assign(this, { status, code, headers });
  }
}

/** Opens the service and the store on free ports. */
export async function harbour({ port = 0 } = {}) {
  const state = {
    vessels: new Map([['v1', { id: 'v1', name: 'Aurora', flag: 'NL', gross_tonnage: 9000, status: 'moored' }]]),
    berths: new Map([
      ['b1', { id: 'b1', name: 'North quay', fee: 12_500, currency: 'EUR', length: 180 }],
      ['b2', { id: 'b2', name: 'East pier', fee: 12_500, currency: 'JPY', length: 90 }],
      ['b3', { id: 'b3', name: 'Oil jetty', fee: 12_500, currency: 'KWD', length: 300 }],
    ]),
    bookings: new Map([
      ['k1', { id: 'k1', vessel: 'v1', berth: 'b1', arrives: '2026-12-01', nights: 3, status: 'requested' }],
    ]),
    invoices: new Map([['i1', { id: 'i1', booking: 'k1', total: 37_500, currency: 'EUR', tax: 6508, status: 'open' }]]),
    /** Numbers of the versions of bookings, if they were changed. */
    versions: new Map(),
    documents: new Map(),
    /** Places for files by key. */
    places: new Map(),
    surveys: new Map(),
    /** Keys of requests that were accepted, with their responses. */
    keys: new Map(),
    /** Faults that tests order: each is used once. */
    faults: new Set(),
    /** Every request of the service, and of the store. */
    seen: [],
    stored: [],
    open: 0,
    /** How often the client has asked whether the code was entered. */
    asked: 0,
  };
  const service = createServer((request, response) => handle(request, response, answer));
  const store = createServer((request, response) => handle(request, response, keep));
  const listen = (server, at) =>
    new Promise((resolve) =>
      server.listen(at, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`)),
    );
  const origin = await listen(service, port);
  const storeOrigin = await listen(store, 0);

  async function handle(request, response, work) {
    try {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      await work(request, response, Buffer.concat(chunks));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (response.headersSent) return response.destroy();
      send(response, error.status, { error: { code: error.code, message: error.message } }, error.headers);
    }
  }
  const send = (response, status, body, headers = {}) => {
    response.writeHead(status, { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
  const used = (fault) => state.faults.delete(fault);

  async function answer(request, response, bytes) {
    const { method, headers } = request;
    const url = new URL(request.url, origin);
    state.seen.push({ method, path: url.pathname, query: url.search, headers, body: bytes.toString() });
    if (!url.pathname.startsWith('/oauth/')) checkCredential(request, url, bytes);
    const [version, name, id, part] = url.pathname.split('/').slice(1).map(decodeURIComponent);
    if (url.pathname.startsWith('/oauth/')) return authorize(url.pathname, bytes, response);
    if (version !== 'v1') throw new Refusal(404, 'unknown', 'There is no such path.');
    if (method === 'GET') return read(request, response, url, name, id, part);
    if (name === 'bookings' && method !== 'POST') checkVersion(headers, id);
    if (method === 'DELETE') return remove(response, name, id);
    const key = headers['idempotency-key'];
    if (method === 'POST' && !/^[0-9a-f-]{36}$/.test(key ?? ''))
      throw new Refusal(400, 'key', 'A POST needs an idempotency key.');
    const known = state.keys.get(key);
    if (known !== undefined) return send(response, known.status, known.body);
    const body = checkedBody(headers, bytes, `${method} ${part ?? name}`);
    const done = write(method, name, id, part, body);
    if (method === 'POST') state.keys.set(key, done);
    return send(response, done.status, done.body);
  }

  /** The tides have a key in the query, everything else a token and a signature over the request. */
  function checkCredential({ method, headers, url: target }, url, bytes) {
    if (url.pathname === '/v1/tides') {
      if (url.searchParams.get('key') !== 'tide-key-1') throw new Refusal(401, 'credential', 'The key is wrong.');
      if (headers.authorization !== undefined) throw new Refusal(400, 'credential', 'The tides take no token.');
      return;
    }
    if (headers.authorization !== 'Bearer harbour-token')
      throw new Refusal(401, 'credential', 'The token is missing or wrong.');
    const time = headers['x-timestamp'];
    if (!(Math.abs(Date.now() / 1000 - Number(time)) < 60)) throw new Refusal(401, 'time', 'The request is too old.');
    const hash = createHash('sha256').update(bytes).digest('base64');
    const signed = createHmac('sha256', 'signing-key-1').update(`${time}\n${method}\n${target}\n${hash}`);
    if (headers['x-signature'] !== signed.digest('base64'))
      throw new Refusal(401, 'signature', 'The signature is wrong.');
  }

  /** The device flow: the user has entered the code when the client asks for the second time. */
  function authorize(path, bytes, response) {
    const form = Object.fromEntries(new URLSearchParams(bytes.toString()));
    if (form.client_id !== 'harbour-app') return send(response, 401, { error: 'invalid_client' });
    if (path === '/oauth/device') {
      const page = `${origin}/device`;
      return send(response, 200, {
        ...{ device_code: 'device-1', user_code: 'QUAY-7', verification_uri: page, expires_in: 60, interval: 1 },
      });
    }
    if (form.device_code !== 'device-1') return send(response, 400, { error: 'invalid_grant' });
    state.asked += 1;
    if (state.asked < 2) return send(response, 400, { error: 'authorization_pending' });
    send(response, 200, { access_token: 'harbour-token', refresh_token: 'refresh-1', expires_in: 3600 });
  }

  /** Returns a body that has each member that it must have, in its type, and no other. */
  function checkedBody(headers, bytes, request) {
    const members = bodies[request];
    if (members === undefined) throw new Refusal(405, 'method', `${request} is not possible.`);
    if (headers['content-type'] !== 'application/json') throw new Refusal(415, 'type', 'The body is not JSON.');
    const body = JSON.parse(bytes.toString());
    const types = Object.fromEntries(Object.entries(members).map(([name, type]) => [name.replace('!', ''), type]));
    const missing = Object.keys(members).find((name) => name.endsWith('!') && body[name.slice(0, -1)] === undefined);
    if (missing !== undefined) throw new Refusal(422, 'missing', `${missing.slice(0, -1)} is missing.`);
    for (const [name, value] of Object.entries(body)) {
      const type = types[name];
      if (type === undefined) throw new Refusal(422, 'unknown', `${name} is not known here.`);
      if (type === 'integer' ? !Number.isInteger(value) : typeof value !== type)
        throw new Refusal(422, 'type', `${name} is not of the type ${type}.`);
    }
    return body;
  }

  const tagOf = (id) => `"${state.versions.get(id) ?? 1}"`;
  const change = (id) => state.versions.set(id, (state.versions.get(id) ?? 1) + 1);

  /** A booking is changed only by who has read its last version. */
  function checkVersion(headers, id) {
    found('bookings', id);
    const wanted = headers['if-match'];
    if (wanted === undefined) throw new Refusal(428, 'version', 'Which version?');
    if (wanted !== tagOf(id)) throw new Refusal(412, 'version', 'The booking was changed.', { etag: tagOf(id) });
  }

  const found = (name, id) => {
    const one = state[name]?.get?.(id);
    if (one === undefined) throw new Refusal(404, 'missing', `There is no ${name.slice(0, -1)} ${id}.`);
    return one;
  };

  function read(request, response, url, name, id, part) {
    const { searchParams: query } = url;
    if (name === 'tides') return send(response, 200, [{ at: `${query.get('day')}T03:12:00Z`, height: 1.2 }]);
    if (name === 'me') return send(response, 200, { id: 'me' });
    if (name === 'bulletins') return bulletins(response, query);
    if (part === 'positions') return positions(request, response, found('vessels', id));
    if (name === 'operations') return send(response, 200, operation(`operations/${id}`));
    if (!['vessels', 'berths', 'bookings', 'invoices', 'documents'].includes(name))
      throw new Refusal(404, 'unknown', 'There is no such path.');
    if (id !== undefined) {
      const one = found(name, id);
      if (name !== 'bookings') return send(response, 200, one);
      const isSame = request.headers['if-none-match'] === tagOf(id);
      return send(response, isSame ? 304 : 200, isSame ? undefined : one, { etag: tagOf(id) });
    }
    const known = ['after', 'limit', 'status', 'vessel', 'max_fee'];
    const odd = [...query.keys()].find((one) => !known.includes(one));
    if (odd !== undefined) throw new Refusal(422, 'unknown', `${odd} is not a parameter.`);
    const most = query.get('max_fee');
    if (most !== null && !/^\d+$/.test(most)) throw new Refusal(422, 'type', 'max_fee is not a whole number.');
    const rows = [...state[name].values()].filter(
      (row) =>
        ['status', 'vessel'].every((field) => query.get(field) === null || row[field] === query.get(field)) &&
        (most === null || row.fee <= Number(most)),
    );
    const start = Number(query.get('after') ?? 0);
    const size = Math.min(Number(query.get('limit') ?? 20), 2);
    const next = start + size < rows.length ? String(start + size) : null;
    send(response, 200, { items: rows.slice(start, start + size), next });
  }

  function remove(response, name, id) {
    found(name, id);
    state[name].delete(id);
    send(response, 204);
  }

  function write(method, name, id, part, body) {
    if (name === 'surveys') return start(body);
    if (name === 'documents' && id === undefined) return announce(body);
    if (name === 'documents' && part === 'complete') return complete(found(name, id), body);
    if (part === 'scans') return { status: 201, body: placeFor(found('documents', id), { form: true }) };
    if (method === 'PATCH') {
      const changed = { ...found(name, id), ...body };
      state[name].set(id, changed);
      change(id);
      return { status: 200, body: changed };
    }
    if (id === undefined) {
      const made = { id: `${name[0]}${state[name].size + 1}`, ...body, status: 'new' };
      state[name].set(made.id, made);
      return { status: 201, body: made };
    }
    const one = found(name, id);
    if (part === 'payments') return pay(one, body);
    one.status = part === 'clearance' ? 'expected' : 'confirmed';
    change(id);
    return { status: 200, body: one };
  }

  function pay(invoice, { amount, currency }) {
    if (currency !== invoice.currency) throw new Refusal(422, 'currency', `The invoice is in ${invoice.currency}.`);
    if (amount > invoice.total) throw new Refusal(422, 'amount', 'The amount is more than is due.');
    invoice.paid = (invoice.paid ?? 0) + amount;
    return { status: 200, body: invoice };
  }

  function announce({ size, type, ...body }) {
    const id = `d${state.documents.size + 1}`;
    const document = { id, ...body, size, type, status: 'announced' };
    state.documents.set(id, document);
    return { status: 201, body: { ...document, upload: placeFor(document, {}) } };
  }

  /** Returns an address of the store for a file of a document. */
  function placeFor({ id, size, type }, { form = false }) {
    const key = randomUUID();
    const signature = randomUUID();
    state.places.set(key, { document: id, size, type, signature, form });
    if (form) return { id: key, url: `${storeOrigin}/form`, fields: { key, policy: signature } };
    return { url: `${storeOrigin}/put/${key}?signature=${signature}`, headers: { 'x-store-class': 'cold' } };
  }

  function complete(document, { size }) {
    if (used('complete')) throw new Refusal(409, 'scan', 'The file is still scanned.');
    const place = [...state.places.values()].find((one) => one.document === document.id && !one.form);
    if (place.bytes === undefined) throw new Refusal(409, 'empty', 'The file was not uploaded.');
    if (place.bytes !== size) throw new Refusal(409, 'size', 'The file has another size.');
    document.status = 'stored';
    return { status: 200, body: document };
  }

  /** The store knows no credential of the service. */
  async function keep(request, response, bytes) {
    const { method, headers } = request;
    const url = new URL(request.url, storeOrigin);
    state.stored.push({ method, path: url.pathname, headers, size: bytes.length, text: bytes.toString('latin1') });
    const odd = ['authorization', 'cookie', 'idempotency-key', 'x-signature'].find(
      (name) => headers[name] !== undefined,
    );
    if (odd !== undefined) throw new Refusal(400, 'credential', `${odd} has no business here.`);
    if (used('store')) throw new Refusal(403, 'expired', 'The address has expired.');
    if (used('busy')) throw new Refusal(503, 'busy', 'Try again.');
    if (Number(headers['content-length']) !== bytes.length) throw new Refusal(411, 'length', 'Which length?');
    if (url.pathname === '/form') return keepForm(headers, bytes, response);
    const place = state.places.get(url.pathname.split('/')[2]);
    if (method !== 'PUT' || place?.signature !== url.searchParams.get('signature'))
      throw new Refusal(403, 'signature', 'The signature is wrong.');
    if (headers['x-store-class'] !== 'cold') throw new Refusal(403, 'headers', 'A signed header is missing.');
    if (headers['content-type'] !== place.type || bytes.length !== place.size)
      throw new Refusal(400, 'file', 'The file is not the one that was announced.');
    place.bytes = bytes.length;
    send(response, 200);
  }

  function keepForm(headers, bytes, response) {
    const [, boundary = ''] = /boundary=(\S+)$/.exec(headers['content-type'] ?? '') ?? [];
    const parts = bytes.toString('latin1').split(`--${boundary}`).slice(1, -1);
    const names = parts.map((part) => /name="([^"]*)"/.exec(part)?.[1]);
    const valueOf = (name) => parts[names.indexOf(name)]?.split('\r\n\r\n')[1]?.replace(/\r\n$/, '');
    const place = state.places.get(valueOf('key'));
    if (names.at(-1) !== 'scan') throw new Refusal(400, 'file', 'The file is not the last part.');
    if (place?.signature !== valueOf('policy')) throw new Refusal(403, 'policy', 'The policy is wrong.');
    place.bytes = valueOf('scan').length;
    send(response, 204);
  }

  function start({ berth }) {
    const name = `operations/${state.surveys.size + 1}`;
    state.surveys.set(name, { berth, looks: 0 });
    return { status: 200, body: { name } };
  }

  function operation(name) {
    const survey = found('surveys', name);
    survey.looks += 1;
    if (survey.looks < 2) return { name };
    if (survey.berth === 'b2') return { name, done: true, error: { code: 422, message: 'The pier is too low.' } };
    return { name, done: true, response: { berth: survey.berth, depth: 14 } };
  }

  /** Server-sent events, until the client leaves. The connection is lost after the second event if a test orders it. */
  function positions(request, response, { id }) {
    if (request.headers.accept !== 'text/event-stream') throw new Refusal(406, 'accept', 'Positions are events.');
    const first = Number(request.headers['last-event-id'] ?? 0) + 1;
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('retry: 10\n\n: the positions follow\n\n');
    state.open += 1;
    let next = first;
    const timer = setInterval(() => {
      const data = JSON.stringify({ vessel: id, lat: 52 + next / 10, lon: 4.5 }, null, 1).replaceAll('\n', '\ndata: ');
      response.write(`id: ${next}\nevent: ${next === 3 ? 'moored' : 'position'}\ndata: ${data}\n\n`);
      next += 1;
      if (next === first + 2 && used('lost')) setTimeout(() => response.destroy(), 5);
    }, 20);
    response.on('close', () => {
      state.open -= 1;
      clearInterval(timer);
    });
  }

  /** Lines of JSON. */
  function bulletins(response, query) {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const all = ['arrival', 'alarm', 'departure', 'alarm'].map((kind, index) => ({
      at: `2026-12-01T0${index}:00:00Z`,
      kind,
      text: `Bulletin ${index + 1} – ü`,
    }));
    const wanted = all.filter(({ kind }) => query.get('kind') === null || kind === query.get('kind'));
    const text = wanted.map((line) => `${JSON.stringify(line)}\n`).join('');
    // A character in two pieces.
    const bytes = Buffer.from(used('cut') ? `${text}{"at": "2026-12` : `${text}"end"\n`);
    const middle = bytes.indexOf(0xc3) + 1;
    response.write(bytes.subarray(0, middle));
    setTimeout(() => response.end(bytes.subarray(middle)), 20);
  }

  const close = () =>
    Promise.all(
      [service, store].map((server) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  return { origin, storeOrigin, state, close };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { origin } = await harbour({ port: Number(process.env['PORT'] ?? 0) });
  process.stdout.write(
    `export HARBOURCLI_BASE_URL=${origin}\nexport HARBOURCLI_ACCESS_TOKEN=harbour-token\nexport HARBOURCLI_SIGNING_KEY=signing-key-1\n`,
  );
}
