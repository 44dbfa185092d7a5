import type { AnyProcess } from '@rh/domain/processo/define'
import { pedidosAte } from '@rh/domain/processo/vez'
import { writeAsSystem } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Tarefa } from '../../tarefa.ts'
import { remarcarFeitos } from './feitos.ts'
import type { Modulo } from './modulo.ts'
import { SISTEMA } from './quem.ts'
import { lockProcesso } from './repository.ts'

/**
 * Looks every night at what open processes ask for and is done: the register of documents may ask for others since a
 * process was last touched. Each in a transaction of its own, so that nobody waits for more than one. Null for a kind of
 * which no move asks for anything.
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
    },
  }
}

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
