import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { gravarEventos } from '../../seguranca/gravar.ts'
import { abrirOuPedirFator } from './fator/pedir.ts'
import type { AuthDeps } from './iniciar.ts'
import { comRecusa } from './recusas.ts'
import { motivoSenhaRecusada } from './senha-recusada.ts'
import { confereSenha, gastarConferencia, hashSenha } from './senha.ts'
import { comHorariosEfetivos, findPorLogin, janelaDe } from './quem-entra.ts'
import { encerrarSessoes } from './sessao.ts'
import { contarTentativa } from './tentativas.ts'

interface Entrada {
  readonly usuario: string
  readonly codigo: string
  readonly senha: string
}

/** One answer for a wrong person, a wrong code and an old one: it tells nobody which of them it was. */
const codigoInvalido = () =>
  failure('credenciais', {
    mensagem: 'Usuário ou código incorretos, ou código vencido.',
    acao: 'Confira os dois. O código vale uma vez só e por 24 horas; se passou, peça outro ao administrador.',
  })

/**
 * The person chooses a password with the code of the administrator: whoever was in with the old one is out. Outside
 * the hours the password counts all the same, and there is no session.
 */
export async function entrarComCodigo(
  deps: AuthDeps,
  { usuario, codigo, senha }: Entrada,
  request: RequestContext,
) {
  const { db, clock, config } = deps
  const { linha, codigoId } = await conferirCodigo(deps, usuario.toLowerCase(), codigo, request)
  const fraca = await motivoSenhaRecusada(deps, senha, [
    linha.nome,
    linha.email,
    linha.usuario,
    await findEmpresa(db),
  ])
  if (fraca) throw failure('validacao', { campos: { senha: fraca } })
  await usarCodigo(deps, request, { usuarioId: linha.id, codigoId, senha })
  const agora = clock.agora()
  const pessoa = comHorariosEfetivos(linha, agora, config.empresaFuso)
  const janela = janelaDe(pessoa, agora, config.empresaFuso)
  return { sessao: janela.aberta ? await abrirOuPedirFator(deps, pessoa, janela.fim, request) : null }
}

/** Attempts count like those of a login, and take as long. */
async function conferirCodigo(deps: Deps, login: string, codigo: string, request: RequestContext) {
  const { db, clock } = deps
  const agora = clock.agora()
  const linha = await findPorLogin(db, login, agora)
  const quem = linha ? { usuarioId: linha.id } : { nome: login }
  return comRecusa(deps, request, { tipo: 'entrada_recusada', quem, errado: 'codigo' }, async () => {
    const tentativa = await contarTentativa(deps, quem, request)
    const aberto = linha && (await findCodigo(db, linha.id, agora))
    const certo = aberto
      ? await confereSenha(codigo, aberto.codigoHash)
      : await gastarConferencia(codigo).then(() => false)
    if (!linha || !aberto || !certo) throw codigoInvalido()
    await tentativa.acertou()
    return { linha, codigoId: aberto.id }
  })
}

const findCodigo = (db: Db, usuarioId: number, agora: Temporal.Instant) =>
  db
    .selectFrom('codigoAcesso')
    .select(['id', 'codigoHash'])
    .where('usuarioId', '=', usuarioId)
    .where('usadoEm', 'is', null)
    .where('canceladoEm', 'is', null)
    .where('expiraEm', '>', isoDe(agora))
    .executeTakeFirst()

interface Uso {
  readonly usuarioId: number
  readonly codigoId: number
  readonly senha: string
}

async function usarCodigo(
  deps: Deps,
  request: RequestContext,
  { usuarioId, codigoId, senha }: Uso,
): Promise<void> {
  const senhaHash = await hashSenha(senha)
  await write(deps, request, async ({ tx, agora }) => {
    // Nobody is signed in yet; the code has just shown who it is.
    await sql`select set_config('rh.usuario', ${String(usuarioId)}, true)`.execute(tx)
    const usado = await tx
      .updateTable('codigoAcesso')
      .set({ usadoEm: isoDe(agora) })
      .where('id', '=', codigoId)
      .where('usadoEm', 'is', null)
      .where('canceladoEm', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!usado) throw codigoInvalido()
    await tx
      .updateTable('usuario')
      .set({ senhaHash, trocaSenhaObrigatoria: false })
      .where('id', '=', usuarioId)
      .execute()
    await encerrarSessoes(tx, { usuarioId }, agora)
    await gravarEventos(tx, [{ tipo: 'senha_criada', usuarioId, ip: request.ip, em: agora }])
  })
}

/** The company's name, which no password of its people should be. */
export async function findEmpresa(db: Db): Promise<string> {
  const empresa = await db.selectFrom('empresa').select('nomeFantasia').executeTakeFirst()
  return empresa?.nomeFantasia ?? ''
}
