import type { AnyProcess } from '@rh/domain/processo/define'
import { pedidosAte } from '@rh/domain/processo/vez'
import { markOf } from '../../db/unchanged.ts'
import { writeAsSystem } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { keepMark, lastMark } from '../../jobs/rotina.ts'
import type { Tarefa } from '../../tarefa.ts'
import { remarcarFeitos } from './feitos.ts'
import type { Modulo } from './modulo.ts'
import { SISTEMA } from './quem.ts'
import { lockProcesso } from './repository.ts'

/** A write of the process or of its attachments looks itself; what else is asked for stands here. */
const REGISTRO = ['documento_tipo'] as const

const DOMINGO = 7

/**
 * Looks at what open processes ask for and is done, by night: the register of documents may ask for others since a process
 * was last touched. While it stands as the last run found it nothing is looked at but on Sundays, for a rule of a newer
 * version or of the day: a company has tens of thousands of approved vacations. Each in a transaction of its own, so that
 * nobody waits for more than one. Null for a kind of which no move asks for anything.
 */
export function conferirFeitos<C>(process: AnyProcess, moduloDe: (fuso: string) => Modulo<C>): Tarefa | null {
  const status = Object.keys(process.statuses).filter((nome) => pedidosAte(process, nome).length > 0)
  if (status.length === 0) return null
  const nome = `${process.name}.conferir-feitos`
  return {
    nome,
    titulo: `${process.label.many} à espera de documento assinado`,
    cron: '50 4 * * *',
    executar: async (deps) => {
      const marca = await markOf(deps.db, REGISTRO)
      if (marca === (await lastMark(deps.db, nome)) && diaDaSemana(deps) !== DOMINGO) return
      const modulo = moduloDe(deps.config.empresaFuso)
      const conferir = (id: number) =>
        writeAsSystem(deps, nome, async (work) => {
          const processo = await lockProcesso(work.tx, process.name, id, SISTEMA)
          if (processo) await remarcarFeitos(modulo, work, processo, SISTEMA)
        })
      const falhas: unknown[] = []
      for (const id of await listEm(deps, process, status))
        await conferir(id).catch((error: unknown) => falhas.push(error))
      if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} processes were not looked at`)
      // Read before the first process: what was written meanwhile is another mark.
      await keepMark(deps, nome, marca)
    },
  }
}

const diaDaSemana = ({ clock, config }: Deps): number =>
  clock.agora().toZonedDateTimeISO(config.empresaFuso).dayOfWeek

async function listEm({ db }: Deps, { name }: AnyProcess, status: readonly string[]): Promise<number[]> {
  const linhas = await db
    .selectFrom('processoIndice')
    .select('id')
    .where('tipo', '=', name)
    .where('status', 'in', [...status])
    .orderBy('id')
    .execute()
  return linhas.map(({ id }) => id)
}
