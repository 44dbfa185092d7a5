import { z } from 'zod'
import { data, diaCalculado, idParam, opcional } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, somente } from '../http/endpoint.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { quemAlteraMuitos } from '../processos/promocao/coletiva.ts'
import { parametrosDaMudanca } from '../processos/promocao/mudanca.ts'
import { excecoesDaMudanca } from '../regras/alteracao/mudanca.ts'
import {
  comId,
  CORPO_DA_COLETIVA_BYTES,
  desfazer,
  excecaoDe,
  feita,
  identidade,
  inicioDe,
  previaDe,
  semMudar,
  situacao,
} from './alteracao-coletiva.ts'

const comum = {
  tag: 'Promoção',
  access: somente(quemAlteraMuitos, 'promocao: escala e salário de postos'),
} as const

const opcoes = z.object({
  hoje: data,
  contratos: z.array(opcaoDeFiltro),
  /** Scales in use. */
  escalas: z.array(opcaoDeFiltro.extend({ plantoes: z.boolean() })),
  /** Posts of the contract that was asked for, with people and what they plan to pay, in centavos. */
  postos: z.array(opcaoDeFiltro.extend({ pessoas: z.int(), salarioCentavos: z.int() })),
})
export type OpcoesDaMudanca = z.output<typeof opcoes>

/** One side of the change: scale and amounts of a month, in centavos. */
const lado = z.object({
  escala: z.string(),
  salarioCentavos: z.int(),
  noturnoCentavos: z.int(),
  /** Pay with the additionals of risk and night. */
  totalCentavos: z.int(),
  /** What the company pays of the transport; null for who takes none. */
  transporteCentavos: z.int().nullable(),
})
export type LadoDaPessoa = z.output<typeof lado>

const deQuem = { ...identidade, posto: z.string() }

const pessoa = z.object({
  ...deQuem,
  vigencia: diaCalculado,
  deCentavos: z.int(),
  paraCentavos: z.int(),
  antes: lado,
  depois: lado,
  excecao: excecaoDe(excecoesDaMudanca),
  avisos: z.array(z.string()),
})
export type PessoaDaMudanca = z.output<typeof pessoa>

const previa = previaDe(pessoa)
export type PreviaDaMudanca = z.output<typeof previa>

const iniciar = inicioDe(parametrosDaMudanca, 'Não há ninguém para mudar')
export type NovaMudanca = z.output<typeof iniciar>

const linha = feita.extend({
  contrato: z.string(),
  vigencia: data,
})
export type LinhaDaMudanca = z.output<typeof linha>

const mudanca = linha.extend({
  parametros: parametrosDaMudanca,
  /** The new scale; null where the scale stays. */
  escala: z.string().nullable(),
  postos: z.array(z.string()),
  ...situacao,
})
export type Mudanca = z.output<typeof mudanca>

const item = z.object({
  ...deQuem,
  vigencia: diaCalculado,
  deCentavos: z.int(),
  paraCentavos: z.int(),
  deEscala: z.string().nullable(),
  paraEscala: z.string().nullable(),
  ...semMudar,
})
export type ItemDaMudanca = z.output<typeof item>

/** Papers of a change. */
export const papeisDaMudanca = {
  termos: 'Termos aditivos de escala e salário',
  relacao: 'Relação da mudança, para a folha e o ponto',
} as const

export const mudancaContract = {
  'GET /api/mudanca/opcoes': endpoint({
    ...comum,
    summary: 'Contratos, escalas e os postos de um contrato que uma mudança pode alcançar',
    query: z.strictObject({ contratoId: opcional(idParam) }),
    response: opcoes,
  }),
  'GET /api/mudanca/listar': endpoint({
    ...comum,
    summary: 'As últimas mudanças de escala ou salário de postos',
    response: z.object({ results: z.array(linha) }),
  }),
  'POST /api/mudanca/previa': endpoint({
    ...comum,
    summary: 'O que muda para cada pessoa dos postos, e quem fica de fora e por quê',
    body: z.strictObject({ parametros: parametrosDaMudanca }),
    response: previa,
  }),
  'POST /api/mudanca/iniciar': endpoint({
    ...comum,
    summary: 'Muda os postos e todas as pessoas conferidas, tudo ou nada',
    body: iniciar,
    bodyBytes: CORPO_DA_COLETIVA_BYTES,
    status: 201,
    response: mudanca,
  }),
  'GET /api/mudanca/obter/:id': endpoint({
    ...comum,
    ...comId,
    summary: 'Uma mudança de postos: andamento, somas e o que se pode fazer',
    response: mudanca,
  }),
  'GET /api/mudanca/pessoas/:id': endpoint({
    ...comum,
    ...comId,
    summary: 'As pessoas de uma mudança de postos, e quem ficou de fora',
    response: z.object({ results: z.array(item) }),
  }),
  'POST /api/mudanca/desfazer': endpoint({
    ...comum,
    summary: 'Desfaz uma mudança inteira; quem não pode voltar atrás é dito e confirmado por nome',
    body: desfazer,
    response: mudanca,
  }),
  'GET /api/mudanca/papel/:id': endpoint({
    ...comum,
    ...comId,
    summary: 'Um papel da mudança em PDF: a relação, ou os termos aditivos, um por pessoa',
    query: z.strictObject({
      papel: z.enum(codigosDe(papeisDaMudanca), 'Papel desconhecido'),
      /** Which file of the terms, from 1. */
      parte: opcional(idParam),
    }),
    response: { download: ['application/pdf'] },
  }),
}
