import { z } from 'zod'
import { alerta, bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'
import { centavos, data, id, opcional } from '../../br/campos.ts'
import { percentualDaConvencao } from '../../cadastros/convencao.ts'
import type { Pendencia } from '../../pendencia.ts'
import { somarMeses } from '../../regras/calendario/datas.ts'

// Readjustment of the pay of everybody under a collective agreement, as one batch. See docs/decisions/0060.

/** How far back a data-base may lie: what is older is time-barred for most people (CF art. 7º XXIX). */
const MESES_PARA_TRAS = 24
const MESES_PARA_FRENTE = 12

const piso = z.strictObject({ cargoId: id, valorCentavos: centavos.min(1, 'Informe o valor') })

/** What a readjustment is computed from. */
export const parametrosDoReajuste = z
  .strictObject({
    sindicatoId: id,
    convencaoId: id,
    dataBase: data,
    /** Any day of the month whose payroll is the first with the new pay. */
    folha: data,
    percentual: opcional(percentualDaConvencao(0)),
    /** New floors, by cargo. */
    pisos: z
      .array(piso)
      .max(300)
      .refine((pisos) => new Set(pisos.map(({ cargoId }) => cargoId)).size === pisos.length, {
        message: 'Há um cargo com dois pisos',
      }),
    /** Contracts whose people are readjusted; empty for all. */
    contratoIds: z.array(id).max(500),
  })
  .refine(({ percentual, pisos }) => percentual !== undefined || pisos.length > 0, {
    path: ['percentual'],
    message: 'Informe o percentual ou ao menos um piso novo',
  })
export type ParametrosDoReajuste = z.output<typeof parametrosDoReajuste>

/** Facts that a readjustment is judged by. */
export interface FatosDoReajuste {
  readonly hoje: string
  readonly dataBaseMes: number
  readonly convencao: {
    readonly inicio: string
    readonly fim: string
    readonly reajustePercentual: number | null
  }
  /** Floors of each cargo with a new one, in centavos: in force on the eve, and registered for the day itself. */
  readonly pisos: readonly {
    readonly cargoId: number
    readonly cargo: string
    readonly antesCentavos: number | null
    readonly noDiaCentavos: number | null
    /** Why the register refuses a floor from the data-base on; null where it does not. */
    readonly recusa: string | null
  }[]
}

/** Findings about the readjustment itself: period, percentage and floors. */
export const verificarReajuste = (parametros: ParametrosDoReajuste, fatos: FatosDoReajuste): Pendencia[] => [
  ...verificarData(parametros, fatos),
  ...verificarPercentual(parametros, fatos),
  ...parametros.pisos.flatMap((novo) => verificarPiso(novo, fatos)),
]

function verificarData({ dataBase, folha }: ParametrosDoReajuste, fatos: FatosDoReajuste): Pendencia[] {
  const { hoje, convencao, dataBaseMes } = fatos
  const longe =
    dataBase < somarMeses(hoje, -MESES_PARA_TRAS) || dataBase > somarMeses(hoje, MESES_PARA_FRENTE)
  return [
    ...(longe
      ? [
          bloqueio(
            'data_base_longe',
            `A data-base vai de ${MESES_PARA_TRAS} meses atrás a ${MESES_PARA_FRENTE} à frente.`,
            { campo: 'dataBase' },
          ),
        ]
      : []),
    ...(dataBase < convencao.inicio || dataBase > convencao.fim
      ? [
          bloqueio(
            'FORA_DA_VIGENCIA',
            `A convenção vale de ${formatData(convencao.inicio)} a ${formatData(convencao.fim)}: a data-base fica fora.`,
            { campo: 'dataBase', baseLegal: 'CLT art. 614 § 3º' },
          ),
        ]
      : []),
    ...(Number(dataBase.slice(5, 7)) === dataBaseMes
      ? []
      : [
          alerta('mes_da_data_base', 'Não é o mês da data-base cadastrada para o sindicato.', {
            campo: 'dataBase',
          }),
        ]),
    ...(folha.slice(0, 7) < dataBase.slice(0, 7)
      ? [bloqueio('folha_antes', 'A folha não pode vir antes da data-base.', { campo: 'folha' })]
      : []),
  ]
}

function verificarPercentual(
  { percentual }: ParametrosDoReajuste,
  { convencao: { reajustePercentual } }: FatosDoReajuste,
): Pendencia[] {
  if (reajustePercentual === null || percentual === reajustePercentual) return []
  const escrito = `${reajustePercentual.toLocaleString('pt-BR')}%`
  return [
    percentual === undefined
      ? alerta('sem_percentual', `A convenção cadastrada dá ${escrito}, e aqui só há pisos.`)
      : alerta('percentual_diferente', `A convenção cadastrada dá ${escrito}.`, { campo: 'percentual' }),
  ]
}

function verificarPiso(
  { cargoId, valorCentavos }: ParametrosDoReajuste['pisos'][number],
  { pisos }: FatosDoReajuste,
): Pendencia[] {
  const fatos = pisos.find((outro) => outro.cargoId === cargoId)
  if (!fatos) return [bloqueio('cargo_desconhecido', 'Escolha cargos em uso para os pisos novos.')]
  const { cargo, antesCentavos, noDiaCentavos, recusa } = fatos
  const recusada = noDiaCentavos === valorCentavos ? null : recusa
  return [
    ...(recusada
      ? [bloqueio('piso_recusado', `${cargo}: ${recusada.replace(/\.?$/, '.')}`, { campo: 'pisos' })]
      : []),
    ...(antesCentavos !== null && valorCentavos < antesCentavos
      ? [
          bloqueio('PISO_MENOR', `${cargo}: o piso novo é menor que ${formatDinheiro(antesCentavos)}.`, {
            campo: 'pisos',
            baseLegal: 'CF art. 7º VI',
          }),
        ]
      : []),
  ]
}

/** Sums of a readjustment over the people who go, in centavos. */
export interface SomaDoReajuste {
  readonly pessoas: number
  readonly deCentavos: number
  readonly paraCentavos: number
  readonly diferencaCentavos: number
}

/** Adds people up. */
export const somarReajuste = (pessoas: readonly Omit<SomaDoReajuste, 'pessoas'>[]): SomaDoReajuste => ({
  pessoas: pessoas.length,
  deCentavos: pessoas.reduce((soma, { deCentavos }) => soma + deCentavos, 0),
  paraCentavos: pessoas.reduce((soma, { paraCentavos }) => soma + paraCentavos, 0),
  diferencaCentavos: pessoas.reduce((soma, { diferencaCentavos }) => soma + diferencaCentavos, 0),
})
