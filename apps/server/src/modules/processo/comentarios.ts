import { gruposDaVez } from '@rh/domain/processo/vez'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { pessoasDosGrupos, type Alertas } from '../../alertas/alertas.ts'
import { contratosDe, insertEvento } from './repository.ts'
import { requireProcesso } from './requirements.ts'

/** Adds a comment to the history without a new version: open forms do not become stale. */
export async function comentar(
  alertas: Alertas,
  process: AnyProcess,
  work: UnitOfWork,
  ator: Ator,
  { id, texto }: { id: number; texto: string },
): Promise<void> {
  const { tx } = work
  const processo = await requireProcesso(tx, process, id, ator)
  await insertEvento(work, { processoId: id, tipo: 'comentario', motivo: texto, usuarioId: ator.id })
  const daVez = process.doSolicitante.includes(processo.status)
    ? []
    : await pessoasDosGrupos(tx, gruposDaVez(process, processo), contratosDe(processo))
  await alertas.avisar(work, {
    usuarioIds: [...new Set([processo.solicitanteId, ...daVez])].filter((pessoa) => pessoa !== ator.id),
    assunto: 'andamento',
    processoId: id,
    icone: 'info',
    texto: `${process.label.one} ${processo.numero}: novo comentário.`,
  })
}
