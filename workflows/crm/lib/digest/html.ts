/** Renders the report as one HTML page with charts, without scripts and without links to other files. */
import type { Closings } from '../analytics/closings.js';
import { chartsNote, chartsOf } from './charts.js';
import type { Packet } from './packet.js';
import type { Report, Section } from './report.js';
import { STYLE } from './style.js';

export function html(report: Report, packet: Packet, closed: readonly Closings[]): string {
  const charts = chartsOf(packet, closed);
  const { title, meta, sections } = report;
  const notes = [...report.notes, chartsNote(packet) ?? []].flat();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<ul class="meta">${meta.map(([label, value]) => `<li><b>${escape(label)}</b>: ${escape(value)}</li>`).join('')}</ul>${notes.map((note) => `\n<p class="note">${escape(note)}</p>`).join('')}
${sections.map((section) => sectionOf(section, charts[section.key] ?? [])).join('\n')}
</main>
</body>
</html>`;
}

interface Chart {
  readonly caption: string;
  readonly svg: string;
}

function sectionOf({ title, body }: Section, charts: readonly Chart[]): string {
  const figures = charts.map(
    ({ caption, svg }) =>
      `<figure role="img" aria-label="${escape(caption)}">${svg}<figcaption>${escape(caption)}</figcaption></figure>`,
  );
  return `<section>
<h2>${escape(title)}</h2>
<div${figures.length === 1 ? ' class="pair"' : ''}>
${figures.length > 0 ? `<div class="charts">${figures.join('')}</div>\n` : ''}${bodyOf(title, body)}
</div>
</section>`;
}

function bodyOf(title: string, body: Section['body']): string {
  if (typeof body === 'string') return `<p>${escape(body)}</p>`;
  if (!('headers' in body)) {
    return `<dl>${body.map(([label, value]) => `<div><dt>${escape(label)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>`;
  }
  const { headers, numbersFrom, rows } = body;
  if (rows.length === 0) return '<p>None.</p>';
  const cells = (row: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${row.map((cell, at) => `<${tag}${at < numbersFrom ? '' : ' class="n"'}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="wide" tabindex="0" role="region" aria-label="${escape(title)}"><table><thead>${cells(headers, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table></div>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
