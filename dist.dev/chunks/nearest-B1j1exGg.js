import { X as nearest, Y as edits } from "./miss-DFNGofI6.js";

export { nearest };