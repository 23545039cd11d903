export { request } from './request/request.js';
export { workflow } from './request/workflow.js';
export { main, start } from './cli/main.js';
export { CliError } from './errors.js';
export type * from './contract/client.js';
export type * from './contract/command.js';
export type * from './contract/context.js';
export type * from './contract/service.js';
export type * from './contract/values.js';
