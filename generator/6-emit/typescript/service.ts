import type { Route } from '../../../runtime/contract/route.js';
import type { Tool } from '../../../runtime/contract/tools.js';
import type { Ir } from '../../5-lower/ir.js';
import { descriptionPath, hasDescriptions } from '../describe/emit.js';
import { mark, type Surroundings } from '../files.js';
import { Code, multiline, Open, quoted } from './literal.js';
import type { Module } from './module.js';

/** Returns the module with the data of service.yaml. */
export function serviceModule(ir: Ir, { data }: Surroundings): Module {
  const { catalogue, ...service } = ir.service;
  const globals = Object.fromEntries(ir.globals.map(({ name, data }) => [name, data]));
  return {
    path: 'service.ts',
    header: `// ${mark}`,
    imports: [{ from: 'cmdspec-runtime', types: ['Service'] }],
    constant: {
      name: 'service',
      type: 'Service',
      value: new Open({ ...service, ...loaded(catalogue, data), globals: new Open(globals) }),
    },
  };
}

/** Returns the catalogue settings with the loader of the catalogue file. */
function loaded(catalogue: Ir['service']['catalogue'], data: string): object {
  if (catalogue === undefined) return {};
  const { file, ...rest } = catalogue;
  const load = new Code(`() => import(${quoted(`${data}/${file}`)}, { with: { type: 'json' } })`);
  return { catalogue: new Open({ load, ...rest }) };
}

/** Returns the module with the routes of the sandbox. */
export function routesModule(routes: readonly Route[]): Module {
  return {
    path: 'routes.ts',
    header: `// ${mark}`,
    imports: [{ from: 'cmdspec-runtime', types: ['Route'] }],
    constant: { name: 'routes', type: 'readonly Route[]', value: routes.length === 0 ? routes : new Open(routes) },
  };
}

/** Returns the module with the names that `--fields` accepts. */
export function fieldsModule(fields: Ir['fields']): Module {
  return {
    path: 'fields.ts',
    header: `// ${mark}`,
    constant: {
      name: 'fields',
      type: 'Readonly<Record<string, readonly string[]>>',
      value: Object.keys(fields).length === 0 ? fields : new Open(fields),
    },
  };
}

/** Returns the module with the tables of files. */
export function tablesModule(tables: Ir['tables']): Module {
  return {
    path: 'tables.ts',
    header: `// ${mark}`,
    imports: [{ from: 'cmdspec-runtime', types: ['Tables'] }],
    constant: { name: 'tables', type: 'Tables', value: new Open(tables) },
  };
}

/** Returns the module with the tools of the client. */
export function toolsModule(tools: readonly Tool[]): Module {
  return {
    path: 'tools.ts',
    header: `// ${mark}`,
    imports: [{ from: 'cmdspec-runtime', types: ['Tool'] }],
    constant: { name: 'tools', type: 'readonly Tool[]', value: tools.length === 0 ? tools : new Open(tools) },
  };
}

/** Returns the module with the completion script of each shell. */
export function completionModule(scripts: ReadonlyMap<string, string>): Module {
  const entries = [...scripts].map(([shell, text]) => [shell, multiline(text)]);
  return {
    path: 'completion.ts',
    header: `// ${mark}`,
    constant: {
      name: 'completion',
      type: 'Readonly<Record<string, string>>',
      value: new Open(Object.fromEntries(entries) as object),
    },
  };
}

/** Returns the module with the loaders of the descriptions, apart from the client: only one command needs them. */
export function descriptionsModule({ root }: Ir): Module {
  const load = (group?: string) =>
    new Code(`() => import(${quoted(`./${descriptionPath(group)}`)}, { with: { type: 'json' } })`);
  return {
    path: 'descriptions.ts',
    header: `// ${mark}`,
    imports: [{ from: 'cmdspec-runtime', types: ['DescriptionIndex'] }],
    constant: {
      name: 'descriptions',
      type: 'DescriptionIndex',
      value: new Open({
        root: load(),
        groups: new Open(Object.fromEntries(root.groups.map(({ name }) => [name, load(name)]))),
      }),
    },
  };
}

export const hasTables = ({ tables }: Ir): boolean => Object.keys(tables).length > 0;

/** Returns the module that the binary passes to the runtime: small data, and loaders of everything else. */
export function clientModule(ir: Ir, completes: boolean, { sandbox, workflows }: Surroundings): Module {
  const { binary, version, env, exits, output, credentials } = ir.service;
  const signers = signersOf(credentials).map((name) => [
    name,
    new Code(`() => import(${quoted(`${workflows.startsWith('.') ? workflows : `./${workflows}`}/${name}.js`)})`),
  ]);
  const dialects = dialectsOf(ir).map((name) => [name, new Code(`() => import('cmdspec-runtime/dialects/${name}')`)]);
  const opener = ir.extension ? sandbox : 'cmdspec-runtime/sandbox';
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
        binary,
        version,
        env,
        usage: { code: exits.usage.typed ?? exits.usage.code, name: exits.usage.name },
        output: output.default,
        tree: new Code('group'),
        ...(dialects.length > 0 ? { dialects: new Open(Object.fromEntries(dialects) as object) } : {}),
        service: new Code(`() => import('./service.js')`),
        routes: new Code(`() => import('./routes.js')`),
        fields: new Code(`() => import('./fields.js')`),
        ...(hasTables(ir) ? { tables: new Code(`() => import('./tables.js')`) } : {}),
        tools: new Code(`() => import('./tools.js')`),
        sandbox: new Code(`() => import(${quoted(opener)})`),
        ...(signers.length > 0 ? { signers: new Open(Object.fromEntries(signers) as object) } : {}),
        ...(completes ? { completion: new Code(`() => import('./completion.js')`) } : {}),
        ...(hasDescriptions(ir) ? { descriptions: new Code(`() => import('./descriptions.js')`) } : {}),
      }),
    },
  };
}

/** Returns the dialects that a spec uses: a client without them bundles none. */
function dialectsOf({ service, commands }: Ir): readonly string[] {
  const plans = commands.flatMap(({ plan, workflow }) => [plan ?? [], ...Object.values(workflow?.calls ?? {})].flat());
  const isOdata =
    service.catalogue !== undefined ||
    Object.values(service.references).some(({ by }) => by !== undefined) ||
    plans.some(({ find, attach }) => (find ?? attach) !== undefined) ||
    commands.some(({ flags }) => flags.some(({ data }) => data.line !== undefined));
  return [...(isOdata ? ['odata'] : []), ...(Object.keys(service.customFields).length > 0 ? ['fields'] : [])];
}

/** Returns the modules that sign requests. */
const signersOf = (credentials: Ir['service']['credentials']): string[] =>
  [...new Set(Object.values(credentials).flatMap(({ attach }) => ('sign' in attach ? [attach.sign.by] : [])))].sort();

export function binModule(): Module {
  return {
    path: 'bin.ts',
    header: `#!/usr/bin/env node\n// ${mark}`,
    imports: [
      { from: 'cmdspec-runtime', names: ['start'] },
      { from: './client.js', names: ['client'] },
    ],
    code: 'void start(client);',
  };
}
