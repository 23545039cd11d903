import { w as run } from "./run-BhoUbCgs.js";

export { run };