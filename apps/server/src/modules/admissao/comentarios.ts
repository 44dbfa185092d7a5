import { gruposDaVez } from '@rh/domain/processo/vez'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import type { Escrita } from '../../db/escrita.ts'
import type { Ator } from '../../http/ator.ts'
import { pessoasDosGrupos, type Alertas } from '../../alertas/alertas.ts'
import { insertEvento } from '../processo/repository.ts'
import { exigirAdmissao } from './registro.ts'

/** Adds to the thread. It changes nothing of the admission: its version stays, and nobody's form becomes old. */
export async function comentar(
  alertas: Alertas,
  escrita: Escrita,
  ator: Ator,
  { id, texto }: { id: number; texto: string },
): Promise<void> {
  const { tx } = escrita
  const processo = await exigirAdmissao(tx, id, ator)
  await insertEvento(escrita, { processoId: id, tipo: 'comentario', motivo: texto, usuarioId: ator.id })
  const daVez = admissao.doSolicitante.some((status) => status === processo.status)
    ? []
    : await pessoasDosGrupos(tx, gruposDaVez(admissao, processo), processo.contratoId)
  await alertas.avisar(escrita, {
    usuarioIds: [...new Set([processo.solicitanteId, ...daVez])].filter((pessoa) => pessoa !== ator.id),
    assunto: 'andamento',
    processoId: id,
    icone: 'info',
    texto: `Admissão ${processo.numero}: novo comentário.`,
  })
}
