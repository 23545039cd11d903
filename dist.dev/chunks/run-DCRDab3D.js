import { n as run, r as warnOfDoubts } from "./http-BfOjzy3p.js";

export { run };