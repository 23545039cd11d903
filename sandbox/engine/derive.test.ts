import { derive } from './derive.js';
import { factsOf, type Facts } from './facts.js';
import { route, shopService } from './testing/shop.js';

/** Returns how often routes are read while their collections are derived. */
function readsFor(resources: number): number {
  const facts = factsOf(
    Array.from({ length: resources }, (_, index) => `r${String(index)}`).flatMap((resource) => [
      route({ resource, method: 'GET', path: `/${resource}`, shape: 'rows' }),
      route({ resource, method: 'POST', path: `/${resource}`, effect: 'create' }),
      route({ resource, method: 'GET', path: `/${resource}/{id}`, shape: 'record' }),
    ]),
  );
  let reads = 0;
  const all = facts.all.map((fact): Facts => ({
    ...fact,
    get route() {
      reads++;
      return fact.route;
    },
  }));
  derive(shopService(), {}, { ...facts, all });
  return reads;
}

test('twice as many commands take twice the time', () => {
  expect(readsFor(40) / readsFor(20)).toBeCloseTo(2, 1);
});
