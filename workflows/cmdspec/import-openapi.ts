/** `cmdspec import openapi`: writes specs from an OpenAPI description. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { serviceFolders } from '../../generator/1-read/load.js';
import { shownPath } from '../../generator/1-read/source.js';
import { defined, type Kit } from 'cmdspec-runtime/kit';
import { readChoices, writeChoices, type Choices } from '../../generator/import/choices.js';
import type { Names } from '../../generator/import/openapi/names.js';
import type { Overlay } from '../../generator/import/openapi/overlay.js';
import type { Spec } from '../../generator/import/openapi/types.js';
import { isForeign, lastImport } from '../../generator/import/write.js';
import { command } from './lib/command.js';
import { firstSteps } from './lib/first-steps.js';
import { counted, importInto, type ImportArgs, type Translated } from './lib/import.js';
import { checkName } from './lib/name.js';

export interface ImportOpenapiArgs extends ImportArgs {
  /** Default: the name in the existing specs, or one made from the title of the description. */
  readonly service?: string;
  /** Refuses a description with an error. */
  readonly strict?: boolean;
  /** What the names of commands follow. */
  readonly names?: Names;
  /** Files with changes of the description. */
  readonly overlay?: readonly string[];
  /** Address of the service. */
  readonly server?: string;
}

export default command<ImportOpenapiArgs>(async (args, print, kit) => {
  if (args.service !== undefined) checkName(args.service, kit);
  if (args.server !== undefined) checkServer(args.server, kit);
  return importInto(args, print, (specs) => translated(args, specs, kit));
});

/** Fails on an address to which a client may not send credentials. */
function checkServer(server: string, kit: Kit): void {
  if (/^(?:https:\/\/[^/\s@?#{}]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/[^\s?#{}]*)?$/.test(server)) return;
  kit.fail(
    'usage',
    `"${server}" is not the address of a service.`,
    'An address is https://<host>, with a path or without.',
  );
}

async function translated(
  args: ImportOpenapiArgs,
  specs: string,
  kit: Kit,
): Promise<Translated | { readonly errors: readonly string[] }> {
  const { file, service, specs: folder, strict } = args;
  if (isForeign(specs)) {
    const errors = [
      `${shownPath(specs)} has a client that was not imported, so nothing was written. Name another folder with --specs.`,
    ];
    return { errors };
  }
  const others = await serviceFolders(specs);
  if (others.some(({ name }) => name !== '')) {
    const errors = [
      `${shownPath(specs)} has folders of services, so nothing was written. Name a folder for this one with --specs ${join(shownPath(specs), service ?? '<name>')}.`,
    ];
    return { errors };
  }
  const { readDescription } = await import('../../generator/import/openapi/read.js');
  const last = await readChoices(specs);
  const choices: Choices = {
    ...last,
    ...defined({ names: args.names, server: args.server, overlays: args.overlay?.map((one) => resolve(one)) }),
  };
  const { readOverlay } = await import('../../generator/import/openapi/overlay.js');
  const overlays = await Promise.all((choices.overlays ?? []).map((one) => readOverlay(one)));
  const errors = overlays.flatMap((one) => ('error' in one ? one.error : []));
  if (errors.length > 0) return { errors };
  const read = await readDescription(resolve(file), strict, overlays as Overlay[]);
  if ('errors' in read) return read;
  const { translateChecked } = await import('../../generator/import/openapi/checked.js');
  const { slugOf } = await import('../../generator/import/openapi/words.js');
  const { lacksServer } = await import('../../generator/import/openapi/server.js');
  const { specText } = await import('../../generator/import/yaml.js');
  const { info, servers } = read.description;
  const name = service ?? (await nameIn(specs)) ?? (await askedName(slugOf(info?.title), kit));
  const server = choices.server ?? (lacksServer(servers) ? await askedServer(kit) : undefined);
  const decided = { ...choices, ...defined({ server }) };
  const before = await lastImport(specs);
  const around = (await isForNewClient(specs)) ? { service: name, folder: dirname(specs) } : undefined;
  const {
    specs: found,
    findings,
    operations,
    commands,
  } = await translateChecked(read.description, name, before, decided);
  return {
    files: new Map(Object.entries(found).map(([file, spec]) => [`${file}.yaml`, specText(spec, 'schema.json')])),
    findings: [...read.findings, ...findings],
    found: `${counted(commands, 'command')} for ${counted(operations, 'operation')}`,
    owns: (path) => path.endsWith('.yaml'),
    finish: () => writeChoices(specs, decided),
    next: around ? firstSteps(around.folder, firstList(found)) : `Next: cmdspec check --specs ${folder}`,
    ...defined({ around }),
  };
}

/** Whether the specs begin a client: their folder is the one that the scripts of a new package name, and the package can be written. */
async function isForNewClient(specs: string): Promise<boolean> {
  if (basename(specs) !== 'specs' || existsSync(specs)) return false;
  const { isNewFolder } = await import('../../generator/start/init.js');
  return isNewFolder(dirname(specs));
}

/** Returns an example of the first list. */
function firstList(specs: Readonly<Record<string, Spec>>): string {
  const examples = Object.values(specs).flatMap(({ commands }) =>
    Object.entries((commands ?? {}) as Readonly<Record<string, Spec>>).flatMap(([words, { examples }]) =>
      /(?:^| )list$/.test(words) && Array.isArray(examples) ? (examples as readonly unknown[]) : [],
    ),
  );
  const line = examples.find((example) => typeof example === 'string');
  return line ?? '--help';
}

/** Asks a person at the terminal for the name of the service. */
async function askedName(slug: string, kit: Kit): Promise<string> {
  if (!kit.prompts) return slug;
  const name = (await kit.ask(`Name of the service [${slug}]:`, { flag: '--service' })).trim();
  if (name === '') return slug;
  checkName(name, kit);
  return name;
}

/** Asks a person at the terminal for the address that the description lacks. */
async function askedServer(kit: Kit): Promise<string | undefined> {
  if (!kit.prompts) return undefined;
  const server = (await kit.ask('Address of the service (https://...):', { flag: '--server' })).trim();
  if (server === '') return undefined;
  checkServer(server, kit);
  return server;
}

/** Returns the name of the service that was imported before. */
async function nameIn(specs: string): Promise<string | undefined> {
  const path = join(specs, 'service.yaml');
  if (!existsSync(path)) return undefined;
  return /^service: *([a-z0-9-]+)/m.exec(await readFile(path, 'utf8'))?.[1];
}
