import { _ as createAuthority } from "./http-BfOjzy3p.js";

export { createAuthority };