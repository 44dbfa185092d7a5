import type { contaContract } from '@rh/domain/contract/conta'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { failure } from '../../http/failure.ts'
import { hojeEm } from '../../clock.ts'
import type { Handlers } from '../../http/serve.ts'
import { encerrarSessoes } from '../auth/sessao.ts'
import { saveDados } from './dados.ts'
import { listEntradas } from './entradas.ts'
import { deleteFoto, desenharFoto, obterFoto, saveFoto } from './foto.ts'
import { obterPerfil } from './perfil.ts'
import { trocarSenha } from './senha.ts'
import { listSessoes } from './sessoes.ts'
import { listEntradas as listAvisos } from '../notificacoes/entradas.ts'
import { contarPendencias } from '../setores/pendencias.ts'

export function contaHandlers(deps: Deps): Handlers<typeof contaContract> {
  const { db, clock, config } = deps
  return {
    'GET /api/conta/perfil': ({ request }) => obterPerfil(db, request.ator, clock.agora()),
    'GET /api/conta/moldura': async ({ request: { ator } }) => {
      const agora = clock.agora()
      const [results, entradas, perfil] = await Promise.all([
        contarPendencias(db, ator),
        listAvisos(db, ator, { agora, hoje: hojeEm(agora, config.empresaFuso) }),
        obterPerfil(db, ator, agora),
      ])
      return { esperas: { results }, entradas, perfil }
    },
    'PUT /api/conta/atualizar': ({ body, request }) =>
      write(deps, request, async (work) => {
        await saveDados(work, request.ator, body)
        return obterPerfil(work.tx, request.ator, work.agora)
      }),
    'PUT /api/conta/atualizarsenha': ({ body, request }) => trocarSenha(deps, request, body),
    'GET /api/conta/ip': async ({ request: { ip } }) => ({ ip }),
    'GET /api/conta/sessoes': async ({ request: { ator } }) => ({
      results: await listSessoes(db, { usuarioId: ator.id, sessaoId: ator.sessaoId }, clock.agora()),
    }),
    'GET /api/conta/entradas': async ({ request: { ator } }) => {
      // What has just happened here is among them.
      await deps.seguranca.gravar()
      return { results: await listEntradas(db, ator.id) }
    },
    'POST /api/conta/sessoes/encerrar': async ({ body, request: { ator } }) => {
      const encerradas = await encerrarSessoes(db, { usuarioId: ator.id, id: body.id }, clock.agora())
      if (encerradas === 0) throw failure('nao_encontrado')
      return { ok: true }
    },
    'POST /api/conta/sessoes/encerrar-todas': ({ request: { ator } }) =>
      db.transaction().execute(async (tx) => ({
        sessoesEncerradas: await encerrarSessoes(tx, { usuarioId: ator.id }, clock.agora()),
      })),
    'PUT /api/conta/foto': async ({ arquivo, request }) => {
      const foto = await desenharFoto(arquivo)
      return write(deps, request, async (work) => ({
        versao: await saveFoto(work, request.ator.id, foto),
      }))
    },
    'POST /api/conta/foto/remover': ({ request }) =>
      write(deps, request, async (work) => {
        await deleteFoto(work, request.ator.id)
        return { ok: true as const }
      }),
    'GET /api/conta/foto/:id': ({ params, request }) => obterFoto(db, params.id, request.ator),
  }
}
