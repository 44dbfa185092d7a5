import { z } from 'zod'
import { id, instante, textoObrigatorio } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { endpoint, somente, type Endpoint } from '../../http/endpoint.ts'
import { listQuery, listReply } from '../../listas/gramatica.ts'
import { listaDoLote } from '../../listas/lote.ts'
import { pendencia } from '../../pendencia.ts'
import { rawValue, idParams } from '../contract.ts'
import type { FormularioPlano } from '../formulario.ts'
import { CONFERIDOS_POR_CHAMADA, estadosDoItem, LOTE_MAXIMO } from '../lote.ts'
import { acompanhar, listar, type Declarado } from './comum.ts'

const estados = codigosDe(estadosDoItem)
const pessoa = z.object({ id: z.int(), nome: z.string() })

const resumo = {
  id: z.int(),
  titulo: z.string(),
  /** Generator of the batch, where it is more than a list of requests: `coletivas`. */
  modelo: z.string().nullable(),
  por: pessoa,
  em: instante,
  /** People of the batch that this person may see, counted by state. */
  contagens: z.record(z.enum(estados), z.int()),
  /** Run in progress: opening (`transicao` null) or a transition. */
  andamento: z.object({ transicao: z.string().nullable(), feitos: z.int(), total: z.int() }).nullable(),
}

/** Run of a batch: its opening, or one transition of all its processes. */
const passo = z.object({
  id: z.int(),
  /** Null for the opening of its processes. */
  transicao: z.string().nullable(),
  motivo: z.string().nullable(),
  por: pessoa,
  em: instante,
  terminadoEm: instante.nullable(),
  total: z.int(),
  /** People still refused. */
  recusados: z.int(),
})

export const lote = z.object({
  ...resumo,
  /** Data that the kind keeps of the whole batch. */
  parametros: z.record(z.string(), z.unknown()),
  passos: z.array(passo),
  /** Processes counted by status. */
  situacoes: z.record(z.string(), z.int()),
  /** Actions of this person on the batch. */
  pode: z.object({ tentar: z.boolean(), cancelar: z.boolean(), mover: z.array(z.string()) }),
})
export type Lote = z.output<typeof lote>

const item = z.object({
  id: z.int(),
  colaboradorId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  contrato: z.string(),
  estado: z.enum(estados),
  /** Reason of the latest refusal, of opening or transition; null for none. */
  recusa: z.string().nullable(),
  pendencias: z.array(pendencia),
  dados: z.record(z.string(), rawValue.optional()),
  processo: z.object({ id: z.int(), numero: z.string(), status: z.string() }).nullable(),
})
export type ItemDoLote = z.output<typeof item>

const consulta = listQuery(listaDoLote)

const alertasAceitos = z.array(textoObrigatorio(60)).max(50).optional()
const motivado = z.strictObject({ id, motivo: textoObrigatorio(1000, 3) })
const mover = z.strictObject({
  id,
  transicao: textoObrigatorio(40),
  motivo: textoObrigatorio(1000, 3).optional(),
  alertasAceitos,
})

/** Page of the batch: people after this one. */
const consultaDosAchados = z.strictObject({
  transicao: textoObrigatorio(40),
  depois: idParams.shape.id.optional(),
})
/** Findings of a transition, for the processes of the batch in its starting status. */
const achados = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      nome: z.string(),
      /** Alerts and blocks, each with its check; a block that this person may not lift names nobody. */
      pendencias: z.array(pendencia.extend({ check: z.string() })),
      /** Reason why this person may not make the transition in this process at all. */
      recusa: z.string().nullable(),
    }),
  ),
  /** Cursor: `depois` of the next page; null after the last. */
  proximo: z.int().nullable(),
})
export type AchadosDoMovimento = z.output<typeof achados>

const verificarDe = <S extends z.ZodObject>({ folha }: FormularioPlano<S>) =>
  z.strictObject({
    itens: z
      .array(z.strictObject({ colaboradorId: id, dados: folha.schema }))
      .min(1)
      .max(CONFERIDOS_POR_CHAMADA),
  })
const iniciarDe = <S extends z.ZodObject>({ folha }: FormularioPlano<S>) =>
  z.strictObject({
    /** Title of the batch, shown to everybody. */
    titulo: textoObrigatorio(120, 3),
    itens: z
      .array(z.strictObject({ colaboradorId: id, dados: folha.schema }))
      .min(1)
      .max(LOTE_MAXIMO),
    /** Codes of the alerts accepted for all people of the batch. */
    alertasAceitos,
  })
const tentarDe = <S extends z.ZodObject>({ folha }: FormularioPlano<S>) =>
  z.strictObject({
    id,
    /** Refused people to retry, corrected or not; by default all of them. */
    itens: z
      .array(z.strictObject({ id, dados: folha.schema.optional() }))
      .min(1)
      .max(LOTE_MAXIMO)
      .optional(),
    alertasAceitos,
  })

const conferidos = <V extends z.ZodType>(simulacao: V) =>
  z.object({
    results: z.array(
      z.object({
        colaboradorId: z.int(),
        pendencias: z.array(pendencia),
        simulacao: simulacao.nullable(),
        /** Reason why nothing could be checked: the person is out of scope or does not exist. */
        recusa: z.string().nullable(),
      }),
    ),
  })
const lotes = z.object({ results: z.array(z.object(resumo)) })
const pagina = listReply(item)

type Escrita<B, R = typeof lote> = Endpoint<undefined, undefined, B, R>

/** Endpoints of batches: check, start, progress, people, retry, cancel, transition. */
export type ChamadasDeLote<N extends string, S extends z.ZodObject, V extends z.ZodType> = {
  readonly [K in `GET /api/${N}/lotes`]: Endpoint<undefined, undefined, undefined, typeof lotes>
} & {
  readonly [K in `GET /api/${N}/lote/obter/:id`]: Endpoint<typeof idParams, undefined, undefined, typeof lote>
} & {
  readonly [K in `GET /api/${N}/lote/itens/:id`]: Endpoint<
    typeof idParams,
    typeof consulta,
    undefined,
    typeof pagina
  >
} & {
  readonly [K in `GET /api/${N}/lote/achados/:id`]: Endpoint<
    typeof idParams,
    typeof consultaDosAchados,
    undefined,
    typeof achados
  >
} & {
  readonly [K in `POST /api/${N}/lote/verificar`]: Escrita<
    ReturnType<typeof verificarDe<S>>,
    ReturnType<typeof conferidos<V>>
  >
} & {
  readonly [K in `POST /api/${N}/lote/iniciar`]: Escrita<ReturnType<typeof iniciarDe<S>>>
} & {
  readonly [K in `POST /api/${N}/lote/tentar`]: Escrita<ReturnType<typeof tentarDe<S>>>
} & {
  readonly [K in `POST /api/${N}/lote/cancelar`]: Escrita<typeof motivado>
} & {
  readonly [K in `POST /api/${N}/lote/mover`]: Escrita<typeof mover>
}

/** Body limit in bytes, with room for `LOTE_MAXIMO` requests. */
const CORPO_MAXIMO_BYTES = 2 * 1024 * 1024

interface OpcoesDeLote {
  readonly formulario: FormularioPlano<z.ZodObject>
  readonly simulacao: z.ZodType
}

export function chamadasDeLote(process: Declarado, { formulario, simulacao }: OpcoesDeLote) {
  const { name, label, nasce } = process
  const access = somente(nasce?.emLote?.quem ?? [], `${name}: lote`)
  const comum = { tag: label.one, access, response: lote }
  const grande = { bodyBytes: CORPO_MAXIMO_BYTES }
  return {
    [`GET /api/${name}/lotes`]: endpoint({
      tag: label.one,
      summary: 'Os lotes mais novos com gente que a pessoa pode ver',
      access: listar(process),
      response: lotes,
    }),
    [`GET /api/${name}/lote/obter/:id`]: endpoint({
      tag: label.one,
      summary: 'Um lote: quantos foram criados, o que está em andamento e o que a pessoa pode fazer',
      access: acompanhar(process),
      params: idParams,
      response: lote,
    }),
    [`GET /api/${name}/lote/itens/:id`]: endpoint({
      tag: label.one,
      summary: 'As pessoas do lote, com o processo de cada uma ou por que foi recusada',
      access: acompanhar(process),
      params: idParams,
      query: consulta,
      response: pagina,
    }),
    [`GET /api/${name}/lote/achados/:id`]: endpoint({
      tag: label.one,
      summary: 'O que uma mudança encontraria nos pedidos do lote, por pessoa e em partes, sem mudar nada',
      access: acompanhar(process),
      params: idParams,
      query: consultaDosAchados,
      response: achados,
    }),
    [`POST /api/${name}/lote/verificar`]: endpoint({
      ...comum,
      ...grande,
      summary: 'Confere pedidos antes de serem um lote, sem salvar nada',
      body: verificarDe(formulario),
      response: conferidos(simulacao),
    }),
    [`POST /api/${name}/lote/iniciar`]: endpoint({
      ...comum,
      ...grande,
      summary: 'Guarda o lote e começa a abrir os seus pedidos, um a um, em segundo plano',
      body: iniciarDe(formulario),
      status: 201,
    }),
    [`POST /api/${name}/lote/tentar`]: endpoint({
      ...comum,
      ...grande,
      summary: 'Tenta de novo os pedidos recusados, corrigidos ou como estão',
      body: tentarDe(formulario),
    }),
    [`POST /api/${name}/lote/cancelar`]: endpoint({
      ...comum,
      summary: 'Desiste dos pedidos do lote que ainda não foram criados',
      body: motivado,
    }),
    [`POST /api/${name}/lote/mover`]: endpoint({
      ...comum,
      access: acompanhar(process),
      summary: 'Faz a mesma mudança em todos os pedidos do lote que a aceitam, em segundo plano',
      body: mover,
    }),
  }
}
