import { t as createKit } from "./kit-qQs7uSa8.js";

export { createKit };