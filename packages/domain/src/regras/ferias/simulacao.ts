import { formatData } from '../../br/data.ts'
import { somarDias, type DataIso } from '../calendario/datas.ts'
import type { CalendarioUtil } from '../calendario/dias-uteis.ts'
import { DSR_NO_DOMINGO, isDiaDeTrabalho } from '../calendario/escala.ts'
import { emDinheiro, passo, type ComMemoria, type Passo } from '../memoria.ts'
import { adiantamentoDo13 } from './adiantamento13.ts'
import type { RegraDeInicio } from './inicio.ts'
import { dobraDasFerias } from './limite.ts'
import { prazosDasFerias, type PrazosDasFerias } from './prazos.ts'
import { fimDoTrecho, type Trecho } from './trecho.ts'
import { valorDasFerias, type ValorDasFerias } from './valor.ts'

/** A stretch with the pay base of its own first day, in centavos; that of the request where it says none. */
export interface TrechoPago extends Trecho {
  readonly remuneracaoCentavos?: number
}

export interface DadosDaSimulacao {
  /** Pay base at the date of the vacation, in centavos (see `remuneracaoBase`). */
  readonly remuneracaoCentavos: number
  readonly fracoes: readonly TrechoPago[]
  /** Days turned into money by this request: paid with the first stretch, by its pay. */
  readonly abonoDias?: number
  readonly concessivoFim: DataIso
  /** Days left in the ledger before this request. */
  readonly saldo: number
  /** First half of the 13th with the first stretch, when asked for. */
  readonly adiantamento13?: { readonly salarioDoMesAnteriorCentavos: number; readonly admissao: DataIso }
  /** Scale and local holidays, to say the day of the return to work. */
  readonly regraDeInicio?: RegraDeInicio
  readonly calendario?: CalendarioUtil
}

/** Gross amounts in centavos. `dobra` has its third in it. */
export interface ValoresDoPedido {
  readonly ferias: number
  readonly terco: number
  readonly abono: number
  readonly tercoAbono: number
  readonly dobra: number
  readonly adiantamento13: number
  readonly total: number
}

export interface FracaoSimulada extends Omit<PrazosDasFerias, 'memoria'> {
  readonly inicio: DataIso
  readonly dias: number
  readonly fim: DataIso
  /** The day after the end, by the calendar. */
  readonly retorno: DataIso
  /** The first day of work after the end. */
  readonly voltaAoTrabalho: DataIso
  readonly diasSimples: number
  readonly diasEmDobro: number
  /** Its part of the amounts; the parts add up to the whole. */
  readonly valores: ValoresDoPedido
}

export interface SimulacaoDeFerias extends ComMemoria {
  readonly fracoes: readonly FracaoSimulada[]
  readonly valores: ValoresDoPedido
  readonly saldoDepois: number
}

/**
 * Dates and gross amounts of a request of vacation: notice, payment, end and return of each stretch, days inside and
 * after the concession period (CLT arts. 134, 135, 137, 142, 143 and 145; CF art. 7º XVII) and the first half of the 13th
 * (Lei 4.749 art. 2º § 2º). Each stretch is paid by the pay of its own first day (art. 142); each item is rounded once over the
 * stretches of one pay, and each stretch pays what it adds to it.
 * Null without a stretch or an abono, for days below 1, or for bad numbers.
 */
export function simularFerias(dados: DadosDaSimulacao): SimulacaoDeFerias | null {
  const { fracoes, abonoDias = 0, saldo } = dados
  const divididas = dividir(dados)
  const decimo = decimoTerceiro(dados)
  if (!divididas || !decimo || fracoes.length + abonoDias === 0) return null
  const total = somaDe(dados, divididas)
  if (!total) return null
  const valores = valoresDe(total, decimo.centavos)
  const ate = (quantas: number): ValoresDoPedido => {
    const parte = quantas === 0 ? null : somaDe(dados, divididas.slice(0, quantas))
    return parte ? valoresDe(parte, decimo.centavos) : NADA
  }
  return {
    fracoes: divididas.map((dividida, posicao) => {
      const { remuneracaoCentavos: _, ...fracao } = dividida
      return { ...fracao, valores: diferenca(ate(posicao + 1), ate(posicao)) }
    }),
    valores,
    saldoDepois: saldo - abonoDias - somar(divididas.map(({ dias }) => dias)),
    memoria: [
      ...total.memoria.filter(({ fundamento }) => fundamento !== SOMA),
      ...decimo.passos,
      passo('Total bruto', emDinheiro(valores.total), SOMA),
    ],
  }
}

const SOMA = 'Soma das rubricas'
const NADA: ValoresDoPedido = {
  ferias: 0,
  terco: 0,
  abono: 0,
  tercoAbono: 0,
  dobra: 0,
  adiantamento13: 0,
  total: 0,
}

const somar = (parcelas: readonly number[]): number => parcelas.reduce((soma, parcela) => soma + parcela, 0)

interface FracaoDividida extends Omit<FracaoSimulada, 'valores'> {
  readonly remuneracaoCentavos: number
}

/** Dates of each stretch and how many of its days are paid double; null when one has no days. */
function dividir({
  remuneracaoCentavos,
  fracoes,
  concessivoFim,
  regraDeInicio,
  calendario,
}: DadosDaSimulacao): readonly FracaoDividida[] | null {
  const divididas = fracoes.flatMap((fracao) => {
    const { inicio, dias } = fracao
    const dobra = dobraDasFerias(inicio, dias, concessivoFim)
    if (!dobra) return []
    const { diasSimples, diasEmDobro, retorno } = dobra
    const { comunicarAte, pagarAte, pagarAteDiaUtil } = prazosDasFerias(inicio, calendario)
    const prazos = { comunicarAte, pagarAte, pagarAteDiaUtil }
    const voltaAoTrabalho = primeiroDiaDeTrabalho(retorno, regraDeInicio)
    return [
      {
        inicio,
        dias,
        fim: fimDoTrecho(fracao),
        retorno,
        voltaAoTrabalho,
        ...prazos,
        diasSimples,
        diasEmDobro,
        remuneracaoCentavos: fracao.remuneracaoCentavos ?? remuneracaoCentavos,
      },
    ]
  })
  return divididas.length === fracoes.length ? divididas : null
}

/** No scale rests for longer than this; a scale that never works (bad data) returns by the calendar. */
const BUSCA_MAXIMA_DIAS = 60

/** The first day of work by the scale from the one given on, in a place with these holidays. */
export function primeiroDiaDeTrabalho(
  data: DataIso,
  { escala = DSR_NO_DOMINGO, feriadosLocais }: RegraDeInicio = {},
): DataIso {
  for (let distancia = 0; distancia < BUSCA_MAXIMA_DIAS; distancia += 1) {
    const dia = somarDias(data, distancia)
    if (isDiaDeTrabalho(escala, dia, feriadosLocais)) return dia
  }
  return data
}

/** The amounts of these stretches with the whole abono, those of one pay together. */
function somaDe(
  { remuneracaoCentavos, abonoDias = 0 }: DadosDaSimulacao,
  fracoes: readonly FracaoDividida[],
): ValorDasFerias | null {
  const doAbono = fracoes[0]?.remuneracaoCentavos ?? remuneracaoCentavos
  const porPagamento = Map.groupBy(fracoes, (fracao) => fracao.remuneracaoCentavos)
  const pagamentos = new Map([[doAbono, []], ...porPagamento])
  const partes = [...pagamentos].map(([pagamento, destas]): ValorDasFerias | null => {
    const valor = valorDasFerias({
      remuneracaoCentavos: pagamento,
      diasGozo: somar(destas.map(({ dias }) => dias)),
      diasAbono: pagamento === doAbono ? abonoDias : 0,
      diasEmDobro: somar(destas.map(({ diasEmDobro }) => diasEmDobro)),
    })
    const [primeira] = destas
    return (
      valor && {
        ...valor,
        memoria: [
          ...(primeira && pagamentos.size > 1
            ? [passo(`Remuneração em ${formatData(primeira.inicio)}`, emDinheiro(pagamento), 'CLT art. 142')]
            : []),
          ...valor.memoria,
        ],
      }
    )
  })
  return partes.reduce((soma, parte) => soma && parte && somarValores(soma, parte))
}

const somarValores = (um: ValorDasFerias, outro: ValorDasFerias): ValorDasFerias => ({
  feriasCentavos: um.feriasCentavos + outro.feriasCentavos,
  tercoCentavos: um.tercoCentavos + outro.tercoCentavos,
  abonoCentavos: um.abonoCentavos + outro.abonoCentavos,
  tercoAbonoCentavos: um.tercoAbonoCentavos + outro.tercoAbonoCentavos,
  dobraCentavos: um.dobraCentavos + outro.dobraCentavos,
  tercoDobraCentavos: um.tercoDobraCentavos + outro.tercoDobraCentavos,
  totalCentavos: um.totalCentavos + outro.totalCentavos,
  memoria: [...um.memoria, ...outro.memoria],
})

function decimoTerceiro({ adiantamento13, fracoes }: DadosDaSimulacao): {
  readonly centavos: number
  readonly passos: readonly Passo[]
} | null {
  const [primeira] = fracoes
  if (!adiantamento13 || !primeira) return { centavos: 0, passos: [] }
  const { salarioDoMesAnteriorCentavos, admissao } = adiantamento13
  const adiantamento = adiantamentoDo13({
    salarioCentavos: salarioDoMesAnteriorCentavos,
    admissao,
    inicio: primeira.inicio,
  })
  return adiantamento && { centavos: adiantamento.valorCentavos, passos: adiantamento.memoria }
}

function valoresDe(valor: ValorDasFerias, adiantamento13: number): ValoresDoPedido {
  return {
    ferias: valor.feriasCentavos,
    terco: valor.tercoCentavos,
    abono: valor.abonoCentavos,
    tercoAbono: valor.tercoAbonoCentavos,
    dobra: valor.dobraCentavos + valor.tercoDobraCentavos,
    adiantamento13,
    total: valor.totalCentavos + adiantamento13,
  }
}

const diferenca = (depois: ValoresDoPedido, antes: ValoresDoPedido): ValoresDoPedido => ({
  ferias: depois.ferias - antes.ferias,
  terco: depois.terco - antes.terco,
  abono: depois.abono - antes.abono,
  tercoAbono: depois.tercoAbono - antes.tercoAbono,
  dobra: depois.dobra - antes.dobra,
  adiantamento13: depois.adiantamento13 - antes.adiantamento13,
  total: depois.total - antes.total,
})
