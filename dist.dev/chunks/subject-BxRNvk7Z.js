import { t as openSubject } from "./odata-Df3qI83e.js";

export { openSubject };