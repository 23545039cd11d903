/** The progress of a call, for programs that asked for it. */
import type { ServerContext } from '@modelcontextprotocol/server';

/** Minimum milliseconds between two messages. */
const PAUSE = 250;

/** Returns what reports the progress of a call to the program of the agent; undefined if it did not ask for it. */
export function progressOf({ _meta, notify }: ServerContext['mcpReq']): ((message: string) => void) | undefined {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  let last = -PAUSE;
  return (message) => {
    const now = performance.now();
    if (message === '' || now - last < PAUSE) return;
    last = now;
    progress += 1;
    // A program that has gone gets no result either.
    notify({ method: 'notifications/progress', params: { progressToken, progress, message } }).catch(() => undefined);
  };
}
