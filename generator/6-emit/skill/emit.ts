/** Emits what agents read: the pages `SKILL.md` and `llms.txt`, and the guide of the tool server. */
import type { Guide } from '../../../runtime/contract/tools.js';
import { hasToolServer } from '../commands.js';
import { built, mark, type Emitter } from '../files.js';
import { pagesOf } from '../reference/chapters.js';
import { referenceMark } from '../reference/emit.js';
import { llmsPage } from './llms.js';
import { printModule } from '../typescript/module.js';
import { Open } from '../typescript/literal.js';
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

/** Emits what the tool server offers as resource and as prompts, from the sources of the pages. */
export const guide: Emitter = ({ ir, surroundings: { target } }) => {
  if (!hasToolServer(ir)) return [];
  const value: Guide = { skill: skillPage(ir), recipes: ir.recipes };
  return [
    printModule(
      {
        path: `${built}/guide.ts`,
        header: `// ${mark}`,
        imports: [{ from: 'cmdspec-runtime', types: ['Guide'] }],
        constant: { name: 'guide', type: 'Guide', value: new Open(value) },
      },
      target,
    ),
  ];
};
