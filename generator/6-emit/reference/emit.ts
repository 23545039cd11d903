import type { Ir } from '../../5-lower/ir.js';
import { mark, type OutputFile } from '../files.js';
import { llmsPage } from '../skill/llms.js';
import { skillPage } from '../skill/skill.js';
import { pagesOf } from './chapters.js';
import { manName, manPage } from './man.js';
import { markdown } from './markdown.js';

/** Returns the first line of the pages of a client, because several clients share a folder. */
export const referenceMark = (binary: string): string => `Reference of ${binary}. ${mark}`;

/**
 * Returns `<folder>/<binary>/*.md` and `<folder>/man/*.1`: a page of the client and one per group. For agents and programs
 * there are also `SKILL.md` and `llms.txt`.
 */
export function referencePages(ir: Ir, folder: string): OutputFile[] {
  const { binary, version } = ir.service;
  const pages = pagesOf(ir);
  const first = referenceMark(binary);
  const reference = pages.flatMap((page) => {
    const name = manName(binary, page.words);
    const others = (page.words === '' ? pages : pages.slice(0, 1)).map(({ words }) => manName(binary, words));
    return [
      {
        path: `${folder}/${binary}/${page.words === '' ? 'README' : page.words}.md`,
        text: markdown(page, binary, version, first),
      },
      {
        path: `${folder}/man/${name}.1`,
        text: manPage(
          page,
          binary,
          version,
          others.filter((other) => other !== name),
          first,
        ),
      },
    ];
  });
  return [
    ...reference,
    { path: `${folder}/${binary}/SKILL.md`, text: skillPage(ir, first) },
    { path: `${folder}/${binary}/llms.txt`, text: llmsPage(ir, pages, first) },
  ];
}
