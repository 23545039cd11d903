import { _ as attached, b as typed, g as aliasesOf, v as flagNamed, y as nameOf } from "./miss-DFNGofI6.js";

export { attached, flagNamed };