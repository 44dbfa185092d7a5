import { z } from 'zod'
import { data, id, opcional, texto } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { listaDe } from '../../processo/folha.ts'
import { defineFormulario, type DadosDe, type LeituraDe } from '../../processo/formulario.ts'
import { camposDasFerias, tiposDeCobertura } from './campos.ts'

/** Most stretches of one period, with the employee's agreement (CLT art. 134 § 1º). */
export const MAXIMO_DE_FRACOES = 3
/** Most days of one stretch. */
const MAXIMO_DE_DIAS = 30

const fracoes = listaDe(
  'Fração',
  {
    inicio: data,
    dias: z
      .int('Informe os dias')
      .min(1, 'Pelo menos 1 dia')
      .max(MAXIMO_DE_DIAS, `No máximo ${MAXIMO_DE_DIAS} dias`),
    cobertura: opcional(z.enum(codigosDe(tiposDeCobertura), 'Escolha quem cobre')),
    /** Who covers: a bond. */
    colaboradorId: opcional(id),
    /** Who of the client agreed to nobody covering, and why. */
    motivo: opcional(texto(200)),
  },
  {
    inicio: 'Início',
    dias: 'Dias',
    cobertura: 'Cobertura',
    colaboradorId: 'Quem cobre',
    motivo: 'Autorização do cliente',
  },
  MAXIMO_DE_FRACOES,
)
export type Fracao = z.output<typeof fracoes.linha>

/** As what somebody stands at the post meanwhile: a folguista is kept for that, a substitute leaves work of their own. */
export const comoCobre = ({ cobertura }: Pick<Fracao, 'cobertura'>): 'substituto' | 'folguista' =>
  cobertura === 'folguista' ? 'folguista' : 'substituto'

/** The request, on one sheet. */
export const formularioFerias = defineFormulario({
  folha: {
    schema: z.strictObject({
      periodoId: id,
      fracoes: fracoes.linhas.min(1, 'Escolha pelo menos uma fração'),
      /** Days sold (CLT art. 143). */
      abonoDias: opcional(z.int().min(0).max(10, 'No máximo 10 dias')),
      abonoRequeridoEm: opcional(data),
      /** The first half of the 13th is paid with the vacation (Lei 4.749/1965 art. 2º § 2º). */
      adiantamento13: opcional(z.boolean()),
      /** The employee agrees to split it (CLT art. 134 § 1º). */
      concordancia: opcional(z.boolean()),
      /** Paid leave after the last stretch of a collective vacation, above what the person has a right to (CLT art. 140). */
      licencaDias: opcional(z.int().min(0).max(MAXIMO_DE_DIAS, `No máximo ${MAXIMO_DE_DIAS} dias`)),
      observacao: opcional(texto(500)),
    }),
    campos: camposDasFerias,
    listas: { fracoes },
  },
})

export type DadosDasFerias = DadosDe<typeof formularioFerias>
export type LeituraDasFerias = LeituraDe<typeof formularioFerias>
