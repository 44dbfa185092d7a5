import { formatData } from '../../../br/data.ts'
import { motivosDeFracionamento, validarFracionamento } from '../fracionamento.ts'
import { comRetomada } from '../trecho.ts'
import { isContagem } from '../../arredondamento.ts'
import type {
  AjusteDoPlano,
  EntradaDoPlano,
  ImpossivelDoPlano,
  Parte,
  ParteAjustada,
  PeriodoDoPlano,
  PessoaDoPlano,
} from './tipos.ts'

/** Stretches to place, and those that no date could help. */
export interface PartesDoPlano {
  readonly partes: readonly Parte[]
  readonly impossiveis: readonly ImpossivelDoPlano[]
}

/** The stretches of everybody: the oldest period of a person first, as it was divided by hand or in one. */
export function partesDe({ pessoas, ajustes, hoje }: EntradaDoPlano): PartesDoPlano {
  const doPeriodo = new Map(ajustes.map((ajuste) => [ajuste.periodoId, ajuste]))
  const partes: Parte[] = []
  const impossiveis: ImpossivelDoPlano[] = []
  for (const pessoa of pessoas)
    for (const periodo of pessoa.periodos) {
      const ajuste = doPeriodo.get(periodo.id)
      const recusa = recusaDoPeriodo(pessoa, periodo, { ajuste, hoje })
      if (recusa) {
        const onde = { pessoaId: pessoa.id, periodoId: periodo.id, ordem: 0, dias: periodo.saldo }
        impossiveis.push({ ...onde, ...recusa })
      } else
        partes.push(
          ...divisaoDe(periodo, ajuste).map(({ dias, inicio }, ordem) => ({
            pessoa,
            periodo,
            ordem,
            dias,
            fixo: inicio,
          })),
        )
    }
  return { partes, impossiveis }
}

/** The stretches of a period: those chosen by hand, or one with the whole balance. */
export const divisaoDe = (
  { saldo }: Pick<PeriodoDoPlano, 'saldo'>,
  ajuste: Pick<AjusteDoPlano, 'partes'> | undefined,
): readonly ParteAjustada[] =>
  ajuste && ajuste.partes.length > 0 ? ajuste.partes : [{ dias: saldo, inicio: null }]

type Recusa = Pick<ImpossivelDoPlano, 'codigo' | 'motivo'>

interface Circunstancia {
  readonly ajuste: AjusteDoPlano | undefined
  readonly hoje: string
}

function recusaDoPeriodo(
  pessoa: PessoaDoPlano,
  periodo: PeriodoDoPlano,
  { ajuste, hoje }: Circunstancia,
): Recusa | null {
  if (ajuste?.fora) return { codigo: 'fora', motivo: 'Deixada fora do plano por você.' }
  if (pessoa.recusa !== null) return { codigo: 'vinculo', motivo: pessoa.recusa }
  if (periodo.aquisitivoFim >= hoje || periodo.saldo <= 0)
    return {
      codigo: 'PERIODO_NAO_ADQUIRIDO',
      motivo: `O período se completa em ${formatData(periodo.aquisitivoFim)}; os dias entram no saldo no dia seguinte. Resolva de novo depois dele.`,
    }
  const recusada = recusaDaDivisao(periodo, divisaoDe(periodo, ajuste))
  return recusada === null ? null : { codigo: 'divisao', motivo: recusada }
}

/** Why these stretches of a period are not lawful together, in words; null where they are (CLT art. 134 § 1º). */
export function recusaDaDivisao(
  { diasDireito, jaMarcados, abonoVendido, aRetomar, saldo }: PeriodoDoPlano,
  partes: readonly ParteAjustada[],
): string | null {
  const dias = partes.map((parte) => parte.dias)
  if (!dias.every((um) => isContagem(um) && um > 0)) return motivosDeFracionamento.DIAS_INVALIDOS
  const soma = dias.reduce((total, um) => total + um, 0)
  if (soma > saldo) return `As partes somam ${soma} dias e o saldo é de ${saldo}. Diminua os dias.`
  const { motivo } = validarFracionamento({
    diasDireito,
    jaMarcados,
    abono: abonoVendido,
    periodos: comRetomada(partes, aRetomar)
      .filter(({ retomada }) => !retomada)
      .map((parte) => parte.dias),
    concordancia: true,
    parcial: true,
  })
  return motivo && motivosDeFracionamento[motivo]
}
