import { isCodigoDoApp } from '@rh/domain/acesso/codigo-do-app'
import { avisosDoFator } from '@rh/domain/usuarios/avisos'
import { sql } from 'kysely'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { gravarEventos } from '../../../seguranca/gravar.ts'
import { comRecusa } from '../recusas.ts'
import { iniciarSessao, type AuthDeps } from '../iniciar.ts'
import { comHorariosEfetivos, findPorId, janelaDe } from '../quem-entra.ts'
import { contarTentativa } from '../tentativas.ts'
import { donoDoBilhete, gastarBilhete, tentarBilhete, type Uso } from './bilhete.ts'
import {
  darCodigos,
  findCodigos,
  requireSemFator,
  saveApp,
  usarCodigoDeRecuperacao,
  usarCodigoDoApp,
} from './fatores.ts'
import { passoDo } from './totp.ts'

interface Passo {
  readonly bilhete: string
  readonly codigo: string
}

/** The second step, with a code of the app or one of recovery. */
export const entrarComFator = (deps: AuthDeps, passo: Passo, request: RequestContext) =>
  comDono(deps, passo, 'entrar', request, (usuarioId) => mostrar(deps, passo, usuarioId, request))

async function mostrar(
  deps: AuthDeps,
  { bilhete, codigo }: Passo,
  usuarioId: number,
  request: RequestContext,
) {
  const { cofre } = deps
  const { tentativa, restam, pessoa, fim, mostrado } = await abrirPasso(
    deps,
    { bilhete, uso: 'entrar', usuarioId },
    request,
  )
  const isDoApp = isCodigoDoApp(codigo)
  const certo = await escreverComo(deps, request, pessoa.id, async (work) => {
    const usar = isDoApp ? usarCodigoDoApp : usarCodigoDeRecuperacao
    if (!(await usar(work.tx, cofre, pessoa.id, codigo, work.agora))) return false
    await gastarBilhete(work.tx, bilhete)
    if (!isDoApp)
      await avisar(deps, work, pessoa.id, avisosDoFator.codigoUsado(await findCodigos(work.tx, pessoa.id)))
    return true
  })
  if (!certo) throw await recusar(deps, request, { usuarioId: pessoa.id, restam })
  await tentativa.acertou()
  return iniciarSessao(deps, pessoa, fim, request, mostrado)
}

/** Sets up the app that the company asks for, with a code of it, and enters. */
export const cadastrarEEntrar = (deps: AuthDeps, passo: Passo, request: RequestContext) =>
  comDono(deps, passo, 'cadastrar', request, (usuarioId) => cadastrar(deps, passo, usuarioId, request))

async function cadastrar(
  deps: AuthDeps,
  { bilhete, codigo }: Passo,
  usuarioId: number,
  request: RequestContext,
) {
  const { cofre, clock } = deps
  const passo = await abrirPasso(deps, { bilhete, uso: 'cadastrar', usuarioId }, request)
  const { tentativa, restam, pessoa, fim, guardado, mostrado } = passo
  if (!guardado) throw failure('bilhete_vencido')
  const numero = passoDo(cofre.abrir(pessoa.id, guardado), codigo, clock.agora())
  if (numero === null) throw await recusar(deps, request, { usuarioId: pessoa.id, restam })
  const codigos = await escreverComo(deps, request, pessoa.id, async (work) => {
    await gastarBilhete(work.tx, bilhete)
    await requireSemFator(work.tx, pessoa.id)
    await saveApp(work.tx, pessoa.id, { guardado, passo: numero }, work.agora)
    return cadastrado(deps, work, request, pessoa.id, avisosDoFator.cadastrado)
  })
  await tentativa.acertou()
  return { sessao: await iniciarSessao(deps, pessoa, fim, request, mostrado), codigos }
}

/** A first factor, set up at an entry: told, and with its recovery codes. */
export async function cadastrado(
  deps: AuthDeps,
  work: UnitOfWork,
  { ip }: RequestContext,
  usuarioId: number,
  texto: string,
): Promise<string[]> {
  await avisar(deps, work, usuarioId, texto)
  await gravarEventos(work.tx, [{ tipo: 'fator_cadastrado', usuarioId, ip, em: work.agora }])
  return darCodigos(work.tx, deps.cofre, usuarioId, work.agora)
}

/** Takes a step of whoever the ticket is of; the refusal with which it ends is a security event of that account. */
export async function comDono<T>(
  deps: AuthDeps,
  { bilhete }: Pick<Passo, 'bilhete'>,
  uso: Uso,
  request: RequestContext,
  dar: (usuarioId: number) => Promise<T>,
): Promise<T> {
  const usuarioId = await donoDoBilhete(deps.db, bilhete, uso, request, deps.clock.agora())
  return comRecusa(deps, request, { tipo: 'entrada_recusada', quem: { usuarioId } }, () => dar(usuarioId))
}

/** Counts the attempt like a password, before anything is looked at; the account and its hours are asked again. */
export async function abrirPasso(
  deps: AuthDeps,
  { bilhete, uso, usuarioId }: { readonly bilhete: string; readonly uso: Uso; readonly usuarioId: number },
  request: RequestContext,
) {
  const { db, clock, config } = deps
  const agora = clock.agora()
  const tentativa = await contarTentativa(deps, { usuarioId }, request)
  const { segredo: guardado, desafio, restam } = await tentarBilhete(db, bilhete, uso, request, agora)
  const linha = await findPorId(db, usuarioId, agora)
  if (!linha) throw failure('bilhete_vencido')
  const pessoa = comHorariosEfetivos(linha, agora, config.empresaFuso)
  const janela = janelaDe(pessoa, agora, config.empresaFuso)
  if (!janela.aberta) throw failure('fora_do_horario')
  const mostrado = { senhaHash: linha.senhaHash }
  return { tentativa, restam, pessoa, fim: janela.fim, guardado, desafio, mostrado }
}

/** After the last try of a ticket the person is told: who tried knew the password. */
export async function recusar(
  deps: AuthDeps,
  request: RequestContext,
  { usuarioId, restam }: { readonly usuarioId: number; readonly restam: number },
  recusa = failure('segundo_fator_recusado'),
) {
  if (restam > 0) return recusa
  await escreverComo(deps, request, usuarioId, (work) =>
    avisar(deps, work, usuarioId, avisosDoFator.tentado, 'warning'),
  )
  return failure('bilhete_vencido', { mensagem: 'O segundo passo foi recusado muitas vezes.' })
}

/** A write of who is not signed in yet, and has shown who it is. */
export const escreverComo = <R>(
  deps: Deps,
  request: RequestContext,
  usuarioId: number,
  run: (work: UnitOfWork) => Promise<R>,
): Promise<R> =>
  write(deps, request, async (work) => {
    await sql`select set_config('rh.usuario', ${String(usuarioId)}, true)`.execute(work.tx)
    return run(work)
  })

export const avisar = (
  { alertas }: Deps,
  work: UnitOfWork,
  usuarioId: number,
  texto: string,
  icone: 'info' | 'warning' = 'info',
): Promise<void> => alertas.avisar(work, { usuarioIds: [usuarioId], assunto: 'sistema', icone, texto })
