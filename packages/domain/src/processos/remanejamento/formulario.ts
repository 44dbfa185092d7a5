import { z } from 'zod'
import { labelsDe } from '../../campos/campo.ts'
import { shapeDe } from '../../campos/schema.ts'
import { defineFormulario, type DadosDe, type LeituraDe } from '../../processo/formulario.ts'
import { camposDaPromocaoJunto, camposDoRemanejamento, linhasDoTrajeto } from './campos.ts'

/** The request, on one sheet. */
export const formularioRemanejamento = defineFormulario({
  folha: {
    schema: z.strictObject({
      ...shapeDe(camposDoRemanejamento),
      ...shapeDe(camposDaPromocaoJunto),
      valeTransporte: linhasDoTrajeto.schema,
    }),
    campos: {
      ...labelsDe(camposDoRemanejamento),
      ...labelsDe(camposDaPromocaoJunto),
      valeTransporte: 'Vale-transporte',
    },
    listas: { valeTransporte: linhasDoTrajeto },
  },
})

export type DadosDoRemanejamento = DadosDe<typeof formularioRemanejamento>
export type LeituraDoRemanejamento = LeituraDe<typeof formularioRemanejamento>
