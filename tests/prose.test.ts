/** Phrases that docs/style.md refuses, in every text of the project that people write. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './support/cli.js';
import { compiled } from './support/compiled.js';

/** A phrase, and what to write. "There is no …" is plain English; "X is no …" is not. */
const refused: readonly (readonly [phrase: RegExp, write: string])[] = [
  [/(?<!\bthere )\b(?:is|are|was) no (?!longer)[a-z]+\b/gi, '"is not a …", "does not exist" or "none"'],
  [/\b(?:told|tells?)\b/gi, '"print", "report", "return" or "show"'],
  [/\bmend(?:s|ed)?\b/gi, '"fix"'],
  [/\b(?:begins?|began) anew\b/gi, '"start over"'],
  [/\bgo(?:es|ne)? on with\b/gi, '"continue"'],
  [/\bstands? (?:behind|beside|for all of)\b/gi, '"follow", "is next to" or "mean"'],
  [/\btakes? them away\b/gi, '"remove"'],
  [/\bgoes round\b/gi, '"redirect"'],
  [/\bif it stays so\b/gi, '"if the problem persists"'],
];

const places = [
  ...['runtime', 'generator', 'specs', 'workflows', 'sandbox', 'scripts', 'tests', 'README.md'],
  ...['CONTRIBUTING.md', 'CHANGELOG.md', 'docs', 'templates'],
];

/** Files that a program writes, and those with the phrases themselves. */
const skipped =
  /^specs\/schema\.|\/fixtures\/good\/[^/]+\/expected\/|^docs\/(?:[a-z]+cli\/|faults\.md|style\.md)|^tests\/prose\.test\.ts$/;

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

const files = places
  .flatMap((place) => filesBelow(join(root, place)))
  .filter((file) => /\.(?:ts|js|mjs|sh|ya?ml|md)$/.test(file) && !skipped.test(relative(root, file)));

test('no text has a phrase that docs/style.md refuses', () => {
  const findings = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        refused.flatMap(([phrase, write]) =>
          [...line.matchAll(phrase)].map(([text]) => `${relative(root, file)}:${index + 1} "${text}": write ${write}`),
        ),
      ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(findings).toEqual([]);
});

/** First words of summaries: verbs in the imperative. */
const verbs = new Set(
  `Accept Add Append Apply Approve Assign Attach Back Check Compare Count Create Delete Describe Detach Discard Export
  Find Finish Invoice Link List Mark Merge Move Prepare Print Process Read Receive Refresh Register Reject Remove Rename Reopen
  Replace Replay Reply Report Reset Run Save Search Send Serve Set Show Sign Store Take Turn Update Upload`.split(
    /\s+/,
  ),
);

test.each([
  ['crm', 154],
  ['helpdesk', 89],
  ['ledger', 250],
])('summaries of %s begin with a verb, have no full stop and at most 60 characters', async (service, least) => {
  const { commands } = (await compiled(service)).ir;
  expect(commands.length).toBeGreaterThanOrEqual(least);
  const odd = commands
    .map(({ describe }) => describe)
    .filter((text) => !verbs.has(text.split(' ')[0] ?? '') || text.endsWith('.') || text.length > 60);
  expect(odd).toEqual([]);
});
