import { sql } from 'kysely'
import { versaoEm } from '@rh/domain/colaborador/correcao'
import { RESERVA, tiposDeRemanejamento } from '@rh/domain/processos/remanejamento/campos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { insertVersao, levarAoPosto, mudarDePosto } from '../colaborador/mudar-contrato.ts'
import { listVersoes } from '../colaborador/versoes.ts'
import { findRetrocesso, retroceder } from '../processo/alteracao/desfazer.ts'
import { requireCompletos } from '../processo/formulario.ts'
import type { MudancaProcesso, Processo } from '../processo/repository.ts'
import { requireVinculoDo } from '../processo/requirements.ts'
import type { ContextoDoServidor } from './fatos.ts'
import { ladoDepois } from './lados.ts'
import { findLugares } from './lugares.ts'
import { mudarTransporte, retomarTransporte } from './transporte.ts'

/** Writes the new version of the contract from its day on, moves the slot, and takes the new way to work. */
export async function efetivar(
  { tx, agora }: UnitOfWork,
  processo: Processo,
  { leitura, base, lugar, partida: { atual } }: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const { vigencia, retorno, tipo, reserva = false, ...resto } = requireCompletos(leitura)
  const vinculoId = requireVinculoDo(processo)
  const postoId = lugar?.id ?? atual.postoId
  await insertVersao(tx, {
    baseId: atual.id,
    vigencia,
    cargoId: resto['comPromocao.cargoId'] ?? atual.cargoId,
    postoId,
    salarioCentavos: ladoDepois(base).salarioCentavos,
    motivo: reserva ? RESERVA : `Remanejamento ${tiposDeRemanejamento[tipo].toLowerCase()}`,
    processoId: processo.id,
    reserva,
  })
  await mudarDePosto(tx, {
    vinculoId,
    postoId: reserva ? null : postoId,
    desde: vigencia,
    ...(tipo === 'temporario' && retorno !== undefined && { retorno }),
    processoId: processo.id,
  })
  await mudarTransporte(
    tx,
    { vinculoId, desde: vigencia, processoId: processo.id },
    { linhas: resto.valeTransporte, escalaVtId: base.escalaVt?.id ?? null },
  )
  return { dataEfetivacao: isoDe(agora) }
}

/** Brings who went for a time back to the terms of the post that was left; cargo and pay are those of the day. */
export async function retornar(
  { tx }: UnitOfWork,
  processo: Processo,
  { leitura, fatos: { hoje } }: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const vinculoId = requireVinculoDo(processo)
  const { retorno = hoje } = requireCompletos(leitura)
  const versoes = await listVersoes(tx, vinculoId)
  const anterior = versoes[versoes.findIndex(({ processoId }) => processoId === processo.id) - 1]
  const deixada = versaoEm(versoes, somarDias(retorno, -1))
  if (!anterior || !deixada) throw failure('transicao_invalida')
  const { postoId, reserva } = anterior
  // A version of that very day is the one of the return too: a contract has one a day.
  if (!versoes.some(({ vigencia }) => vigencia === retorno))
    await insertVersao(tx, {
      baseId: anterior.id,
      vigencia: retorno,
      cargoId: deixada.cargoId,
      postoId,
      salarioCentavos: deixada.salarioCentavos,
      motivo: 'Volta do remanejamento temporário',
      processoId: processo.id,
      reserva,
    })
  await levarAoPosto(tx, { desde: retorno, deixadaId: deixada.id, retomadaId: anterior.id })
  await mudarDePosto(tx, {
    vinculoId,
    postoId: reserva ? null : postoId,
    desde: retorno,
    processoId: processo.id,
  })
  await retomarTransporte(tx, { vinculoId, desde: retorno, processoId: processo.id })
  return {}
}

/** The post that a transfer left, once it did: an undo takes a slot there again. */
export async function listDeixados(
  tx: UnitOfWork['tx'],
  { processoId }: { readonly processoId: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ postoId: number }>`
    select antes.posto_id from vinculo_versao feita
      cross join lateral (select x.posto_id from vinculo_versao x
                           where x.vinculo_id = feita.vinculo_id and x.vigencia < feita.vigencia
                           order by x.vigencia desc limit 1) antes
     where feita.processo_id = ${processoId} and feita.compensa_id is null`.execute(tx)
  return rows.map(({ postoId }) => postoId)
}

/**
 * Puts the terms before the transfer in force again by a version that compensates it. Refused where a later version rests
 * on it, and where the slot that was left is somebody else's by now.
 */
export async function desfazer(
  { tx }: UnitOfWork,
  processo: Processo,
  { fatos: { hoje, troca } }: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const vinculoId = requireVinculoDo(processo)
  const alvo = { processo, vinculoId, hoje }
  const retrocesso = await findRetrocesso(tx, alvo)
  const { anterior, vigencia } = retrocesso
  if (!troca && !anterior.reserva && anterior.postoId !== retrocesso.alterada.postoId) {
    // Held with that of the form already (`listDeixados`): the two are taken in one order.
    const quem = { dia: vigencia, menos: processo.id, ator: { id: 0, escopado: false } }
    const origem = (await findLugares(tx, [anterior.postoId], quem)).get(anterior.postoId)
    // The slot kept for a return is the person's own.
    const guardada = await isGuardada(tx, vinculoId, anterior.postoId, vigencia)
    if (!origem || origem.vagasLivres + (guardada ? 1 : 0) < 1)
      throw failure('transicao_invalida', {
        mensagem: 'A vaga de origem já é de outra pessoa.',
        acao: 'Remaneje a pessoa para outro posto.',
      })
  }
  await retroceder(tx, alvo, retrocesso, `Desfeito o remanejamento ${processo.numero}`)
  await retomarTransporte(tx, { vinculoId, desde: vigencia, processoId: processo.id })
  return {}
}

const isGuardada = async (tx: UnitOfWork['tx'], vinculoId: number, postoId: number, desde: string) =>
  (await tx
    .selectFrom('alocacao')
    .select('id')
    .where('vinculoId', '=', vinculoId)
    .where('postoId', '=', postoId)
    .where('tipo', '=', 'titular')
    .where('inicio', '>', desde)
    .executeTakeFirst()) !== undefined
