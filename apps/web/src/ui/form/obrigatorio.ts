/** What is said at an empty field once the form was sent. */
export const OBRIGATORIO = 'Campo obrigatório'
