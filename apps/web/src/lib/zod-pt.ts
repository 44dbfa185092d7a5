import { z } from 'zod'
import ptBR from 'zod/v4/locales/pt-BR.js'

/**
 * Makes zod speak Portuguese, once, wherever forms are. A missing answer is not a type error to the person
 * who left the field empty.
 */
z.config({
  ...ptBR(),
  customError: (issue) =>
    (issue.code === 'invalid_type' || issue.code === 'invalid_value') &&
    (issue.input === undefined || issue.input === null)
      ? 'Campo obrigatório'
      : undefined,
})

export { z }
