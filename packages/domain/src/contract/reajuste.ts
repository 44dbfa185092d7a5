import { z } from 'zod'
import { data, idParam, opcional } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, somente } from '../http/endpoint.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { quemAlteraMuitos } from '../processos/promocao/coletiva.ts'
import { parametrosDoReajuste } from '../processos/promocao/reajuste.ts'
import { excecoesDoReajuste } from '../regras/alteracao/reajuste.ts'
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

const comum = { tag: 'Promoção', access: somente(quemAlteraMuitos, 'promocao: reajuste') } as const

const opcoes = z.object({
  hoje: data,
  sindicatos: z.array(opcaoDeFiltro.extend({ dataBaseMes: z.int() })),
  /** The last agreement begun of each union, and those to come, the newest first. */
  convencoes: z.array(
    opcaoDeFiltro.extend({
      sindicatoId: z.int(),
      inicio: data,
      fim: data,
      reajustePercentual: z.number().nullable(),
    }),
  ),
  /** Cargos with people under each union, and the floor in force, in centavos. */
  cargos: z.array(
    opcaoDeFiltro.extend({ sindicatoId: z.int(), pessoas: z.int(), pisoCentavos: z.int().nullable() }),
  ),
  contratos: z.array(opcaoDeFiltro),
})
export type OpcoesDoReajuste = z.output<typeof opcoes>

const valores = {
  vigencia: data,
  deCentavos: z.int(),
  paraCentavos: z.int(),
  /** Owed since the data-base for closed payrolls, without reflexes. */
  diferencaCentavos: z.int(),
}

const deQuem = { ...identidade, contrato: z.string() }

const pessoa = z.object({
  ...deQuem,
  ...valores,
  excecao: excecaoDe(excecoesDoReajuste),
  avisos: z.array(z.string()),
})
export type PessoaDoReajuste = z.output<typeof pessoa>

const previa = previaDe(pessoa)
export type PreviaDoReajuste = z.output<typeof previa>

const iniciar = inicioDe(parametrosDoReajuste, 'Não há ninguém para reajustar')
export type NovoReajuste = z.output<typeof iniciar>

const linha = feita.extend({
  sindicato: z.string(),
  dataBase: data,
})
export type LinhaDoReajuste = z.output<typeof linha>

const reajuste = linha.extend({
  parametros: parametrosDoReajuste,
  convencao: z.string(),
  diferencaCentavos: z.int(),
  ...situacao,
  /** Contracts of the people, for the papers by contract. */
  contratos: z.array(opcaoDeFiltro.extend({ pessoas: z.int() })),
})
export type Reajuste = z.output<typeof reajuste>

const item = z.object({
  ...deQuem,
  ...valores,
  ...semMudar,
})
export type ItemDoReajuste = z.output<typeof item>

/** Papers of a readjustment. */
export const papeisDoReajuste = {
  comunicados: 'Comunicados de reajuste salarial',
  relacao: 'Relação do reajuste, para a folha',
} as const

export const reajusteContract = {
  'GET /api/reajuste/opcoes': endpoint({
    ...comum,
    summary: 'Sindicatos, convenções e cargos que um reajuste pode alcançar',
    response: opcoes,
  }),
  'GET /api/reajuste/listar': endpoint({
    ...comum,
    summary: 'Os últimos reajustes por convenção coletiva',
    response: z.object({ results: z.array(linha) }),
  }),
  'POST /api/reajuste/previa': endpoint({
    ...comum,
    summary: 'Quem o reajuste alcança, com antes, depois e diferença, e quem fica de fora e por quê',
    body: z.strictObject({ parametros: parametrosDoReajuste }),
    response: previa,
  }),
  'POST /api/reajuste/iniciar': endpoint({
    ...comum,
    summary: 'Aplica um reajuste a todas as pessoas conferidas, tudo ou nada',
    body: iniciar,
    bodyBytes: CORPO_DA_COLETIVA_BYTES,
    status: 201,
    response: reajuste,
  }),
  'GET /api/reajuste/obter/:id': endpoint({
    ...comum,
    ...comId,
    summary: 'Um reajuste: andamento, somas e o que se pode fazer',
    response: reajuste,
  }),
  'GET /api/reajuste/pessoas/:id': endpoint({
    ...comum,
    ...comId,
    summary: 'As pessoas de um reajuste, e quem ficou de fora',
    response: z.object({ results: z.array(item) }),
  }),
  'POST /api/reajuste/desfazer': endpoint({
    ...comum,
    summary: 'Desfaz um reajuste inteiro; quem não pode voltar atrás é dito e confirmado por nome',
    body: desfazer,
    response: reajuste,
  }),
  'GET /api/reajuste/papel/:id': endpoint({
    ...comum,
    ...comId,
    summary: 'Um papel do reajuste em PDF: a relação para a folha ou os comunicados, um por pessoa',
    query: z.strictObject({
      papel: z.enum(codigosDe(papeisDoReajuste), 'Papel desconhecido'),
      contratoId: opcional(idParam),
      /** Which file of the notices, from 1. */
      parte: opcional(idParam),
    }),
    response: { download: ['application/pdf'] },
  }),
}
