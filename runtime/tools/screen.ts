/** Messages to the tool server that the SDK would drop, or answer in words for programmers. */
import { Transform, type TransformCallback } from 'node:stream';
import {
  isJSONRPCRequest,
  ProtocolErrorCode,
  type JSONRPCMessage,
  type JSONRPCRequest,
} from '@modelcontextprotocol/server';
import { isObject } from '../base/objects.js';

export interface ScreenParts {
  /** Answers a request that is not well formed. */
  readonly answer: (error: JSONRPCMessage) => void;
  /** Hears of each message that is passed on. */
  readonly passed: (message: JSONRPCMessage) => void;
  /** Maximum bytes of a line; a longer one is passed on unfinished, so that the SDK ends the connection. */
  readonly maximum: number;
}

/**
 * Returns a stream that passes on the lines that the SDK can read, and answers requests that are not well formed: the SDK
 * would drop them, and their sender would wait for a response.
 */
export function createScreen({ answer, passed, maximum }: ScreenParts): Transform {
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
        const { refusal, message } = examined(line.toString('utf8'));
        if (refusal !== undefined) answer(refusal);
        else {
          if (message !== undefined) passed(message);
          this.push(line);
        }
      }
      const rest = chunk.subarray(start);
      parts.push(rest);
      size += rest.length;
      if (size > maximum) this.push(take());
      done();
    },
  });
}

interface Examined {
  /** The response to a line that is not JSON, or to a request that is not well formed. */
  readonly refusal?: JSONRPCMessage;
  /** Absent for a line that is not a message. */
  readonly message?: JSONRPCMessage;
}

function examined(line: string): Examined {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    if (line.trim() === '') return {};
    // The id of a message that cannot be read is not known.
    const error = { code: ProtocolErrorCode.ParseError, message: 'The message is not valid JSON.' };
    return { refusal: { jsonrpc: '2.0', id: null, error } as unknown as JSONRPCMessage };
  }
  if (!isObject(message)) return {};
  const why = isRequest(message) ? faultOf(message) : undefined;
  if (why === undefined) return { message: message as unknown as JSONRPCMessage };
  const { id } = message as unknown as JSONRPCRequest;
  return { refusal: { jsonrpc: '2.0', id, error: why } };
}

const isRequest = ({ id, method }: Readonly<Record<string, unknown>>): boolean =>
  typeof method === 'string' && (typeof id === 'string' || Number.isSafeInteger(id));

interface Fault {
  readonly code: ProtocolErrorCode;
  readonly message: string;
}

/** Returns what is wrong with a request. */
function faultOf(request: Readonly<Record<string, unknown>>): Fault | undefined {
  const { method, params } = request;
  if (params !== undefined && !isObject(params)) {
    const message = `The params of ${JSON.stringify(method)} must be an object.`;
    return { code: ProtocolErrorCode.InvalidParams, message };
  }
  if (!isJSONRPCRequest(request))
    return { code: ProtocolErrorCode.InvalidRequest, message: 'The message is not a request of JSON-RPC 2.0.' };
  const { name, arguments: args } = params ?? {};
  if (method !== 'tools/call' || (typeof name === 'string' && (args === undefined || isObject(args)))) return undefined;
  return {
    code: ProtocolErrorCode.InvalidParams,
    message: 'The params of "tools/call" must have the name of a tool; its arguments must be an object.',
  };
}
