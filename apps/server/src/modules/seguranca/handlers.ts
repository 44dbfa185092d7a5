import { sql } from 'kysely'
import type { segurancaContract } from '@rh/domain/contract/seguranca'
import { listaSeguranca } from '@rh/domain/listas/seguranca'
import type { TipoDeEvento } from '@rh/domain/seguranca/eventos'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { Handlers } from '../../http/serve.ts'
import { obterEvento } from './detalhe.ts'
import { comGravidade, exportSource, source, type Linha } from './lista.ts'

const ALARMES_HORAS = 24
const ALARMES_MAXIMO = 20

export function segurancaHandlers(deps: Deps): Handlers<typeof segurancaContract> {
  const { db, clock, config, seguranca } = deps
  return {
    'GET /api/seguranca/listar': async ({ query }) => {
      // What has just happened here is on the page.
      await seguranca.gravar()
      const page = await listPage<Linha>(db, query, source(query, config.empresaFuso))
      return { ...page, results: page.results.map(comGravidade) }
    },
    'GET /api/seguranca/exportar': async ({ query, request }) => {
      await seguranca.gravar()
      return exportar(deps, request, {
        lista: listaSeguranca,
        query,
        source: exportSource(query, config.empresaFuso),
        nomes: { usuarioId: nomeDoUsuario },
      })
    },
    'GET /api/seguranca/alarmes': async () => {
      await seguranca.gravar()
      const desde = isoDe(clock.agora().subtract({ hours: ALARMES_HORAS }))
      const { rows } = await sql<Alarme>`
        select e.grupo_id as id, e.em, e.motivo as tipo, e.quantidade, e.usuario_id, u.nome as pessoa, e.rede
          from evento_seguranca e left join usuario u on u.id = e.usuario_id
         where e.tipo = 'alarme' and e.em > ${desde}
         order by e.em desc limit ${ALARMES_MAXIMO}`.execute(db)
      return { results: rows }
    },
    'GET /api/seguranca/pessoas': async () => {
      const { rows } = await sql<{ id: number; nome: string }>`
        select id, nome from usuario order by busca(nome), id limit 2000`.execute(db)
      return { results: rows }
    },
    'GET /api/seguranca/:id': ({ params }) => obterEvento(db, params.id),
  }
}

const nomeDoUsuario = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('usuario').select('nome').where('id', '=', id).executeTakeFirst())?.nome ?? null

interface Alarme {
  readonly id: number
  readonly em: string
  readonly tipo: TipoDeEvento
  readonly quantidade: number
  readonly usuarioId: number | null
  readonly pessoa: string | null
  readonly rede: string | null
}
