import { avisosDoFator } from '@rh/domain/usuarios/avisos'
import type { Db, Tx } from '../../../db/db.ts'
import { umPorVezDaPessoa } from '../../../db/uma-pessoa.ts'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { requireSenhaConfirmada } from '../../processo/requirements.ts'
import type { AuthDeps } from '../iniciar.ts'
import { encerrarSessoes } from '../sessao.ts'
import { emitirBilhete, gastarBilhete, tentarBilhete } from './bilhete.ts'
import { avisar } from './entrar.ts'
import {
  darCodigos,
  deleteApp,
  deleteCodigos,
  hasFator,
  saveApp,
  segurancaDe,
  trocarCodigos,
} from './fatores.ts'
import { novoApp } from './pedir.ts'
import { sitioDe } from './sitio.ts'
import { passoDo } from './totp.ts'

// A person's own second factor, from the inside. What is answered once is kept under no idempotency key: its row would
// hold it.

/** A new app, until a code of it is shown; what the person has now stays in force. */
export async function prepararApp(deps: AuthDeps, request: RequestContext) {
  const { db, clock, cofre } = deps
  const { ator, dispositivo } = request
  const agora = clock.agora()
  requireSenhaConfirmada(ator, agora)
  const { segredo, app } = await novoApp(db, ator.usuario)
  const novo = {
    usuarioId: ator.id,
    uso: 'conta',
    dispositivo: dispositivo?.hash ?? null,
    sessaoId: ator.sessaoId,
    segredo: cofre.guardar(ator.id, segredo),
  } as const
  return { ...(await emitirBilhete(db, novo, agora)), app }
}

/** Puts the new app in force: whoever is in elsewhere is out. Recovery codes come with the first. */
export async function cadastrarApp(
  deps: AuthDeps,
  request: RequestContext,
  { bilhete, codigo }: { readonly bilhete: string; readonly codigo: string },
) {
  const { db, clock, cofre } = deps
  const { ator } = request
  const aberto = await tentarBilhete(db, bilhete, 'conta', request, clock.agora())
  if (aberto.usuarioId !== ator.id || !aberto.segredo) throw failure('bilhete_vencido')
  const guardado = aberto.segredo
  const passo = passoDo(cofre.abrir(ator.id, guardado), codigo, clock.agora())
  if (passo === null)
    throw failure('validacao', {
      mensagem: 'Código incorreto.',
      acao: 'Digite o código que o aplicativo mostra agora. Se continuar, acerte a hora do aparelho.',
      campos: { codigo: 'Código incorreto' },
    })
  return write(deps, { ...request, chave: null }, async (work) => {
    await gastarBilhete(work.tx, bilhete)
    await umPorVezDaPessoa(work.tx, ator.id)
    await saveApp(work.tx, ator.id, { guardado, passo }, work.agora)
    const codigos = await darCodigos(work.tx, cofre, ator.id, work.agora)
    await mudou(deps, work, request, avisosDoFator.cadastrado)
    return { seguranca: await propria(deps, work.tx, request), codigos }
  })
}

/** Takes the person's app away. */
export const retirarApp = (deps: AuthDeps, request: RequestContext) =>
  write(deps, request, async (work) => {
    const { id } = request.ator
    requireSenhaConfirmada(request.ator, work.agora)
    await umPorVezDaPessoa(work.tx, id)
    if (await deleteApp(work.tx, id)) {
      await fecharRetirada(work, request)
      await mudou(deps, work, request, avisosDoFator.retirado)
    }
    return propria(deps, work.tx, request)
  })

/**
 * Ends the taking away of a factor: where it was the last one, recovery codes go with it, unless the company asks for a
 * second factor; then it stays.
 */
export async function fecharRetirada({ tx }: UnitOfWork, { ator }: RequestContext): Promise<void> {
  const resta = await segurancaDe(tx, ator, null)
  if (hasFator(resta)) return
  if (resta.exigido)
    throw failure('transicao_invalida', {
      mensagem: 'A empresa exige o segundo passo do seu acesso.',
      acao: 'Cadastre antes o outro aplicativo ou a outra chave de acesso.',
    })
  await deleteCodigos(tx, ator.id)
}

/** Other recovery codes in place of all there were. */
export const novosCodigos = (deps: AuthDeps, request: RequestContext) =>
  write(deps, { ...request, chave: null }, async (work) => {
    const { id } = request.ator
    requireSenhaConfirmada(request.ator, work.agora)
    if (!hasFator(await segurancaDe(work.tx, request.ator, null)))
      throw failure('transicao_invalida', {
        mensagem: 'Você ainda não tem segundo passo.',
        acao: 'Cadastre antes uma chave de acesso ou o aplicativo.',
      })
    const codigos = await trocarCodigos(work.tx, deps.cofre, id, work.agora)
    await avisar(deps, work, id, avisosDoFator.codigos)
    return { seguranca: await propria(deps, work.tx, request), codigos }
  })

/** What the person has now. */
export const propria = ({ config }: Pick<AuthDeps, 'config'>, db: Db | Tx, request: RequestContext) =>
  segurancaDe(db, request.ator, sitioDe(config, request))

/** Told to the person, wherever they look, and whoever is in elsewhere is out. */
export async function mudou(deps: AuthDeps, work: UnitOfWork, { ator }: RequestContext, texto: string) {
  await encerrarSessoes(work.tx, { usuarioId: ator.id, exceto: ator.sessaoId }, work.agora)
  await avisar(deps, work, ator.id, texto)
}
