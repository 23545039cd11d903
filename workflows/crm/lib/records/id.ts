import { exactNumber } from 'cmdspec-runtime/kit';

/** Returns the id of a record as JSON has it. One that is not a JSON number, such as 007, stays text. */
export const idValue = (id: string): ReturnType<typeof exactNumber> | string =>
  /^(?:0|[1-9]\d*)$/.test(id) ? exactNumber(id) : id;
