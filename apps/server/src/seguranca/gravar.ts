import { sql } from 'kysely'
import { eventoDe, type TipoDeEvento } from '@rh/domain/seguranca/eventos'
import { isoDe } from '../clock.ts'
import type { Db, Tx } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { redeTruncada } from './rede.ts'

/** Something that happened to the doors of the system. */
export interface EventoDeSeguranca {
  readonly tipo: TipoDeEvento
  readonly motivo?: string | null
  /** Who did it, or whose account was tried. */
  readonly usuarioId?: number | null
  /** What was typed as a login that no active account has: looked up when it is written, and never written. */
  readonly nome?: string
  /** Whole: its network is kept. */
  readonly ip?: string
  readonly sessaoId?: string | null
  readonly chamada?: string
  readonly objetoId?: number | null
  /** The table in which a record that was refused is looked for: what exists is out of reach, the rest is not there. */
  readonly tabela?: TabelaDeAlcance
  readonly quantidade?: number | null
  readonly requisicao?: string
}

/** The event with the moment at which it happened. */
export interface EventoNaHora extends EventoDeSeguranca {
  readonly em: Temporal.Instant
}

/** Tables whose ids people ask for by address. */
export const tabelasDeAlcance = ['vinculo', 'processo', 'usuario', 'contrato'] as const
export type TabelaDeAlcance = (typeof tabelasDeAlcance)[number]

/** Row as it is written. */
interface Linha {
  readonly em: string
  readonly tipo: TipoDeEvento
  readonly motivo: string | null
  readonly usuario_id: number | null
  readonly sessao_id: string | null
  readonly rede: string | null
  readonly chamada: string | null
  readonly objeto_id: number | null
  readonly por_objeto: boolean
  readonly quantidade: number | null
  readonly requisicao: string | null
}

const linhaDe = (evento: EventoNaHora): Linha => ({
  em: isoDe(evento.em),
  tipo: evento.tipo,
  motivo: evento.motivo ?? null,
  usuario_id: evento.usuarioId ?? null,
  sessao_id: evento.sessaoId ?? null,
  rede: evento.ip === undefined ? null : redeTruncada(evento.ip),
  chamada: evento.chamada ?? null,
  objeto_id: evento.objetoId ?? null,
  por_objeto: eventoDe(evento.tipo).porObjeto ?? false,
  quantidade: evento.quantidade ?? null,
  requisicao: evento.requisicao ?? null,
})

/** In one order, so that two instances that write the same lines wait for each other and never in a circle. */
const chaveDe = (linha: Linha): string =>
  [linha.tipo, linha.motivo, linha.usuario_id, linha.rede, linha.chamada, linha.objeto_id, linha.em].join('|')

/** Writes events in one statement, by their own column names whatever the connection makes of names. */
export async function gravarEventos(db: Db | Tx, eventos: readonly EventoNaHora[]): Promise<void> {
  if (eventos.length === 0) return
  const linhas = eventos.map(linhaDe).toSorted((a, b) => (chaveDe(a) < chaveDe(b) ? -1 : 1))
  await sql`${prepared}
    insert into evento_seguranca
           (em, tipo, motivo, usuario_id, sessao_id, rede, chamada, objeto_id, por_objeto, quantidade, requisicao)
    select em, tipo, motivo, usuario_id, sessao_id, rede, chamada, objeto_id, por_objeto, quantidade, requisicao
      from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
        as e (em timestamptz, tipo text, motivo text, usuario_id int, sessao_id uuid, rede text, chamada text,
              objeto_id bigint, por_objeto boolean, quantidade int, requisicao text)`.execute(db)
}

/** What only the database knows of events: whose account a name is, and whether a refused record exists. */
export async function completar(db: Db, eventos: readonly EventoNaHora[]): Promise<EventoNaHora[]> {
  const [contas, existentes] = await Promise.all([findContas(db, eventos), findExistentes(db, eventos)])
  return eventos.map((evento) => {
    const conta = evento.nome === undefined ? undefined : contas.get(evento.nome)
    if (conta !== undefined)
      return {
        ...evento,
        usuarioId: conta.id,
        // An active one was there all along, so the password was wrong: it became active meanwhile.
        ...(conta.ativo
          ? { motivo: 'credenciais' }
          : { tipo: 'entrada_de_desativado' as const, motivo: null }),
      }
    if (evento.tabela !== undefined && !existentes.has(`${evento.tabela} ${evento.objetoId}`))
      return { ...evento, tipo: 'nao_encontrado' as const }
    return evento
  })
}

interface Conta {
  readonly id: number
  readonly ativo: boolean
}

async function findContas(db: Db, eventos: readonly EventoNaHora[]): Promise<Map<string, Conta>> {
  const nomes = [...new Set(eventos.flatMap(({ nome }) => (nome === undefined ? [] : [nome])))]
  const contas = new Map<string, Conta>()
  if (nomes.length === 0) return contas
  const { rows } = await sql<Conta & { readonly usuario: string; readonly email: string }>`
    select id, ativo, usuario, email from usuario
     where usuario = any (${nomes}) or email = any (${nomes})`.execute(db)
  for (const { id, ativo, usuario, email } of rows)
    for (const nome of [usuario, email]) contas.set(nome, { id, ativo })
  return contas
}

async function findExistentes(db: Db, eventos: readonly EventoNaHora[]): Promise<Set<string>> {
  const existentes = new Set<string>()
  for (const tabela of tabelasDeAlcance) {
    const ids = eventos.flatMap((um) => (um.tabela === tabela && um.objetoId ? [um.objetoId] : []))
    if (ids.length === 0) continue
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tabela)} where id = any (${ids}::bigint[])`.execute(db)
    for (const { id } of rows) existentes.add(`${tabela} ${id}`)
  }
  return existentes
}
