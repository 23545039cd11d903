/** `cmdspec import odata`: writes a catalogue from OData metadata. */
import { readFile } from 'node:fs/promises';
import { command } from './lib/command.js';
import { counted, importInto, type ImportArgs, type Translated } from './lib/import.js';

export interface ImportOdataArgs extends ImportArgs {
  /** Template of the path of a resource. */
  readonly path: string;
}

export default command<ImportOdataArgs>(async (args, print, kit) => {
  if (!/^\/\S*\{resource\}/.test(args.path))
    kit.fail('usage', `--path must begin with a slash and contain {resource}: "${args.path}".`);
  return importInto(args, print, () => translated(args));
});

async function translated({
  file,
  path,
}: ImportOdataArgs): Promise<Translated | { readonly errors: readonly string[] }> {
  const { catalogueOf } = await import('../../generator/import/odata.js');
  const catalogue = catalogueOf(await readFile(file, 'utf8'), path);
  if (catalogue === undefined)
    return {
      errors: [
        `${file} is not OData metadata: it is not an XML document with the root Edmx. Download $metadata as XML.`,
      ],
    };
  const { data, findings } = catalogue;
  return {
    files: new Map([['catalogue.json', `${JSON.stringify(data, undefined, 2)}\n`]]),
    findings,
    found: counted(Object.keys(data).length, 'resource'),
    owns: (name) => name === 'catalogue.json',
    next: `Next: declare the file in service.yaml:\n  dialects: [odata]\n  catalogue: { file: catalogue.json, path: '${path}', paging: <style> }`,
  };
}
