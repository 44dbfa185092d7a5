import { z } from 'zod'
import { data, diaCalculado, id, idParam, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, somente } from '../http/endpoint.ts'
import { pendencia } from '../pendencia.ts'
import { lote } from '../processo/chamadas/lote.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import {
  comunicacoesDasColetivas,
  parametrosDasColetivas,
  quemFazColetivas,
} from '../processos/ferias/coletivas.ts'

const comum = { tag: 'Férias', access: somente(quemFazColetivas, 'ferias: coletivas') } as const

const opcoes = z.object({
  hoje: data,
  /** Contracts in force, with how many people are at them. */
  contratos: z.array(opcaoDeFiltro.extend({ pessoas: z.int() })),
  /** Places of work of each contract. */
  locais: z.array(opcaoDeFiltro.extend({ contratoId: z.int(), pessoas: z.int() })),
})
export type OpcoesDasColetivas = z.output<typeof opcoes>

const prazo = z.object({
  quem: z.enum(codigosDe(comunicacoesDasColetivas)),
  ate: diaCalculado,
  feitaEm: data.nullable(),
  atrasada: z.boolean(),
})

const pessoa = z.object({
  colaboradorId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  contrato: z.string(),
  posto: z.string(),
  /** Why the person does not go with the others; null for who does. */
  excecao: z.object({ codigo: z.string(), motivo: z.string(), podeIncluir: z.boolean() }).nullable(),
  diasDeFerias: z.int(),
  diasDeLicenca: z.int(),
  saldoDepois: z.int(),
  novoAquisitivoInicio: data.nullable(),
  /** Gross, of the vacation with its third. */
  feriasCentavos: z.int(),
  /** Pay of the days of paid leave, which is wage. */
  licencaCentavos: z.int(),
  avisos: z.array(z.string()),
})
export type PessoaDasColetivas = z.output<typeof pessoa>

const previa = z.object({
  prazos: z.array(prazo),
  pagarAte: diaCalculado.nullable(),
  /** About the shutdown itself. */
  pendencias: z.array(pendencia),
  pessoas: z.array(pessoa),
})
export type PreviaDasColetivas = z.output<typeof previa>

const iniciar = z.strictObject({
  titulo: textoObrigatorio(120, 3),
  parametros: parametrosDasColetivas,
  /** People who stay, with the reason. */
  fora: z.array(z.strictObject({ colaboradorId: id, motivo: textoObrigatorio(255, 3) })).max(2000),
  /** Exceptions who go after all. */
  incluir: z.array(id).max(2000),
  alertasAceitos: z.array(textoObrigatorio(60)).max(50).optional(),
})
export type NovasColetivas = z.output<typeof iniciar>

/** Papers of a collective vacation, by whom they are for. */
export const papeisDasColetivas = {
  ministerio: 'Comunicação ao Ministério do Trabalho',
  sindicato: 'Comunicação ao sindicato',
  afixacao: 'Aviso aos empregados, para afixar',
} as const satisfies Readonly<Record<keyof typeof comunicacoesDasColetivas, string>>

/** Room for the exceptions of a whole company. */
const CORPO_MAXIMO_BYTES = 1024 * 1024

export const feriasColetivasContract = {
  'GET /api/ferias/coletivas/opcoes': endpoint({
    ...comum,
    summary: 'Contratos e locais que podem parar, com quantas pessoas cada um tem',
    response: opcoes,
  }),
  'POST /api/ferias/coletivas/previa': endpoint({
    ...comum,
    summary:
      'Quem entra nas férias coletivas, com os dias e valores de cada um, e quem fica de fora e por quê',
    body: z.strictObject({ parametros: parametrosDasColetivas, incluir: z.array(id).max(2000).optional() }),
    response: previa,
  }),
  'POST /api/ferias/coletivas/iniciar': endpoint({
    ...comum,
    summary: 'Começa as férias coletivas como um lote de pedidos',
    body: iniciar,
    bodyBytes: CORPO_MAXIMO_BYTES,
    status: 201,
    response: lote,
  }),
  'GET /api/ferias/coletivas/papel/:id': endpoint({
    ...comum,
    summary: 'Uma comunicação das férias coletivas, em PDF',
    params: z.strictObject({ id: idParam }),
    query: z.strictObject({ papel: z.enum(codigosDe(papeisDasColetivas), 'Papel desconhecido') }),
    response: { download: ['application/pdf'] },
  }),
}
