/** In a task of its own: one that is short enough lets the browser paint, and answer, before the next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
