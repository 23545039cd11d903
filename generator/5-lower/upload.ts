/** Lowers the key `upload`. */
import { defined } from '../../runtime/base/defined.js';
import type { UploadPlan } from '../../runtime/contract/command.js';
import type { Bound, BoundCommand } from '../3-bind/types.js';
import { lowerCall } from './calls.js';
import { inLowerCase } from './camel.js';

/** Returns how the file of a command is sent; `undefined` for a command without an upload. */
export function lowerUpload(command: BoundCommand, bound: Bound): UploadPlan | undefined {
  const { upload } = command.spec;
  if (upload === undefined) return undefined;
  const { file, url, headers, fields, part } = upload;
  return {
    file,
    url,
    ...defined({
      headers: typeof headers === 'object' ? inLowerCase(headers) : headers,
      fields,
      part,
      finish: command.finish && lowerCall(command.finish, command, bound),
    }),
  };
}
