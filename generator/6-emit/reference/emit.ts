/** Emits the reference: a page of the client and one per group, as Markdown and as manual pages. */
import { mark, type Emitter } from '../files.js';
import { pagesOf } from './chapters.js';
import { manName, manPage } from './man.js';
import { markdown } from './markdown.js';

/** Returns the first line of the pages of a client, because several clients share a folder. */
export const referenceMark = (binary: string): string => `Reference of ${binary}. ${mark}`;

export const referencePages: Emitter = ({ ir, surroundings: { docs } }) => {
  if (docs === undefined) return [];
  const { binary, version } = ir.service;
  const pages = pagesOf(ir);
  const first = referenceMark(binary);
  return pages.flatMap((page) => {
    const name = manName(binary, page.words);
    const others = (page.words === '' ? pages : pages.slice(0, 1))
      .map(({ words }) => manName(binary, words))
      .filter((other) => other !== name);
    return [
      {
        path: `${docs}/${binary}/${page.words === '' ? 'README' : page.words}.md`,
        text: markdown(page, binary, version, first),
      },
      { path: `${docs}/man/${name}.1`, text: manPage(page, binary, version, others, first) },
    ];
  });
};
