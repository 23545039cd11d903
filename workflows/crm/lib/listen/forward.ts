/** Forwards events to a server of the user. */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Event } from './events.js';

const PATIENCE = 10_000;

/** Sends an event to a server of the user, without a credential and without redirects. Returns why it failed. */
export function forward(url: string, { body, contentType }: Event): Promise<string | undefined> {
  return new Promise((resolve) => {
    const content = Buffer.from(body);
    const send = url.startsWith('https:') ? overHttps : overHttp;
    const request = send(url, {
      method: 'POST',
      timeout: PATIENCE,
      agent: false,
      headers: { 'content-type': contentType, 'content-length': content.length },
    });
    request.on('response', (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      resolve(statusCode >= 200 && statusCode < 300 ? undefined : `HTTP ${String(statusCode)}`);
    });
    request.on('timeout', () => request.destroy(new Error('no answer within 10 s')));
    request.on('error', (error) => resolve(error.message));
    request.end(content);
  });
}
