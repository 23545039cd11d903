import { b as sandboxSecret, v as authParts, y as sandboxOrigin } from "./http-BfOjzy3p.js";

export { authParts, sandboxOrigin, sandboxSecret };