/** Emits the pages for agents: `SKILL.md` and `llms.txt`. */
import type { Emitter } from '../files.js';
import { pagesOf } from '../reference/chapters.js';
import { referenceMark } from '../reference/emit.js';
import { llmsPage } from './llms.js';
import { skillPage } from './skill.js';

export const agentPages: Emitter = ({ ir, surroundings: { docs } }) => {
  if (docs === undefined) return [];
  const { binary } = ir.service;
  const first = referenceMark(binary);
  return [
    { path: `${docs}/${binary}/SKILL.md`, text: skillPage(ir, first) },
    { path: `${docs}/${binary}/llms.txt`, text: llmsPage(ir, pagesOf(ir), first) },
  ];
};
