import { d as withLock } from "./sandbox-D-EB1jaj.js";

export { withLock };