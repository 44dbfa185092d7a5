import { z } from 'zod'
import { centavos, data, id, opcional, texto, textoObrigatorio } from '../br/campos.ts'
import { analisarCnpj } from '../br/documentos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { adicionais } from '../codigos/adicionais.ts'

/** CNPJ, numeric or alphanumeric, with or without its punctuation; kept as 14 characters. */
export const cnpj = z
  .string()
  .trim()
  .max(40)
  .transform((valor) => analisarCnpj(valor).normalizado)
  .refine((valor) => analisarCnpj(valor).valido, 'CNPJ inválido: confira os 14 caracteres')

export const escolha = <C extends string>(codigos: [C, ...C[]]) => z.enum(codigos, 'Escolha uma opção')

/** Text of several lines. */
export const nota = textoObrigatorio(2000, 3)

export const quantidade = z
  .int('Informe a quantidade')
  .min(0, 'A quantidade não pode ser negativa')
  .max(9999, 'No máximo 9.999')

export const quantidadePositiva = quantidade.min(1, 'Informe pelo menos 1')

export const preco = opcional(centavos.min(1, 'Informe um valor maior que zero'))

/** What an amendment may change of a post, and what a new one begins with. */
export const termos = {
  quantidade,
  salarioPrevistoCentavos: centavos.min(1, 'Informe o salário previsto'),
  precoCentavos: preco,
  adicional: escolha(codigosDe(adicionais)),
  laudo: opcional(texto(120)),
} as const

export const kit = z
  .array(z.strictObject({ itemId: id, quantidade: quantidadePositiva.max(99, 'No máximo 99') }))
  .max(30)
  .readonly()

export const local = z.strictObject({
  nome: textoObrigatorio(80, 2),
  endereco: textoObrigatorio(160, 5),
  municipioIbge: z.int('Escolha o município').min(1_000_000).max(9_999_999),
})

/** A post as it is opened. Its place is called by name: the place may be as new as the post. */
export const posto = z.strictObject({
  local: textoObrigatorio(80, 2),
  cargoId: id,
  escalaId: id,
  ...termos,
  quantidade: quantidadePositiva,
  requisitos: opcional(texto(500)),
  /** The client opens on holidays: a scale of fixed days, which would close, works on them. */
  abreEmFeriado: z.boolean().default(false),
  /** First and last day; those of the contract when not said. */
  inicio: opcional(data),
  fim: opcional(data),
  kit,
})
export type PostoNovo = z.output<typeof posto>
