import { g as splitAtFiles, h as SentFile } from "./http-BfOjzy3p.js";

export { SentFile, splitAtFiles };