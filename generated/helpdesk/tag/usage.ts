// From specs/helpdesk/tag.yaml. Written by cmdspec; changes here are lost.
import { defineCommand, workflow } from 'cmdspec/runtime';

/** Flags and arguments of `tag usage`. */
export interface TagUsageArgs {
  /** Name of the tag, in capitals or not. */
  readonly name: string;
}

export const command = defineCommand<TagUsageArgs>(() => import('../client.js'), {
  id: 'helpdesk.tag.usage',
  command: 'usage <name>',
  describe: 'Tell how many conversations carry a tag',
  usage: '<name>',
  effect: 'read',
  positionals: {
    name: { required: true, kind: 'text', describe: 'Name of the tag, in capitals or not' },
  },
  flags: {},
  columns: [
    { key: 'id', header: 'ID' },
    { key: 'name', header: 'Name' },
    { key: 'slug', header: 'Slug' },
    { key: 'createdAt', header: 'Created' },
    { key: 'ticketCount', header: 'Count' },
  ],
  handler: workflow(() => import('../../../workflows/helpdesk/tag-usage.js')),
});
