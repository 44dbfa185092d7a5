/** Marks a name in the text of a comment or a message. */
export const CITA = '@'
