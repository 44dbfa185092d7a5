/** How many records a dashboard shows at most: the limit of the answer, and the room that the screen keeps for it. */
export const MOSTRADOS = { minhaVez: 6, pessoas: 8 } as const
