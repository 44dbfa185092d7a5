import { formatData } from '@rh/domain/br/data'
import { avisoDoFim } from '@rh/domain/regras/calendario/aviso-do-fim'
import { diasEntre } from '@rh/domain/regras/calendario/datas'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { writeAsSystem, type UnitOfWork } from '../db/write.ts'
import type { Database } from '../db/schema.gen.ts'
import type { Deps } from '../deps.ts'
import { hojeEm, isoDe } from '../clock.ts'
import type { Tarefa } from '../tarefa.ts'

/** Something of a record that ends on a day: a contract, a trial, a certificate. */
interface ComFim {
  readonly id: number
  readonly fim: string
}

/** The column that names the record, in the marks and in the notification alike. */
type Registro = 'contratoId' | 'vinculoId' | 'processoId' | 'kanbanCartaoId'

/** A table of what was told: one row per record, end and number of days, by a unique index. */
type Marcas = {
  [T in keyof Database]: Database[T] extends Readonly<{ dias: number; em: string }>
    ? {
        readonly tabela: T
        readonly registro: Registro & keyof Database[T]
        readonly fim: keyof Database[T] & string
        /** Which of the warnings that a table keeps; absent where it keeps one kind. */
        readonly assunto?: string
      }
    : never
}[keyof Database]

/** What to warn of, before it ends. */
interface AvisoAntes<F extends ComFim> extends Pick<Tarefa, 'nome' | 'titulo' | 'cron'> {
  /** How many days before an end each warning is due; without any, nothing is told. */
  readonly antecedencias: (tx: Tx) => Promise<readonly number[]>
  /** Everything that ends on the day or within so many days of it, the first to end first. */
  readonly terminam: (tx: Tx, hoje: string, dias: number) => Promise<readonly F[]>
  readonly marcas: Marcas
  /** Whom to tell. Begun anew in each run, so that what many ends have in common is read once. */
  readonly destinatarios: (tx: Tx) => (caso: F) => Promise<readonly number[]>
  /** What to say; `quando` is `hoje`, `amanhã` or `em 15 dias, em 03/01/2027`. */
  readonly texto: (caso: F, quando: string, tx: Tx) => string | Promise<string>
}

/**
 * Defines the task that warns of ends before they come: each of the warnings of each end once, the tightest alone
 * when the system was off. An end that moves is another end, and is warned of anew. The marks are written with the
 * notifications, so that neither a crash nor a twin of the task tells anything twice or loses it.
 */
export const avisarAntes = <F extends ComFim>(aviso: AvisoAntes<F>): Tarefa => ({
  nome: aviso.nome,
  titulo: aviso.titulo,
  cron: aviso.cron,
  executar: (deps) => writeAsSystem(deps, aviso.nome, (work) => avisarTodos(deps, work, aviso)),
})

async function avisarTodos<F extends ComFim>(
  deps: Deps,
  work: UnitOfWork,
  aviso: AvisoAntes<F>,
): Promise<void> {
  const { tx, agora } = work
  const hoje = hojeEm(agora, deps.config.empresaFuso)
  const antecedencias = await aviso.antecedencias(tx)
  if (antecedencias.length === 0) return
  const destinatarios = aviso.destinatarios(tx)
  for (const caso of await aviso.terminam(tx, hoje, Math.max(...antecedencias))) {
    const dias = avisoDoFim(caso.fim, hoje, antecedencias)
    if (dias === null || !(await isPrimeiro(work, aviso.marcas, caso, dias))) continue
    await deps.alertas.avisar(work, {
      usuarioIds: await destinatarios(caso),
      assunto: 'sistema',
      [aviso.marcas.registro]: caso.id,
      icone: 'warning',
      texto: await aviso.texto(caso, quandoTermina(caso.fim, hoje), tx),
    })
  }
}

/** Keeps that the warning was given; whoever comes second finds it there. */
async function isPrimeiro(
  { tx, agora }: UnitOfWork,
  { tabela, registro, fim, assunto }: Marcas,
  caso: ComFim,
  dias: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into ${sql.table(tabela)} (${sql.ref(registro)}, ${sql.ref(fim)}, dias, em ${assunto === undefined ? sql`` : sql`, assunto`})
    values (${caso.id}, ${caso.fim}, ${dias}, ${isoDe(agora)} ${assunto === undefined ? sql`` : sql`, ${assunto}`})
    on conflict do nothing returning dias`.execute(tx)
  return rows.length > 0
}

function quandoTermina(fim: string, hoje: string): string {
  const faltam = diasEntre(hoje, fim)
  if (faltam === 0) return 'hoje'
  return faltam === 1 ? 'amanhã' : `em ${faltam} dias, em ${formatData(fim)}`
}
