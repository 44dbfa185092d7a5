import type { LeituraDoRemanejamento } from '@rh/domain/processos/remanejamento/formulario'
import { RESERVA } from '@rh/domain/processos/remanejamento/campos'
import {
  totalDoMes,
  type CustoDoTransporte,
  type Lado,
  type PagamentoDoLado,
} from '@rh/domain/processos/remanejamento/simulacao'
import {
  salarioNoDestino,
  treinamentosQueFaltam,
  type Adicionais,
} from '@rh/domain/regras/alteracao/remanejamento-destino'
import { valeTransporte } from '@rh/domain/regras/beneficios/vale-transporte'
import type { LinhaVersao } from '../colaborador/versoes.ts'
import type { ClausulasDePagamento } from '../colaborador/clausulas-de-pagamento.ts'
import { remuneracaoDe } from '../colaborador/remuneracao.ts'
import type { Escala, Lugar } from './lugares.ts'
import type { Pessoa } from './pessoa.ts'

// The two sides of a transfer: what the person has today, and what the place they go to gives.

/** What both sides are worked out of. */
export interface Base {
  readonly atual: LinhaVersao
  readonly origem: Lugar
  /** Null for the pool, and while no post is chosen. */
  readonly lugar: Lugar | null
  readonly escalas: ReadonlyMap<number, Escala>
  readonly pisos: { readonly antes: number | null; readonly depois: number | null }
  /** The cargo after it. */
  readonly cargo: string
  readonly cargoId: number
  readonly pessoa: Pessoa
  readonly salarioMinimo: number
  /** What the agreement of a union says of the hours that are paid, on the day. */
  readonly clausulasDe: (sindicatoId: number) => ClausulasDePagamento
  /** How the voucher counts the days of the destination; null where the scale stays, and where nobody takes it. */
  readonly escalaVt: { readonly id: number; readonly dias: number } | null
  /** Names of the local holidays of a year, by post. */
  readonly feriados: ReadonlyMap<number, readonly string[]>
  readonly leitura: LeituraDoRemanejamento
}

/** A side in numbers. */
export interface LadoEmNumeros extends Adicionais {
  readonly salarioCentavos: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly escalaId: number
  readonly sindicatoId: number
}

function adicionaisDe(
  { escalas, salarioMinimo, clausulasDe }: Base,
  lado: Omit<LadoEmNumeros, keyof Adicionais>,
): LadoEmNumeros {
  const escala = escalas.get(lado.escalaId)
  if (!escala) throw new Error(`No scale ${lado.escalaId}`)
  const { adicional, adicionalCentavos, noturnoCentavos } = remuneracaoDe(
    { ...escala, ...lado, ...clausulasDe(lado.sindicatoId), diasPorSemana: escala.dias.length },
    salarioMinimo,
    0,
  )
  return {
    ...lado,
    insalubridadeCentavos: adicional === 'INSALUBRIDADE' ? adicionalCentavos : 0,
    periculosidadeCentavos: adicional === 'PERICULOSIDADE' ? adicionalCentavos : 0,
    noturnoCentavos,
  }
}

/** What the contract gives today. */
export const ladoDeHoje = (base: Base): LadoEmNumeros => {
  const { salarioCentavos, insalubridade, periculosidade, escalaId, sindicatoId } = base.atual
  return adicionaisDe(base, { salarioCentavos, insalubridade, periculosidade, escalaId, sindicatoId })
}

/** What the destination gives; in the pool there is no risk, and the hours stay. */
export function ladoDepois(base: Base): LadoEmNumeros {
  const { atual, lugar, leitura, pisos } = base
  const { reserva = false, 'comPromocao.salarioCentavos': novoSalarioCentavos } = leitura.parciais
  const { insalubridade, periculosidade, escalaId, sindicatoId } = lugar ?? atual
  return adicionaisDe(base, {
    salarioCentavos: salarioNoDestino({
      salarioAtualCentavos: atual.salarioCentavos,
      novoSalarioCentavos,
      pisoCentavos: lugar ? pisos.depois : null,
    }),
    insalubridade: reserva ? 0 : insalubridade,
    periculosidade: !reserva && periculosidade,
    escalaId,
    sindicatoId,
  })
}

const pagamentoDe = (lado: LadoEmNumeros, pisoCentavos: number | null): PagamentoDoLado => {
  const { salarioCentavos, insalubridadeCentavos, periculosidadeCentavos, noturnoCentavos } = lado
  const partes = { salarioCentavos, insalubridadeCentavos, periculosidadeCentavos, noturnoCentavos }
  return { ...partes, pisoCentavos, totalCentavos: totalDoMes(partes) }
}

/** The way to work in a month, and who pays it (Lei 7.418/1985 art. 4º). */
function transporteDe(
  { pessoa: { transporte } }: Base,
  salarioBaseCentavos: number,
  porDiaCentavos: number | undefined,
  dias = transporte?.dias,
): CustoDoTransporte | null {
  if (dias === undefined || porDiaCentavos === undefined) return null
  const custo = valeTransporte({
    salarioBaseCentavos,
    dias,
    passagensDia: 1,
    // Fares differ from line to line: a day counts as one fare of their sum.
    tarifaCentavos: porDiaCentavos,
  })
  return (
    custo && {
      totalCentavos: custo.totalCentavos,
      empresaCentavos: custo.custoEmpresaCentavos,
      pessoaCentavos: custo.descontoEmpregadoCentavos,
    }
  )
}

/** Fares of a day on the new way, or undefined where nobody said one. */
function novasPassagens({ leitura: { parciais } }: Base): number | undefined {
  const { valeTransporte: linhas = [] } = parciais
  return linhas.length === 0
    ? undefined
    : linhas.reduce((soma, { tarifaCentavos, viagensDia }) => soma + tarifaCentavos * viagensDia, 0)
}

interface Vista {
  readonly vePagamento: boolean
}

const horarioDe = ({ entrada, saida }: Escala): string => `${entrada.slice(0, 5)} às ${saida.slice(0, 5)}`

const doLugar = (lugar: Lugar, { feriados }: Base) => ({
  contrato: lugar.visivel ? lugar.contrato : null,
  local: lugar.local,
  municipio: `${lugar.municipio} (${lugar.uf})`,
  sindicato: lugar.visivel ? lugar.sindicato : null,
  feriados: feriados.get(lugar.id) ?? [],
})

const daEscala = ({ escalas }: Base, { insalubridade, periculosidade, escalaId }: LadoEmNumeros) => {
  const escala = escalas.get(escalaId)
  return {
    insalubridade,
    periculosidade,
    escala: escala?.nome ?? '',
    horario: escala ? horarioDe(escala) : '',
    noturna: escala?.noturna ?? false,
  }
}

/** The side of today, as a person with this view sees it. */
export function mostrarAntes(base: Base, vista: Vista): Lado {
  const { atual, origem, pisos, pessoa } = base
  const lado = ladoDeHoje(base)
  return {
    ...doLugar(origem, base),
    ...(atual.reserva && { local: RESERVA }),
    ...daEscala(base, lado),
    // Who sees the person sees the person's own contract, whichever it is.
    contrato: atual.contrato,
    sindicato: atual.sindicato,
    cargo: atual.cargo,
    treinamentosQueFaltam: [],
    ...(vista.vePagamento && { pagamento: pagamentoDe(lado, pisos.antes) }),
    transporte: transporteDe(base, lado.salarioCentavos, pessoa.transporte?.porDiaCentavos),
  }
}

/** The side of the destination, as a person with this view sees it: of a contract of others, the post and its hours. */
export function mostrarDepois(base: Base, vista: Vista, dia: string): Lado {
  const { origem, lugar, pisos, pessoa, cargo } = base
  const lado = ladoDepois(base)
  const destino = lugar ?? origem
  return {
    ...doLugar(destino, base),
    ...(!lugar && { local: RESERVA, contrato: mostrarAntes(base, vista).contrato }),
    ...daEscala(base, lado),
    cargo,
    treinamentosQueFaltam: lugar
      ? treinamentosQueFaltam({ exigidos: lugar.nrs, feitos: pessoa.treinamentos }, dia)
      : [],
    ...(vista.vePagamento && {
      pagamento: pagamentoDe(lado, lugar === null || lugar.visivel ? pisos.depois : null),
    }),
    transporte: transporteDe(
      base,
      lado.salarioCentavos,
      // Without new lines the voucher stays as it is.
      novasPassagens(base) ?? pessoa.transporte?.porDiaCentavos,
      base.escalaVt?.dias,
    ),
  }
}
