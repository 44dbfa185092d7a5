import { movimentos, type Movimento } from '@rh/domain/colaborador/movimentos'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { quemAnexaAssinados } from '@rh/domain/processo/quem'
import type { LinhaDoProcesso } from './chamadas.ts'
import { renderDuas } from './lista/duas-linhas.tsx'
import { defineTela, type ListaDaTela, type TelaDeProcesso } from './tela.ts'
import { maiuscula, textosDe } from './textos.ts'

// The list, board and area of a kind about a bond, which is started from a person's file.

interface LinhaDoVinculo extends LinhaDoProcesso {
  readonly matricula: string | null
}

/** Screen options of a kind about a bond; the rest is common to all. */
type TelaDoVinculo<L> = Omit<TelaDeProcesso<L>, 'tipo' | 'lista' | 'rascunhos' | 'envelhecidas'> & {
  readonly tipo: TipoDeclarado & Movimento
  readonly lista: Omit<ListaDaTela<L>, 'cells'> & Partial<Pick<ListaDaTela<L>, 'cells'>>
}

/** Declares the screens of a kind about a bond; its documents show the pay unless it says otherwise. */
export function defineTelaDoVinculo<L extends LinhaDoVinculo>({
  lista,
  ...tela
}: TelaDoVinculo<L>): TelaDeProcesso {
  const { o } = textosDe(tela.process, tela.genero)
  const usar = movimentos[tela.tipo].label
  return defineTela<L>({
    anexos: { quemVeSensiveis: quemAnexaAssinados },
    ...tela,
    lista: {
      ...lista,
      cells: {
        nome: ({ nome, matricula }) => renderDuas(nome, matricula && `Matrícula ${matricula}`),
        ...lista.cells,
      },
      busca: 'Buscar por nome ou número',
      vazio: {
        criando: `Escolha a pessoa entre os colaboradores e use ${usar} na ficha dela.`,
        esperando: `${maiuscula(o)}s ${tela.process.label.many.toLowerCase()} aparecem aqui depois que alguém usa ${usar} na ficha de um colaborador.`,
      },
    },
    // What they do to the contract and to the days of the person is told by the file.
    envelhecidas: ['GET /api/colaborador/obter/:id', 'GET /api/colaborador/historico/:id'],
  })
}
