/** Emits the client, which a binary passes to the runtime, and the binary. */
import { CONTRACT } from '../../../runtime/base/contract-version.js';
import { defined } from '../../../runtime/base/defined.js';
import type { Ir } from '../../5-lower/ir.js';
import { hasCompletion } from '../completion/emit.js';
import { needsDescriptions } from '../describe/emit.js';
import { hasToolServer } from '../commands.js';
import { built, mark, type Emitter, type Model } from '../files.js';
import { hasTables } from './data.js';
import { Code, Open, quoted } from './literal.js';
import { printModule, type Module } from './module.js';

export const client: Emitter = (model) =>
  [binModule, clientModule(model)].map((module) => printModule(module, model.surroundings.target));

const binModule: Module = {
  path: 'bin.ts',
  header: `#!/usr/bin/env node\n// ${mark}`,
  imports: [
    { from: 'cmdspec-runtime', names: ['start'] },
    { from: './client.js', names: ['client'] },
  ],
  code: 'void start(client);',
};

/** Returns the client: small data, and loaders of everything else. */
function clientModule({ ir, surroundings: { sandbox, workflows } }: Model): Module {
  const { binary, version, env, exits, output, credentials } = ir.service;
  const load = (path: string) => new Code(`() => import(${quoted(path)})`);
  /** Returns a property with the loaders of modules beside the workflows, by name. */
  const modules = (key: string, names: readonly string[]) =>
    names.length === 0
      ? {}
      : { [key]: new Open(Object.fromEntries(names.map((name) => [name, load(`${folder}/${name}.js`)])) as object) };
  const folder = workflows.startsWith('.') ? workflows : `./${workflows}`;
  const dialects = ir.dialects.map((name) => [name, load(`cmdspec-runtime/dialects/${name}`)]);
  return {
    path: 'client.ts',
    header: `// ${mark}`,
    imports: [
      { from: 'cmdspec-runtime', types: ['Client'] },
      { from: './index.js', names: ['group'] },
    ],
    constant: {
      name: 'client',
      type: 'Client',
      value: new Open({
        contract: CONTRACT,
        binary,
        version,
        env,
        usage: { code: exits.usage.typed ?? exits.usage.code, name: exits.usage.name },
        output: output.default,
        tree: new Code('group'),
        ...defined({ synonyms: ir.synonyms }),
        ...(dialects.length > 0 ? { dialects: new Open(Object.fromEntries(dialects) as object) } : {}),
        service: load('./service.js'),
        routes: load(`./${built}/routes.js`),
        fields: load(`./${built}/fields.js`),
        ...(hasTables(ir) ? { tables: load(`./${built}/tables.js`) } : {}),
        tools: load(`./${built}/tools.js`),
        ...(hasToolServer(ir) ? { guide: load(`./${built}/guide.js`) } : {}),
        sandbox: load(ir.extension ? sandbox : 'cmdspec-runtime/sandbox'),
        ...modules('signers', signersOf(credentials)),
        ...modules('hooks', hooksOf(ir)),
        ...(hasCompletion(ir) ? { completion: load(`./${built}/completion.js`) } : {}),
        ...(needsDescriptions(ir) ? { descriptions: load(`./${built}/descriptions.js`) } : {}),
      }),
    },
  };
}

/** Returns the modules that change how records are printed. */
const hooksOf = ({ commands }: Ir): string[] => [...new Set(commands.flatMap(({ plan }) => plan?.hook ?? []))].sort();

/** Returns the modules that sign requests. */
const signersOf = (credentials: Ir['service']['credentials']): string[] =>
  [...new Set(Object.values(credentials).flatMap(({ attach }) => ('sign' in attach ? [attach.sign.by] : [])))].sort();
