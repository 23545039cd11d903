import { g as handle } from "./run-BhoUbCgs.js";

export { handle };