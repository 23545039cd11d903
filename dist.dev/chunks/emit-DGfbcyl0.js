import { n as referencePages, t as referenceMark } from "./emit-CAvSfXJu.js";

export { referenceMark, referencePages };