import { formatData } from '@rh/domain/br/data'
import { avisoDoFim } from '@rh/domain/regras/calendario/aviso-do-fim'
import { diasEntre } from '@rh/domain/regras/calendario/datas'
import { sql, type RawBuilder } from 'kysely'
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
  /** The end that the marks are kept by, where the day that is counted to is worked out and may move by itself. */
  readonly marca?: string
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
        /** Whether what a mark `m` told does not stand any more, and is told anew; never, when absent. */
        readonly mudou?: RawBuilder<boolean>
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
  const terminam = await aviso.terminam(tx, hoje, Math.max(...antecedencias))
  const devidos = terminam.flatMap((caso) => {
    const dias = avisoDoFim(caso.fim, hoje, antecedencias)
    return dias === null ? [] : [{ caso, dias }]
  })
  const destinatarios = aviso.destinatarios(tx)
  for (const caso of await osPrimeiros(work, aviso.marcas, devidos))
    await deps.alertas.avisar(work, {
      usuarioIds: await destinatarios(caso),
      assunto: 'sistema',
      [aviso.marcas.registro]: caso.id,
      icone: 'warning',
      texto: await aviso.texto(caso, quandoTermina(caso.fim, hoje), tx),
    })
}

/**
 * Keeps that the warnings were given, and answers those that nobody had; whoever comes second finds them there. In one
 * statement: what ends within three months, in a company of many thousands, is looked at again every day.
 */
async function osPrimeiros<F extends ComFim>(
  { tx, agora }: UnitOfWork,
  { tabela, registro, fim, assunto, mudou }: Marcas,
  devidos: readonly { readonly caso: F; readonly dias: number }[],
): Promise<readonly F[]> {
  const linhas = devidos.map(({ caso, dias }) => ({ id: caso.id, fim: caso.marca ?? caso.fim, dias }))
  const { rows } = await sql<ComFim>`
    insert into ${sql.table(tabela)} as m (${sql.ref(registro)}, ${sql.ref(fim)}, dias, em ${assunto === undefined ? sql`` : sql`, assunto`})
    select distinct l.id, l.fim, l.dias, ${isoDe(agora)}::timestamptz ${assunto === undefined ? sql`` : sql`, ${assunto}`}
      from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as l(id int, fim date, dias int)
    on conflict ${
      mudou === undefined
        ? sql`do nothing`
        : sql`(${sql.ref(registro)}, ${sql.ref(fim)}, dias) do update set em = excluded.em where ${mudou}`
    }
    returning m.${sql.ref(registro)} as id, m.${sql.ref(fim)} as fim`.execute(tx)
  const primeiros = new Set(rows.map(chaveDe))
  return devidos.map(({ caso }) => caso).filter((caso) => primeiros.delete(chaveDe(caso)))
}

const chaveDe = ({ id, fim, marca = fim }: ComFim): string => `${id} ${marca}`

function quandoTermina(fim: string, hoje: string): string {
  const faltam = diasEntre(hoje, fim)
  if (faltam === 0) return 'hoje'
  return faltam === 1 ? 'amanhã' : `em ${faltam} dias, em ${formatData(fim)}`
}
