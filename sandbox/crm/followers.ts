/** Followers of records. */
import { isWhole } from '../engine/digits.js';
import { refuse } from '../engine/refusal.js';
import type { Collection, CustomRoute } from '../engine/types.js';
import { idField, rfc, times } from './kit.js';

const OWNERS = [
  ['deal', 'deals'],
  ['person', 'persons'],
  ['organization', 'organizations'],
] as const;

/** Followers of each kind of record. A follower has no id of its own, only the id of the user. */
export const followerCollections: Readonly<Record<string, Collection>> = Object.fromEntries(
  OWNERS.map(([owner, plural]): [string, Collection] => [
    `${owner}Follower`,
    {
      lists: [`/api/v2/${plural}/{owner}/followers`],
      paging: 'cursor',
      parent: { collection: owner, field: 'owner', most: 2, count: ({ random }) => random.integer(0, 2) },
      // Two seeded followers of one record are never the same user.
      seed: (place) => ({
        user_id: ((place.parent?.index ?? 0) % 3) + place.index * 3 + 1,
        add_time: rfc(times({ ...place, index: place.parent?.index ?? 0 }, owner).updated),
      }),
      show: ({ user_id, add_time }) => ({ user_id, add_time }),
    },
  ]),
);

export const followerRoutes: readonly CustomRoute[] = OWNERS.flatMap(([owner, plural]): CustomRoute[] => [
  {
    method: 'POST',
    path: `/api/v2/${plural}/{owner}/followers`,
    handle(request, state) {
      const record = state.rows(owner).get(request.params['owner'] ?? '') ?? refuse(404, `${owner} not found`);
      const body = (request.body ?? {}) as Record<string, unknown>;
      const user = body['user_id'];
      const odd = Object.keys(body).find((key) => key !== 'user_id');
      if (odd !== undefined) refuse(400, `${odd} is not a field of this record`);
      if (!isWhole(user)) refuse(400, 'user_id must be a whole number');
      if (idField('user', 'User').check?.(user, state) !== undefined)
        refuse(400, 'user_id is not a user of this account');
      const rows = state.rows(`${owner}Follower`);
      const id = record['id'] as number;
      if (rows.find((row) => row['user_id'] === user, id) !== undefined)
        refuse(400, 'The user follows this record already');
      const row = rows.insert({ user_id: user, add_time: rfc(request.now), owner: id });
      return state.record(request, `${owner}Follower`, row, 201);
    },
  },
  {
    method: 'DELETE',
    path: `/api/v2/${plural}/{owner}/followers/{user}`,
    handle(request, state) {
      const { owner: id = '', user } = request.params;
      if (state.rows(owner).get(id) === undefined) refuse(404, `${owner} not found`);
      const rows = state.rows(`${owner}Follower`);
      const row = rows.find((one) => String(one['user_id']) === user, id) ?? refuse(404, 'Follower not found');
      rows.drop(row['id'] as number);
      return { status: 200, body: { success: true, data: { user_id: row['user_id'] } } };
    },
  },
]);
