import { formatData } from '../../../br/data.ts'
import { avaliar } from './candidatos.ts'
import { gruposDe } from './grupos.ts'
import { horizonteDe } from './horizonte.ts'
import { contarPorDia } from './ocupacao.ts'
import { divisaoDe, partesDe, recusaDaDivisao } from './partes.ts'
import type { AjusteDoPlano, EntradaDoPlano, Parte } from './tipos.ts'

/**
 * Why a change by hand is refused, in words; null where it may be. A date has to be lawful and inside the ceiling of
 * absences with what is away already and the other dates chosen by hand: the solver moves whoever else is in the way.
 */
export function recusaDoAjuste(entrada: EntradaDoPlano, ajuste: AjusteDoPlano): string | null {
  const pessoa = entrada.pessoas.find(({ periodos }) => periodos.some(({ id }) => id === ajuste.periodoId))
  const periodo = pessoa?.periodos.find(({ id }) => id === ajuste.periodoId)
  const horizonte = horizonteDe(entrada)
  if (!pessoa || !periodo) return 'Este período não está mais no plano.'
  if (!horizonte) return 'O ano do plano já passou.'
  if (ajuste.fora) return null
  const divisao = divisaoDe(periodo, ajuste)
  const recusa = recusaDaDivisao(periodo, divisao)
  if (recusa !== null) return recusa
  const partes = divisao.map(({ dias, inicio }, ordem): Parte => ({
    pessoa,
    periodo,
    ordem,
    dias,
    fixo: inicio,
  }))
  for (const parte of partes) {
    const { possiveis, recusa: motivo } = avaliar(parte, horizonte)
    if (possiveis.length === 0 && parte.fixo !== null)
      return `${formatData(parte.fixo)} não serve. ${motivo ?? ''}`.trim()
  }
  return acimaDoTeto({ ...entrada, ajustes: comAjuste(entrada.ajustes, ajuste) })
}

/** The changes with this one in the place of what was said of the period; one that says nothing takes it out. */
export function comAjuste(
  ajustes: readonly AjusteDoPlano[],
  ajuste: AjusteDoPlano,
): readonly AjusteDoPlano[] {
  const outros = ajustes.filter(({ periodoId }) => periodoId !== ajuste.periodoId)
  return ajuste.fora || ajuste.partes.length > 0 ? [...outros, ajuste] : outros
}

/** The first day on which the dates chosen by hand alone go over the ceiling or put somebody away twice, in words. */
function acimaDoTeto(entrada: EntradaDoPlano): string | null {
  const horizonte = horizonteDe(entrada)
  if (!horizonte) return null
  const fixas = partesDe(entrada).partes.filter(({ fixo }) => fixo !== null)
  for (const { avaliadas, teto, fora } of gruposDe(entrada, fixas, horizonte)) {
    const dias = avaliadas.flatMap(({ possiveis, parte }) =>
      possiveis.map((candidato) => ({ ...candidato, pessoaId: parte.pessoa.id })),
    )
    const duasVezes = dias.find((um, i) =>
      dias
        .slice(0, i)
        .some((outro) => outro.pessoaId === um.pessoaId && outro.de <= um.ate && um.de <= outro.ate),
    )
    if (duasVezes) return `Em ${formatData(duasVezes.inicio)} a pessoa já está em outra parte das férias.`
    const juntas = contarPorDia(horizonte.dias.length, dias)
    const cheio = juntas.findIndex(
      (quantos, dia) => quantos > 0 && quantos + (fora[dia] ?? 0) > (teto[dia] ?? 0),
    )
    if (cheio !== -1)
      return `Em ${formatData(horizonte.dias[cheio] ?? '')} o teto de ausências do contrato já está tomado por férias marcadas e datas fixadas.`
  }
  return null
}
