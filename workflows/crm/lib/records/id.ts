import { exactNumber } from 'cmdspec-runtime/kit';

/** Returns the id of a record as JSON has it. One that is not a number, which the service should not send, stays text. */
export const idValue = (id: string): ReturnType<typeof exactNumber> | string =>
  /^(?:0|[1-9]\d*)$/.test(id) ? exactNumber(id) : id;
