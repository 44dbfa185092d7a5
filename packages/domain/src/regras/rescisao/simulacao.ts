import type { RemuneracaoBase } from '../adicionais/remuneracao.ts'
import { isContagem } from '../arredondamento.ts'
import { proximaDataBase } from '../aviso/lei-7238.ts'
import { avosDeFerias } from '../calendario/avos.ts'
import { emDinheiro, passo } from '../memoria.ts'
import { avisoDaDemissao, type AvisoDaDemissao } from './aviso-da-demissao.ts'
import { causaOf, type Causa } from './causas.ts'
import { estimarFgts, semDepositoDe } from './fgts.ts'
import { linhaDoTempo } from './linha-do-tempo.ts'
import { linhasDigitadas, somarLinhas, type LinhaDaRescisao } from './linhas.ts'
import { descontosDaDemissao } from './linhas-de-desconto.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { feriasDoRazao, ocorrenciasNaRescisao, type DasFerias } from './razao-na-rescisao.ts'
import { seguroDesemprego } from './seguro-desemprego.ts'
import type { SaqueDoFgts, SimulacaoDaDemissao } from './simulacao-tipos.ts'
import { diasForaDoSaldo, isMesSuspenso, meses13PerdidosPor, suspensoesDe } from './suspensao.ts'
import type { DadosDaRescisao, VerbasRescisorias } from './tipos.ts'
import { verbasRescisorias } from './verbas.ts'

/**
 * Dates and amounts of a dismissal, line by line, from what was typed so far. Null where the dates cannot be said (see
 * `avisoDaDemissao`), without a pay base, and for bad numbers.
 */
export function simularDemissao(
  pedido: PedidoDeDemissao,
  circunstancias: CircunstanciasDaDemissao,
): SimulacaoDaDemissao | null {
  const aviso = avisoDaDemissao(pedido, circunstancias)
  const { remuneracao } = circunstancias
  if (!aviso || !remuneracao) return null
  const dados = dadosDaRescisao(pedido, aviso, remuneracao, circunstancias)
  const semFgts = verbasRescisorias(dados)
  if (!semFgts) return null
  const fgts = fgtsDaDemissao(pedido, aviso, remuneracao, circunstancias, semFgts)
  const verbas =
    fgts &&
    verbasRescisorias({
      ...dados,
      depositosFgtsCentavos: fgts.depositosCentavos,
      depositosEstimados: fgts.estimados,
    })
  const descontos = descontosDaDemissao(pedido, aviso, remuneracao, circunstancias)
  const digitados = proventosDigitados(pedido)
  if (!verbas || !descontos || !digitados) return null
  const totalDescontos = somarLinhas(descontos.linhas, 'desconto')
  const totalBruto = verbas.totalCentavos + somarLinhas(digitados, 'provento')
  return {
    ...aviso,
    linhaDoTempo: linhaDoTempo(aviso),
    ...valoresDe(verbas),
    ...descontos.valores,
    remuneracaoCentavos: remuneracao.baseCentavos,
    totalBruto,
    totalDescontos,
    totalLiquido: totalBruto - totalDescontos,
    depositosFgts: fgts.depositosCentavos,
    depositosEstimados: fgts.estimados,
    custoTotal: totalBruto + verbas.multaFgtsCentavos,
    saqueFgts: saqueDoFgts(aviso.causa, fgts.depositosCentavos, verbas.multaFgtsCentavos),
    seguroDesemprego: seguroDe(pedido, aviso, circunstancias),
    linhas: [...verbas.linhas, ...digitados, ...descontos.linhas],
    memoria: [
      passo('Remuneração que serve de base', emDinheiro(remuneracao.baseCentavos), 'CLT arts. 142 e 457'),
      ...aviso.memoria,
      ...verbas.memoria,
      ...digitados.flatMap(({ passos }) => passos),
      ...descontos.linhas.flatMap(({ passos }) => passos),
      ...fgts.memoria,
    ],
  }
}

/** What is paid beside the sums of the law, line by line. Null for bad numbers. */
function proventosDigitados({ proventos = [] }: PedidoDeDemissao): readonly LinhaDaRescisao[] | null {
  return proventos.every(({ valorCentavos }) => isContagem(valorCentavos))
    ? linhasDigitadas('outros_proventos', proventos, 'Contrato, acordo ou convenção')
    : null
}

function dadosDaRescisao(
  pedido: PedidoDeDemissao,
  aviso: AvisoDaDemissao,
  { baseCentavos, extrasCentavos, mediasCentavos }: RemuneracaoBase,
  circunstancias: CircunstanciasDaDemissao,
): DadosDaRescisao {
  const { admissao, contrato, afastamentos = [], ferias = [], periodos, faltasNoPeriodo = 0 } = circunstancias
  const { ocorrencias = [] } = circunstancias
  const { dataBaseMes, parametros } = circunstancias
  const { causa, dtDeslig, comunicacao, fimProjetado } = aviso
  const suspensoes = suspensoesDe(afastamentos)
  const doRazao: DasFerias = periodos
    ? feriasDoRazao(periodos, dtDeslig, faltasNoPeriodo)
    : { faltasInjustificadas: faltasNoPeriodo }
  return {
    motivo: causa,
    remuneracaoCentavos: baseCentavos,
    mensalCentavos: baseCentavos - extrasCentavos - mediasCentavos,
    admissao,
    desligamento: dtDeslig,
    comunicacao,
    diasDeAvisoIndenizados: aviso.avisoIndenizados,
    diasForaDoSaldo: diasForaDoSaldo(dtDeslig, suspensoes, ferias),
    mesSuspenso: isMesSuspenso(dtDeslig, suspensoes),
    meses13Perdidos:
      circunstancias.meses13Perdidos ?? meses13PerdidosPor(suspensoes, admissao, dtDeslig, fimProjetado),
    ...doRazao,
    ...ocorrenciasNaRescisao(ocorrencias, doRazao.baseDasFerias ?? admissao, dtDeslig),
    contrato: contrato.tipo,
    ...(contrato.fim && { fimContrato: contrato.fim }),
    ...(dataBaseMes && { dataBase: proximaDataBase(dataBaseMes, fimProjetado) }),
    ...(parametros?.calendario && { calendario: parametros.calendario }),
  }
}

function fgtsDaDemissao(
  { saldoFgts }: PedidoDeDemissao,
  { dtDeslig }: AvisoDaDemissao,
  { baseCentavos, salarioCentavos }: RemuneracaoBase,
  { admissao, aprendiz = false, afastamentos = [], salarios }: CircunstanciasDaDemissao,
  { avisoCentavos, decimoTerceiroCentavos }: VerbasRescisorias,
) {
  if (saldoFgts !== undefined) return { depositosCentavos: saldoFgts, estimados: false, memoria: [] }
  const estimativa = estimarFgts({
    admissao,
    aprendiz,
    ate: dtDeslig,
    remuneracaoCentavos: baseCentavos,
    salarioCentavos,
    semDeposito: semDepositoDe(afastamentos, dtDeslig),
    avisoCentavos,
    decimoTerceiroCentavos,
    ...(salarios && { salarios }),
  })
  return estimativa && { ...estimativa, estimados: true }
}

const valoresDe = (verbas: VerbasRescisorias) => ({
  diasSaldo: verbas.diasSaldo,
  saldoSalario: verbas.saldoSalarioCentavos,
  avisoValor: verbas.avisoCentavos,
  avos13: verbas.avos13,
  decimoTerceiro: verbas.decimoTerceiroCentavos,
  avosFerias: verbas.avosFerias,
  feriasProporcionais: verbas.feriasProporcionaisCentavos,
  tercoProporcional: verbas.tercoProporcionalCentavos,
  periodosVencidos: verbas.periodosVencidos,
  diasVencidos: verbas.diasVencidos,
  diasEmDobro: verbas.diasEmDobro,
  feriasVencidas: verbas.feriasVencidasCentavos,
  tercoVencidas: verbas.tercoVencidasCentavos,
  indenizacao479: verbas.indenizacao479Centavos,
  indenizacao7238: verbas.indenizacao7238Centavos,
  multaFgts: verbas.multaFgtsCentavos,
})

const percentuais = { NAO: 0, '80%': 80, '100%': 100, DEPENDENTES: 100 } as const
const textosDoSaque = {
  NAO: 'O saldo fica na conta: esta causa não libera o saque.',
  '80%': 'Saca até 80% dos depósitos, com a multa.',
  '100%': 'Saca todos os depósitos, com a multa.',
  DEPENDENTES: 'Os dependentes sacam todos os depósitos.',
} as const

function saqueDoFgts(causa: Causa, depositosCentavos: number, multaCentavos: number): SaqueDoFgts {
  const { saqueFgts } = causaOf(causa)
  const percentual = percentuais[saqueFgts]
  return {
    tem: percentual > 0,
    percentual,
    valorCentavos: percentual === 0 ? 0 : Math.floor((depositosCentavos * percentual) / 100) + multaCentavos,
    texto: textosDoSaque[saqueFgts],
  }
}

/** Months of this contract alone prove nothing against who worked elsewhere before it, so few of them leave it open. */
function seguroDe(
  { solicitacaoSeguro }: PedidoDeDemissao,
  { causa, dtDeslig }: AvisoDaDemissao,
  { admissao, mesesComSalario }: CircunstanciasDaDemissao,
) {
  const solicitacao = solicitacaoSeguro === undefined ? {} : { solicitacao: solicitacaoSeguro }
  const meses = mesesComSalario ?? avosDeFerias(admissao, dtDeslig)
  const seguro = seguroDesemprego(causa, { ...solicitacao, meses })
  return seguro.elegivel === false && mesesComSalario === undefined && causaOf(causa).seguroDesemprego
    ? { ...seguro, elegivel: null, porque: `${seguro.porque} Contam também os de empregos anteriores.` }
    : seguro
}
