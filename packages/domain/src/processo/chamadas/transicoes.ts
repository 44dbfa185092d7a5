import type { z } from 'zod'
import { endpoint, somente, type Access, type Endpoint } from '../../http/endpoint.ts'
import { acessoA, idParams, processSchemas } from '../contract.ts'
import type { TransitionOf } from '../define.ts'
import { acompanhar, type Declarado, type SchemasDe } from './comum.ts'

type WriteEndpoint<B, R> = Endpoint<undefined, undefined, B, R>

/** Endpoints of the record, its transitions and the pareceres. */
export type ChamadasDeTransicao<
  X extends Declarado,
  R extends z.ZodType,
  M extends string,
  A extends string,
> = {
  readonly [K in `GET /api/${X['name']}/obter/:id`]: Endpoint<typeof idParams, undefined, undefined, R>
} & {
  readonly [K in `POST /api/${X['name']}/status`]: WriteEndpoint<SchemasDe<X>['moverPorNome'], R>
} & {
  readonly [K in `POST /api/${X['name']}/status/verificar`]: WriteEndpoint<
    SchemasDe<X>['verificarTransicao'],
    SchemasDe<X>['achados']
  >
} & {
  readonly [K in `POST /api/${X['name']}/parecer`]: WriteEndpoint<SchemasDe<X>['darParecer'], R>
} & {
  readonly [K in M as `POST /api/${X['name']}/${K}`]: WriteEndpoint<SchemasDe<X>['mover'], R>
} & {
  readonly [K in A as `POST /api/${X['name']}/${K}`]: WriteEndpoint<SchemasDe<X>['moverOuAgendar'], R>
} & {
  readonly [K in [A] extends [never] ? never : `POST /api/${X['name']}/desagendar`]: WriteEndpoint<
    SchemasDe<X>['visto'],
    R
  >
}

type Resumos<T extends string> = { readonly [K in T]?: string }

export interface OpcoesDeTransicao<X extends Declarado> {
  /** Record as a person sees it: `processSchemas(process).registro`, extended. */
  readonly registro: z.ZodType
  /** Summaries of the transitions with an endpoint of their own. */
  readonly chamadas?: Resumos<TransitionOf<X>>
  /** Summaries of the transitions that may be scheduled: all of them, and no other. */
  readonly agendaveis?: Resumos<TransitionOf<X>>
}

export function chamadasDeTransicao(process: Declarado, opcoes: OpcoesDeTransicao<Declarado>) {
  const schemas = processSchemas(process)
  const { name, label } = process
  const { registro: response, chamadas = {}, agendaveis = {} } = opcoes
  conferirTransicoes(process, Object.keys(chamadas), Object.keys(agendaveis))
  const comum = { tag: label.one, access: acompanhar(process), response }
  const mudar = (summary: string, body: z.ZodObject, access: Access = comum.access) =>
    endpoint({ ...comum, summary, access, body })
  const porTransicao = (resumos: Resumos<string>, body: z.ZodObject) =>
    Object.entries(resumos).map(([transicao, summary = '']) => [
      `POST /api/${name}/${transicao}`,
      mudar(summary, body, acessoA(process, transicao)),
    ])
  return {
    [`GET /api/${name}/obter/:id`]: endpoint({
      ...comum,
      summary: `${label.one}, com o que a pessoa pode ver e fazer`,
      params: idParams,
    }),
    [`POST /api/${name}/status`]: mudar('Muda a situação', schemas.moverPorNome),
    [`POST /api/${name}/status/verificar`]: endpoint({
      ...comum,
      summary: 'Diz o que impediria a mudança de situação, ou precisa ser lido antes dela, sem mudar nada',
      body: schemas.verificarTransicao,
      response: schemas.achados,
    }),
    [`POST /api/${name}/parecer`]: mudar('Dá o parecer do setor', schemas.darParecer),
    ...Object.fromEntries([
      ...porTransicao(agendaveis, schemas.moverOuAgendar),
      ...porTransicao(chamadas, schemas.mover),
    ]),
    ...desagendar(process, Object.keys(agendaveis), (access) =>
      mudar('Desfaz o que está agendado', schemas.visto, access),
    ),
  }
}

/** Access to unscheduling: whoever may make one of the transitions. */
function desagendar<E>(process: Declarado, agendaveis: readonly string[], chamada: (access: Access) => E) {
  if (agendaveis.length === 0) return {}
  const grupos = agendaveis.flatMap((transicao) => {
    const { quem } = process.transitions[transicao] ?? {}
    return Array.isArray(quem) ? quem : []
  })
  const access = somente([...new Set(grupos)], `${process.name}: ${agendaveis.join(', ')}`)
  return { [`POST /api/${process.name}/desagendar`]: chamada(access) }
}

/** Throws at an endpoint without a transition, and where declaration and endpoints disagree on scheduling. */
function conferirTransicoes({ name, transitions }: Declarado, agora: string[], agendaveis: string[]): void {
  const desconhecidos = [...agora, ...agendaveis].filter((transicao) => !transitions[transicao])
  if (desconhecidos.length > 0) throw new Error(`${name}: calls of no move: ${desconhecidos.join(', ')}`)
  const declarados = Object.keys(transitions).filter((transicao) => transitions[transicao]?.agendavel)
  const semDia = declarados.filter((transicao) => !agendaveis.includes(transicao))
  const semDeclaracao = agendaveis.filter((transicao) => !declarados.includes(transicao))
  const duas = agora.filter((transicao) => agendaveis.includes(transicao))
  const errados = [...semDia, ...semDeclaracao, ...duas]
  if (errados.length > 0)
    throw new Error(
      `${name}: left for a day by the declaration or by the calls, not by both: ${errados.join(', ')}`,
    )
}
