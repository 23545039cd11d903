/** Emits tables that only programs read: what the sandbox serves, and names of fields, files and tools. */
import { built, mark, type Emitter } from '../files.js';
import { Open } from './literal.js';
import { printModule } from './module.js';

export const hasTables = ({ tables }: { readonly tables: object }): boolean => Object.keys(tables).length > 0;

export const data: Emitter = ({ ir, surroundings: { target } }) => {
  const table = (name: string, type: string, value: object, types: readonly string[] = []) =>
    printModule(
      {
        path: `${built}/${name}.ts`,
        header: `// ${mark}`,
        ...(types.length === 0 ? {} : { imports: [{ from: 'cmdspec-runtime', types }] }),
        constant: { name, type, value: Object.keys(value).length === 0 ? value : new Open(value) },
      },
      target,
    );
  return [
    table('routes', 'readonly Route[]', ir.routes, ['Route']),
    table('fields', 'Readonly<Record<string, readonly string[]>>', ir.fields),
    ...(hasTables(ir) ? [table('tables', 'Tables', ir.tables, ['Tables'])] : []),
    table('tools', 'readonly Tool[]', ir.tools, ['Tool']),
  ];
};
