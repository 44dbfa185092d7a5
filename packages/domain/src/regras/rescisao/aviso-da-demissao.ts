import { cumprirAviso } from '../aviso/cumprimento.ts'
import { avisoPorDatas, DIAS_BASE } from '../aviso/dias.ts'
import { isContagem } from '../arredondamento.ts'
import { anosCompletos, diasEntre, menorData, somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, emDias, passo, type ComMemoria } from '../memoria.ts'
import { formaDoAviso } from './avisos.ts'
import { reducoesDoAviso, type FormaDeAviso } from './formas-de-aviso.ts'
import { isCausa, regraNoContrato, type Causa } from './causas.ts'
import { ASO_DEMISSIONAL_DIAS } from './exame.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { prazosDaRescisao } from './prazos.ts'

/** Days and dates of a dismissal. */
export interface AvisoDaDemissao extends ComMemoria {
  readonly causa: Causa
  readonly forma: FormaDeAviso
  /** Day on which the notice is given; the last day of the contract where there is none. */
  readonly comunicacao: DataIso
  readonly anosCompletos: number
  /** Days of notice that are due, by who owes them; none where the cause has no notice. */
  readonly avisoDias: number
  readonly avisoTrabalhados: number
  readonly avisoIndenizados: number
  /** Days that who resigned will not work and that were not waived. */
  readonly avisoNaoCumpridos: number
  /** First day of a worked notice. */
  readonly inicioAviso: DataIso | null
  readonly ultimoDiaTrabalhado: DataIso
  /** Last day of the contract in the facts. */
  readonly dtDeslig: DataIso
  /** End of the indemnified part; null without one. */
  readonly dtProjFimAPI: DataIso | null
  readonly fimProjetado: DataIso
  readonly pagarAte: DataIso
  readonly pagarAteDiaUtil: DataIso
  readonly s2299Ate: DataIso
  /** Last day of the dismissal exam. */
  readonly asoAte: DataIso
}

/**
 * Notice and dates of a dismissal (CLT arts. 477 § 6º, 487 and 488; Lei 12.506/2011; Súmulas 276 and 380 TST). Null without a
 * known cause, without the way of the notice or the dates it needs, and for an end or a communication before the admission.
 */
export function avisoDaDemissao(
  pedido: PedidoDeDemissao,
  circunstancias: CircunstanciasDaDemissao,
): AvisoDaDemissao | null {
  if (!isCausa(pedido.causa)) return null
  const forma = formaDoAviso(pedido.causa, pedido.aviso, circunstancias.contrato.tipo)
  if (forma === null) return null
  const dias = prorrogar(diasDaDemissao(pedido, pedido.causa, forma, circunstancias), pedido.avisoAte)
  const { admissao, parametros } = circunstancias
  if (!dias || dias.comunicacao < admissao || dias.dtDeslig < admissao) return null
  const prazos = prazosDaRescisao(dias.dtDeslig, parametros?.calendario)
  return {
    causa: pedido.causa,
    forma,
    ...dias,
    anosCompletos: anosCompletos(admissao, dias.comunicacao),
    inicioAviso: dias.avisoTrabalhados > 0 ? somarDias(dias.comunicacao, 1) : null,
    pagarAte: prazos.prazoLegal,
    pagarAteDiaUtil: prazos.prazoOperacional,
    s2299Ate: prazos.s2299Ate,
    asoAte: somarDias(dias.dtDeslig, ASO_DEMISSIONAL_DIAS),
    memoria: [...passosDosDias(dias), ...prazos.memoria],
  }
}

type Dias = Pick<
  AvisoDaDemissao,
  | 'comunicacao'
  | 'avisoDias'
  | 'avisoTrabalhados'
  | 'avisoIndenizados'
  | 'avisoNaoCumpridos'
  | 'ultimoDiaTrabalhado'
  | 'dtDeslig'
  | 'dtProjFimAPI'
  | 'fimProjetado'
>

function diasDaDemissao(
  pedido: PedidoDeDemissao,
  causa: Causa,
  forma: FormaDeAviso,
  circunstancias: CircunstanciasDaDemissao,
): Dias | null {
  const { comunicacao } = pedido
  const { aviso } = regraNoContrato(causa, circunstancias.contrato.tipo)
  if (aviso === 'NAO') return semAviso(pedido, causa, circunstancias)
  if (comunicacao === undefined) return null
  if (aviso === 'DO_EMPREGADO') return doEmpregado(pedido, comunicacao, forma)
  const devidos = avisoPorDatas(circunstancias.admissao, comunicacao)?.dias
  if (devidos === undefined) return null
  if (forma === 'dispensado') return saidaNoDia(comunicacao, pedido.desligamento ?? comunicacao, devidos)
  return daEmpresa(pedido, comunicacao, forma === 'trabalhado' ? devidos : 0, devidos, circunstancias)
}

/** An end without notice: the day that was typed, the term, or the day on which it was told. A death is told after it. */
function semAviso(
  { comunicacao, desligamento }: PedidoDeDemissao,
  causa: Causa,
  { contrato }: CircunstanciasDaDemissao,
): Dias | null {
  const termo = causa === '06' ? contrato.fim : null
  const fim = desligamento ?? termo ?? comunicacao
  return fim === undefined ? null : saidaNoDia(menorData(comunicacao ?? fim, fim), fim, 0)
}

/** Leaves on a day with nothing projected after it; days of notice worked until it count as such. */
const saidaNoDia = (comunicacao: DataIso, dtDeslig: DataIso, avisoDias: number): Dias => ({
  comunicacao,
  avisoDias,
  avisoTrabalhados: avisoDias > 0 ? Math.max(0, diasEntre(comunicacao, dtDeslig)) : 0,
  avisoIndenizados: 0,
  avisoNaoCumpridos: 0,
  ultimoDiaTrabalhado: dtDeslig,
  dtDeslig,
  dtProjFimAPI: null,
  fimProjetado: dtDeslig,
})

function doEmpregado(pedido: PedidoDeDemissao, comunicacao: DataIso, forma: FormaDeAviso): Dias | null {
  const { desligamento = comunicacao } = pedido
  const { diasCumpridos = forma === 'trabalhado' ? DIAS_BASE : diasEntre(comunicacao, desligamento) } = pedido
  if (!isContagem(diasCumpridos)) return null
  const cumpridos = Math.min(DIAS_BASE, diasCumpridos)
  return {
    ...saidaNoDia(comunicacao, somarDias(comunicacao, cumpridos), DIAS_BASE),
    avisoNaoCumpridos: forma === 'dispensado' ? 0 : DIAS_BASE - cumpridos,
  }
}

function daEmpresa(
  { reducao }: PedidoDeDemissao,
  comunicacao: DataIso,
  trabalhados: number,
  avisoDias: number,
  { parametros }: CircunstanciasDaDemissao,
): Dias | null {
  const { avisoMaximoTrabalhado: maximo } = parametros ?? {}
  const cumprido = cumprirAviso({
    comunicacao,
    dias: avisoDias,
    trabalhados,
    ...(reducao && trabalhados > 0 && { opcao: reducoesDoAviso[reducao].opcao }),
    ...(maximo !== undefined && { maximo }),
  })
  if (!cumprido) return null
  const { dtDeslig, dtProjFimAPI, ultimoDiaTrabalhado } = cumprido
  const avisoTrabalhados = diasEntre(comunicacao, dtDeslig)
  return {
    comunicacao,
    avisoDias,
    avisoTrabalhados,
    avisoIndenizados: avisoDias - avisoTrabalhados,
    avisoNaoCumpridos: 0,
    ultimoDiaTrabalhado,
    dtDeslig,
    dtProjFimAPI,
    fimProjetado: dtProjFimAPI ?? dtDeslig,
  }
}

/** The same notice ending later, by what a leave took of it: what is projected after it comes later too. */
function prorrogar(dias: Dias | null, avisoAte: DataIso | undefined): Dias | null {
  if (!dias?.avisoTrabalhados || avisoAte === undefined || avisoAte <= dias.dtDeslig) return dias
  const mais = diasEntre(dias.dtDeslig, avisoAte)
  const { ultimoDiaTrabalhado, dtProjFimAPI, fimProjetado } = dias
  return {
    ...dias,
    ultimoDiaTrabalhado: somarDias(ultimoDiaTrabalhado, mais),
    dtDeslig: avisoAte,
    dtProjFimAPI: dtProjFimAPI && somarDias(dtProjFimAPI, mais),
    fimProjetado: somarDias(fimProjetado, mais),
  }
}

const passosDosDias = (dias: Dias): ComMemoria['memoria'] => [
  ...(dias.avisoDias > 0
    ? [
        passo('Dias de aviso prévio', emDias(dias.avisoDias), 'CLT art. 487; Lei 12.506/2011'),
        passo('Dias de aviso trabalhados', emDias(dias.avisoTrabalhados), 'CLT art. 487; Súmula 380 TST'),
      ]
    : []),
  passo('Último dia do contrato', emData(dias.dtDeslig), 'MOS S-2299'),
]
