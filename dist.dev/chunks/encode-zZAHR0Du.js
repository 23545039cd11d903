import { m as encodeBody, p as describeBody } from "./http-BfOjzy3p.js";

export { describeBody };