import type { AppNovo, Entrada, FaltaFator } from '@rh/domain/contract/auth'
import type { Seguranca } from '@rh/domain/contract/segundo-fator'
import type { Db } from '../../../db/db.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { marcarDispositivo } from '../conhecidos.ts'
import { iniciarSessao, type AuthDeps, type Pessoa } from '../iniciar.ts'
import type { Tentativa } from '../tentativas.ts'
import { emitirBilhete } from './bilhete.ts'
import { hasFator, segurancaDe } from './fatores.ts'
import { sitioDe } from './sitio.ts'
import { base32, enderecoDoApp, novoSegredo } from './totp.ts'

/**
 * What the right password opens: the session, or a ticket for the second factor that the person has or the company asks
 * for. With the ticket the attempt is given back and nothing else forgotten, or who knows the password could guess at
 * the second factor for as long as they like.
 */
export async function abrirOuPedirFator(
  deps: AuthDeps,
  pessoa: Pessoa,
  fimDaJanela: Temporal.Instant,
  request: RequestContext,
  mostrada?: { readonly senhaHash: string; readonly tentativa: Tentativa },
): Promise<Entrada> {
  const { db, clock, cofre, config } = deps
  const sitio = sitioDe(config, request)
  const grupos = pessoa.linhasGrupo.map(({ Grupo_nome }) => Grupo_nome)
  const seguranca = await segurancaDe(db, { id: pessoa.id, grupos }, sitio)
  const tem = hasFator(seguranca)
  if (!tem && !seguranca.exigido) {
    await mostrada?.tentativa.acertou()
    return iniciarSessao(deps, pessoa, fimDaJanela, request, mostrada)
  }
  await mostrada?.tentativa.devolver()
  const agora = clock.agora()
  const dispositivo = await marcarDispositivo(db, request, agora)
  const comum = { usuarioId: pessoa.id, dispositivo, sessaoId: null }
  const dela = { meios: meiosDe(seguranca), aceitaChaves: seguranca.aceitaChaves }
  if (tem) {
    const dado = await emitirBilhete(db, { ...comum, uso: 'entrar' }, agora)
    return { falta: { ...dado, passo: 'conferir', ...dela, app: null } }
  }
  const { segredo, app } = await novoApp(db, pessoa.usuario)
  const guardado = cofre.guardar(pessoa.id, segredo)
  const dado = await emitirBilhete(db, { ...comum, uso: 'cadastrar', segredo: guardado }, agora)
  return { falta: { ...dado, passo: 'cadastrar', ...dela, app } }
}

/** What the second step can be done with, here. */
const meiosDe = ({ app, chaves, codigos }: Seguranca): FaltaFator['meios'] => ({
  app: app !== null,
  chave: chaves.some(({ daqui }) => daqui) ? 'daqui' : chaves.length > 0 ? 'de_outro_endereco' : 'nenhuma',
  recuperacao: codigos > 0,
})

/** A secret, and how an app takes it. */
export async function novoApp(
  db: Db,
  usuario: string,
): Promise<{ readonly segredo: Buffer; readonly app: AppNovo }> {
  const segredo = novoSegredo()
  return {
    segredo,
    app: { segredo: base32(segredo), endereco: enderecoDoApp(segredo, await nomeDaEmpresa(db), usuario) },
  }
}

/** What apps and browsers write beside what they keep for the person. */
export async function nomeDaEmpresa(db: Db): Promise<string> {
  const { nomeFantasia } = await db.selectFrom('empresa').select('nomeFantasia').executeTakeFirstOrThrow()
  return nomeFantasia
}
