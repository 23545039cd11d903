/** Sends webhooks to servers of this machine. */
import { request } from 'node:http';

/** A message that the service sends to a server of the user, as a webhook does. */
export interface Delivery {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Body of each attempt, counted from 1. */
  readonly body: (attempt: number) => unknown;
  /** Stores the status of each response, 0 when there was none; runs in a transaction. */
  readonly answered?: (status: number) => void;
}

export interface Outbox {
  /** Sends in the background, again after a failure. Only servers of this machine are reached. */
  send(delivery: Delivery): void;
  /** Waits for the attempts in progress, at most `CLOSING` milliseconds, and drops the later ones. */
  close(): Promise<void>;
}

/** Milliseconds before each further attempt. */
const AGAIN = [3000, 30_000, 150_000];
/** Milliseconds in which a server must answer. */
const PATIENCE = 10_000;
const CLOSING = 2000;

export const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(new URL(url).origin);

/** @param store runs a change of the state in a transaction */
export function openOutbox(store: (work: () => void) => Promise<void>): Outbox {
  const pending = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;

  const attempt = (delivery: Delivery, count: number): void => {
    const one = post(delivery, count).then(async (status) => {
      // Without the note of the delivery, the sandbox still works.
      await store(() => delivery.answered?.(status)).catch(() => undefined);
      pending.delete(one);
      const wait = AGAIN[count - 1];
      const isDelivered = status >= 200 && status < 300;
      if (isDelivered || isClosed || wait === undefined) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        attempt(delivery, count + 1);
      }, wait);
      // A server of webhooks keeps no sandbox alive.
      timer.unref();
      timers.add(timer);
    });
    pending.add(one);
  };

  return {
    send: (delivery) => {
      if (isLoopback(delivery.url)) attempt(delivery, 1);
    },
    close: async () => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSING);
      });
      await Promise.race([Promise.all(pending), late]);
      clearTimeout(timer);
    },
  };
}

/** Returns the status of the response; 0 without one. Redirects are not followed. */
function post({ url, headers, body }: Delivery, attempt: number): Promise<number> {
  return new Promise((resolve) => {
    const content = Buffer.from(JSON.stringify(body(attempt)));
    const sent = request(url, {
      method: 'POST',
      timeout: PATIENCE,
      headers: { 'content-type': 'application/json', 'content-length': content.length, ...headers },
      agent: false,
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(content);
  });
}
