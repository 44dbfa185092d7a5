import { gruposDaVez } from '@rh/domain/processo/vez'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { pessoasDosGrupos, type Alertas } from '../../alertas/alertas.ts'
import { readCitados } from './citacoes.ts'
import { insertEvento } from './eventos.ts'
import { contratosDe, type Processo } from './repository.ts'
import { requireProcesso } from './requirements.ts'

export interface Comentario {
  readonly id: number
  readonly texto: string
  /** People named in the text. */
  readonly citados: readonly number[]
}

/** Adds a comment to the history without a new version: open forms do not become stale. */
export async function comentar(
  alertas: Alertas,
  process: AnyProcess,
  work: UnitOfWork,
  ator: Ator,
  comentario: Comentario,
): Promise<void> {
  const { tx } = work
  const { id, texto } = comentario
  const processo = await requireProcesso(tx, process, id, ator)
  const citados = await readCitados(tx, process, processo, comentario)
  await insertEvento(work, {
    processoId: id,
    tipo: 'comentario',
    motivo: texto,
    citados,
    usuarioId: ator.id,
  })
  const nomeados = citados.map((pessoa) => pessoa.id).filter((pessoa) => pessoa !== ator.id)
  await avisarCitados(alertas, work, process, processo, { quem: ator.nome, nomeados })
  const daVez = process.doSolicitante.includes(processo.status)
    ? []
    : await pessoasDosGrupos(tx, gruposDaVez(process, processo), contratosDe(processo))
  await alertas.avisar(work, {
    usuarioIds: [...new Set([processo.solicitanteId, ...daVez])].filter(
      (pessoa) => pessoa !== ator.id && !nomeados.includes(pessoa),
    ),
    assunto: 'andamento',
    processoId: id,
    icone: 'info',
    texto: `${process.label.one} ${processo.numero}: novo comentário.`,
  })
}

/** Tells the people whom a comment names. */
const avisarCitados = (
  alertas: Alertas,
  work: UnitOfWork,
  { label }: AnyProcess,
  { id, numero }: Processo,
  { quem, nomeados }: { readonly quem: string; readonly nomeados: readonly number[] },
): Promise<void> =>
  alertas.avisar(work, {
    usuarioIds: nomeados,
    assunto: 'citacao',
    processoId: id,
    icone: 'info',
    texto: `${label.one} ${numero}: ${quem} citou você em um comentário.`,
  })
