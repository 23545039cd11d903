import type { FlagData, Wire } from '../contract/command.js';

/** The places that a value is sent to; none for a value that is not sent by itself. */
export const wiresOf = ({ wire }: Pick<FlagData, 'wire'>): readonly Wire[] => [wire ?? []].flat();

/** Whether an object is merged into the body as a whole. */
export const isRoot = (wire: Wire): boolean => wire.in === 'body' && wire.name === '';

/** Whether a value goes into the body, in whichever form. */
export const isInBody = (wire: Wire): boolean =>
  wire.in === 'body' || wire.in === 'form' || wire.in === 'part' || wire.in === 'fields';
