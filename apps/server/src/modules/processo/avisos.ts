import type { Alerta } from '@rh/domain/contract/tempo-real'
import type { AnyProcess } from '@rh/domain/processo/define'
import { gruposDaVez } from '@rh/domain/processo/vez'
import type { UnitOfWork } from '../../db/write.ts'
import { pessoasDosGrupos, type Alertas } from '../../alertas/alertas.ts'
import { contratosDe, type Processo } from './repository.ts'

const iconeDoTom = {
  default: 'info',
  info: 'info',
  warning: 'info',
  success: 'success',
  error: 'warning',
} as const satisfies Record<string, Alerta['icone']>

interface Feito {
  /** Author, who is not notified; null for the system. */
  readonly autorId: number | null
  readonly motivo?: string | undefined
}

/** Notifies after a transition: the next sector of its turn, the requester of the outcome. */
export async function avisarTransicao(
  alertas: Alertas,
  work: UnitOfWork,
  process: AnyProcess,
  processo: Processo,
  { autorId, motivo }: Feito,
): Promise<void> {
  const status = process.statuses[processo.status]
  const titulo = `${process.label.one} ${processo.numero}`
  const { id, solicitanteId } = processo
  if (solicitanteId !== autorId && status)
    await alertas.avisar(work, {
      usuarioIds: [solicitanteId],
      assunto: 'andamento',
      processoId: id,
      icone: iconeDoTom[status.tone],
      texto: `${titulo}: ${status.label.toLowerCase()}${motivo && !process.discreto ? ` – ${motivo}` : ''}`,
    })
  if (!status || status.final || process.doSolicitante.includes(processo.status)) return
  const daVez = await pessoasDosGrupos(work.tx, gruposDaVez(process, processo), contratosDe(processo))
  await alertas.avisar(work, {
    usuarioIds: daVez.filter((pessoa) => pessoa !== autorId && pessoa !== solicitanteId),
    assunto: 'vez',
    processoId: id,
    icone: 'info',
    texto: `${titulo} aguarda você.`,
  })
}
