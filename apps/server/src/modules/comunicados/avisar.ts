import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { ultimoLembrete } from '@rh/domain/comunicados/comunicado'
import type { Alertas } from '../../alertas/alertas.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { ciente, alcanca, pessoasDo } from './publico.ts'
import { noAr } from './leitura.ts'

const NOME = 'comunicados.avisar'
/** Rows of one insertion: PostgreSQL takes a bounded number of parameters. */
const POR_VEZ = 1_000

interface Dito {
  readonly id: number
  readonly titulo: string
  readonly exigeCiencia: boolean
  readonly cienciaAte: string | null
}

const ate = (dia: string | null): string => (dia === null ? '' : ` até ${formatData(dia)}`)

async function dizer(
  work: UnitOfWork,
  alertas: Alertas,
  id: number,
  pessoas: readonly number[],
  texto: string,
) {
  for (let i = 0; i < pessoas.length; i += POR_VEZ)
    await alertas.avisar(work, {
      usuarioIds: pessoas.slice(i, i + POR_VEZ),
      assunto: 'sistema',
      comunicadoId: id,
      icone: 'info',
      texto,
    })
}

/** Tells everybody whom a notice is for that it is there, unless they were told of the edition that counts. */
export async function avisarDoComunicado(work: UnitOfWork, alertas: Alertas, id: number): Promise<void> {
  const { rows } = await sql<Dito>`
    update comunicado c set avisado_em = ${isoDe(work.agora)} from comunicado_edicao e
     where c.id = ${id} and c.avisado_em is null and c.retirado_em is null
       and e.comunicado_id = c.id and e.edicao = c.edicao
    returning c.id, e.titulo, c.exige_ciencia, c.ciencia_ate`.execute(work.tx)
  const [dito] = rows
  if (!dito) return
  const pedido = dito.exigeCiencia ? ` Confirme que leu${ate(dito.cienciaAte)}.` : ''
  await dizer(
    work,
    alertas,
    id,
    await pessoasDo(work.tx, id, 'todas'),
    `Comunicado: ${dito.titulo}.${pedido}`,
  )
}

/**
 * Tells of what begins today, and reminds, on the days of `ultimoLembrete`, who still has to acknowledge a notice. Each in
 * a transaction of its own, marked in it: once, however often this runs.
 */
export const avisarComunicados: Tarefa = {
  nome: NOME,
  titulo: 'Lembretes de comunicados sem ciência',
  cron: '0 8 * * *',
  executar: async (deps) => {
    const hoje = hojeEm(deps.clock.agora(), deps.config.empresaFuso)
    for (const id of await listPorAvisar(deps, hoje))
      await writeAsSystem(deps, NOME, (work) => avisarDoComunicado(work, deps.alertas, id))
    for (const { id, dia } of await listPorLembrar(deps, hoje))
      await writeAsSystem(deps, NOME, (work) => lembrar(work, deps.alertas, id, dia))
  },
}

async function listPorAvisar({ db }: Deps, hoje: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from comunicado c where c.avisado_em is null and ${noAr(hoje)} order by c.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Notices of which somebody is missing, with the last day on which that should have been said and was not. */
async function listPorLembrar({ db, config }: Deps, hoje: string) {
  const { rows } = await sql<{
    id: number
    avisadoEm: string
    cienciaAte: string | null
    lembradoEm: string | null
  }>`
    select c.id, c.avisado_em, c.ciencia_ate, c.lembrado_em from comunicado c
     where c.exige_ciencia and c.avisado_em is not null and ${noAr(hoje)}
       and exists (select from usuario u where u.ativo and u.id <> c.usuario_id and ${alcanca} and not ${ciente})
     order by c.id`.execute(db)
  return rows.flatMap(({ id, avisadoEm, cienciaAte, lembradoEm }) => {
    const desde = hojeEm(Temporal.Instant.from(avisadoEm), config.empresaFuso)
    const dia = ultimoLembrete({ desde, ate: cienciaAte, hoje })
    return dia === null || (lembradoEm !== null && lembradoEm >= dia) ? [] : [{ id, dia }]
  })
}

async function lembrar(work: UnitOfWork, alertas: Alertas, id: number, dia: string): Promise<void> {
  const { rows } = await sql<Dito>`
    update comunicado c set lembrado_em = ${dia}::date from comunicado_edicao e
     where c.id = ${id} and (c.lembrado_em is null or c.lembrado_em < ${dia}::date) and c.retirado_em is null
       and e.comunicado_id = c.id and e.edicao = c.edicao
    returning c.id, e.titulo, c.exige_ciencia, c.ciencia_ate`.execute(work.tx)
  const [dito] = rows
  if (!dito) return
  const prazo = dito.cienciaAte === null ? '' : `, com prazo${ate(dito.cienciaAte)}`
  const faltam = await pessoasDo(work.tx, id, 'faltam')
  await dizer(work, alertas, id, faltam, `Falta a sua ciência do comunicado “${dito.titulo}”${prazo}.`)
}
