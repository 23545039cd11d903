// Written by cmdspec; changes here are lost.
import type { Group } from 'cmdspec-runtime';

export const group: Group = {
  nodes: {
    assign: { run: () => import('./assign.js') },
    attachments: { run: () => import('./attachments.js') },
    'bulk-status': { run: () => import('./bulk-status.js') },
    count: { run: () => import('./count.js') },
    create: { run: () => import('./create.js') },
    delete: { run: () => import('./delete.js') },
    download: { run: () => import('./download.js') },
    dump: { run: () => import('./dump.js') },
    'edit-note': { run: () => import('./edit-note.js') },
    export: { run: () => import('./export.js') },
    get: { run: () => import('./get.js') },
    list: { run: () => import('./list.js') },
    move: { run: () => import('./move.js') },
    note: { run: () => import('./note.js') },
    reply: { run: () => import('./reply.js') },
    search: { run: () => import('./search.js') },
    status: { run: () => import('./status.js') },
    tag: { run: () => import('./tag.js') },
    threads: { run: () => import('./threads.js') },
    watch: { run: () => import('./watch.js') },
  },
  help: () => import('../_built/help/conv.js'),
};
