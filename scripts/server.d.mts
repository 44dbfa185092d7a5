/** For the TypeScript that starts the server the way `npm start` does. */
export const serverArgs: readonly string[]
export const sourceArgs: readonly string[]
export const serverEnv: NodeJS.ProcessEnv
