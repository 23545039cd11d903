import { n as ndjsonRows, t as jsonRows } from "./run-BhoUbCgs.js";

export { jsonRows, ndjsonRows };