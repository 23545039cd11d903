// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec/runtime';

export const group: Group = {
  nodes: {
    assign: { summary: 'Give a conversation to a user', run: () => import('./assign.js') },
    attachments: { summary: 'List the files attached to a conversation', run: () => import('./attachments.js') },
    'bulk-status': {
      summary: 'Set one status on every conversation that matches',
      run: () => import('./bulk-status.js'),
    },
    count: { summary: 'Count conversations that match the filters', run: () => import('./count.js') },
    create: { summary: 'Open a conversation', run: () => import('./create.js') },
    delete: { summary: 'Delete a conversation for good', run: () => import('./delete.js') },
    dump: {
      summary: 'Write one conversation with its threads, people, tags and files',
      run: () => import('./dump.js'),
    },
    'edit-note': { summary: 'Replace the text of a note or thread', run: () => import('./edit-note.js') },
    export: { summary: 'Stream conversations out in bulk', run: () => import('./export.js') },
    get: { summary: 'Show one conversation', run: () => import('./get.js') },
    list: { summary: 'List conversations, newest first', run: () => import('./list.js') },
    move: { summary: 'Move a conversation to another inbox', run: () => import('./move.js') },
    note: { summary: 'Add an internal note to a conversation', run: () => import('./note.js') },
    reply: { summary: 'Answer the customer of a conversation', run: () => import('./reply.js') },
    search: { summary: 'Search conversations with a query expression', run: () => import('./search.js') },
    status: { summary: 'Set the status of a conversation', run: () => import('./status.js') },
    tag: { summary: 'Add tags to a conversation or take them away', run: () => import('./tag.js') },
    threads: { summary: 'List the threads of a conversation, newest first', run: () => import('./threads.js') },
    watch: { summary: 'Print conversations as they change', run: () => import('./watch.js') },
  },
  help: () => import('./help.js'),
};
