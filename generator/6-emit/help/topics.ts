import type { Topic } from '../topics/topic.js';
import { examples } from './leaf.js';
import { page, section, table } from './layout.js';

/** Returns the help of a topic. */
export function topicHelp({ title, parts }: Topic): string {
  return page([
    title,
    ...parts.flatMap((part) => {
      if ('text' in part) return [part.text];
      return section(part.title, 'rows' in part ? table(part.rows) : examples(part.examples));
    }),
  ]);
}
