/** Pages as scripts: their blocks, and the programs that their command lines name. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPath, root, runner, type Binary } from './cli.js';

export const readPage = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns the texts of the blocks of a kind, such as `sh`. */
export const blocksOf = (page: string, kind: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

/** Writes programs to a folder of a home. @returns PATH with this folder first. `more` are further scripts by their name. */
export function pathOf(home: string, binaries: readonly Binary[], more: Readonly<Record<string, string>> = {}): string {
  const folder = join(home, 'bin');
  mkdirSync(folder);
  const clients = binaries.map((name) => [name, `exec '${runner}' '${binaryPath(name)}' "$@"`] as const);
  for (const [name, script] of [...clients, ...Object.entries(more)])
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return `${folder}:${process.env['PATH'] ?? ''}`;
}
