import type { authContract } from '@rh/domain/contract/auth'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import type { Handlers } from '../../http/serve.ts'
import { isoDe } from '../../clock.ts'
import { obterEmpresa } from '../geral/empresa.ts'
import { entrarComCodigo } from './codigo.ts'
import { confirmarComSenha, confirmarNoProvedor } from './confirmacao.ts'
import { iniciarSessao, usuarioDe, type AuthDeps } from './iniciar.ts'
import { abrirOuPedirFator } from './fator/pedir.ts'
import { exigirSenhaDaqui } from './metodo.ts'
import { emissorDe } from './provedor/provedores.ts'
import { trocarToken, type TrocaDeps } from './provedor/trocar.ts'
import { createVerificador } from './provedor/verificar.ts'
import { abrirOutraAba } from './outra-aba.ts'
import { comRecusa } from './recusas.ts'
import { confereSenha, gastarConferencia, hashSenha } from './senha.ts'
import { motivoSenhaRecusada } from './senha-recusada.ts'
import { comHorariosEfetivos, findPorLogin, janelaDe } from './quem-entra.ts'
import { encerrarSessoes } from './sessao.ts'
import { contarTentativa } from './tentativas.ts'

export function authHandlers(deps: AuthDeps): Handlers<typeof authContract> {
  const { db, clock, config } = deps
  const verificar = config.provedor && createVerificador(emissorDe(config.provedor))
  const comProvedor: TrocaDeps = { ...deps, verificar }
  return {
    'POST /api/auth/login': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return entrar(deps, body.usuario.toLowerCase(), body.senha, request)
    },
    'POST /api/auth/codigo': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return entrarComCodigo(deps, body, request)
    },
    'POST /api/auth/register': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return registrar(deps, body, request)
    },
    'POST /api/auth/trocar': ({ body, request }) => trocarToken(comProvedor, body.token, request),
    'GET /api/auth/me': async ({ request: { ator } }) => ({
      user: usuarioDe(ator),
      empresa: await obterEmpresa(deps),
      fuso: config.empresaFuso,
      expiraEm: ator.expiraEm,
      fimPor: ator.fimPor,
      inatividadeMin: ator.uso.limiteMin,
      agora: isoDe(clock.agora()),
    }),
    'POST /api/auth/logout': async ({ request }) => {
      const { id: usuarioId, sessaoId } = request.ator
      await encerrarSessoes(db, { usuarioId, id: sessaoId }, clock.agora())
      return { ok: true }
    },
    'POST /api/auth/aba': ({ request }) => abrirOutraAba(deps, request),
    'POST /api/auth/confirmar': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return confirmarComSenha(deps, body.senha, request)
    },
    'POST /api/auth/confirmar-no-provedor': ({ body, request }) =>
      confirmarNoProvedor(comProvedor, body.token, request),
  }
}

/**
 * Checks the password and the hours. Throws `credenciais` or `fora_do_horario`, or `muitas_tentativas` before the
 * password is looked at.
 */
async function autenticar(deps: Deps, login: string, senha: string, request: RequestContext) {
  const { db, clock, config } = deps
  const linha = await findPorLogin(db, login, clock.agora())
  const quem = linha ? { usuarioId: linha.id } : { nome: login }
  return comRecusa(deps, request, { tipo: 'entrada_recusada', quem }, async () => {
    const tentativa = await contarTentativa(deps, quem, request)
    const certa = linha
      ? await confereSenha(senha, linha.senhaHash)
      : await gastarConferencia(senha).then(() => false)
    if (!linha || !certa) throw failure('credenciais')
    const agora = clock.agora()
    const pessoa = comHorariosEfetivos(linha, agora, config.empresaFuso)
    const janela = janelaDe(pessoa, agora, config.empresaFuso)
    // A right password at the wrong hour is suspicious: it counts like a failure.
    if (!janela.aberta) throw failure('fora_do_horario')
    return { pessoa, fim: janela.fim, tentativa, senhaHash: linha.senhaHash }
  })
}

async function entrar(deps: AuthDeps, login: string, senha: string, request: RequestContext) {
  const { pessoa, fim, ...mostrada } = await autenticar(deps, login, senha, request)
  return abrirOuPedirFator(deps, pessoa, fim, request, mostrada)
}

interface Cadastro {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

async function registrar(
  deps: AuthDeps,
  { email, password, firstName, lastName }: Cadastro,
  request: RequestContext,
) {
  const { db, clock, config } = deps
  if (!config.cadastroAberto) throw failure('cadastro_fechado')
  const nome = `${firstName} ${lastName}`
  const fraca = await motivoSenhaRecusada(deps, password, [nome, email])
  if (fraca) throw failure('validacao', { campos: { password: fraca } })
  // Whether an e-mail is taken is told, but not to who asks for many.
  const tentativa = await contarTentativa(deps, { nome: email }, request)
  const senhaHash = await hashSenha(password)
  const criado = await write(deps, request, ({ tx }) =>
    tx
      .insertInto('usuario')
      .values({ usuario: email, nome, email, senhaHash })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  if (!criado) throw failure('em_uso', { campos: { email: 'Já existe um cadastro com este e-mail' } })
  await tentativa.acertou()
  deps.seguranca.anotar({ tipo: 'cadastro_proprio', usuarioId: criado.id, ip: request.ip })
  const agora = clock.agora()
  const linha = await findPorLogin(db, email, agora)
  if (!linha) throw failure('interno')
  const pessoa = comHorariosEfetivos(linha, agora, config.empresaFuso)
  const janela = janelaDe(pessoa, agora, config.empresaFuso)
  if (!janela.aberta) throw failure('fora_do_horario')
  return iniciarSessao(deps, pessoa, janela.fim, request)
}
