import { z } from 'zod'
import { centavos, data, id, opcional, texto, textoObrigatorio, versao } from '../br/campos.ts'
import { estadoDaDevolucao, motivoSemBaixa, pecasDeUmaVez } from '../colaborador/uniforme.ts'

// What is typed of the stock: the bodies of its calls, which are the schemas of its forms.

const tamanho = textoObrigatorio(20)
/** Pieces of one line; nobody moves more at once. */
const quantidade = z
  .int('Informe a quantidade')
  .min(1, 'Informe ao menos uma peça')
  .max(100_000, 'No máximo 100.000 peças de uma vez')

/** How much there should be of a size at a place. */
export const minimoDoTamanho = z
  .int('Informe o mínimo')
  .min(0, 'O mínimo não pode ser negativo')
  .max(100_000, 'No máximo 100.000')

const linhaMovida = { itemId: id, tamanho, quantidade }
const linhas = <L extends z.ZodType>(linha: L) =>
  z.array(linha).min(1, 'Inclua ao menos uma peça').max(100, 'Inclua no máximo 100 linhas')

export const novaEntrada = z.strictObject({
  localId: id,
  nota: opcional(texto(60)),
  linhas: linhas(z.strictObject({ ...linhaMovida, custoCentavos: opcional(centavos) })),
})
export type NovaEntrada = z.output<typeof novaEntrada>

export const novaTransferencia = z
  .strictObject({
    deId: id,
    paraId: id,
    motivo: opcional(texto(255)),
    linhas: linhas(z.strictObject(linhaMovida)),
  })
  .refine(({ deId, paraId }) => deId !== paraId, { path: ['paraId'], message: 'Escolha outro local' })
export type NovaTransferencia = z.output<typeof novaTransferencia>

export const novoDescarte = z.strictObject({
  localId: id,
  motivo: textoObrigatorio(255, 5),
  linhas: linhas(z.strictObject(linhaMovida)),
})
export type NovoDescarte = z.output<typeof novoDescarte>

export const novoLocal = z.strictObject({
  nome: textoObrigatorio(60, 3),
  contratoId: id.nullable(),
  padrao: z.boolean(),
})
export type NovoLocal = z.output<typeof novoLocal>

const pecaEntregue = z.strictObject({
  itemId: id,
  tamanho: textoObrigatorio(20),
  quantidade: pecasDeUmaVez,
})

const pecaDevolvida = z.strictObject({
  entregaId: id,
  versao,
  quantidade: pecasDeUmaVez,
  estado: estadoDaDevolucao,
})

/** What is handed out to a person at once. */
export const entregaDoEstoque = z.strictObject({
  colaboradorId: id,
  localId: id,
  entregueEm: data,
  observacao: opcional(texto(255)),
  semBaixa: motivoSemBaixa,
  pecas: z.array(pecaEntregue).min(1, 'Inclua ao menos uma peça').max(40),
})
export type EntregaDoEstoque = z.output<typeof entregaDoEstoque>

/** What a person gives back at once. */
export const devolucaoAoEstoque = z.strictObject({
  colaboradorId: id,
  localId: id,
  devolvidoEm: data,
  pecas: z.array(pecaDevolvida).min(1, 'Escolha ao menos uma peça').max(100),
})
