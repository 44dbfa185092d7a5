import { isDispensavel } from '@rh/domain/processo/anexos'
import type { Checklist } from '@rh/domain/processo/chamadas/anexos'
import type { Ator } from '../http/ator.ts'
import { Failure } from '../http/failure.ts'
import type { abrirLoja } from './loja.ts'
import { pdfRecebido } from './pdf.ts'

/** The calls about the documents of a toy. */
export function anexosDa(l: ReturnType<typeof abrirLoja>) {
  const chamar = (chamada: string, ator: Ator, args: object) =>
    l.chamar(chamada, ator, args) as Promise<Checklist>
  const lista = (id: number, ator = l.calculista()) =>
    chamar('GET /anexos/:id', ator, { params: { id } }).then(({ itens }) => itens)
  const enviar = async (id: number, tipoId: number, quem = l.gestor()) =>
    chamar('POST /anexo', quem, { query: { brinquedoId: id, tipoId }, arquivo: await pdfRecebido() })
  const avaliar = (id: number, versao: number, mais: object = {}, quem = l.calculista()) =>
    chamar('POST /anexo/avaliar', quem, { body: { id, versao, decisao: 'aprovado', ...mais } })

  return {
    chamar,
    lista,
    enviar,
    avaliar,
    recusar: (id: number, versao: number) =>
      avaliar(id, versao, { decisao: 'reprovado', campos: [], arquivo: ['ilegivel'] }),
    remover: (id: number, quem = l.gestor()) =>
      chamar('POST /anexo/remover', quem, { body: { id, motivo: 'Era de outro' } }),
    dispensar: (id: number, tipoIds: readonly number[], quem = l.calculista()) =>
      chamar('POST /anexo/dispensar', quem, {
        body: {
          brinquedoId: id,
          dispensas: tipoIds.map((tipoId) => ({ tipoId, motivo: `Visto ${tipoId}` })),
        },
      }),
    usar: (id: number, tipoIds: readonly number[], quem = l.gestor()) =>
      chamar('POST /anexo/usar', quem, { body: { id, tipoIds } }),
    /** A toy with files sent for so many documents, which tell nothing of health and may be waived. */
    comAnexos: async (quantos = 1) => {
      const { id } = await l.abrir()
      const comuns = (await lista(id)).filter((item) => !item.sensivel && isDispensavel(item))
      const tipoIds = comuns.slice(0, quantos).map(({ tipoId }) => tipoId)
      for (const tipoId of tipoIds) await enviar(id, tipoId)
      const [tipoId = 0] = tipoIds
      const arquivo = async () => (await lista(id)).find((item) => item.tipoId === tipoId)?.arquivos[0]
      return { id, tipoIds, anexoId: (await arquivo())?.id ?? 0, arquivo }
    },
  }
}

/** The refusal of a call in full. */
export const recusada = (chamada: Promise<unknown>) =>
  chamada.then(
    () => null,
    (erro: unknown) => {
      if (!(erro instanceof Failure)) throw erro
      return { codigo: erro.codigo, ...erro.detalhes }
    },
  )
