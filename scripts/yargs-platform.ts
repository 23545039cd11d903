/**
 * The platform of yargs for the bundles, where it only parses. As installed it reads a language
 * file and looks for a package.json on disk, and loads the layout of help (which is rendered at compile time) and half a
 * dozen parts of node: that takes longer than the parsing.
 */
// @ts-expect-error The package declares no types.
import Parser from 'yargs-parser/browser';

function unused(): never {
  throw new Error('yargs is bundled for parsing alone');
}

const words = new Map<string, string>();

/** The client's own text, with `%s` and `%d` filled in order. */
function say(text: string, ...values: readonly unknown[]): string {
  let at = 0;
  return (words.get(text) ?? text).replace(/%[sd]/g, () => String(values[at++]));
}

export default {
  assert: { notStrictEqual: () => undefined, strictEqual: () => undefined },
  cliui: unused,
  findUp: () => undefined,
  getCallerFile: unused,
  getEnv: (name: string) => process.env[name],
  getProcessArgvBin: () => process.argv[1],
  inspect: String,
  mainFilename: '',
  Parser,
  path: {
    basename: (path: string) => path,
    dirname: (path: string) => path,
    extname: () => '',
    relative: (_from: string, to: string) => to,
    resolve: unused,
    join: unused,
  },
  process: {
    argv: () => process.argv,
    cwd: () => '',
    emitWarning: unused,
    execPath: () => process.execPath,
    exit: unused,
    nextTick: unused,
    stdColumns: null,
  },
  readFileSync: unused,
  readdirSync: unused,
  require: unused,
  stringWidth: (text: string) => text.length,
  y18n: {
    __: say,
    __n: (one: string, many: string, count: number, ...values: readonly unknown[]) =>
      say(count === 1 ? one : many, count, ...values),
    getLocale: () => 'en',
    setLocale: () => undefined,
    updateLocale: (more: Readonly<Record<string, string>>) => {
      for (const [text, own] of Object.entries(more)) words.set(text, own);
    },
  },
};
