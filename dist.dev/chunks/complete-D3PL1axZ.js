import { x as complete } from "./miss-DFNGofI6.js";

export { complete };