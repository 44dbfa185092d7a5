import { ferias } from '@rh/domain/processos/ferias/ferias'
import type { ItemDoPlano } from '@rh/domain/regras/ferias/planejamento/tipos'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { iniciarLote, type PedidoDoLote } from '../../processo/lote/iniciar.ts'
import { nomesDosContratos } from './visto.ts'
import { marcarAceito, type Plano } from './repository.ts'

export interface Aceite {
  readonly alertasAceitos: readonly string[]
  readonly concordancia: boolean
  readonly ator: Ator
  readonly fuso: string
}

/**
 * Makes a request of each period that the plan has dates for, as one batch, and closes the plan. Answers the batch;
 * throws 409 for a plan that was changed since it was solved, and 400 while somebody whose vacation is divided did not agree.
 */
export async function aceitar(
  work: UnitOfWork,
  plano: Plano,
  { alertasAceitos, concordancia, ator, fuso }: Aceite,
): Promise<number> {
  const itens = plano.resultado?.itens ?? []
  if (plano.alterado || itens.length === 0)
    throw failure('transicao_invalida', {
      mensagem: 'O plano mudou depois de resolvido, ou não tem datas.',
      acao: 'Resolva de novo e confira antes de aceitar.',
    })
  if (!concordancia && itens.some(({ dividida }) => dividida))
    throw failure('validacao', {
      campos: { concordancia: 'Confirme que cada pessoa concorda em dividir as férias' },
    })
  const nomes = await nomesDosContratos(work.tx, plano.contratoId === null ? [] : [plano.contratoId])
  const loteId = await iniciarLote(
    ferias,
    work,
    { ator, fuso },
    {
      titulo: `Plano de férias ${plano.ano} · ${nomes.get(plano.contratoId ?? 0) ?? 'todos os contratos'}`,
      itens: pedidosDe(itens),
      alertasAceitos,
    },
  )
  await marcarAceito(work.tx, plano.id, { loteId, por: ator.id, agora: work.agora })
  return loteId
}

/** One request for each period, its stretches in the order of their days; the oldest period of a person first. */
function pedidosDe(itens: readonly ItemDoPlano[]): PedidoDoLote[] {
  const porPeriodo = Map.groupBy(itens, ({ periodoId }) => periodoId)
  return [...porPeriodo.values()].flatMap((partes) => {
    const [primeira] = partes
    if (!primeira) return []
    const fracoes = partes
      .map(({ inicio, dias }) => ({ inicio, dias }))
      .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
    const { pessoaId, periodoId } = primeira
    const concordancia = partes.some(({ dividida }) => dividida)
    return [{ colaboradorId: pessoaId, dados: { periodoId, fracoes, ...(concordancia && { concordancia }) } }]
  })
}
