import type { Assinatura, CredencialNova } from '@rh/domain/contract/chaves-de-acesso'
import { avisosDoFator } from '@rh/domain/usuarios/avisos'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { aparelhoDe } from '../../conta/aparelho.ts'
import { iniciarSessao, type AuthDeps } from '../iniciar.ts'
import { findPorId } from '../quem-entra.ts'
import { desafiar, donoDoBilhete, gastarBilhete } from './bilhete.ts'
import { listChaves, saveChave } from './chaves.ts'
import { abrirPasso, cadastrado, comDono, escreverComo, recusar } from './entrar.ts'
import { requireSemFator } from './fatores.ts'
import { mostrarChave } from './mostrar-chave.ts'
import { nomeDaEmpresa } from './pedir.ts'
import { recusaDaChave } from './recusas-da-chave.ts'
import { requireSitio } from './sitio.ts'
import { conferirCriacao, novoDesafio, opcoesDeCriacao, opcoesDeUso, resumoDoDesafio } from './webauthn.ts'

// The second step of an entry with a passkey. It counts like a code, before anything is looked at.

interface DoBilhete {
  readonly bilhete: string
}

/** What the person's passkeys are asked to sign, in place of what they were asked before. */
export async function desafiarNaEntrada(deps: AuthDeps, { bilhete }: DoBilhete, request: RequestContext) {
  const { db, clock, config } = deps
  const agora = clock.agora()
  const sitio = requireSitio(config, request)
  const usuarioId = await donoDoBilhete(db, bilhete, 'entrar', request, agora)
  const chaves = await listChaves(db, usuarioId, sitio.dominio)
  if (chaves.length === 0) throw recusaDaChave('desconhecida')
  const desafio = novoDesafio()
  await desafiar(db, { bilhete, uso: 'entrar', desafio: resumoDoDesafio(desafio) }, request, agora)
  return { opcoes: opcoesDeUso(sitio, chaves, desafio) }
}

export const entrarComChave = (
  deps: AuthDeps,
  { bilhete, assinatura }: DoBilhete & { readonly assinatura: Assinatura },
  request: RequestContext,
) =>
  comDono(deps, { bilhete }, 'entrar', request, async (usuarioId) => {
    const passo = await abrirPasso(deps, { bilhete, uso: 'entrar', usuarioId }, request)
    const { tentativa, restam, pessoa, fim, desafio, mostrado } = passo
    const mostrada = { usuarioId, assinatura, desafio }
    const porque = await mostrarChave(deps, request, mostrada, (tx) => gastarBilhete(tx, bilhete))
    if (porque) throw await recusar(deps, request, { usuarioId, restam }, recusaDaChave(porque))
    await tentativa.acertou()
    return iniciarSessao(deps, pessoa, fim, request, mostrado)
  })

/** What a browser is asked to make, where the company asks for a second factor and there is none. */
export async function prepararChaveNaEntrada(
  deps: AuthDeps,
  { bilhete }: DoBilhete,
  request: RequestContext,
) {
  const { db, clock, config } = deps
  const agora = clock.agora()
  const sitio = requireSitio(config, request)
  const usuarioId = await donoDoBilhete(db, bilhete, 'cadastrar', request, agora)
  const dono = await findPorId(db, usuarioId, agora)
  if (!dono) throw failure('bilhete_vencido')
  const desafio = novoDesafio()
  await desafiar(db, { bilhete, uso: 'cadastrar', desafio: resumoDoDesafio(desafio) }, request, agora)
  const opcoes = opcoesDeCriacao(sitio, await nomeDaEmpresa(db), dono, [], desafio)
  return { opcoes, nome: aparelhoDe(request.agente) }
}

interface Cadastro extends DoBilhete {
  readonly nome: string
  readonly credencial: CredencialNova
}

/** Sets up the passkey as the second factor that the company asks for, and enters. */
export const cadastrarChaveEEntrar = (
  deps: AuthDeps,
  { bilhete, nome, credencial }: Cadastro,
  request: RequestContext,
) =>
  comDono(deps, { bilhete }, 'cadastrar', request, async (usuarioId) => {
    const sitio = requireSitio(deps.config, request)
    const passo = await abrirPasso(deps, { bilhete, uso: 'cadastrar', usuarioId }, request)
    const { tentativa, restam, pessoa, fim, desafio, mostrado } = passo
    const chave = await conferirCriacao(credencial, { sitio, desafio })
    if (!chave) throw await recusar(deps, request, { usuarioId, restam }, recusaDaChave('invalida'))
    const codigos = await escreverComo(deps, request, usuarioId, async (work) => {
      await gastarBilhete(work.tx, bilhete)
      await requireSemFator(work.tx, usuarioId)
      await saveChave(work.tx, { ...chave, usuarioId, nome, dominio: sitio.dominio }, work.agora)
      return cadastrado(deps, work, request, usuarioId, avisosDoFator.chaveCadastrada(nome))
    })
    await tentativa.acertou()
    return { sessao: await iniciarSessao(deps, pessoa, fim, request, mostrado), codigos }
  })
