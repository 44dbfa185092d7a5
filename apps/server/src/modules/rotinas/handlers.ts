import type { rotinasContract } from '@rh/domain/contract/rotinas'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { failure } from '../../http/failure.ts'
import type { Handlers } from '../../http/serve.ts'
import { callTarefa, type Tarefa } from '../../tarefa.ts'
import { listEnvios } from './envios.ts'
import { asDaqui, listRotinas, situacaoDasRotinas } from './leitura.ts'

/** What the system does by itself, as Admin sees it, and a run before its time. */
export function rotinasHandlers(
  deps: Deps,
  loadTarefas: () => Promise<readonly Tarefa[]>,
): Handlers<typeof rotinasContract> {
  const daqui = async () => asDaqui(deps, await loadTarefas())
  return {
    'GET /api/rotinas/listar': async () => {
      const [results, envios] = await Promise.all([listRotinas(deps, await daqui()), listEnvios(deps)])
      return { situacao: situacaoDasRotinas(deps, results), results, envios }
    },
    'POST /api/rotinas/tentar': async ({ body, request }) => {
      if (!(await daqui()).some(({ nome }) => nome === body.nome)) throw failure('nao_encontrado')
      return write(deps, request, async ({ tx }) => {
        await callTarefa(tx, body.nome)
        return { nome: body.nome }
      })
    },
    'GET /api/rotinas/situacao': async () => {
      const rotinas = await listRotinas(deps, await daqui())
      return {
        situacao: situacaoDasRotinas(deps, rotinas),
        falhando: rotinas.flatMap(({ titulo, situacao, falhando, falha }) =>
          situacao === 'falhando' && falhando && falha
            ? [{ titulo, desde: falhando.desde, motivo: falha.motivo }]
            : [],
        ),
      }
    },
  }
}
