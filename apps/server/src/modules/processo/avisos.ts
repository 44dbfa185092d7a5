import type { Alerta } from '@rh/domain/contract/tempo-real'
import type { AnyProcess } from '@rh/domain/processo/define'
import { gruposDaVez } from '@rh/domain/processo/vez'
import type { Escrita } from '../../db/escrita.ts'
import type { Ator } from '../../http/ator.ts'
import { pessoasDosGrupos, type Alertas } from '../alertas/alertas.ts'
import { findProcesso } from './repository.ts'

const iconeDoTom = {
  default: 'info',
  info: 'info',
  warning: 'info',
  success: 'success',
  error: 'warning',
} as const satisfies Record<string, Alerta['icone']>

/** After a move: the next sector's people hear that it is their turn, the requester hears how it went. */
export async function avisarMovimento(
  alertas: Alertas,
  escrita: Escrita,
  process: AnyProcess,
  id: number,
  ator: Ator,
  motivo: string | undefined,
): Promise<void> {
  const processo = await findProcesso(escrita.tx, process.name, id, ator)
  if (!processo) return
  const status = process.statuses[processo.status]
  const titulo = `${process.label.one} ${processo.numero}`
  const { solicitanteId } = processo
  if (solicitanteId !== ator.id && status)
    await alertas.avisar(escrita, {
      usuarioIds: [solicitanteId],
      assunto: 'andamento',
      processoId: id,
      icone: iconeDoTom[status.tone],
      texto: `${titulo}: ${status.label.toLowerCase()}${motivo ? ` – ${motivo}` : ''}`,
    })
  if (!status || status.final || process.doSolicitante.includes(processo.status)) return
  const daVez = await pessoasDosGrupos(escrita.tx, gruposDaVez(process, processo), processo.contratoId)
  await alertas.avisar(escrita, {
    usuarioIds: daVez.filter((pessoa) => pessoa !== ator.id && pessoa !== solicitanteId),
    assunto: 'vez',
    processoId: id,
    icone: 'info',
    texto: `${titulo} aguarda você.`,
  })
}
