import type { Ir } from '../5-lower/ir.js';
import type { OutputFile, Surroundings } from './files.js';
import { mark } from './files.js';
import { describeFiles } from './describe/emit.js';
import { renderCompletion } from './completion/emit.js';
import { renderHelp } from './help/render.js';
import { referencePages } from './reference/emit.js';
import { emitTypeScript } from './typescript/emit.js';

/** Converts the IR to files in memory. `data` is the text of the catalogue, which JavaScript output includes. */
export function emit(ir: Ir, data: string | undefined, surroundings: Surroundings): OutputFile[] {
  const files = [
    ...emitTypeScript(ir, renderHelp(ir), renderCompletion(ir), surroundings),
    ...describeFiles(ir, data),
    ...(surroundings.docs === undefined ? [] : referencePages(ir, surroundings.docs)),
  ];
  if (surroundings.target === 'ts') return files;
  const { catalogue } = ir.service;
  // Node reads the files as modules only if the nearest package.json declares it.
  const manifest = `${JSON.stringify({ description: mark, private: true, type: 'module' }, null, 2)}\n`;
  return [
    ...files,
    { path: 'package.json', text: manifest },
    ...(catalogue === undefined || data === undefined ? [] : [{ path: catalogue.file, text: data }]),
  ];
}
