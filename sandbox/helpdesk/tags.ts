/** Tags of conversations. */
import type { Answer, CustomRoute, Incoming, Row, State } from '../engine/types.js';
import { conversation } from './conversations.js';
import { newTag } from './inboxes.js';
import { instant, object, wrong } from './shape.js';

/** Tags of a conversation by name, each once. Creates a tag for a new name. */
export function tagList(names: unknown, state: State, now: Date): Row[] {
  if (!Array.isArray(names)) return wrong('tags', 'must be a list', names);
  const found = new Map<unknown, Row>();
  for (const name of names as unknown[]) {
    if (typeof name !== 'string' || name.trim() === '') wrong('tags', 'must be a list of names', name);
    const { id, color, name: tag } = newTag(state, name.trim(), now);
    found.set(id, { id, color, tag });
  }
  return [...found.values()];
}

const names = ({ tags }: Row): string[] => (tags as Row[]).map(({ tag }) => String(tag));

function store(row: Row, tags: readonly string[], request: Incoming, state: State): Answer {
  const list = tagList(tags, state, request.now);
  state.rows('conversation').put({ ...row, tags: list, userUpdatedAt: instant(request.now) });
  return { status: 204 };
}

/** PUT replaces the whole list, POST adds to it, and DELETE removes one name. */
export const tagRoutes: readonly CustomRoute[] = [
  {
    method: 'PUT',
    path: '/v2/conversations/{id}/tags',
    handle: (request, state) => store(conversation(request, state), object(request).tags as string[], request, state),
  },
  {
    method: 'POST',
    path: '/v2/conversations/{id}/tags',
    handle: (request, state) => {
      const row = conversation(request, state);
      const { tags } = object(request);
      if (!Array.isArray(tags)) return wrong('tags', 'must be a list', tags);
      return store(row, [...names(row), ...(tags as string[])], request, state);
    },
  },
  {
    method: 'DELETE',
    path: '/v2/conversations/{id}/tags/{tag}',
    handle: (request, state) => {
      const row = conversation(request, state);
      const removed = (request.params.tag ?? '').toLowerCase();
      return store(
        row,
        names(row).filter((name) => name.toLowerCase() !== removed),
        request,
        state,
      );
    },
  },
];
