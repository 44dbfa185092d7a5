import { z } from 'zod'
import {
  centavos,
  data,
  diaCalculado,
  id,
  idParam,
  instante,
  opcional,
  textoObrigatorio,
} from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, somente } from '../http/endpoint.ts'
import { pendencia } from '../pendencia.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { estadosDaAlteracao, MAXIMO_DE_PESSOAS, quemAlteraMuitos } from '../processos/promocao/coletiva.ts'
import { parametrosDoReajuste } from '../processos/promocao/reajuste.ts'
import { excecoesDoReajuste } from '../regras/alteracao/reajuste.ts'

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

const identidade = {
  colaboradorId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  cargo: z.string(),
  contrato: z.string(),
}

const pessoa = z.object({
  ...identidade,
  ...valores,
  /** Why the person does not go with the others; null for who does. */
  excecao: z
    .object({ codigo: z.enum(codigosDe(excecoesDoReajuste)), motivo: z.string(), podeIncluir: z.boolean() })
    .nullable(),
  avisos: z.array(z.string()),
})
export type PessoaDoReajuste = z.output<typeof pessoa>

const previa = z.object({
  /** About the readjustment itself. */
  pendencias: z.array(pendencia),
  pessoas: z.array(pessoa),
  /** Last day to send the alterations to eSocial (S-2206). */
  s2206Ate: diaCalculado,
})
export type PreviaDoReajuste = z.output<typeof previa>

const conferida = z.strictObject({
  colaboradorId: id,
  /** As the preview said: whoever changed since then stops the start. */
  deCentavos: centavos,
  paraCentavos: centavos,
})

const iniciar = z.strictObject({
  titulo: textoObrigatorio(120, 3),
  parametros: parametrosDoReajuste,
  /** Everybody who goes, exceptions that go after all included. */
  vao: z.array(conferida).min(1, 'Não há ninguém para reajustar').max(MAXIMO_DE_PESSOAS),
  /** People taken out by hand, with the reason. */
  fora: z
    .array(z.strictObject({ colaboradorId: id, motivo: textoObrigatorio(255, 3) }))
    .max(MAXIMO_DE_PESSOAS),
  alertasAceitos: z.array(textoObrigatorio(60)).max(50).optional(),
})
export type NovoReajuste = z.output<typeof iniciar>

const linha = z.object({
  id: z.int(),
  titulo: z.string(),
  sindicato: z.string(),
  dataBase: data,
  estado: z.enum(codigosDe(estadosDaAlteracao)),
  por: z.string(),
  em: instante,
  pessoas: z.int(),
  /** Raise of the month of everybody together, in centavos. */
  aumentoCentavos: z.int(),
})
export type LinhaDoReajuste = z.output<typeof linha>

const reajuste = linha.extend({
  parametros: parametrosDoReajuste,
  convencao: z.string(),
  diferencaCentavos: z.int(),
  s2206Ate: diaCalculado,
  /** While the system writes; null otherwise. */
  andamento: z.object({ feitos: z.int(), total: z.int() }).nullable(),
  /** Why nothing was written. */
  recusa: z.string().nullable(),
  desfeito: z.object({ por: z.string(), em: instante, motivo: z.string() }).nullable(),
  /** Contracts of the people, for the papers by contract. */
  contratos: z.array(opcaoDeFiltro.extend({ pessoas: z.int() })),
  podeDesfazer: z.boolean(),
})
export type Reajuste = z.output<typeof reajuste>

const item = z.object({
  ...identidade,
  ...valores,
  /** Why the person stayed out, or keeps the new pay after the undo. */
  fora: z.string().nullable(),
  ficou: z.string().nullable(),
})
export type ItemDoReajuste = z.output<typeof item>

/** Papers of a readjustment. */
export const papeisDoReajuste = {
  comunicados: 'Comunicados de reajuste salarial',
  relacao: 'Relação do reajuste, para a folha',
} as const

/** Room for every person of the largest readjustment. */
const CORPO_MAXIMO_BYTES = 2 * 1024 * 1024

const comId = { params: z.strictObject({ id: idParam }) } as const

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
    bodyBytes: CORPO_MAXIMO_BYTES,
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
    body: z.strictObject({
      id,
      motivo: textoObrigatorio(255, 10),
      /** Those who cannot go back, confirmed by name. */
      ficam: z.array(id).max(MAXIMO_DE_PESSOAS),
    }),
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
