import { tiposDePromocao } from '@rh/domain/processos/promocao/campos'
import type { UnitOfWork } from '../../db/write.ts'
import { isoDe } from '../../clock.ts'
import { insertVersao, mudarDePosto } from '../colaborador/mudar-contrato.ts'
import { findRetrocesso, retroceder, type Retrocesso } from '../processo/alteracao/desfazer.ts'
import { requireVinculoDo } from '../processo/requirements.ts'
import { requireCompletos } from '../processo/formulario.ts'
import type { MudancaProcesso, Processo } from '../processo/repository.ts'
import type { ContextoDoServidor } from './fatos.ts'

/** Writes the new version of the contract from its day on, and moves the slot where the post changes. */
export async function efetivar(
  { tx, agora }: UnitOfWork,
  processo: Processo,
  { leitura, partida: { atual } }: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const { vigencia, cargoId, salarioCentavos, tipo, postoId = atual.postoId } = requireCompletos(leitura)
  const vinculoId = requireVinculoDo(processo)
  await insertVersao(tx, {
    baseId: atual.id,
    vigencia,
    cargoId,
    postoId,
    salarioCentavos,
    motivo: tiposDePromocao[tipo],
    processoId: processo.id,
  })
  if (postoId !== atual.postoId)
    await mudarDePosto(tx, { vinculoId, postoId, desde: vigencia, processoId: processo.id })
  return { dataEfetivacao: isoDe(agora) }
}

/**
 * Puts the terms before the promotion in force again by a version that compensates it, from today or, where it has not
 * worked a day, from the day after it began. Refused where a later version rests on it.
 */
export async function desfazer(
  { tx }: UnitOfWork,
  processo: Processo,
  { leitura, fatos: { hoje } }: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const alvo = { processo, vinculoId: requireVinculoDo(processo), hoje }
  const retrocesso = await findRetrocesso(tx, alvo)
  const mudouDePosto = leitura.parciais.postoId !== undefined
  const ate = mudouDePosto ? retrocesso : semMudarDePosto(retrocesso)
  await retroceder(tx, alvo, ate, `Desfeita a promoção ${processo.numero}`)
  return {}
}

/** Goes back in cargo and pay alone: the post of the version is that of a return on its very day, or the one before. */
const semMudarDePosto = ({ anterior, alterada, vigencia }: Retrocesso): Retrocesso => {
  const { cargoId, salarioCentavos } = anterior
  return { anterior: { ...alterada, cargoId, salarioCentavos }, alterada, vigencia }
}
