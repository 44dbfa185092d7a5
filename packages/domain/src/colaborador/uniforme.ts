import { z } from 'zod'
import { data, id, opcional, texto, textoObrigatorio } from '../br/campos.ts'
import { formatData } from '../br/data.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { somarDias } from '../regras/calendario/datas.ts'

/** Why pieces leave that the stock does not have. */
export const motivoSemBaixa = opcional(textoObrigatorio(255, 5))

/** Pieces of one kind that a person takes, or gives back, at once. */
export const pecasDeUmaVez = z
  .int('Informe a quantidade')
  .min(1, 'Informe ao menos uma peça')
  .max(99, 'No máximo 99 peças de uma vez')

export const novaEntrega = z.strictObject({
  itemId: id,
  tamanho: textoObrigatorio(20),
  quantidade: pecasDeUmaVez,
  entregueEm: data,
  observacao: opcional(texto(255)),
  /** Where it comes from; the usual place of the stock when not said. */
  localId: opcional(id),
  /** Why it leaves although the stock does not have it. */
  semBaixa: motivoSemBaixa,
})
export type NovaEntrega = z.output<typeof novaEntrega>

export const estadosDaDevolucao = {
  bom: 'Em bom estado',
  gasto: 'Gasto pelo uso',
  danificado: 'Danificado',
  nao_devolvido: 'Não devolvido',
} as const
export const estadoDaDevolucao = z.enum(codigosDe(estadosDaDevolucao), 'Escolha o estado')

export interface ItemFatos {
  readonly tipo: string
  readonly ativo: boolean
  readonly tamanhos: readonly string[]
  readonly ca: string | null
  readonly caValidade: string | null
}

interface EntregaFatos {
  readonly hoje: string
  readonly dataAdmissao: string
  readonly dataDesligamento: string | null
  readonly item: ItemFatos
}

/** What is wrong with a delivery, by field. An EPI is handed out only while its CA is valid (NR-6 item 6.5.1). */
export function errosDaEntrega(
  { tamanho, entregueEm }: NovaEntrega,
  { hoje, dataAdmissao, dataDesligamento, item }: EntregaFatos,
): Partial<Record<keyof NovaEntrega, string>> {
  const fim = dataDesligamento
  return {
    ...((!item.ativo && { itemId: 'Este item está desativado' }) || caErro(item, entregueEm)),
    ...(!item.tamanhos.includes(tamanho) && { tamanho: 'Escolha um tamanho deste item' }),
    ...(entregueEm > hoje && { entregueEm: 'A entrega não pode ser no futuro' }),
    ...(fim !== null && entregueEm > fim && { entregueEm: `O vínculo terminou em ${formatData(fim)}` }),
    // The kit may be handed out some days before the first day of work.
    ...(entregueEm < somarDias(dataAdmissao, -30) && {
      entregueEm: `A admissão é de ${formatData(dataAdmissao)}`,
    }),
  }
}

function caErro({ tipo, ca, caValidade }: ItemFatos, dia: string): { itemId?: string } {
  if (tipo !== 'epi') return {}
  if (ca === null) return { itemId: 'Este EPI está sem CA no cadastro' }
  return caValidade !== null && caValidade < dia
    ? { itemId: `O CA ${ca} venceu em ${formatData(caValidade)}` }
    : {}
}
