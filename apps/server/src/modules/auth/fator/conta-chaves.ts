import type { CredencialNova } from '@rh/domain/contract/chaves-de-acesso'
import { avisosDoFator } from '@rh/domain/usuarios/avisos'
import { write } from '../../../db/write.ts'
import { umPorVezDaPessoa } from '../../../db/uma-pessoa.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { aparelhoDe } from '../../conta/aparelho.ts'
import { requireSenhaConfirmada } from '../../processo/requirements.ts'
import type { AuthDeps } from '../iniciar.ts'
import { emitirBilhete, gastarBilhete, tentarBilhete } from './bilhete.ts'
import { deleteChave, listChaves, renomearChave, saveChave } from './chaves.ts'
import { fecharRetirada, mudou, propria } from './conta.ts'
import { darCodigos } from './fatores.ts'
import { nomeDaEmpresa } from './pedir.ts'
import { requireSitio } from './sitio.ts'
import { conferirCriacao, novoDesafio, opcoesDeCriacao, resumoDoDesafio } from './webauthn.ts'

// A person's own passkeys, from the inside. As with the app, what is answered once is kept under no idempotency key.

/** What the browser is asked to make. */
export async function prepararChave(deps: AuthDeps, request: RequestContext) {
  const { db, clock, config } = deps
  const { ator, dispositivo, agente } = request
  const agora = clock.agora()
  requireSenhaConfirmada(ator, agora)
  const sitio = requireSitio(config, request)
  const jaTem = await listChaves(db, ator.id, sitio.dominio)
  const desafio = novoDesafio()
  const novo = {
    usuarioId: ator.id,
    uso: 'chave',
    dispositivo: dispositivo?.hash ?? null,
    sessaoId: ator.sessaoId,
    desafio: resumoDoDesafio(desafio),
  } as const
  const opcoes = opcoesDeCriacao(sitio, await nomeDaEmpresa(db), ator, jaTem, desafio)
  return { ...(await emitirBilhete(db, novo, agora)), opcoes, nome: aparelhoDe(agente) }
}

interface Cadastro {
  readonly bilhete: string
  readonly nome: string
  readonly credencial: CredencialNova
}

/** Keeps the new key: whoever is in elsewhere is out. Recovery codes come with the first factor. */
export async function cadastrarChave(
  deps: AuthDeps,
  request: RequestContext,
  { bilhete, nome, credencial }: Cadastro,
) {
  const { db, clock, cofre, config } = deps
  const { ator } = request
  const sitio = requireSitio(config, request)
  const { desafio } = await tentarBilhete(db, bilhete, 'chave', request, clock.agora())
  const chave = await conferirCriacao(credencial, { sitio, desafio })
  if (!chave)
    throw failure('validacao', {
      mensagem: 'O navegador não criou a chave como foi pedido.',
      acao: 'Comece de novo, neste endereço. Se continuar, tente outro navegador ou outro aparelho.',
    })
  return write(deps, { ...request, chave: null }, async (work) => {
    await gastarBilhete(work.tx, bilhete)
    await umPorVezDaPessoa(work.tx, ator.id)
    await saveChave(work.tx, { ...chave, usuarioId: ator.id, nome, dominio: sitio.dominio }, work.agora)
    const codigos = await darCodigos(work.tx, cofre, ator.id, work.agora)
    await mudou(deps, work, request, avisosDoFator.chaveCadastrada(nome))
    return { seguranca: await propria(deps, work.tx, request), codigos }
  })
}

export const renomear = (
  deps: AuthDeps,
  request: RequestContext,
  { id, nome }: { readonly id: number; readonly nome: string },
) =>
  write(deps, request, async (work) => {
    requireSenhaConfirmada(request.ator, work.agora)
    if (!(await renomearChave(work.tx, request.ator.id, id, nome))) throw failure('nao_encontrado')
    return propria(deps, work.tx, request)
  })

export const retirarChave = (deps: AuthDeps, request: RequestContext, id: number) =>
  write(deps, request, async (work) => {
    const { ator } = request
    requireSenhaConfirmada(ator, work.agora)
    await umPorVezDaPessoa(work.tx, ator.id)
    const retirada = await deleteChave(work.tx, ator.id, id)
    if (!retirada) throw failure('nao_encontrado')
    await fecharRetirada(work, request)
    await mudou(deps, work, request, avisosDoFator.chaveRetirada(retirada.nome))
    return propria(deps, work.tx, request)
  })
