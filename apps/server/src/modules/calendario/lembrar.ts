import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { nomeDoFuso } from '@rh/domain/calendario/fuso'
import { setores, type SetorSlug } from '@rh/domain/setores/setores'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import { usuarioEscopado } from '../../db/usuario-escopado.ts'
import { writeAsSystem } from '../../db/write.ts'
import type { Tarefa } from '../../tarefa.ts'

interface Devido {
  readonly id: number
  readonly titulo: string
  readonly inicio: string
  readonly fim: string
  readonly hora: string | null
  readonly fuso: string
  readonly doSetor: boolean
  readonly setorId: number
  readonly contratoId: number | null
  readonly usuarioId: number
}

/** Active people of a sector; of those who see some contracts only, those who see this one. */
async function pessoasDoSetor(tx: Tx, { setorId, contratoId }: Devido): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from usuario u
     where u.ativo
       and exists (select from usuario_grupo ug join grupo g on g.id = ug.grupo_id
                    where ug.usuario_id = u.id and g.setor_id = ${setorId})
       and (${contratoId}::int is null or not ${usuarioEscopado}
         or exists (select from usuario_contrato uc where uc.usuario_id = u.id and uc.contrato_id = ${contratoId}))
     order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}

async function pessoasDo(tx: Tx, evento: Devido): Promise<number[]> {
  if (evento.doSetor) return pessoasDoSetor(tx, evento)
  const dono = tx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', evento.usuarioId)
    .where('ativo', '=', true)
  return (await dono.execute()).map(({ id }) => id)
}

function quando({ inicio, fim, hora, fuso }: Devido, daEmpresa: string): string {
  const dias = inicio === fim ? formatData(inicio) : `${formatData(inicio)} a ${formatData(fim)}`
  if (hora === null) return dias
  return `${dias}, às ${hora}${fuso === daEmpresa ? '' : ` (${nomeDoFuso(fuso)})`}`
}

/** Slug of a sector by its number. */
export const setorPorId = (id: number): SetorSlug | undefined =>
  (Object.keys(setores) as SetorSlug[]).find((slug) => setores[slug].id === id)

/**
 * Reminds of events, each once: the person, or everybody of the sector who sees it. What ended while the system was off
 * is not reminded of any more. The marks are written with the notifications.
 */
export const lembrarEventos: Tarefa = {
  nome: 'calendario.lembrar',
  titulo: 'Lembretes do calendário',
  cron: '* * * * *',
  executar: async (deps) => {
    const { empresaFuso } = deps.config
    const agora = isoDe(deps.clock.agora())
    const porLembrar = sql<boolean>`e.lembrar_em <= ${agora} and e.lembrado_em is null and e.excluido_em is null`
    // Asked first: a write every minute would be one for nothing nearly always.
    const { rows } = await sql<{ id: number }>`select e.id from evento e where ${porLembrar} limit 1`.execute(
      deps.db,
    )
    if (rows.length === 0) return
    await writeAsSystem(deps, 'calendario.lembrar', async (work) => {
      const { rows: devidos } = await sql<Devido & { acabou: boolean }>`
        update evento e set lembrado_em = ${agora} where ${porLembrar}
        returning e.id, e.titulo, e.inicio, e.fim, to_char(e.hora_inicio, 'HH24:MI') as hora, e.fuso, e.do_setor,
                  e.setor_id, e.contrato_id, e.usuario_id,
                  (e.fim + coalesce(e.hora_fim, '24:00'::time)) at time zone e.fuso < ${agora} as acabou`.execute(
        work.tx,
      )
      for (const evento of devidos.filter(({ acabou }) => !acabou))
        await deps.alertas.avisar(work, {
          usuarioIds: await pessoasDo(work.tx, evento),
          assunto: 'sistema',
          eventoId: evento.id,
          icone: 'info',
          texto: `Lembrete: ${evento.titulo}, ${quando(evento, empresaFuso)}.`,
        })
    })
  },
}
