import { k as createHttp } from "./run-BhoUbCgs.js";

export { createHttp };