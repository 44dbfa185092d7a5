import { avisoPorDatas } from '../aviso/dias.ts'
import { indenizacaoAdicional } from '../aviso/lei-7238.ts'
import { fracaoDe, isContagem } from '../arredondamento.ts'
import { avosDe13 } from '../calendario/avos.ts'
import {
  diasDoTrecho,
  maiorData,
  primeiroDiaDoMes,
  somarDias,
  ultimoDiaDoMes,
  type DataIso,
} from '../calendario/datas.ts'
import { indenizacaoArt479 } from '../experiencia/rescisao-antecipada.ts'
import { emAvos, emData, emDias, emDinheiro, passo } from '../memoria.ts'
import { regraNoContrato } from './causas.ts'
import type { RegraDaCausa } from './causas-tipos.ts'
import { linha, somarLinhas } from './linhas.ts'
import { prazosDaRescisao } from './prazos.ts'
import type { DadosDaRescisao, Parcela, VerbasRescisorias } from './tipos.ts'
import { feriasDaRescisao } from './verbas-de-ferias.ts'

const DIAS_DO_MES = 30
const MESES_DO_ANO = 12

/**
 * Gross amounts of a rescisão by reason (simulation, no discounts): wage balance, notice, 13th, vacation with one
 * third, art. 479, Lei 7.238 and the FGTS fine. CLT arts. 146, 147, 477, 479, 484-A and 487; Lei 4.090/1962;
 * Lei 8.036/1990 art. 18. The indemnified notice is projected into 13th and vacation (487 § 1º); with half a notice
 * (reasons 33 and 05) all the days are projected and half is paid, which is disputed and a decision of the product.
 *
 * Null for a dismissal before the admission or the communication, negative or fractional numbers, or more periods in double than expired.
 */
export function verbasRescisorias(dados: DadosDaRescisao): VerbasRescisorias | null {
  const regra = regraNoContrato(dados.motivo, dados.contrato)
  const aviso = avisoPorDatas(dados.admissao, dados.comunicacao ?? dados.desligamento)
  if (!aviso || !isDadosValidos(dados)) return null
  const parcelaAviso = avisoDevido(dados, regra, aviso.dias)
  const { fimProjetado } = parcelaAviso.itens
  const parcelas = [
    saldoDeSalario(dados, regra),
    parcelaAviso,
    decimoTerceiro(dados, regra, fimProjetado),
    feriasDaRescisao(dados, regra, fimProjetado),
    indenizacoes(dados, regra, fimProjetado),
  ] as const
  const [saldo, , decimo, periodos, extras] = parcelas
  const multaFgtsCentavos = fracaoDe(dados.depositosFgtsCentavos ?? 0, regra.multaFgts, 100)
  const multa = passo(
    `Multa de ${regra.multaFgts}% dos depósitos do FGTS (vai para a conta vinculada)`,
    emDinheiro(multaFgtsCentavos),
    leiDaMulta(dados.motivo, regra),
  )
  const linhas = [
    ...parcelas.flatMap((parcela) => parcela.linhas),
    ...linha('multa_fgts', {
      centavos: multaFgtsCentavos,
      referencia: `${regra.multaFgts}%`,
      ...(dados.depositosEstimados && { estimado: true }),
      baseLegal: leiDaMulta(dados.motivo, regra),
      passos: [multa],
    }),
  ]
  const totalCentavos = somarLinhas(linhas, 'provento')
  const prazos = prazosDaRescisao(dados.desligamento, dados.calendario)
  return {
    ...saldo.itens,
    ...parcelaAviso.itens,
    ...decimo.itens,
    ...periodos.itens,
    ...extras.itens,
    multaFgtsCentavos,
    pagarAte: prazos.prazoLegal,
    pagarAteDiaUtil: prazos.prazoOperacional,
    totalCentavos,
    memoria: [
      ...parcelas.flatMap(({ passos }) => passos),
      passo('Total bruto das verbas', emDinheiro(totalCentavos), 'Soma das rubricas'),
      multa,
      ...prazos.memoria,
    ],
    linhas,
  }
}

/** The law of the FGTS fine: whole, or half by agreement (CLT art. 484-A) or by a court. */
const leiDaMulta = (motivo: DadosDaRescisao['motivo'], { multaFgts }: RegraDaCausa): string =>
  motivo === '33' ? 'CLT art. 484-A I b' : `Lei 8.036/1990 art. 18 § ${multaFgts === 20 ? 2 : 1}º`

function isDadosValidos(dados: DadosDaRescisao): boolean {
  const { periodosVencidos = 0, periodosEmDobro = 0, depositosFgtsCentavos = 0 } = dados
  const { remuneracaoCentavos, faltasInjustificadas = 0, diasDeAvisoIndenizados = 0 } = dados
  const { diasForaDoSaldo = 0, diasForaDoPeriodo = 0, meses13Perdidos = 0 } = dados
  const base = dados.baseDasFerias ?? dados.admissao
  const meiosDias = (dados.feriasNaoGozadas ?? []).map(({ dias }) => dias * 2)
  return (
    [
      ...meiosDias,
      periodosVencidos,
      periodosEmDobro,
      depositosFgtsCentavos,
      remuneracaoCentavos,
      mensalDe(dados),
      faltasInjustificadas,
      diasDeAvisoIndenizados,
      diasForaDoSaldo,
      diasForaDoPeriodo,
      meses13Perdidos,
    ].every(isContagem) &&
    periodosEmDobro <= periodosVencidos &&
    base <= dados.desligamento &&
    (dados.comunicacao ?? base) <= dados.desligamento
  )
}

/** Pay of a month without averages: those of what varies are of the months in which it was worked. */
const mensalDe = ({ mensalCentavos, remuneracaoCentavos }: DadosDaRescisao): number =>
  mensalCentavos ?? remuneracaoCentavos

/** Days worked in the month of the end; a whole month, of 28 to 31 days, is the monthly wage (CLT art. 64). */
function saldoDeSalario(
  dados: DadosDaRescisao,
  { verbas }: RegraDaCausa,
): Parcela<Pick<VerbasRescisorias, 'diasSaldo' | 'saldoSalarioCentavos'>> {
  if (!verbas) return { itens: { diasSaldo: 0, saldoSalarioCentavos: 0 }, linhas: [], passos: [] }
  const { admissao, desligamento, diasForaDoSaldo = 0, mesSuspenso = false } = dados
  const primeiro = primeiroDiaDoMes(desligamento)
  const mesInteiro = !mesSuspenso && admissao <= primeiro && desligamento === ultimoDiaDoMes(desligamento)
  const dias = diasDoTrecho(maiorData(primeiro, admissao), desligamento)
  const diasSaldo = Math.max(0, (mesInteiro ? DIAS_DO_MES : Math.min(DIAS_DO_MES, dias)) - diasForaDoSaldo)
  const saldoSalarioCentavos = fracaoDe(mensalDe(dados), diasSaldo, DIAS_DO_MES)
  const referencia = `${diasSaldo}/30`
  const baseLegal = 'CLT arts. 64 e 477'
  const passos = [passo(`Saldo de salário: ${referencia}`, emDinheiro(saldoSalarioCentavos), baseLegal)]
  return {
    itens: { diasSaldo, saldoSalarioCentavos },
    linhas: linha('saldo_salario', { centavos: saldoSalarioCentavos, referencia, baseLegal, passos }),
    passos,
  }
}

function avisoDevido(
  { desligamento, remuneracaoCentavos, diasDeAvisoIndenizados }: DadosDaRescisao,
  { aviso }: RegraDaCausa,
  diasDevidos: number,
): Parcela<Pick<VerbasRescisorias, 'avisoDias' | 'avisoCentavos' | 'fimProjetado'>> {
  if (aviso === 'NAO' || aviso === 'DO_EMPREGADO') {
    return { itens: { avisoDias: 0, avisoCentavos: 0, fimProjetado: desligamento }, linhas: [], passos: [] }
  }
  const avisoDias = Math.min(diasDevidos, diasDeAvisoIndenizados ?? diasDevidos)
  const metade = aviso === 'METADE'
  const avisoCentavos = fracaoDe(remuneracaoCentavos, avisoDias, metade ? DIAS_DO_MES * 2 : DIAS_DO_MES)
  const fimProjetado = somarDias(desligamento, avisoDias)
  const fundamento = metade ? 'CLT arts. 484 e 484-A' : 'CLT art. 487 § 1º; Lei 12.506/2011'
  const passos = [
    passo('Dias de aviso prévio indenizado', emDias(avisoDias), fundamento),
    passo(metade ? 'Metade do aviso indenizado' : 'Aviso indenizado', emDinheiro(avisoCentavos), fundamento),
    passo('Fim do contrato com a projeção do aviso', emData(fimProjetado), 'CLT art. 487 § 1º'),
  ]
  return {
    itens: { avisoDias, avisoCentavos, fimProjetado },
    linhas: linha('aviso_indenizado', {
      centavos: avisoCentavos,
      referencia: `${avisoDias} dias${metade ? ', metade' : ''}`,
      baseLegal: fundamento,
      passos,
    }),
    passos,
  }
}

/** Months of the year of the end, with those of the projection even when it passes into the next year. */
function decimoTerceiro(
  { admissao, desligamento, remuneracaoCentavos, meses13Perdidos = 0 }: DadosDaRescisao,
  regra: RegraDaCausa,
  fimProjetado: DataIso,
): Parcela<Pick<VerbasRescisorias, 'avos13' | 'decimoTerceiroCentavos'>> {
  const inicio = maiorData(admissao, `${desligamento.slice(0, 4)}-01-01`)
  const avos13 =
    regra.decimoTerceiro === 0 ? 0 : Math.max(0, avosDe13(inicio, fimProjetado) - meses13Perdidos)
  const decimoTerceiroCentavos = fracaoDe(
    remuneracaoCentavos,
    avos13 * regra.decimoTerceiro,
    MESES_DO_ANO * 100,
  )
  const baseLegal = 'Lei 4.090/1962 arts. 1º e 3º'
  const passos = [
    passo('Meses com 15 dias ou mais no ano', emAvos(avos13), 'Lei 4.090/1962 art. 1º § 2º'),
    passo('13º proporcional', emDinheiro(decimoTerceiroCentavos), baseLegal),
  ]
  return {
    itens: { avos13, decimoTerceiroCentavos },
    linhas: linha('decimo_terceiro', {
      centavos: decimoTerceiroCentavos,
      referencia: `${avos13}/12`,
      baseLegal,
      passos,
    }),
    passos,
  }
}

function indenizacoes(
  dados: DadosDaRescisao,
  regra: RegraDaCausa,
  fimProjetado: DataIso,
): Parcela<Pick<VerbasRescisorias, 'indenizacao479Centavos' | 'indenizacao7238Centavos'>> {
  const { remuneracaoCentavos, desligamento, fimContrato, dataBase } = dados
  const art479 =
    regra.indenizacao479 && fimContrato
      ? indenizacaoArt479(remuneracaoCentavos, fimContrato, desligamento, regra.indenizacao479)
      : null
  const janela = regra.aviso === 'INTEGRAL' && dataBase ? indenizacaoAdicional(fimProjetado, dataBase) : null
  const indenizacao479Centavos = art479?.indenizacaoCentavos ?? 0
  // With the additionals of the month, and without what is paid by the hour (Súmula 242 TST).
  const indenizacao7238Centavos = janela?.devida ? mensalDe(dados) : 0
  return {
    itens: { indenizacao479Centavos, indenizacao7238Centavos },
    linhas: [
      ...linha('indenizacao_479', {
        centavos: indenizacao479Centavos,
        referencia: `${art479?.diasRestantes ?? 0} dias, ${regra.indenizacao479 === 50 ? 'um quarto' : 'metade'}`,
        baseLegal: regra.indenizacao479 === 50 ? 'CLT arts. 479, 484 e 502 III' : 'CLT art. 479',
        passos: art479?.memoria ?? [],
      }),
      ...linha('indenizacao_7238', {
        centavos: indenizacao7238Centavos,
        referencia: '1 salário',
        baseLegal: 'Lei 7.238/1984 art. 9º',
        passos: janela?.memoria ?? [],
      }),
    ],
    passos: [...(art479?.memoria ?? []), ...(janela?.memoria ?? [])],
  }
}
