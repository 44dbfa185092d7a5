import { sql } from 'kysely'
import { isoDe } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { iniciarSessao, type AuthDeps } from '../iniciar.ts'
import { comHorariosEfetivos, findPorEmail, janelaDe } from '../quem-entra.ts'
import { contarNaRede, contarTentativa } from '../tentativas.ts'
import type { Identidade, Verificar } from './verificar.ts'

export interface TrocaDeps extends AuthDeps {
  /** Absent where the passwords are ours. */
  readonly verificar: Verificar | undefined
}

/** Exchanges a token of the provider for a session of ours: once, for the active user who has that e-mail, in their hours. */
export async function trocarToken(deps: TrocaDeps, token: string, request: RequestContext) {
  const { db, clock, config } = deps
  const { email, aceita } = await identificar(deps, token, request)
  const agora = clock.agora()
  const linha = await findPorEmail(db, email, agora)
  if (!linha) throw failure('sem_cadastro')
  const tentativa = await contarTentativa(deps, { usuarioId: linha.id }, request)
  const pessoa = comHorariosEfetivos(linha, agora, config.empresaFuso)
  const janela = janelaDe(pessoa, agora, config.empresaFuso)
  // As with a password: at the wrong hour it counts like a failure.
  if (!janela.aberta) throw failure('fora_do_horario')
  await tentativa.acertou()
  await aceita()
  return iniciarSessao(deps, pessoa, janela.fim, request)
}

/**
 * Whose token it is. Bad tokens are counted by their address before anything is verified; `aceita` gives that attempt
 * back. Throws for a token that came before, and for an e-mail that its person has not confirmed.
 */
export async function identificar(deps: TrocaDeps, token: string, request: RequestContext) {
  const { db, clock, verificar } = deps
  if (!verificar) throw failure('rota_inexistente')
  const { acertou } = await contarNaRede(deps, 'provedor', request.ip)
  const identidade = await verificar(token, clock.agora())
  if (!identidade.emailConfirmado) throw failure('email_nao_confirmado')
  if (!(await usar(db, identidade, clock.agora()))) throw failure('identidade_recusada')
  return { ...identidade, aceita: acertou }
}

const SWEPT_PER_TOKEN = 20

/** Marks a token as used; false when it was. One statement, so that of two at the same moment one is the first. */
async function usar(db: Db, { selo, esquecidoEm }: Identidade, agora: Temporal.Instant): Promise<boolean> {
  await sql`delete from token_de_provedor where ctid = any (array(
    select ctid from token_de_provedor where esquecido_em < ${isoDe(agora)}
     order by esquecido_em limit ${SWEPT_PER_TOKEN} for update skip locked))`.execute(db)
  const primeiro = await db
    .insertInto('tokenDeProvedor')
    .values({ selo, esquecidoEm: isoDe(esquecidoEm) })
    .onConflict((oc) => oc.doNothing())
    .returning('selo')
    .executeTakeFirst()
  return primeiro !== undefined
}
