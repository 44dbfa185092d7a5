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
    'GET /api/conta/perfil': ({ pedido }) => obterPerfil(db, pedido.ator, relogio.agora()),
    'PUT /api/conta/atualizar': ({ body, pedido }) =>
      escrever(deps, pedido, async (escrita) => {
        await saveDados(escrita, pedido.ator, body)
        return obterPerfil(escrita.tx, pedido.ator, escrita.agora)
      }),
    'PUT /api/conta/atualizarsenha': ({ body, pedido }) => trocarSenha(deps, pedido, body),
    'GET /api/conta/ip': async ({ pedido: { ip } }) => ({ ip }),
    'GET /api/conta/sessoes': async ({ pedido: { ator } }) => ({
      results: await listSessoes(db, { usuarioId: ator.id, sessaoId: ator.sessaoId }, relogio.agora()),
    }),
    'POST /api/conta/sessoes/encerrar': async ({ body, pedido: { ator } }) => {
      const encerradas = await encerrarSessoes(db, { usuarioId: ator.id, id: body.id }, relogio.agora())
      if (encerradas === 0) throw falha('nao_encontrado')
      return { ok: true }
    },
    'POST /api/conta/sessoes/encerrar-todas': async ({ pedido: { ator } }) => ({
      sessoesEncerradas: await encerrarSessoes(db, { usuarioId: ator.id }, relogio.agora()),
    }),
    'PUT /api/conta/foto': async ({ arquivo, pedido }) => {
      const foto = await desenharFoto(arquivo)
      return escrever(deps, pedido, async (escrita) => ({
        versao: await saveFoto(escrita, pedido.ator.id, foto),
      }))
    },
    'POST /api/conta/foto/remover': ({ pedido }) =>
      escrever(deps, pedido, async (escrita) => {
        await deleteFoto(escrita, pedido.ator.id)
        return { ok: true as const }
      }),
    'GET /api/conta/foto/:id': ({ params }) => obterFoto(db, params.id),
  }
}
