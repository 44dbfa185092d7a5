import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Contract } from '@rh/domain/http/endpoint'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Ator } from '../http/ator.ts'
import { Failure } from '../http/failure.ts'
import { openTokens, type Tokens } from '../modules/auth/token.ts'
import { cumprirAgenda } from '../modules/processo/agenda/cumprir-agenda.ts'
import { cumprirDo, cumprirVencidas } from '../modules/processo/espera/cumprir.ts'
import { minhaVez } from '../modules/processo/minha-vez.ts'
import { atosHandlers, montarProcesso } from '../modules/processo/montar.ts'
import { findProcesso } from '../modules/processo/repository.ts'
import { atorDe, requestDe } from './ator.ts'
import { brinquedo, moduloDe, novaLoja } from './brinquedo.ts'
import { createTestApp, type TestApp } from './harness.ts'

/** What a call answers of a toy. */
export interface Registro {
  readonly id: number
  readonly numero: string
  readonly versao: number
  readonly status: string
  readonly eventos: readonly { readonly nome: string | null; readonly mudancas: readonly unknown[] }[]
}
type Chamada = (args: object) => Promise<unknown>

/**
 * The toy on the real engine and database, called as the engine answers its calls, for the tests of one file: before
 * each of them the facts are as new, and there is a bond without a toy.
 */
export function abrirLoja() {
  const loja = novaLoja()
  const modulo = moduloDe(loja)
  let rh: TestApp
  let tokens: Tokens
  let chamadas: Readonly<Record<string, Chamada>>
  const vinculo = { id: 0, contratoId: 0 }
  const ids: number[] = []

  beforeAll(async () => {
    rh = await createTestApp()
    tokens = await openTokens(rh.db)
    await sql`update documento_tipo set processos = processos || '{brinquedo}'`.execute(rh.db)
    // Its contract is nobody's: what the calls take and answer is looked at one by one.
    const handlers: unknown = montarProcesso<
      typeof brinquedo,
      Contract,
      Awaited<ReturnType<typeof modulo.contexto>>
    >(modulo, { ...rh.deps, tokens })
    chamadas = handlers as typeof chamadas
    const { rows } = await sql<{ id: number }>`select id from usuario order by id limit 4`.execute(rh.db)
    ids.push(...rows.map(({ id }) => id))
  })
  afterAll(() => rh[Symbol.asyncDispose]())
  /** The bond of the next toy: each has one at most. */
  const passarAoProximo = async () => {
    const { rows } = await sql<typeof vinculo>`
      select v.id, ve.contrato_id from vinculo v join vinculo_versao ve on ve.vinculo_id = v.id
       where v.data_desligamento is null
         and not exists (select from processo p where p.vinculo_id = v.id and p.tipo = 'brinquedo')
       order by v.id limit 1`.execute(rh.db)
    Object.assign(vinculo, rows[0])
  }
  beforeEach(async () => {
    Object.assign(loja, novaLoja())
    await passarAoProximo()
  })

  const pessoa = (i: number, ...grupos: Grupo[]): Ator => ({
    ...atorDe(ids[i] ?? 0, ...grupos),
    // Everybody's contracts, but where a test says another thing.
    escopado: false,
  })
  const gestor = () => pessoa(0, 'Gestor')
  const chamar = async (chamada: string, ator: Ator, args: object): Promise<unknown> =>
    chamadas[chamada.replace('/', '/api/brinquedo/')]?.({ ...args, request: requestDe(ator, args) })
  /** The record that a call answers. */
  const registroDe = (chamada: string, ator: Ator, args: object) =>
    chamar(chamada, ator, args) as Promise<Registro>
  const ler = async (id: number) => {
    const processo = await findProcesso(rh.db, 'brinquedo', id, gestor())
    if (!processo) throw new Error('The toy is gone')
    return processo
  }
  const versaoDe = async (id: number) => ({ id, versao: (await ler(id)).versao })

  return {
    loja,
    modulo,
    vinculo,
    passarAoProximo,
    get rh() {
      return rh
    },
    get tokens() {
      return tokens
    },
    pessoa,
    gestor,
    calculista: () => pessoa(1, 'Rescisao'),
    conferente: () => pessoa(2, 'Rescisao'),
    almoxarife: () => pessoa(3, 'Almoxarifado'),
    coordenador: () => pessoa(3, 'Coordenador'),
    chamar,
    registroDe,
    ler,
    obter: (id: number, ator: Ator) => registroDe('GET /obter/:id', ator, { params: { id } }),
    abrir: (dados: object = { cor: 'verde' }, ator = gestor(), alertasAceitos: readonly string[] = []) =>
      registroDe('POST /criar', ator, { body: { colaboradorId: vinculo.id, dados, alertasAceitos } }),
    dar: async (id: number, ator: Ator, parecer: string, mais: object = {}) =>
      registroDe('POST /parecer', ator, {
        body: { ...(await versaoDe(id)), parecer, decisao: 'aprovado', ...mais },
      }),
    mover: async (id: number, ator: Ator, transicao: string, mais: object = {}) =>
      registroDe('POST /status', ator, { body: { ...(await versaoDe(id)), transicao, ...mais } }),
    /** An act that writes fields of the form, as the call of its kind does. */
    agir: async (id: number, ator: Ator, ato: string, mais: object = {}): Promise<Registro> => {
      const body = { ...(await versaoDe(id)), dados: {}, ...mais }
      return atosHandlers(modulo, { ...rh.deps, tokens })(ato)({ body, request: requestDe(ator, { body }) })
    },
    /** Makes the held decisions as one instance does, once their time to undo is over. */
    cumprirDecisoes: async () => {
      const falhas = new Map<number, unknown>()
      await cumprirVencidas(rh.deps, { brinquedo: cumprirDo(() => modulo) }, falhas)
      return [...falhas.values()]
    },
    /** Gives somebody their groups for good: what the system does in their name looks at those of that moment. */
    darGrupos: async ({ id, grupos }: Ator) => {
      await sql`delete from usuario_grupo where usuario_id = ${id}`.execute(rh.db)
      await sql`insert into usuario_grupo (usuario_id, grupo_id)
        select ${id}, g.id from grupo g where g.nome = any (${sql.val([...grupos])}::text[])`.execute(rh.db)
    },
    cumprir: () => cumprirAgenda(brinquedo, () => modulo).executar(rh.deps),
    /** Whether the list of a person says that the toy waits for them. */
    esperaPor: async (id: number, ator: Ator): Promise<boolean> => {
      const { rows } = await sql<{ vez: boolean }>`
        select ${minhaVez(brinquedo, ator)} as vez from processo_indice p where p.id = ${id}`.execute(rh.db)
      return rows[0]?.vez ?? false
    },
  }
}

/** Why a call was refused. Throws when it was not. */
export async function recusa(chamada: Promise<unknown>) {
  const erro = await chamada.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(erro instanceof Failure)) throw erro ?? new Error('Nothing was refused')
  const { pendencias, campos } = erro.detalhes
  return {
    codigo: erro.codigo,
    ...(pendencias && { achados: pendencias.map(({ codigo }) => codigo) }),
    ...(campos && { campos: Object.keys(campos) }),
  }
}
