/** Parts of libraries that the bundles leave out. The effect of every line here was measured at start-up. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

/**
 * Modules that libraries import for features that the runtime never uses. Some take half of the start-up time of got
 * (cache, HTTP/2, DNS cache), some add a dozen listeners to each request (the times of its phases, copied events).
 */
const unused: Readonly<Record<string, string>> = {
  'http2-wrapper': 'export default {};',
  'cacheable-lookup': 'export default class {}',
  'cacheable-request': 'export default class {} export class CacheError extends Error {}',
  // The runtime opens requests itself, and loads encryption with the first that needs it.
  'node:https': 'export default {};',
  'node:tls': 'export const checkServerIdentity = undefined;',
  // Nobody subscribes to them, and their request ids load a part of the cryptography.
  './diagnostics-channel.js': `export const generateRequestId = () => '';
    ${['RequestCreate', 'RequestStart', 'ResponseStart', 'ResponseEnd', 'Retry', 'Error', 'Redirect']
      .map((event) => `export const publish${event} = () => undefined;`)
      .join('')}`,
  './utils/timer.js': 'export default () => undefined;',
  './utils/proxy-events.js': 'export default () => () => undefined;',
  // Requests are streams without got's timings, forms or paging. The runtime decompresses them, with a limit.
  './as-promise/index.js': 'export default () => undefined;',
  './timed-out.js': 'export default () => () => undefined; export class TimeoutError extends Error {}',
  'form-data-encoder': 'export class FormDataEncoder {} export const isFormData = () => false;',
  'decompress-response': 'export default (response) => response;',
  'node:timers/promises': 'export const setTimeout = undefined;',
  // The tool server checks arguments and answers itself.
  // Only transports that are not used need it.
  '@hono/node-server': 'export const getRequestListener = undefined;',
  '@modelcontextprotocol/server/_shims': `export { default as process } from 'node:process';
    export class DefaultJsonSchemaValidator {}`,
};

/** Imports the checks of values one by one: got uses 25 of 180, through an object that holds all. */
function checksByName(code: string): string {
  const taken = new Set<string>();
  const named = code.replace(/\b(is|assert)\.(\w)(\w*)/g, (_all, kind: string, first: string, rest: string) => {
    taken.add(`${kind}${first.toUpperCase()}${rest} as ${kind}_${first}${rest}`);
    return `${kind}_${first}${rest}`;
  });
  return `import { ${[...taken].join(', ')} } from '@sindresorhus/is';\n${named}`;
}

/** Modules of Node that are imported as a default, which the bundler would copy, property by property. */
const asTheyAre: Readonly<Record<string, string>> = {
  'node:process': 'export default process;',
  'node:http': `const http = process.getBuiltinModule('node:http');
    export default http;
    export const { ServerResponse } = http;`,
};

export const leaveOut: Plugin = {
  name: 'leave-out',
  resolveId: (id, importer) => {
    // Made for Node, the parser looks for a configuration file and checks the version, which the client does itself.
    if (id === 'yargs-parser') return fileURLToPath(import.meta.resolve('yargs-parser/browser'));
    const isLibrary = /node_modules\/(?:got|@modelcontextprotocol\/(?:server|node))\//.test(importer ?? '');
    const isReplaced =
      (id in unused && isLibrary) || (id in asTheyAre && /node_modules\/got\/|\/runtime\/http\//.test(importer ?? ''));
    return isReplaced ? `\0replaced:${id}` : null;
  },
  load: (id) => {
    const replaced = id.startsWith('\0replaced:') ? id.slice('\0replaced:'.length) : '';
    return unused[replaced] ?? asTheyAre[replaced] ?? null;
  },
  transform: (code, id) => {
    // Formats lists in error messages; creating it loads language data, which takes 4 ms of every request.
    if (id.includes('@sindresorhus/is/'))
      return code
        .replace(/= (new Intl\.ListFormat\([^)]*\));/g, '= { format: (words) => $1.format(words) };')
        .replace('const is = Object.assign(', 'const is = /* @__PURE__ */ Object.assign(');
    if (/\/node_modules\/got\/.*\.js$/.test(id) && code.includes("from '@sindresorhus/is'")) return checksByName(code);
    // No other program mounts commands from a binary, so they need no import of their client, which would be one more
    // file.
    if (id.includes('/generated/'))
      return code.replace(/ = defineCommand<\w+>\(\(\) => import\('[./]+client\.js'\), /, ' = (');
    return null;
  },
};

/**
 * Flags that commands share are copied into every file that holds such commands: a file of their own would be one more to
 * load. `commands/` has one file per command, any other folder one for all of its commands.
 */
export const sharedFlags: Plugin = {
  name: 'shared-flags',
  async resolveId(id, importer = '') {
    const [, folder, name = ''] = /\/generated\/[^/]+\/(.+)\/([^/]+)\.ts$/.exec(importer) ?? [];
    if (folder === undefined || !id.endsWith('/flags.js')) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    const holder = folder === 'commands' ? `${folder}.${name}` : folder.replaceAll('/', '.');
    return found === null ? null : `${found.id}?${holder}`;
  },
  async load(id) {
    const [path = '', holder] = id.split('?');
    return holder === undefined ? null : { code: await readFile(path, 'utf8'), moduleType: 'ts' };
  },
};

/**
 * Takes Node's own modules as they are. An import copies each into an ES module first, which loads parts that Node
 * otherwise loads on demand (`crypto` its web API, `util` its argument parser, `process` its reports).
 */
export const builtins: Plugin = {
  name: 'builtins',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const [head = ''] = /^(?:#!.*\n)?(?:import(?:[^"`;]*from)?"[^"]*";)*/.exec(chunk.code) ?? [];
      const taken: string[] = [];
      const kept = head.replace(/import([^"]*?)(?:from)?"(node:[^"]+)";/g, (_all, names: string, id: string) => {
        const whole = `process.getBuiltinModule("${id}")`;
        const match = /^(?:(?:\* ?as )?([\w$]+))?,?(?:\{(.*)\})?$/.exec(names.trim());
        if (match === null) throw new Error(`${chunk.fileName}: import${names} is not understood`);
        const [, alone, some] = match;
        if (alone !== undefined) taken.push(`${alone}=${whole}`);
        if (some !== undefined) taken.push(`{${some.replaceAll(' as ', ':')}}=${alone ?? whole}`);
        return '';
      });
      if (taken.length > 0) chunk.code = `${kept}var ${taken.join()};${chunk.code.slice(head.length)}`;
    }
  },
};

/** Puts the helpers of the bundler into the entry of a client, which is always loaded: a file of their own takes half a millisecond. */
export const helpersInEntry: Plugin = {
  name: 'helpers-in-entry',
  generateBundle: (_options, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const helpers = chunks.find(({ name }) => name === 'rolldown-runtime');
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (helpers === undefined || entry === undefined)
      throw new Error('a client has an entry and helpers of the bundler');
    const required = `require("./${helpers.fileName}")`;
    for (const chunk of chunks) {
      const place =
        chunk === entry
          ? `exports.helpers=(exports=>{${helpers.code}return exports})({})`
          : `require("./${entry.fileName}").helpers`;
      chunk.code = chunk.code.replace(required, () => place);
    }
    Reflect.deleteProperty(bundle, helpers.fileName);
  },
};
