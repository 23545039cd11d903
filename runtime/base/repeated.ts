/** Values of a query or form that are sent one by one, each under the same name, instead of joined with commas. */
export class Repeated extends Array<string> {}
