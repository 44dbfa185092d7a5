import { faixasDeVencimento, listaFeriasAVencer } from '@rh/domain/listas/ferias-a-vencer'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api/query.ts'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { countedTabs } from '../../../ui/table/counted-tabs.ts'
import { DataList, type ListQuery } from '../../../ui/table/DataList.tsx'
import type { FilterField } from '../../../ui/table/filter/filter-fields.ts'
import { toQuery } from '../../../ui/table/state/list-state.ts'
import { useListState } from '../../../ui/table/state/use-list-state.ts'
import { warmList } from '../../../ui/table/warm-list.ts'
import { celulas, type Linha } from './celulas.tsx'

type Filtros = ListQuery<keyof typeof listaFeriasAVencer.colunas, typeof listaFeriasAVencer.filtros>

const listar = (filtros: Filtros) => query('GET /api/ferias/a-vencer', { query: filtros })

export const warm = warmList(listaFeriasAVencer, listar)

/** `a-vencer`: whose days have to begin next, the most urgent first; a row opens the request of that person. */
export function Component() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { state } = useListState(listaFeriasAVencer)
  // The same read as the list's own, asked once: the counts and the contracts come with it.
  const { data, isPending, isError } = useQuery({
    ...listar(toQuery(state) as Filtros),
    placeholderData: keepPreviousData,
  })
  const destino = ['colaborador.marcar-ferias', 'colaborador.visualizar'] as const
  const view = destino.find((uma) => canOpen(uma))
  const fields: FilterField[] = [
    {
      kind: 'lookup',
      filtro: 'contratoId',
      label: 'Contrato',
      options: data?.contratos ?? [],
      loading: isPending,
      failed: isError,
    },
  ]
  return (
    <Page>
      <DataList
        lista={listaFeriasAVencer}
        label="Férias a vencer"
        load={listar}
        rowKey={({ id }: Linha) => id}
        {...(view && { rowHref: ({ colaboradorId }: Linha) => hrefOf(setor, view, { id: colaboradorId }) })}
        cells={celulas}
        merged={['matricula']}
        phone={['nome', 'posto', 'saldo', 'ultimoInicio', 'faixa']}
        tabs={{ filtro: 'faixa', options: countedTabs('Todos', faixasDeVencimento, data?.contagens) }}
        searchPlaceholder="Buscar por nome"
        fields={fields}
        exportKey="GET /api/ferias/a-vencer/exportar"
        empty={{
          title: 'Nenhum dia de férias por marcar',
          text: 'Quando um período aquisitivo se completa, ele aparece aqui com o último dia para começar sem pagar em dobro.',
        }}
      />
    </Page>
  )
}
