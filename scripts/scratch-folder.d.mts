/** For the TypeScript that throws files away. */
export const scratchFolder: () => string
