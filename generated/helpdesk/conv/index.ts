// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    assign: { summary: 'Assign a conversation to a user', run: () => import('./assign.js') },
    attachments: { summary: 'List the files attached to a conversation', run: () => import('./attachments.js') },
    'bulk-status': { summary: 'Set the status of all matching conversations', run: () => import('./bulk-status.js') },
    count: { summary: 'Count conversations that match the filters', run: () => import('./count.js') },
    create: { summary: 'Create a conversation', run: () => import('./create.js') },
    delete: { summary: 'Delete a conversation permanently', run: () => import('./delete.js') },
    download: { summary: 'Save the files attached to a conversation', run: () => import('./download.js') },
    dump: { summary: 'Export one conversation as a single JSON document', run: () => import('./dump.js') },
    'edit-note': { summary: 'Replace the text of a note or message', run: () => import('./edit-note.js') },
    export: { summary: 'Export conversations in bulk', run: () => import('./export.js') },
    get: { summary: 'Show one conversation', run: () => import('./get.js') },
    list: { summary: 'List conversations, newest first', run: () => import('./list.js') },
    move: { summary: 'Move a conversation to another mailbox', run: () => import('./move.js') },
    note: { summary: 'Add an internal note to a conversation', run: () => import('./note.js') },
    reply: { summary: 'Reply to the customer of a conversation', run: () => import('./reply.js') },
    search: { summary: 'Search conversations with a query expression', run: () => import('./search.js') },
    status: { summary: 'Set the status of a conversation', run: () => import('./status.js') },
    tag: { summary: 'Add or remove tags of a conversation', run: () => import('./tag.js') },
    threads: { summary: 'List the threads of a conversation, newest first', run: () => import('./threads.js') },
    watch: { summary: 'Print conversations as they change', run: () => import('./watch.js') },
  },
  help: () => import('../_built/help/conv.js'),
};
