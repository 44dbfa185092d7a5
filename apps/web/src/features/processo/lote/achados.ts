import { isExcepcionavel } from '@rh/domain/achado'
import { isAceitavel } from '../alertas.ts'
import type { AchadosDoItem } from './chamadas.ts'

type Pendencia = AchadosDoItem['pendencias'][number]

/** Findings of one kind over a batch: one tick accepts them all. */
export interface Especie {
  /** First finding of the kind; the others differ in the message only. */
  readonly exemplo: Pendencia
  readonly pessoas: readonly { readonly id: number; readonly nome: string; readonly mensagem: string }[]
}

const especieDe = (pendencia: Pendencia): string => `${pendencia.codigo} ${isAceitavel(pendencia)}`

/** Groups the findings of a batch by kind, the most frequent first. */
export function agrupar(itens: readonly AchadosDoItem[]): Especie[] {
  const todas = itens.flatMap(({ id, nome, pendencias }) =>
    pendencias.map((pendencia) => ({ id, nome, pendencia })),
  )
  return [...Map.groupBy(todas, ({ pendencia }) => especieDe(pendencia)).values()]
    .flatMap((iguais) => {
      const [primeira] = iguais
      if (!primeira) return []
      const porPessoa = [...Map.groupBy(iguais, ({ id }) => id).values()]
      const pessoas = porPessoa.flatMap(([uma, ...outras]) =>
        uma
          ? [
              {
                id: uma.id,
                nome: uma.nome,
                mensagem: [uma, ...outras].map(({ pendencia }) => pendencia.mensagem).join(' '),
              },
            ]
          : [],
      )
      return [{ exemplo: primeira.pendencia, pessoas }]
    })
    .toSorted((a, b) => b.pessoas.length - a.pessoas.length)
}

/** People whose transition passes with these ticks. */
export const listQueVao = (
  itens: readonly AchadosDoItem[],
  cientes: ReadonlySet<string>,
): readonly AchadosDoItem[] =>
  itens.filter(
    ({ recusa, pendencias }) =>
      recusa === null &&
      pendencias.every((pendencia) => isAceitavel(pendencia) && cientes.has(pendencia.codigo)),
  )

/** Tests whether the ticks lift a block, which requires a reason. */
export const isExcecao = (vao: readonly AchadosDoItem[]): boolean =>
  vao.some(({ pendencias }) => pendencias.some(isExcepcionavel))
