import type { Source } from '../1-read/source.js';
import { github, sarif } from './annotations.js';

const source = (file: string): Source => ({ file, name: 'specs/a.yaml', text: 'one\ntwo\n', shared: false });

test('special characters of workflow commands are escaped', () => {
  const span = { source: source('a:b,50%.yaml'), start: 0, end: 3 };
  expect(github([{ id: 'x', level: 'note', text: '50 % of a:b,c\r\nend', span }])).toBe(
    '::notice file=a%3Ab%2C50%25.yaml,line=1,endLine=1,col=1,endColumn=3,title=x::50 %25 of a:b,c%0D%0Aend\n',
  );
});

test('an annotation of several lines has no columns, and an empty span has one column', () => {
  const at = source('a.yaml');
  expect(
    github([
      { id: 'x', level: 'warning', text: 't', span: { source: at, start: 1, end: 6 } },
      { id: 'x', level: 'warning', text: 't', span: { source: at, start: 4, end: 4 } },
    ]),
  ).toBe(
    '::warning file=a.yaml,line=1,endLine=2,title=x::t\n::warning file=a.yaml,line=2,endLine=2,col=1,endColumn=1,title=x::t\n',
  );
});

test('addresses in a log are encoded, and rules are listed once', () => {
  const span = { source: source('specs/my shop/a#1.yaml'), start: 4, end: 7 };
  const found = ['b', 'a', 'b'].map((id) => ({ id, level: 'note' as const, text: id, span }));
  const log = JSON.parse(
    sarif(found, '1.0.0', (id) => ({ title: `Title of ${id}`, explanation: 'Why.', level: 'note' })),
  ) as { runs: [{ tool: { driver: { rules: { id: string }[] } }; results: { ruleIndex: number }[] }] };
  const [run] = log.runs;
  expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(run.results.map(({ ruleIndex }) => ruleIndex)).toEqual([1, 0, 1]);
  expect(run.results[0]).toMatchObject({
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'specs/my%20shop/a%231.yaml' },
          region: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 4 },
        },
      },
    ],
  });
});
