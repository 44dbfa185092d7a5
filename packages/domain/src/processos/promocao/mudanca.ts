import { z } from 'zod'
import { alerta, bloqueio, falta } from '../../achado.ts'
import { centavos, data, id, opcional, textoObrigatorio } from '../../br/campos.ts'
import { formatData } from '../../br/data.ts'
import { percentualDaConvencao } from '../../cadastros/convencao.ts'
import type { Pendencia } from '../../pendencia.ts'
import { diasEntre, somarMeses } from '../../regras/calendario/datas.ts'

// Change of the scale or of the pay of posts, with everybody in them, as one batch. See docs/decisions/0067.

/** What a 12x36 rests on (CLT art. 59-A). */
export const acordosDaEscala = {
  individual: 'Acordo individual escrito, um de cada pessoa',
  convencao: 'Convenção ou acordo coletivo em vigor',
} as const

const MESES_PARA_FRENTE = 12

/** What a change is computed from. */
export const parametrosDaMudanca = z
  .strictObject({
    contratoId: id,
    /** Posts of the contract; empty for all. */
    postoIds: z.array(id).max(300),
    /** First day, from today on: hours that were worked do not change. */
    vigencia: data,
    escalaId: opcional(id),
    salarioCentavos: opcional(centavos.min(1, 'Informe o valor')),
    percentual: opcional(percentualDaConvencao(0.01)),
    acordo: opcional(z.enum(['individual', 'convencao'], 'Escolha o acordo')),
    motivo: textoObrigatorio(255, 5),
  })
  .refine(
    ({ escalaId, salarioCentavos, percentual }) =>
      escalaId !== undefined || salarioCentavos !== undefined || percentual !== undefined,
    { path: ['escalaId'], message: 'Diga a escala ou o salário que muda' },
  )
  .refine(({ salarioCentavos, percentual }) => salarioCentavos === undefined || percentual === undefined, {
    path: ['percentual'],
    message: 'Informe o salário ou o percentual, não os dois',
  })
export type ParametrosDaMudanca = z.output<typeof parametrosDaMudanca>

/** Facts that a change itself is judged by. */
export interface FatosDaMudanca {
  readonly hoje: string
  /** Days in which the company tells people of another scale (register "Limites"). */
  readonly avisoDias: number
  readonly contrato: { readonly inicio: string; readonly termino: string; readonly temConvencao: boolean }
  /** Kind of the new scale; null where the scale stays. */
  readonly tipoDaEscala: string | null
  readonly postos: readonly {
    readonly nome: string
    /** First day on which its terms already change, on the day of this change or later. */
    readonly mudaEm: string | null
    /** Numbers of the requests on their way to it. */
    readonly aCaminho: readonly string[]
  }[]
}

/** Findings about the change itself: its day, its scale, and what is already marked for the posts. */
export const verificarMudanca = (parametros: ParametrosDaMudanca, fatos: FatosDaMudanca): Pendencia[] => [
  ...verificarDia(parametros, fatos),
  ...verificarEscala(parametros, fatos),
  ...verificarPostos(fatos),
]

function verificarDia({ vigencia }: ParametrosDaMudanca, { hoje, contrato }: FatosDaMudanca): Pendencia[] {
  const onde = { campo: 'vigencia' }
  return [
    ...(vigencia < hoje
      ? [
          bloqueio(
            'vigencia_passada',
            'A mudança vale de hoje em diante: o que já foi trabalhado não muda.',
            {
              ...onde,
              baseLegal: 'CLT art. 468',
            },
          ),
        ]
      : []),
    ...(vigencia > somarMeses(hoje, MESES_PARA_FRENTE)
      ? [bloqueio('vigencia_longe', `A mudança vai até ${MESES_PARA_FRENTE} meses à frente.`, onde)]
      : []),
    ...(vigencia < contrato.inicio || vigencia > contrato.termino
      ? [
          bloqueio(
            'contrato_fora_da_data',
            `O contrato vai de ${formatData(contrato.inicio)} a ${formatData(contrato.termino)}.`,
            onde,
          ),
        ]
      : []),
  ]
}

function verificarEscala(
  { vigencia, escalaId, acordo }: ParametrosDaMudanca,
  { hoje, avisoDias, contrato, tipoDaEscala }: FatosDaMudanca,
): Pendencia[] {
  if (escalaId === undefined) return []
  if (tipoDaEscala === null)
    return [bloqueio('escala_desconhecida', 'Escolha uma escala da lista.', { campo: 'escalaId' })]
  const plantoes = tipoDaEscala === '12x36'
  return [
    ...(plantoes && acordo === undefined
      ? [
          falta(
            'DOZE_POR_TRINTA_E_SEIS',
            'A 12x36 pede acordo individual escrito, ou convenção que a preveja: diga qual.',
            'Acordo da 12x36',
            { campo: 'acordo', baseLegal: 'CLT art. 59-A' },
          ),
        ]
      : []),
    ...(plantoes && acordo === 'convencao' && !contrato.temConvencao
      ? [
          bloqueio('sem_convencao', 'O sindicato do contrato não tem convenção em vigor nesse dia.', {
            campo: 'acordo',
            baseLegal: 'CLT art. 59-A',
          }),
        ]
      : []),
    alerta(
      'CONSENTIMENTO',
      'Mudar a escala pede o consentimento de cada um e não pode prejudicar: colha a assinatura de cada termo antes do primeiro dia.',
      { campo: 'escalaId', baseLegal: 'CLT art. 468' },
    ),
    ...(vigencia >= hoje && diasEntre(hoje, vigencia) < avisoDias
      ? [
          alerta('aviso_curto', `A empresa avisa de outra escala ${avisoDias} dias antes.`, {
            campo: 'vigencia',
          }),
        ]
      : []),
  ]
}

const NOMES_DITOS = 5
const ditos = (nomes: readonly string[]): string =>
  nomes.slice(0, NOMES_DITOS).join(', ') +
  (nomes.length > NOMES_DITOS ? ` e mais ${nomes.length - NOMES_DITOS}` : '')

function verificarPostos({ postos }: FatosDaMudanca): Pendencia[] {
  const mudam = postos.flatMap(({ nome, mudaEm }) =>
    mudaEm === null ? [] : [`${nome} em ${formatData(mudaEm)}`],
  )
  const aCaminho = postos.flatMap((posto) => posto.aCaminho)
  return [
    ...(postos.length === 0
      ? [bloqueio('sem_posto', 'Escolha postos deste contrato.', { campo: 'postoIds' })]
      : []),
    ...(mudam.length > 0
      ? [
          bloqueio('posto_ja_muda', `Já há mudança marcada, que esta desfaria: ${ditos(mudam)}.`, {
            campo: 'postoIds',
          }),
        ]
      : []),
    ...(aCaminho.length > 0
      ? [
          alerta(
            'a_caminho',
            `Há pedidos a caminho destes postos, combinados com as condições de hoje: ${ditos(aCaminho)}.`,
            { campo: 'postoIds' },
          ),
        ]
      : []),
  ]
}

/** Sums of a change over the people who go, in centavos a month. */
export interface SomaDaMudanca {
  readonly pessoas: number
  readonly salariosCentavos: number
  readonly totalCentavos: number
  readonly transporteCentavos: number
}

interface Somavel {
  readonly deCentavos: number
  readonly paraCentavos: number
  readonly diferencaTotalCentavos: number
  readonly diferencaTransporteCentavos: number
}

/** Adds up what changes: pay, pay with additionals, and the company's share of the transport. */
export const somarMudanca = (pessoas: readonly Somavel[]): SomaDaMudanca => ({
  pessoas: pessoas.length,
  salariosCentavos: pessoas.reduce((soma, um) => soma + um.paraCentavos - um.deCentavos, 0),
  totalCentavos: pessoas.reduce((soma, um) => soma + um.diferencaTotalCentavos, 0),
  transporteCentavos: pessoas.reduce((soma, um) => soma + um.diferencaTransporteCentavos, 0),
})
