import { somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import { diasDeDireito } from '../ferias/direito.ts'
import type { PeriodoDoRazao } from './pedido-tipos.ts'
import type { DadosDaRescisao } from './tipos.ts'

type DasFerias = Pick<DadosDaRescisao, 'feriasNaoGozadas' | 'baseDasFerias' | 'faltasInjustificadas'>

/** A period whose concession never ended. */
const SEM_FIM: DataIso = '9999-12-31'

/**
 * What the ledger of vacation says to a rescisão that ends on a day: the days left of the periods complete before it, with the end
 * of their concession, and where the one in course began. One that completes between today and the end enters whole, by its absences.
 */
export function feriasDoRazao(
  periodos: readonly PeriodoDoRazao[],
  dtDeslig: DataIso,
  faltas: number,
): DasFerias {
  const emOrdem = periodos.toSorted((a, b) => (a.aquisitivoInicio < b.aquisitivoInicio ? -1 : 1))
  const corrente = emOrdem.find(
    ({ aquisitivoInicio, aquisitivoFim }) => aquisitivoInicio <= dtDeslig && dtDeslig <= aquisitivoFim,
  )
  const anteriores = emOrdem.filter(({ aquisitivoFim }) => aquisitivoFim < dtDeslig)
  const ultimo = anteriores.at(-1)
  const base = corrente?.aquisitivoInicio ?? (ultimo && somarDias(ultimo.aquisitivoFim, 1))
  // Absences belong to the period in course today, which may complete before the end.
  const completado = anteriores.some(({ situacao }) => situacao === 'EM_CURSO')
  return {
    feriasNaoGozadas: anteriores
      .filter(({ situacao }) => situacao !== 'PERDIDO')
      .map((periodo) => naoGozada(periodo, faltas))
      .filter(({ dias }) => dias > 0),
    faltasInjustificadas: completado ? 0 : faltas,
    ...(base !== undefined && { baseDasFerias: base }),
  }
}

function naoGozada(periodo: PeriodoDoRazao, faltas: number) {
  const { situacao, saldo, concessivoFim, aquisitivoInicio } = periodo
  return situacao === 'EM_CURSO'
    ? {
        dias: Math.max(0, (diasDeDireito(faltas)?.dias ?? 0) + saldo),
        concessivoFim: somarDias(somarAnos(aquisitivoInicio, 2), -1),
      }
    : { dias: saldo, concessivoFim: concessivoFim ?? SEM_FIM }
}
