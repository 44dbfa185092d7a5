import { sql } from 'kysely'
import { api, type Api } from '@rh/domain/contract/index'
import { EVENTOS_MOSTRADOS, type UmEvento } from '@rh/domain/contract/seguranca'
import { eventoDe, type ObjetoDeSeguranca } from '@rh/domain/seguranca/eventos'
import type { Db } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { aparelhoDe } from '../conta/aparelho.ts'
import { comGravidade, linhasDe } from './lista.ts'

/** One line with each time that it stands for, the newest first. */
export async function obterEvento(db: Db, id: number) {
  const { rows } = await linhasDe(sql`g.id = ${id}`).execute(db)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  const objeto = eventoDe(linha.tipo).objeto ?? null
  const [eventos, contagem] = await Promise.all([findEventos(db, id, objeto), contarObjetos(db, id)])
  const resumo = api[linha.chamada as keyof Api]?.summary ?? null
  return { ...comGravidade(linha), objeto, objetos: contagem, resumo, eventos }
}

interface Achado extends Omit<UmEvento, 'sessao'> {
  readonly ip: string | null
  readonly agente: string | null
}

async function findEventos(db: Db, grupoId: number, objeto: ObjetoDeSeguranca | null): Promise<UmEvento[]> {
  const { rows } = await sql<Achado>`
    select e.id, e.em, e.objeto_id, ${nomeDo(objeto)} as nome, e.quantidade, e.requisicao, s.ip, s.agente
      from evento_seguranca e left join sessao s on s.id = e.sessao_id
     where e.grupo_id = ${grupoId} order by e.id desc limit ${EVENTOS_MOSTRADOS}`.execute(db)
  return rows.map(({ ip, agente, ...evento }) => ({
    ...evento,
    sessao: ip === null ? null : { ip, aparelho: aparelhoDe(agente ?? '') },
  }))
}

/** What an object is called: looked up, never kept with the event. */
const nomeDo = (objeto: ObjetoDeSeguranca | null) => {
  if (objeto === 'usuario') return sql`(select nome from usuario where id = e.objeto_id)`
  if (objeto === 'chave') return sql`(select nome from chave_api where id = e.objeto_id)`
  if (objeto === 'webhook') return sql`(select nome from webhook where id = e.objeto_id)`
  if (objeto === 'colaborador')
    return sql`(select coalesce(p.nome_social, p.nome) from vinculo v join pessoa p on p.id = v.pessoa_id where v.id = e.objeto_id)`
  return sql`null`
}

async function contarObjetos(db: Db, grupoId: number): Promise<number> {
  const { rows } = await sql<{ objetos: number }>`
    select count(distinct objeto_id)::int as objetos from evento_seguranca where grupo_id = ${grupoId}`.execute(
    db,
  )
  return rows[0]?.objetos ?? 0
}
