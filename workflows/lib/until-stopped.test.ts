import { Interrupted, type World } from 'cmdspec-runtime/kit';
import { untilStopped } from './until-stopped.js';

const stoppedBy = (reason?: Error): Pick<World, 'signal'> => ({
  signal: reason === undefined ? new AbortController().signal : AbortSignal.abort(reason),
});

test.each<[string, Error | undefined, boolean]>([
  ['Ctrl-C', new Interrupted('SIGINT', 130), true],
  ['SIGTERM', new Interrupted('SIGTERM', 143), true],
  ['the end of its terminal', new Interrupted('SIGHUP', 129), false],
  ['a failure', undefined, false],
])('whether %s is the normal end of a command that watches', async (_what, reason, isNormal) => {
  const ended = untilStopped(() => Promise.reject(new Error('ended')), { world: stoppedBy(reason) as World });
  if (isNormal) await ended;
  else await expect(ended).rejects.toThrow('ended');
});
