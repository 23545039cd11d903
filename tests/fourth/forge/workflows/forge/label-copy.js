/**
 * Creates the labels of one repository in another one.
 *
 * @type {import('cmdspec-runtime/kit').Workflow<{ owner: string, repo: string, 'from-owner': string, 'from-repo': string }, 'labels' | 'add'>}
 */
const labelCopy = async (args, kit) => {
  const { owner, repo } = args;
  let copied = 0;
  for await (const { name } of kit.calls.labels.rows({ owner: args['from-owner'], repo: args['from-repo'] })) {
    await kit.calls.add.send({ owner, repo, name });
    copied += 1;
  }
  kit.out.action(`Copied ${copied} labels to ${owner}/${repo}.`, { copied });
};

export default labelCopy;
