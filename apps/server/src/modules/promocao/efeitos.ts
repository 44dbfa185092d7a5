import { formatData } from '@rh/domain/br/data'
import { tiposDePromocao } from '@rh/domain/processos/promocao/campos'
import { maiorData, somarDias } from '@rh/domain/regras/calendario/datas'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { insertVersao, mudarDePosto } from '../colaborador/mudar-contrato.ts'
import { listVersoes } from '../colaborador/versoes.ts'
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
  { fatos: { hoje } }: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const vinculoId = requireVinculoDo(processo)
  const versoes = await listVersoes(tx, vinculoId)
  const indice = versoes.findIndex(
    ({ processoId, compensa }) => processoId === processo.id && compensa === null,
  )
  const [anterior, promovida, posterior] = [versoes[indice - 1], versoes[indice], versoes[indice + 1]]
  if (!anterior || !promovida) throw failure('transicao_invalida')
  if (posterior)
    throw failure('transicao_invalida', {
      mensagem: `Já há outra versão do contrato a partir de ${formatData(posterior.vigencia)}.`,
      acao: 'Desfaça primeiro o que veio depois.',
    })
  const vigencia = maiorData(hoje, somarDias(promovida.vigencia, 1))
  await insertVersao(tx, {
    baseId: anterior.id,
    vigencia,
    cargoId: anterior.cargoId,
    postoId: anterior.postoId,
    salarioCentavos: anterior.salarioCentavos,
    motivo: `Desfeita a promoção ${processo.numero}`,
    processoId: processo.id,
    compensaId: promovida.id,
  })
  if (anterior.postoId !== promovida.postoId)
    await mudarDePosto(tx, { vinculoId, postoId: anterior.postoId, desde: vigencia, processoId: processo.id })
  return {}
}
