/**
 * The minimum cost of an import: sends the rows of a CSV file one after another, with the HTTP library of the clients
 * or with `node:http` alone. Its arguments are the origin, the file, whose cells have no quotes, and `got` or
 * `node:http`. Plain JavaScript, so that nothing is loaded beside it.
 */
import { createReadStream } from 'node:fs';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';

const [origin, file, library] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

const { got } = library === 'got' ? await import('got') : {};

const sendWithGot = (json) =>
  got.post(`${origin}/api/v2/persons`, { agent: { http: agent }, json, retry: { limit: 0 } }).json();

const sendWithNode = (json) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify(json);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${origin}/api/v2/persons`, { agent, method: 'POST', headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    });
    sent.on('error', reject);
    sent.end(body);
  });

const send = got === undefined ? sendWithNode : sendWithGot;

let isHeader = true;
for await (const line of createInterface({ input: createReadStream(file) })) {
  const [name, email, phone, org] = line.split(',');
  if (!isHeader) {
    const body = { name, emails: [{ value: email, primary: true }], phones: [{ value: phone, primary: true }] };
    const { success } = await send({ ...body, org_id: Number(org) });
    if (success !== true) throw new Error('A record was refused.');
  }
  isHeader = false;
}
agent.destroy();
