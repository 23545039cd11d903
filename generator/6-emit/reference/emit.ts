import type { Ir } from '../../5-lower/ir.js';
import { mark, type OutputFile } from '../files.js';
import { pagesOf } from './chapters.js';
import { manName, manPage } from './man.js';
import { markdown } from './markdown.js';

/** Returns the first line of the pages of a client, because several clients share a folder. */
export const referenceMark = (binary: string): string => `Reference of ${binary}. ${mark}`;

/** Returns `<folder>/<binary>/*.md` and `<folder>/man/*.1`: a page of the client and one per group. */
export function referencePages(ir: Ir, folder: string): OutputFile[] {
  const { binary, version } = ir.service;
  const pages = pagesOf(ir);
  const first = referenceMark(binary);
  return pages.flatMap((page) => {
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
}
