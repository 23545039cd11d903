// generator/6-emit/files.ts
/** First line of every file that the compiler writes; the compiler may remove files that have it. */
const mark = "Written by cmdspec; changes here are lost.";
const headerOf = (from) => `// From ${from}. ${mark}`;

export { mark as n, headerOf as t };