/**
 * Prints the labels of a repository as messages of Singer.
 *
 * @type {import('cmdspec-runtime/kit').Workflow<{ owner: string, repo: string } & import('cmdspec-runtime/kit').TapArgs, 'labels'>}
 */
import { columnsOf } from 'cmdspec-runtime/kit';

const labelTap = async ({ owner, repo, ...args }, kit) => {
  const labels = {
    name: 'labels',
    source: {
      name: 'labels',
      version: 1,
      deletions: 'sweep',
      key: ({ name }) => name,
      pages: () => kit.calls.labels.pages({ owner, repo }),
    },
    key: 'name',
    isIncremental: false,
    columns: async () => columnsOf({ table: { name: 'text', color: 'text', weight: 'number' } }),
  };
  await kit.tap([labels], { args, part: `${owner}/${repo}` });
};

export default labelTap;
