import { u as exchange } from "./http-BfOjzy3p.js";

export { exchange };