/** Counts requests for rate limits. */
import type { Service } from '../../runtime/contract/service.js';
import { staged } from './faults.js';
import type { Meter, Metered } from './types.js';

/** Counts requests while the server runs. Uses real time and not the sandbox's clock, because clients really wait. */
export function meterOf(): Meter {
  const windows = new Map<string, number[]>();
  const sums = new Map<string, number>();
  return {
    window(name, seconds) {
      const now = Date.now();
      const recent = (windows.get(name) ?? []).filter((time) => time > now - seconds * 1000);
      recent.push(now);
      windows.set(name, recent);
      return recent.length;
    },
    spend(name, amount) {
      const sum = (sums.get(name) ?? 0) + amount;
      sums.set(name, sum);
      return sum;
    },
  };
}

const CALLS = 200;

/** Rate limit headers of a service that declares only their names. */
export function usualMeter(service: Service, meter: Meter): Metered {
  const { limit, remaining, window } = service.rate;
  if (window === undefined || (limit === undefined && remaining === undefined)) return { headers: {} };
  const used = meter.window('calls', window);
  const headers = {
    ...(limit !== undefined && { [limit]: String(CALLS) }),
    ...(remaining !== undefined && { [remaining]: String(Math.max(0, CALLS - used)) }),
  };
  return used > CALLS ? { headers, refuse: staged(service, 429) } : { headers };
}
