import { z } from 'zod'
import { centavos, data, id, opcional, texto, textoObrigatorio } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { defineFormulario, type DadosDe, type LeituraDe } from '../../processo/formulario.ts'

export const tiposDePromocao = {
  promocao: 'Promoção',
  merito: 'Mérito',
  reenquadramento: 'Reenquadramento',
} as const

/** The request, on one sheet. */
export const formularioPromocao = defineFormulario({
  folha: {
    schema: z.strictObject({
      tipo: z.enum(codigosDe(tiposDePromocao), 'Escolha o tipo'),
      cargoId: id,
      salarioCentavos: centavos.min(1, 'Informe o salário'),
      vigencia: data,
      motivo: textoObrigatorio(500, 5),
      /** Only a post of the same contract: another contract is a remanejamento with promotion. */
      postoId: opcional(id),
      /** A function of trust is given back (CLT art. 468 § 1º): the only way for the pay to fall. */
      reversao: opcional(z.boolean()),
      observacao: opcional(texto(500)),
    }),
    campos: {
      tipo: 'Tipo',
      cargoId: 'Novo cargo',
      salarioCentavos: 'Novo salário',
      vigencia: 'Vigência',
      motivo: 'Motivo',
      postoId: 'Novo posto',
      reversao: 'Reversão de função de confiança',
      observacao: 'Observação',
    },
  },
})

export type DadosDaPromocao = DadosDe<typeof formularioPromocao>
export type LeituraDaPromocao = LeituraDe<typeof formularioPromocao>
