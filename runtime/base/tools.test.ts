import { inTools } from './tools.js';

const argument = (flag: string): string | undefined =>
  ({ limit: 'limit', 'dry-run': 'dry_run', pipeline: 'pipeline', yes: 'confirm' })[flag];

test.each([
  ['25 of 96 shown; --limit 0 for all.', '25 of 96 shown; "limit": 0 for all.'],
  ['1 of 9 shown; --limit 0 --dry-run for all.', '1 of 9 shown; "limit": 0, "dry_run" for all.'],
  ['The list has more; --all reads every page.', 'The list has more.'],
  ['Choose one with --pipeline.', 'Choose one with "pipeline".'],
  ['Use --dry-run first. Add --verbose to see more. Then --yes.', 'Use "dry_run" first. Then "confirm".'],
  ['Unknown flag --nope.', ''],
  ['A dash -- is text, as is a--limit.', 'A dash -- is text, as is a--limit.'],
  ['Nothing to change here.', 'Nothing to change here.'],
])('%j is %j for a tool', (text, expected) => {
  expect(inTools(text, argument)).toBe(expected);
});
