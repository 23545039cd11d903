import { c as fitsScreen, d as wrapLines, l as layOutHelp, u as widthOf } from "./miss-DFNGofI6.js";

export { fitsScreen, layOutHelp, widthOf };