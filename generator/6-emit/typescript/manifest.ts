/** Emits what JavaScript needs besides the modules: a package.json, and the catalogue, which TypeScript takes from the specs. */
import { built, mark, type Emitter } from '../files.js';

/** Node reads the files as modules only if the nearest package.json declares it. */
const text = `${JSON.stringify({ description: mark, private: true, type: 'module' }, null, 2)}\n`;

export const manifest: Emitter = ({ ir, surroundings, catalogue }) => {
  if (surroundings.target === 'ts') return [];
  const { file } = ir.service.catalogue ?? {};
  return [
    { path: 'package.json', text },
    ...(file === undefined || catalogue === undefined ? [] : [{ path: `${built}/${file}`, text: catalogue }]),
  ];
};
