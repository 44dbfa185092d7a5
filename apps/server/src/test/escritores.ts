import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { withClient } from '../db/connect.ts'
import { openDb } from '../db/db.ts'
import { sincronizarReferencias } from '../seed/referencias.ts'
import { semanaInteira } from '../seed/usuarios.ts'
import type { Banco } from './par-de-bancos.ts'
import { hashBarato } from './senha.ts'

const SENHA = 'Vassoura-azul-42'

/** What `npm run criar-admin` makes. */
export async function criarAdministrador(connection: Banco['connection']): Promise<void> {
  const db = openDb({ ...connection, max: 1 })
  await sincronizarReferencias(db)
  const { id } = await db
    .insertInto('usuario')
    .values({ nome: 'Ana', email: 'ana@empresa.com.br', usuario: 'ana', senhaHash: await hashBarato(SENHA) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into usuario_grupo (usuario_id, grupo_id)
    select ${id}, id from grupo where nome = 'Administrador'`.execute(db)
  await db
    .insertInto('horario')
    .values(semanaInteira.map((janela) => ({ usuarioId: id, ...janela })))
    .execute()
  await db.destroy()
}

/** Calls of that administrator, whichever instance they go to. */
export interface Ana {
  readonly token: string
  readonly chamar: (url: string, corpo?: object, mais?: Readonly<Record<string, string>>) => Promise<Response>
}

const chamarCom =
  (token: string | null): Ana['chamar'] =>
  (url, corpo, mais) =>
    fetch(url, {
      method: corpo ? 'POST' : 'GET',
      headers: {
        ...(corpo ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...mais,
      },
      ...(corpo ? { body: JSON.stringify(corpo) } : {}),
      signal: AbortSignal.timeout(20_000),
    })

export async function entrarComoAna(url: string): Promise<Ana> {
  const resposta = await chamarCom(null)(`${url}/api/auth/login`, { usuario: 'ana', senha: SENHA })
  const { accessToken: token } = (await resposta.json()) as { accessToken: string }
  return { token, chamar: chamarCom(token) }
}

/** A board with its first column. */
export async function novoQuadro({ chamar }: Ana, url: string): Promise<{ id: number; colunaId: number }> {
  const feito = await chamar(`${url}/api/kanban`, { setor: 'rh', nome: randomUUID().slice(0, 20) })
  const { id } = (await feito.json()) as { id: number }
  const lido = await chamar(`${url}/api/kanban?setor=rh&kanbanId=${id}`)
  const { kanban } = (await lido.json()) as { kanban: { colunas: { id: number }[] } }
  return { id, colunaId: kanban.colunas[0]?.id ?? 0 }
}

export interface Escritores {
  /** Keys of the writes that were acknowledged. */
  readonly confirmadas: readonly string[]
  /** Answers that were neither a success nor "come back later". */
  readonly estranhas: readonly string[]
  /** How often one was told to come back later. */
  readonly recusas: number
  parar(): Promise<void>
}

const PAUSA_MS = 20

/** Clients that write cards without end, and repeat under the same key what came to no answer, as the screens do. */
export function escrever(
  { chamar }: Ana,
  urls: readonly string[],
  colunaId: number,
  quantos = 3,
): Escritores {
  const confirmadas: string[] = []
  const estranhas: string[] = []
  let recusas = 0
  const fim = new AbortController()
  const tentar = async (url: string, chave: string): Promise<boolean> => {
    try {
      const resposta = await chamar(
        `${url}/api/kanban/cartao`,
        { colunaId, titulo: chave },
        { 'idempotency-key': chave },
      )
      const texto = await resposta.text()
      if (resposta.status === 201) return true
      if (resposta.status === 503 && resposta.headers.has('retry-after')) recusas += 1
      else estranhas.push(`${resposta.status} ${texto}`)
    } catch (error) {
      estranhas.push(String(error))
    }
    return false
  }
  const cliente = async (n: number): Promise<void> => {
    const url = urls[n % urls.length] ?? ''
    while (!fim.signal.aborted) {
      const chave = randomUUID()
      while (!(await tentar(url, chave))) await sleep(PAUSA_MS)
      confirmadas.push(chave)
      await sleep(PAUSA_MS)
    }
  }
  const todos = Promise.all(Array.from({ length: quantos }, (_, n) => cliente(n)))
  return {
    confirmadas,
    estranhas,
    get recusas() {
      return recusas
    },
    parar: async () => {
      fim.abort()
      await todos
    },
  }
}

export const linhas = async (
  banco: Banco,
  texto: string,
  valores: unknown[] = [],
): Promise<Record<string, unknown>[]> =>
  withClient(
    banco.connection,
    async (client) => (await client.query<Record<string, unknown>>(texto, valores)).rows,
  )

/** Cards by their title, each with how often it is there. */
export async function gravados(banco: Banco): Promise<ReadonlyMap<string, number>> {
  const rows = await linhas(banco, 'select titulo, count(*)::int as vezes from kanban_cartao group by titulo')
  return new Map(rows.map(({ titulo, vezes }) => [String(titulo), Number(vezes)]))
}
