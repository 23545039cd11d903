/** Emits the data of service.yaml. */
import type { Ir } from '../../5-lower/ir.js';
import { mark, type Emitter } from '../files.js';
import { Code, Open, quoted } from './literal.js';
import { printModule } from './module.js';

export const service: Emitter = ({ ir, surroundings: { data, target } }) => {
  const { catalogue, ...service } = ir.service;
  const globals = Object.fromEntries(ir.globals.map(({ name, data }) => [name, data]));
  const module = {
    path: 'service.ts',
    header: `// ${mark}`,
    imports: [{ from: 'cmdspec-runtime', types: ['Service'] }],
    constant: {
      name: 'service',
      type: 'Service',
      value: new Open({ ...service, ...loaded(catalogue, data), globals: new Open(globals) }),
    },
  };
  return [printModule(module, target)];
};

/** Returns the catalogue settings with the loader of the catalogue file. */
function loaded(catalogue: Ir['service']['catalogue'], data: string): object {
  if (catalogue === undefined) return {};
  const { file, ...rest } = catalogue;
  const load = new Code(`() => import(${quoted(`${data}/${file}`)}, { with: { type: 'json' } })`);
  return { catalogue: new Open({ load, ...rest }) };
}
