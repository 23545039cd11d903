export const startsBinaries: (path: string) => boolean;
