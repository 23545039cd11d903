/** Sends the requests of a run, and records them if the run is recorded. */
import type { Authority, Call } from '../contract/http.js';
import type { World } from '../contract/run.js';
import { senderFor, type Send } from './client.js';

/** What is recorded of a request besides its bytes. */
export interface Target {
  /** Name of the host in the spec. */
  readonly host: string;
  /** Origin to which requests are locked; its path is left out of the recorded one. */
  readonly origin: string;
  /** The request is sent again with a renewed credential, after a 401. */
  readonly renewed: boolean;
  /** The bytes of the response are content, and are stored as they are. */
  readonly isContent: boolean;
}

export interface Recorder {
  /** Returns a function that sends a request as `send` does, and records it with its response. */
  readonly around: (send: Send, target: Target) => Send;
}

/** A run that may be recorded. */
export interface Recorded {
  /** Opens the recorder of the run; absent: the run is not recorded. */
  readonly recorder?: () => Promise<Recorder>;
}

interface Run extends Recorded {
  readonly world: World;
  readonly authority: Authority;
}

/** Returns the function that sends a request of a run. */
export async function senderOf(
  { world, recorder, authority }: Run,
  { call, host }: { readonly call: Call; readonly host: string },
  renewed = false,
): Promise<Send> {
  const send = senderFor(world.env);
  if (recorder === undefined) return send;
  const origin = await authority.origin(host);
  const isContent = call.asBytes === true || call.into !== undefined;
  return (await recorder()).around(send, { host, origin, renewed, isContent });
}
