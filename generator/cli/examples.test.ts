import { run } from '../fixtures/run.js';

test('test with workflows in TypeScript names the command line that runs their examples', async () => {
  const { code, out, err } = await run('test', 'helpdesk');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(
    /^The workflows are written in TypeScript\..*:\n {2}npx tsx \S+ test helpdesk --client 'generated\/\{service\}\/client\.ts'\nThe examples were not run\.\n$/s,
  );
});
