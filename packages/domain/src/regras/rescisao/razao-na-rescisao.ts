import { diasEmComum, somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import { periodosAquisitivos } from '../ferias/aquisicao.ts'
import { diasDeDireito } from '../ferias/direito.ts'
import { ocorrenciaNoDia, readOcorrencias, type OcorrenciaDoContrato } from '../ferias/ocorrencias.ts'
import type { PeriodoDoRazao } from './pedido-tipos.ts'
import type { DadosDaRescisao } from './tipos.ts'

export type DasFerias = Pick<DadosDaRescisao, 'feriasNaoGozadas' | 'baseDasFerias' | 'faltasInjustificadas'>

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

type DasOcorrencias = Pick<DadosDaRescisao, 'baseDasFerias' | 'diasForaDoPeriodo' | 'periodoPerdido'>

/**
 * What the facts of a contract take from the period that begins on `base`, up to its end (CLT arts. 130, 132, 133 and 471): days that
 * count for no month, or all of it. What was to go on ends with the contract.
 */
export function ocorrenciasNaRescisao(
  ocorrencias: readonly OcorrenciaDoContrato[],
  base: DataIso,
  dtDeslig: DataIso,
): DasOcorrencias {
  if (ocorrencias.length === 0) return {}
  const fatos = ocorrencias.map((fato) => ocorrenciaNoDia(fato, dtDeslig))
  const historico = { admissao: base, ate: dtDeslig, ocorrencias: fatos }
  const contados = periodosAquisitivos(historico)
  const ultimo = contados.at(-1)
  const perdeu = contados.some(({ situacao }) => situacao === 'PERDIDO')
  // After a loss the count begins again on the return (CLT art. 133 § 2º).
  const inicioDaContagem = perdeu && ultimo ? ultimo.aquisitivoInicio : base
  return {
    baseDasFerias: inicioDaContagem,
    diasForaDoPeriodo: readOcorrencias(fatos, historico).suspensoes.reduce(
      (dias, { inicio, fim }) => dias + diasEmComum(inicio, fim, inicioDaContagem, dtDeslig),
      0,
    ),
    periodoPerdido: ultimo?.situacao === 'PERDIDO',
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
