/** Yields to the event loop: the browser may paint and handle input before the next task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
