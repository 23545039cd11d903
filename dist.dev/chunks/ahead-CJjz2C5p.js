import { v as ahead } from "./sandbox-D-EB1jaj.js";

export { ahead };