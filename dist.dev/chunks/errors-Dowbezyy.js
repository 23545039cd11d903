import { c as Interrupted, d as unwritable, l as OutputClosed, s as CliError, u as fileLimit } from "./start-Cng1fSqp.js";

export { unwritable };