/** Messages to the tool server that the SDK would drop, or answer in words for programmers. */
import { Transform, type TransformCallback } from 'node:stream';
import { isJSONRPCRequest, ProtocolErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/server';
import { isObject } from '../base/objects.js';

/**
 * Returns a stream that passes on the lines that the SDK can read, and answers requests that are not well formed: the SDK
 * would drop them, and their sender would wait for a response.
 *
 * @param maximum bytes after which an unfinished line is passed on, so that the SDK ends the connection
 */
export function createScreen(answer: (error: JSONRPCMessage) => void, maximum: number): Transform {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (): Buffer => {
    const line = Buffer.concat(parts);
    [parts, size] = [[], 0];
    return line;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      let start = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
        parts.push(chunk.subarray(start, end + 1));
        start = end + 1;
        const line = take();
        const error = refusalOf(line.toString('utf8'));
        if (error === undefined) this.push(line);
        else answer(error);
      }
      const rest = chunk.subarray(start);
      parts.push(rest);
      size += rest.length;
      if (size > maximum) this.push(take());
      done();
    },
  });
}

/** Returns the response to a message that is not JSON, or to a request that is not well formed; undefined for anything else. */
function refusalOf(line: string): JSONRPCMessage | undefined {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    if (line.trim() === '') return undefined;
    // The id of a message that cannot be read is not known.
    const error = { code: ProtocolErrorCode.ParseError, message: 'The message is not valid JSON.' };
    return { jsonrpc: '2.0', id: null, error } as unknown as JSONRPCMessage;
  }
  if (!isObject(message)) return undefined;
  const { id, method, params } = message;
  if (typeof method !== 'string' || (typeof id !== 'string' && !Number.isSafeInteger(id))) return undefined;
  const refuse = (code: ProtocolErrorCode, why: string): JSONRPCMessage => ({
    jsonrpc: '2.0',
    id: id as string | number,
    error: { code, message: why },
  });
  if (params !== undefined && !isObject(params)) {
    return refuse(ProtocolErrorCode.InvalidParams, `The params of ${JSON.stringify(method)} must be an object.`);
  }
  if (!isJSONRPCRequest(message)) {
    return refuse(ProtocolErrorCode.InvalidRequest, 'The message is not a request of JSON-RPC 2.0.');
  }
  const { name, arguments: args } = params ?? {};
  const isCall = typeof name === 'string' && (args === undefined || isObject(args));
  if (method !== 'tools/call' || isCall) return undefined;
  return refuse(
    ProtocolErrorCode.InvalidParams,
    'The params of "tools/call" must have the name of a tool; its arguments must be an object.',
  );
}
