import { z } from 'zod'
import ptBR from 'zod/v4/locales/pt-BR.js'

/** Configures zod in Portuguese, wherever forms are. A missing value is a required field, not a type error. */
z.config({
  ...ptBR(),
  customError: (issue) =>
    (issue.code === 'invalid_type' || issue.code === 'invalid_value') &&
    (issue.input === undefined || issue.input === null)
      ? 'Campo obrigatório'
      : undefined,
})

export { z }
