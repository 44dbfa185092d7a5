import { sql } from 'kysely'
import { avisosDaEmergencia, LOGIN_DE_EMERGENCIA } from '@rh/domain/acesso/emergencia'
import { ADMINISTRADOR } from '@rh/domain/usuarios/aberturas'
import { alertas, pessoasDosGrupos } from '../../../alertas/alertas.ts'
import { isoDe } from '../../../clock.ts'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { gravarEventos } from '../../../seguranca/gravar.ts'
import { callTarefa } from '../../../tarefa.ts'
import { redeDe } from '../conhecidos.ts'
import { usuarioDe, type AuthDeps } from '../iniciar.ts'
import { resolverSessao } from '../sessao-em-uso.ts'
import { abrirSessao } from '../sessao.ts'
import { contarTentativa } from '../tentativas.ts'
import { TAREFA_DA_EMERGENCIA } from './avisar.ts'
import { resumoDoLacre, SEM_LACRE } from './lacre.ts'

interface Pedido {
  readonly codigo: string
  readonly motivo: string
}

const recusado = () =>
  failure('credenciais', {
    mensagem: 'Código de emergência incorreto ou já usado.',
    acao: 'Confira letra por letra. Cada código vale uma vez; quem opera o servidor pode lacrar outro.',
  })

/**
 * Opens a session with the sealed code: at any hour, whatever the way of signing in, without a second factor. The code
 * is spent, and every administrator is told in the same transaction. Throws `credenciais` and `muitas_tentativas`.
 */
export async function entrarEmEmergencia(deps: AuthDeps, pedido: Pedido, request: RequestContext) {
  const { clock, config, db, seguranca, tokens } = deps
  // By address alone: nobody guesses such a code, and nobody out there shall keep whoever has it from entering.
  const quem = { nome: `${LOGIN_DE_EMERGENCIA} ${redeDe(request.ip)}` }
  const tentativa = await contarTentativa(deps, quem, request)
  const { sessaoId, usuarioId, ate } = await abrir(deps, pedido, request).catch((error: unknown) => {
    const { ip, chamada, requisicao } = request
    seguranca.anotar({ tipo: 'emergencia_recusada', ip, chamada, requisicao })
    throw error
  })
  await tentativa.acertou()
  const agora = clock.agora()
  const ator = await resolverSessao(db, sessaoId, agora, config.empresaFuso)
  if (!ator) throw failure('interno')
  return {
    accessToken: await tokens.emitir(sessaoId, usuarioId, agora, ate),
    user: usuarioDe(ator),
    fuso: config.empresaFuso,
    inatividadeMin: ator.uso.limiteMin,
  }
}

const abrir = (deps: AuthDeps, { codigo, motivo }: Pedido, request: RequestContext) =>
  // Never under an idempotency key: a second time it is a spent code.
  write(deps, { ...request, chave: null }, async (work) => {
    const { tx, agora } = work
    const acesso = await tx
      .updateTable('acessoEmergencia')
      .set(SEM_LACRE)
      .where('resumo', '=', resumoDoLacre(codigo))
      .returning('usuarioId')
      .executeTakeFirst()
    if (!acesso) throw recusado()
    const { usuarioId } = acesso
    // The code has just shown who it is.
    await sql`select set_config('rh.usuario', ${String(usuarioId)}, true)`.execute(tx)
    const ate = agora.add({ hours: deps.config.emergenciaHoras })
    const { ip, agente } = request
    const nova = { usuarioId, expira: ate, ip, agente, dispositivo: null, emergencia: true as const }
    const sessaoId = await abrirSessao(tx, nova, agora)
    await tx
      .insertInto('acessoEmergenciaUso')
      .values({ sessaoId, em: isoDe(agora), ate: isoDe(ate), motivo })
      .execute()
    await soar(work, deps, { ...request, sessaoId, usuarioId, motivo, ate })
    return { sessaoId, usuarioId, ate }
  })

interface Uso extends Pick<RequestContext, 'ip' | 'chamada' | 'requisicao'> {
  readonly sessaoId: string
  readonly usuarioId: number
  readonly motivo: string
  readonly ate: Temporal.Instant
}

const horaDe = (em: Temporal.Instant, fuso: string): string =>
  em
    .toZonedDateTimeISO(fuso)
    .toLocaleString('pt-BR', { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' })

/** Tells of a use: on the page of events, on every administrator's screen, and by e-mail without the usual wait. */
async function soar(work: UnitOfWork, { config }: AuthDeps, uso: Uso): Promise<void> {
  const { tx, agora } = work
  const { ip, chamada, requisicao, sessaoId, usuarioId, motivo, ate } = uso
  const comum = { usuarioId, sessaoId, ip, requisicao, em: agora }
  await gravarEventos(tx, [
    { ...comum, tipo: 'emergencia_usada', chamada },
    { ...comum, tipo: 'alarme', motivo: 'emergencia_usada', quantidade: 1 },
  ])
  await alertas.avisar(work, {
    usuarioIds: await pessoasDosGrupos(tx, [ADMINISTRADOR], []),
    assunto: 'sistema',
    icone: 'warning',
    texto: avisosDaEmergencia.usado(motivo, horaDe(ate, config.empresaFuso)),
  })
  await callTarefa(tx, TAREFA_DA_EMERGENCIA)
}
