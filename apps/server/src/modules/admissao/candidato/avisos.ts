import { admissao } from '@rh/domain/processos/admissao/admissao'
import type { Alerta } from '@rh/domain/contract/tempo-real'
import type { UnitOfWork } from '../../../db/write.ts'
import type { LinkAberto, MeiosDoCandidato } from './link.ts'

/** Tells who made the link and who asks for the admission. */
export const avisarQuemPediu = (
  { alertas }: Pick<MeiosDoCandidato, 'alertas'>,
  work: UnitOfWork,
  { processoId, numero, criadoPor, solicitanteId }: LinkAberto,
  { icone, texto }: Alerta,
): Promise<void> =>
  alertas.avisar(work, {
    usuarioIds: [...new Set([criadoPor, solicitanteId])],
    assunto: 'andamento',
    processoId,
    icone,
    texto: `${admissao.label.one} ${numero}: ${texto}`,
  })
