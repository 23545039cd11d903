import { a as checkKnown, c as missingFields, i as checkFields, l as project, o as chosenColumns, r as askedNames, s as columnNamed } from "./run-BhoUbCgs.js";

export { askedNames, checkFields, checkKnown, chosenColumns, columnNamed, missingFields, project };