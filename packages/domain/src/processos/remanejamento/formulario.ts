import { z } from 'zod'
import { labelsDe } from '../../campos/campo.ts'
import { shapeDe } from '../../campos/schema.ts'
import { linhaDoTrajeto } from '../../campos/vinculo.ts'
import { listaDe } from '../../processo/folha.ts'
import { defineFormulario, type DadosDe, type LeituraDe } from '../../processo/formulario.ts'
import { camposDaPromocaoJunto, camposDoRemanejamento, labelsDoRemanejamento } from './campos.ts'

/** The way to the new post, as the transport voucher pays it; kept where the person does not say. */
export const linhasDoTrajeto = listaDe('Linha', shapeDe(linhaDoTrajeto), labelsDe(linhaDoTrajeto), 12)

/** The request, on one sheet. */
export const formularioRemanejamento = defineFormulario({
  folha: {
    schema: z.strictObject({
      ...shapeDe(camposDoRemanejamento),
      ...shapeDe(camposDaPromocaoJunto),
      valeTransporte: linhasDoTrajeto.schema,
    }),
    campos: labelsDoRemanejamento,
    listas: { valeTransporte: linhasDoTrajeto },
  },
})

export type DadosDoRemanejamento = DadosDe<typeof formularioRemanejamento>
export type LeituraDoRemanejamento = LeituraDe<typeof formularioRemanejamento>
