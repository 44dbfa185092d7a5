import type { contaContract } from '@rh/domain/contract/conta'
import { escrever } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import { falha } from '../../http/falha.ts'
import type { Handlers } from '../../http/serve.ts'
import { encerrarSessoes } from '../auth/sessao.ts'
import { saveDados } from './dados.ts'
import { deleteFoto, desenharFoto, obterFoto, saveFoto } from './foto.ts'
import { obterPerfil } from './perfil.ts'
import { trocarSenha } from './senha.ts'
import { listSessoes } from './sessoes.ts'

export function contaHandlers(deps: Deps): Handlers<typeof contaContract> {
  const { db, relogio } = deps
  return {
    'GET /api/conta/perfil': ({ request }) => obterPerfil(db, request.ator, relogio.agora()),
    'PUT /api/conta/atualizar': ({ body, request }) =>
      escrever(deps, request, async (escrita) => {
        await saveDados(escrita, request.ator, body)
        return obterPerfil(escrita.tx, request.ator, escrita.agora)
      }),
    'PUT /api/conta/atualizarsenha': ({ body, request }) => trocarSenha(deps, request, body),
    'GET /api/conta/ip': async ({ request: { ip } }) => ({ ip }),
    'GET /api/conta/sessoes': async ({ request: { ator } }) => ({
      results: await listSessoes(db, { usuarioId: ator.id, sessaoId: ator.sessaoId }, relogio.agora()),
    }),
    'POST /api/conta/sessoes/encerrar': async ({ body, request: { ator } }) => {
      const encerradas = await encerrarSessoes(db, { usuarioId: ator.id, id: body.id }, relogio.agora())
      if (encerradas === 0) throw falha('nao_encontrado')
      return { ok: true }
    },
    'POST /api/conta/sessoes/encerrar-todas': async ({ request: { ator } }) => ({
      sessoesEncerradas: await encerrarSessoes(db, { usuarioId: ator.id }, relogio.agora()),
    }),
    'PUT /api/conta/foto': async ({ arquivo, request }) => {
      const foto = await desenharFoto(arquivo)
      return escrever(deps, request, async (escrita) => ({
        versao: await saveFoto(escrita, request.ator.id, foto),
      }))
    },
    'POST /api/conta/foto/remover': ({ request }) =>
      escrever(deps, request, async (escrita) => {
        await deleteFoto(escrita, request.ator.id)
        return { ok: true as const }
      }),
    'GET /api/conta/foto/:id': ({ params }) => obterFoto(db, params.id),
  }
}
