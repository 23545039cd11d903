import { Dt as parseInput, Et as createInput, Ot as readSource, kt as readTextFile } from "./run-BhoUbCgs.js";

export { createInput, parseInput, readSource, readTextFile };