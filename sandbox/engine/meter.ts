import type { Service } from '../../runtime/contract/service.js';
import { staged } from './faults.js';
import type { Meter, Metered } from './types.js';

/** Counts calls for as long as the server runs. Real time, whatever the sandbox's clock says: waits are real. */
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

/** Budget headers of a service that only says what they are called. */
export function usualMeter(service: Service, meter: Meter): Metered {
  const { limit, remaining, window } = service.rate;
  if (window === undefined || (limit === undefined && remaining === undefined)) return { headers: {} };
  const used = meter.window('calls', window);
  const headers = {
    ...(limit !== undefined && { [limit]: String(CALLS) }),
    ...(remaining !== undefined && { [remaining]: String(Math.max(0, CALLS - used)) }),
  };
  return used > CALLS ? { headers, refuse: staged(service, 429, new Date()) } : { headers };
}
