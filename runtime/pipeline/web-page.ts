/** Finds the web page of a record, and opens it in the browser. */
import type { WebPage } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { openBrowser } from '../auth/browser.js';
import { isLoopback } from '../auth/origin.js';
import { CliError } from '../base/errors.js';
import { getPath } from '../base/paths.js';
import { fillText, holes } from '../base/template.js';
import { printsToTerminal } from '../output/writer.js';
import { sandboxProfile } from '../state/profile.js';

/**
 * Opens the page of a record in the browser. Without a terminal, or if the browser cannot be started, the address is
 * printed.
 *
 * @param values arguments of the command, with ids in place of names
 * @throws CliError `generic` for a record without a page, `unavailable` for an address that must not be opened
 */
export async function openPage(
  page: WebPage,
  record: unknown,
  values: Row,
  response: Response,
  context: Context,
): Promise<void> {
  const { service, world, out, live, options } = context;
  // The pages of the sandbox end with this run, and at the service the same id is somebody else's record.
  if (options.profile === sandboxProfile) {
    throw new CliError('generic', 'The record has no web page: it is in the sandbox.');
  }
  const url =
    page.url === undefined ? addressIn(page, record, response) : await filled(page.url, values, response, context);
  const isOpen = printsToTerminal(world) && (await openBrowser(url, world, service));
  if (isOpen) live(`Opened ${url} in the browser.`);
  else await out.text(`${url}\n`);
}

async function filled(
  template: string,
  values: Row,
  response: Response,
  { service, variable }: Context,
): Promise<string> {
  // At the service the same id is somebody else's record.
  const { hostname, origin } = new URL(response.url);
  if (isLoopback(hostname)) {
    throw new CliError('generic', `The record has no web page: it comes from a service on this machine (${origin}).`);
  }
  const parts: Record<string, string> = {};
  for (const name of holes(template)) {
    const value = Object.hasOwn(service.variables, name) ? await variable(name) : String(values[name]);
    parts[name] = encodeURIComponent(value);
  }
  return new URL(fillText(template, (name) => parts[name])).href;
}

function addressIn({ field = '', origin }: WebPage, record: unknown, response: Response): string {
  const found = getPath(record, field) ?? '';
  if (found === '') throw new CliError('generic', `The record has no web page: "${field}" is empty.`);
  const url = typeof found === 'string' && URL.canParse(found) ? new URL(found) : undefined;
  // A service on this machine has its pages there as well.
  const isLocal = url?.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(new URL(response.url).hostname);
  const isDeclared = url?.protocol === 'https:' && (origin === undefined || url.origin === origin);
  if (url !== undefined && (isLocal || isDeclared)) return url.href;
  const allowed = origin === undefined ? 'a https address' : `an address at ${origin}`;
  throw new CliError('unavailable', `The web page of the record was not opened: "${field}" is not ${allowed}.`);
}
