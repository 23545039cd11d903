/** Names of stored lists beside those of references, whose names have no dot. */

/** List of the definitions of an entity's custom fields. */
export const fieldList = (entity: string): string => `fields.${entity}`;

/** List of the values of a variable. */
export const valueList = (variable: string): string => `${variable}.values`;
