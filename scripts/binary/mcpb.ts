/**
 * Bundles of the tool servers for hosts that install `.mcpb` files (MCP Bundles). A bundle contains the built client and its packages for all
 * platforms, and runs on the Node of the host: an executable for each platform would be fifty times as large.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unpackExtension, validateManifest } from '@anthropic-ai/mcpb';
import { zipSync, type Zippable } from 'fflate';
import { JQ, KEYRING } from '../../generator/binary/program.js';
import { keyringFolder, targets, type Target } from '../../generator/binary/targets.js';
import type { Service } from '../../runtime/contract/service.js';
import { entryOf, packageFolder, root } from '../places.js';

/** Text of a package.json that a bundle repeats. */
interface Package {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly homepage: string;
  readonly repository: { readonly type: string; readonly url: string };
  readonly bugs: { readonly url: string };
  readonly engines: { readonly node: string };
}

/**
 * Writes `<folder>/<binary>-<version>.mcpb` and returns its path. The bytes depend on the contents alone. The client must be built.
 *
 * @param platforms those whose keychain can be used
 */
export function packBundle(
  service: Service,
  licenses: string,
  folder: string,
  platforms: readonly Target[] = targets,
): string {
  const { binary } = service;
  const own = JSON.parse(readFileSync(join(packageFolder(binary), 'package.json'), 'utf8')) as Package;
  const files: Record<string, Buffer> = {
    'manifest.json': Buffer.from(`${JSON.stringify(manifestOf(service, own), null, 2)}\n`),
    'LICENSES.txt': Buffer.from(licenses),
    ...below(join(packageFolder(binary), 'dist'), 'server', /./),
    ...below(join(root, 'node_modules', JQ), `server/node_modules/${JQ}`, /^package\.json$|^jq\.(?:js|wasm)$/),
    ...below(join(root, 'node_modules', KEYRING), `server/node_modules/${KEYRING}`, /^package\.json$|^index\.js$/),
  };
  for (const target of platforms)
    Object.assign(
      files,
      below(keyringFolder(target, root), `server/node_modules/${target.keyring}`, /^package\.json$|\.node$/),
    );
  const path = join(folder, `${binary}-${own.version}.mcpb`);
  mkdirSync(dirname(path), { recursive: true });
  // The first time that a zip file can have, in the time zone of the machine.
  const rules = { level: 6, mtime: new Date(1980, 0, 1), os: 3, attrs: 0o644 << 16 } as const;
  const entries = Object.keys(files)
    .sort()
    .map((name) => [name, [files[name], rules]]);
  writeFileSync(path, zipSync(Object.fromEntries(entries) as Zippable));
  return path;
}

/** Returns the regular files of a folder whose names match, by their paths in the bundle. */
function below(folder: string, into: string, wanted: RegExp): Record<string, Buffer> {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && wanted.test(entry.name) ? [entry.name] : [],
  );
  return Object.fromEntries(names.map((name) => [`${into}/${name}`, readFileSync(join(folder, name))]));
}

/** A value that the host asks its user for, and the variable in which the server gets it. */
interface Setting {
  readonly env: string;
  readonly title: string;
  readonly description: string;
  readonly sensitive: boolean;
}

/** Credentials of one value, and variables of the addresses. A sign-in that the client has stored needs none of them. */
function settingsOf({ binary, credentials, variables }: Service): readonly Setting[] {
  const stored = `Leave it empty to use the sign-in of "${binary} auth login".`;
  const secrets = Object.values(credentials).flatMap((one) =>
    one.kind === 'secret' && one.env !== undefined
      ? [{ env: one.env, title: one.title, description: stored, sensitive: true }]
      : [],
  );
  const values = Object.values(variables).flatMap((one) =>
    one.env === undefined ? [] : [{ env: one.env, title: one.ask ?? one.env, description: stored, sensitive: false }],
  );
  return [...secrets, ...values];
}

/** Returns the command of the server: `mcp`, or one of the group. */
function wordsOf(binary: string): readonly string[] {
  const help = execFileSync(process.execPath, [entryOf(binary), 'mcp', '--help'], { encoding: 'utf8' });
  return help.includes(`Usage: ${binary} mcp [flags]`) ? ['mcp'] : ['mcp', 'serve'];
}

function manifestOf(service: Service, own: Package) {
  const { binary, title } = service;
  const settings = settingsOf(service);
  const key = ({ env }: Setting): string => env.toLowerCase();
  return {
    manifest_version: '0.3',
    name: binary,
    display_name: title,
    version: own.version,
    description: own.description,
    author: { name: 'cmdspec', url: own.repository.url.replace(/^git\+|\.git$/g, '') },
    repository: { type: own.repository.type, url: own.repository.url.replace(/^git\+/, '') },
    homepage: own.homepage,
    support: own.bugs.url,
    license: own.license,
    server: {
      type: 'node',
      entry_point: `server/${binary}.cjs`,
      mcp_config: {
        command: 'node',
        // Only commands that read: an entry of the host's own configuration can add --allow-writes.
        args: [`\${__dirname}/server/${binary}.cjs`, ...wordsOf(binary), '--profile', '${user_config.profile}'],
        env: Object.fromEntries(settings.map((one) => [one.env, `\${user_config.${key(one)}}`])),
      },
    },
    tools_generated: true,
    prompts_generated: true,
    user_config: {
      profile: {
        type: 'string',
        title: 'Profile',
        description: `Profile of ${binary}; "sandbox" needs no account.`,
        required: false,
        default: 'default',
      },
      ...Object.fromEntries(
        settings.map((one) => [
          key(one),
          {
            type: 'string',
            title: one.title,
            description: one.description,
            required: false,
            default: '',
            sensitive: one.sensitive,
          },
        ]),
      ),
    },
    compatibility: { platforms: ['darwin', 'linux', 'win32'], runtimes: { node: own.engines.node } },
  };
}

/** Unpacks a bundle into a folder and checks its manifest against the specification. Returns whether it is valid. */
export async function unpackBundle(path: string, folder: string): Promise<boolean> {
  const isUnpacked = await unpackExtension({ mcpbPath: path, outputDir: folder, silent: true });
  return isUnpacked && validateManifest(join(folder, 'manifest.json'));
}

/** Whether a bundle can be unpacked and its manifest is valid. */
export async function isValidBundle(path: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    return await unpackBundle(path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
