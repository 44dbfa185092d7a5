import { sql } from 'kysely'
import { api } from '@rh/domain/contract/index'
import type { AnyEndpoint } from '@rh/domain/http/endpoint'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Andamento } from '@rh/domain/processo/vez'
import { processos } from '@rh/domain/processos/processos'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../seed/usuarios.ts'
import { createTestApp, toPayload } from './harness.ts'

// What every kind of process owes, asked of each kind that is declared, over the real API and the demo company: a new
// kind is asked the same without a line here.

export const MOTIVO = 'Conferido com a equipe'
export const cadaTipo = processos.map((process) => [process.name, process] as const)
export const contrato: Readonly<Record<string, AnyEndpoint>> = api

/** A record of any kind, as far as it is alike in all. */
export interface Registro {
  readonly id: number
  readonly versao: number
  readonly status: string
  readonly acoes: readonly string[]
  readonly pareceresAbertos: readonly string[]
  readonly agenda: object | null
  readonly solicitante: { readonly id: number }
  readonly pareceres: readonly {
    readonly nome: string
    readonly decisao: NonNullable<Andamento['pareceres'][string]>
    readonly autor: { readonly id: number } | null
    readonly comentario: string | null
  }[]
  readonly eventos: readonly { readonly nome: string | null; readonly motivo: string | null }[]
}

interface Resposta<R> {
  readonly status: number
  readonly body: R & { readonly codigo?: string }
}
interface Entrada {
  readonly body?: object
  readonly chave?: string
  readonly arquivo?: Blob
}

/** One person of each group before the demo company. */
export async function prepararProva() {
  const rh = await createTestApp()
  const tokens = new Map<Grupo, string | null>()
  for (const grupo of grupos) tokens.set(grupo, (await rh.as(loginDoGrupo(grupo))).token)
  const linhas = await rh.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  const ids = new Map(linhas.map(({ id, usuario }) => [usuario, id]))
  let endereco = 0

  /** A call of any kind, whose types are not known here; an address each, as how often one may ask is not asked. */
  async function chamar<R>(quem: Grupo | null, chamada: string, entrada: Entrada = {}): Promise<Resposta<R>> {
    endereco += 1
    const [method, url] = chamada.split(' ')
    const token = quem && tokens.get(quem)
    const { payload, headers } = await toPayload(entrada)
    const resposta = await rh.app.inject({
      method: method as 'GET',
      url: url ?? '',
      remoteAddress: `10.${endereco >> 16}.${(endereco >> 8) & 255}.${endereco & 255}`,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(entrada.chave && { 'idempotency-key': entrada.chave }),
      },
      ...(payload !== undefined && { payload }),
    })
    const isJson = String(resposta.headers['content-type']).startsWith('application/json')
    return { status: resposta.statusCode, body: isJson ? resposta.json() : {} } as Resposta<R>
  }

  const obter = (quem: Grupo, tipo: string, id: number) =>
    chamar<Registro>(quem, `GET /api/${tipo}/obter/${id}`)

  /** One of each status, as who sees everything has it. */
  async function umDeCadaStatus({ name }: AnyProcess): Promise<Registro[]> {
    const { rows } = await sql<{ id: number }>`
      select min(id)::int as id from processo where tipo = ${name} group by status order by status`.execute(
      rh.db,
    )
    return Promise.all(rows.map(async ({ id }) => (await obter('Administrador', name, id)).body))
  }

  const pessoaDe = (grupo: Grupo) => ({ id: ids.get(loginDoGrupo(grupo)) ?? 0, grupos: [grupo] })
  return { rh, chamar, obter, umDeCadaStatus, pessoaDe }
}
export type Prova = Awaited<ReturnType<typeof prepararProva>>

/** What the declaration asks of a record to say what may be done with it. */
export const situacaoDe = ({ status, pareceres, solicitante, agenda }: Registro): Andamento => ({
  status,
  agendado: agenda !== null,
  solicitanteId: solicitante.id,
  pareceres: Object.fromEntries(pareceres.map((parecer) => [parecer.nome, parecer.decisao])),
  autores: Object.fromEntries(pareceres.flatMap((p) => (p.autor ? [[p.nome, p.autor.id]] : []))),
})

/** Whether the contract opens a call to a group. */
export const podeChamar = (chamada: string, grupo: Grupo): boolean => {
  const access = contrato[chamada]?.access
  return access?.tipo === 'grupos' ? access.grupos.includes(grupo) : access !== undefined
}
