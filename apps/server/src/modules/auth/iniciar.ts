import type { Usuario } from '@rh/domain/contract/auth'
import { isEscopado } from '@rh/domain/setores/grupos'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { marcarDispositivo } from './conhecidos.ts'
import { type comHorariosEfetivos } from './quem-entra.ts'
import { findInatividade } from './sessao-em-uso.ts'
import { abrirEnquantoVale, abrirSessao, type Mostrado } from './sessao.ts'
import type { Cofre } from './fator/cofre.ts'
import type { Tokens } from './token.ts'

export interface AuthDeps extends Deps {
  readonly tokens: Tokens
  readonly cofre: Cofre
}

export type Pessoa = ReturnType<typeof comHorariosEfetivos>

export const usuarioDe = (pessoa: Pessoa): Usuario => ({
  id: pessoa.id,
  usuario: pessoa.usuario,
  nome: pessoa.nome,
  email: pessoa.email,
  Grupos: [...pessoa.linhasGrupo],
  semContratos: isEscopado(pessoa.linhasGrupo.map(({ Grupo_nome }) => Grupo_nome)) && !pessoa.temContratos,
  Horarios: [...pessoa.horarios],
})

/**
 * Opens a session that ends with the window or with the longest session, whichever comes first. Throws `credenciais` where
 * the password that was shown is not the person's any more.
 */
export async function iniciarSessao(
  deps: AuthDeps,
  pessoa: Pessoa,
  fimDaJanela: Temporal.Instant,
  request: RequestContext,
  mostrado?: Mostrado,
) {
  const { db, clock, config, tokens } = deps
  const agora = clock.agora()
  const limite = agora.add({ minutes: Math.round(config.sessaoMaxHoras * 60) })
  const expira = Temporal.Instant.compare(limite, fimDaJanela) < 0 ? limite : fimDaJanela
  const { ip, agente } = request
  const dispositivo = await marcarDispositivo(db, request, agora)
  const nova = { usuarioId: pessoa.id, expira, ip, agente, dispositivo }
  const sessaoId = mostrado
    ? await abrirEnquantoVale(db, mostrado, nova, agora)
    : await abrirSessao(db, nova, agora)
  if (sessaoId === null) throw failure('credenciais')
  deps.seguranca.anotar({ tipo: 'entrada', usuarioId: pessoa.id, sessaoId, ip, chamada: request.chamada })
  const accessToken = await tokens.emitir(sessaoId, pessoa.id, agora, expira)
  const inatividadeMin = await findInatividade(db)
  return { accessToken, user: usuarioDe(pessoa), fuso: config.empresaFuso, inatividadeMin }
}
