/** The interface of the runtime: what generated clients, workflows and hooks import. */

export { request } from './pipeline/handler.js';
export { local, workflow } from './workflow/workflow.js';
export { defineCommand } from './cli/define.js';
export { main, start } from './cli/main.js';
export { CliError } from './base/errors.js';
export type * from './contract/catalogue.js';
export type * from './contract/command.js';
export type * from './contract/context.js';
export type * from './contract/options.js';
export type * from './contract/run.js';
export type * from './contract/credential.js';
export type * from './contract/custom-fields.js';
export type * from './contract/describe.js';
export type * from './contract/dialect.js';
export type * from './contract/failure.js';
export type * from './contract/http.js';
export type * from './contract/lookups.js';
export type * from './contract/resource.js';
export type * from './contract/route.js';
export type * from './contract/service.js';
export type * from './contract/tables.js';
export type * from './contract/traffic.js';
export type * from './contract/tools.js';
export type * from './contract/kinds.js';
export type * from './contract/rows.js';
export type * from './workflow/types.js';
