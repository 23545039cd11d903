import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openBench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { readPng, type Image } from '../support/png.js';

const browser = ['chromium', 'chromium-browser', 'google-chrome'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);
if (browser === undefined) process.stderr.write('The page of digest is not opened: there is no Chromium.\n');
const testInBrowser = browser === undefined ? test.skip : test;

const folder = mkdtempSync(join(tmpdir(), 'digest-'));
const page = join(folder, 'page.html');

beforeAll(async () => {
  const bench = await openBench(client, { sandbox: { now: '2026-06-30T12:00:00Z', records: 120 } });
  const { code, err } = await bench.run(
    ['digest', '--pipeline', '1', '--deep', '--target', '90000', '--format', 'html', '--out', page],
    { world: { now: () => new Date('2026-06-30T12:00:00Z') } },
  );
  await bench.close();
  expect([code, err]).toEqual([0, expect.any(String)]);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = async (width: number, file: string, ...more: string[]): Promise<string> => {
  const own = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--user-data-dir=${folder}/user`];
  const line = [...own, `--window-size=${String(width)},2200`, ...more, pathToFileURL(file).href];
  return (await promisify(execFile)(browser ?? '', line, { timeout: 60_000 })).stdout;
};
const shot = async (width: number, ...more: string[]): Promise<Image> => {
  const file = join(folder, 'shot.png');
  await open(width, page, `--screenshot=${file}`, ...more);
  return readPng(readFileSync(file));
};

testInBrowser(
  'the page draws its charts in the colors of light and dark screens',
  async () => {
    const light = await shot(1280);
    const dark = await shot(1280, '--blink-settings=preferredColorScheme=0');
    const many = 1000;
    expect(light.colors.get('#ffffff')).toBeGreaterThan(many);
    // The first colors of the charts, and no color of the other look.
    for (const [image, seen, unseen] of [
      [light, ['#2f6fde', '#e0873a', '#2f9d6f'], ['#12151c', '#6ea2ff']],
      [dark, ['#12151c', '#6ea2ff', '#f0a763', '#5cc79b'], ['#ffffff', '#2f6fde']],
    ] as const) {
      for (const color of seen) expect([color, (image.colors.get(color) ?? 0) > many]).toEqual([color, true]);
      for (const color of unseen) expect([color, (image.colors.get(color) ?? 0) < many]).toEqual([color, true]);
    }
  },
  120_000,
);

testInBrowser.each([[360], [390], [800], [1280]])(
  'the page is not wider than a screen of %i pixels',
  async (width) => {
    // A frame has any width, which a window of a browser does not.
    const outer = join(folder, 'outer.html');
    const inner = readFileSync(page, 'utf8').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    const measure = '<script>document.title=String(document.documentElement.scrollWidth)</script>';
    const frame = document(inner.replace('</body>', `${measure}</body>`), width);
    writeFileSync(outer, frame);
    expect(await open(1400, outer, '--dump-dom')).toContain(`<title>${String(width)}</title>`);
  },
  120_000,
);

testInBrowser(
  'on paper, the page is black on white, its charts are drawn, and nothing is cut',
  async () => {
    // A sheet of A4 at 96 dots per inch, with the styles of print and without the styles of screens.
    const printed = join(folder, 'printed.html');
    const text = readFileSync(page, 'utf8');
    writeFileSync(
      printed,
      text.replaceAll('@media print{', '@media all{').replaceAll('@media screen and', '@media speech and'),
    );
    const file = join(folder, 'paper.png');
    const width = 794 - 2 * 76;
    await open(width, printed, `--screenshot=${file}`, '--blink-settings=preferredColorScheme=0');
    const { colors } = readPng(readFileSync(file));
    const count = (color: string): number => colors.get(color) ?? 0;
    const most = [...colors].sort(([, a], [, b]) => b - a)[0];
    expect(most?.[0]).toBe('#ffffff');
    for (const color of ['#2f6fde', '#e0873a', '#2f9d6f']) expect([color, count(color) > 500]).toEqual([color, true]);
    expect([count('#12151c'), count('#6ea2ff'), count('#1d2433') > 100]).toEqual([0, 0, true]);

    // Content that is wider than the sheet would be cut. Nothing is wider, and nothing scrolls.
    const measure = `<script>const wide=[...document.querySelectorAll('body *')].filter((one)=>one.closest('svg')===null
&&(one.getBoundingClientRect().right>${String(width)}+1||one.scrollWidth>one.clientWidth+1&&getComputedStyle(one).overflowX!=='visible'));
document.title=wide.length+' too wide of '+document.querySelectorAll('body *').length</script>`;
    const csp = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    const outer = join(folder, 'sheet.html');
    writeFileSync(
      outer,
      document(readFileSync(printed, 'utf8').replace(csp, '').replace('</body>', `${measure}</body>`), width),
    );
    expect(await open(1400, outer, '--dump-dom')).toMatch(/<title>0 too wide of [1-9]\d\d+<\/title>/);

    // Content that does not fit on one sheet continues on the next.
    const pdf = join(folder, 'page.pdf');
    await open(1280, page, `--print-to-pdf=${pdf}`, '--no-pdf-header-footer');
    const sheets = readFileSync(pdf, 'latin1').match(/\/Type ?\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
  },
  120_000,
);

/** A page with another one in a frame, whose width becomes the title. */
function document(inner: string, width: number): string {
  const source = inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const copy = 'document.title=document.querySelector("iframe").contentDocument.title';
  return `<!doctype html><title>none</title><iframe style="border:0;width:${String(width)}px;height:900px" srcdoc="${source}" onload='${copy}'></iframe>`;
}
