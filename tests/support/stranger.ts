/** A client compiled from specs in a test, run in the process of the test against a server of its own. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../../generator/compile.js';
import { text } from '../../generator/diagnostics/format.js';
import { translateChecked } from '../../generator/import/openapi/checked.js';
import type { Description } from '../../generator/import/openapi/types.js';
import { specText } from '../../generator/import/yaml.js';
import type { Client } from '../../runtime/contract/context.js';
import { runHere, type Ended } from '../../runtime/testing/run.js';

export type Answer = (request: IncomingMessage & { readonly text: string }, response: ServerResponse) => void;

export interface Stranger {
  /** `method path` of each request, with its query. */
  readonly seen: string[];
  readonly bodies: string[];
  readonly home: string;
  run(...argv: string[]): Promise<Ended>;
  runWith(env: Readonly<Record<string, string>>, ...argv: string[]): Promise<Ended>;
  close(): Promise<void>;
}

/** Imports a description as `cmdspec import` does, and compiles and serves its client. */
export async function importedStranger(description: object, answer: Answer): Promise<Stranger> {
  const whole = { openapi: '3.0.3', info: { title: 'Shop', version: '1' }, ...description };
  const { specs } = await translateChecked(whole as Description, 'shop', []);
  const files = Object.entries(specs).map(([name, spec]) => {
    const text = specText(spec, 'schema.json').replace(/origin: '?https:\/\/api\.example\.com'?/, "origin: '{origin}'");
    return [name, text] as const;
  });
  return stranger(Object.fromEntries(files), answer);
}

/**
 * Compiles a client and serves its service.
 *
 * @param files texts of spec files by name; `{origin}` in service.yaml is the origin of the server
 */
export async function stranger(files: Readonly<Record<string, string>>, answer: Answer): Promise<Stranger> {
  const seen: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
      bodies.push(body);
      answer(Object.assign(request, { text: body }), response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  const [specs, out, home] = ['specs', 'client', 'home'].map((name) => join(folder, name)) as [string, string, string];
  mkdirSync(specs);
  mkdirSync(home);
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(specs, `${name}.yaml`), content.replaceAll('{origin}', origin));
  const outcome = await compile({ specs, out, services: [], mode: 'write', target: 'js' });
  if (outcome.failed) throw new Error(text(outcome.diagnostics));
  const { client } = (await import(pathToFileURL(join(out, 'client.js')).href)) as { client: Client };
  const runWith = (env: Readonly<Record<string, string>>, ...argv: string[]): Promise<Ended> =>
    runHere(client, argv, {
      home,
      cwd: home,
      env: { HOME: home, XDG_CONFIG_HOME: join(home, '.config'), NO_COLOR: '1', ...env },
    });
  return {
    seen,
    bodies,
    home,
    run: (...argv) => runWith({}, ...argv),
    runWith,
    close: () =>
      new Promise(
        (resolve) =>
          void server.close(() => {
            resolve();
          }),
      ),
  };
}
