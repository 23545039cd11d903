import type { Context } from '../../../runtime/contract/context.js';
import { CliError } from '../../../runtime/base/errors.js';
import {
  findResource,
  guid,
  keyLiteral,
  loadCatalogue,
  needResource,
  type CatalogueData,
  type Resource,
} from '../../../runtime/odata/index.js';

/** What the user says about the resource of a command. */
export interface TargetArgs {
  readonly resource?: string;
  readonly beta?: boolean;
  readonly force?: boolean;
}

/** The resource that a command works on. */
export interface Target {
  /** Canonical name, or the typed one when it was forced. */
  readonly name: string;
  /** Path template of the collection; holds `{division}`. */
  readonly path: string;
  readonly data: CatalogueData;
  /** Absent for a forced resource that the catalogue does not list. */
  readonly resource?: Resource;
}

const NAME = /^[A-Za-z0-9_]+(?:\/[A-Za-z0-9_]+)*$/;

/** Finds the resource of a command; unknown ones are refused unless they are forced. */
export async function findTarget(args: TargetArgs, context: Context): Promise<Target> {
  const typed = args.resource ?? '';
  return targetOf(await loadCatalogue(context.service), typed, context, args);
}

/** The target of a name. */
export function targetOf(
  data: CatalogueData,
  typed: string,
  context: Context,
  options: { readonly beta?: boolean; readonly force?: boolean } = {},
): Target {
  const beta = options.beta === true;
  const resource = options.force === true ? findResource(data, typed, beta) : needResource(data, typed, beta);
  if (resource !== undefined) return { name: resource.name, path: resource.path, data, resource };
  // A forced name goes into the path as it is: it may name a folder and a resource, and nothing that climbs.
  if (!NAME.test(typed)) {
    throw new CliError(
      'input',
      `${JSON.stringify(typed)} cannot be the name of a resource.`,
      'Write it as service/Resource.',
    );
  }
  const rules = context.service.catalogue;
  const template = beta ? rules?.betaPath : rules?.path;
  if (template === undefined) throw new Error('the service has no path for resources');
  return { name: typed, path: template.replace('{resource}', typed), data };
}

/** Refuses a method that the catalogue does not list for the resource. */
export function needMethod({ resource }: Target, method: string, force = false): void {
  if (resource === undefined || force || resource.methods.includes(method)) return;
  throw new CliError(
    'input',
    `${resource.name} does not take ${method}.`,
    `It takes ${resource.methods.join(', ')}.${method === 'GET' ? '' : ' --force sends it all the same.'}`,
  );
}

/** Path of one record. */
export function itemPath({ name, path, resource }: Target, id: string): string {
  const type = resource?.key === undefined ? undefined : resource.fields[resource.key]?.type;
  if (type === 'Edm.Guid' && guid(id) === undefined && resource?.fields['Code'] !== undefined) {
    throw new CliError(
      'input',
      `The key of ${name} is a GUID, and ${JSON.stringify(id)} is none.`,
      `Find it by its code: lookup ${name} --match ${JSON.stringify(`Code=${id}`)} --one --jq .${resource.key ?? 'ID'}`,
    );
  }
  return `${path}(${encodeURIComponent(keyLiteral(id, type, `Key of ${name}`))})`;
}
