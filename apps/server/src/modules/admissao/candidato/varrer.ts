import { isoDe } from '../../../clock.ts'
import { writeAsSystem } from '../../../db/write.ts'
import type { Tarefa } from '../../../tarefa.ts'

const NOME = 'candidato.varrer'
/** What was taken back by mistake is told apart from the trail for so long. */
const GUARDA_HORAS = 48

/**
 * Takes away entries that open nothing any more, and files that the person took back: their own rows go, and the sweep of
 * files finds the bytes without an owner. The trail keeps that they were there.
 */
export const varrerCandidatos: Tarefa = {
  nome: NOME,
  titulo: 'Limpeza de links de candidatos',
  cron: '15 3 * * *',
  executar: (deps) =>
    writeAsSystem(deps, NOME, async ({ tx, agora }) => {
      await tx.deleteFrom('candidatoEntrada').where('expiraEm', '<=', isoDe(agora)).execute()
      await tx
        .deleteFrom('candidatoArquivo')
        .where('retiradoEm', '<=', isoDe(agora.subtract({ hours: GUARDA_HORAS })))
        .execute()
    }),
}
