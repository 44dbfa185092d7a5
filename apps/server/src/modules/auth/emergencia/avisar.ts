import { createHash } from 'node:crypto'
import { isoDe } from '../../../clock.ts'
import { writeAsSystem } from '../../../db/write.ts'
import { pessoasDosGrupos } from '../../../alertas/alertas.ts'
import { Recusada } from '../../../email/correio.ts'
import type { Deps } from '../../../deps.ts'
import type { Tarefa } from '../../../tarefa.ts'
import { ADMINISTRADOR } from '@rh/domain/usuarios/aberturas'

/** Name of the task; each use calls for it. */
export const TAREFA_DA_EMERGENCIA = 'seguranca.avisar-emergencia'

/**
 * Writes to every administrator that the emergency access was used, whatever each of them chose for other alerts: at
 * once, and again until the mail server takes it. An address that it refuses keeps nobody else from knowing.
 */
export const avisarEmergencia: Tarefa = {
  nome: TAREFA_DA_EMERGENCIA,
  titulo: 'E-mails do acesso de emergência',
  quando: ({ smtp }) => smtp !== undefined,
  cron: '* * * * *',
  executar: async (deps) => {
    const usos = await deps.db
      .selectFrom('acessoEmergenciaUso')
      .select('id')
      .where('avisadoEm', 'is', null)
      .orderBy('id')
      .execute()
    for (const { id } of usos) await avisar(deps, id)
  },
}

const avisar = (deps: Deps, id: number): Promise<void> =>
  writeAsSystem(deps, TAREFA_DA_EMERGENCIA, async ({ tx, agora }) => {
    // Marked in the transaction in which it leaves: a crash in between sends it twice, never not.
    const uso = await tx
      .updateTable('acessoEmergenciaUso')
      .set({ avisadoEm: isoDe(agora) })
      .where('id', '=', id)
      .where('avisadoEm', 'is', null)
      .returning(['id', 'em'])
      .executeTakeFirst()
    if (!uso) return
    const ids = await pessoasDosGrupos(tx, [ADMINISTRADOR], [])
    if (ids.length === 0) return
    const pessoas = await tx.selectFrom('usuario').select(['nome', 'email']).where('id', 'in', ids).execute()
    const recusas: Recusada[] = []
    for (const pessoa of pessoas)
      await enviar(deps, pessoa, id).catch((error: unknown) => {
        if (!(error instanceof Recusada)) throw error
        recusas.push(error)
      })
    if (recusas.length === pessoas.length) throw new AggregateError(recusas, 'Nobody could be told')
  })

async function enviar({ correio }: Deps, para: { nome: string; email: string }, id: number): Promise<void> {
  if (!correio) return
  await correio.enviar({
    para,
    assunto: 'O acesso de emergência do sistema de RH foi usado',
    texto: [
      `Olá, ${para.nome.split(' ')[0]}.`,
      'Alguém entrou no sistema com o código lacrado do acesso de emergência, que tem os poderes de um administrador.',
      `Quem, de onde e por quê está em Segurança:\n  ${correio.origem}/admin/seguranca`,
      'Se ninguém da empresa o abriu, encerre a sessão ali e lacre outro código. Não responda a esta mensagem.',
    ].join('\n\n'),
    id: createHash('sha256').update(`emergencia ${id} ${para.email}`).digest('hex').slice(0, 32),
  })
}
