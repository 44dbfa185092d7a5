import { listaEstabilidades } from '@rh/domain/listas/estabilidades'
import { faixasDeEstabilidade } from '@rh/domain/regras/estabilidade/faixas'
import { estabilidades, type TipoDeEstabilidade } from '@rh/domain/regras/estabilidade/estabilidade'
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
import { celulas } from './celulas.tsx'
import type { Linha } from './fim.ts'

type Filtros = ListQuery<keyof typeof listaEstabilidades.colunas, typeof listaEstabilidades.filtros>

const listar = (filtros: Filtros) => query('GET /api/demissao/estabilidades', { query: filtros })

export const warm = warmList(listaEstabilidades, listar)

const tipos = (Object.keys(estabilidades) as TipoDeEstabilidade[]).map((value) => ({
  value,
  label: estabilidades[value].nome,
}))

/** `estabilidades`: who cannot be dismissed, until when and why, the first to end first; a row opens the person. */
export function Component() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { state } = useListState(listaEstabilidades)
  // The same read as the list's own, asked once: the counts and the contracts come with it.
  const { data, isPending, isError } = useQuery({
    ...listar(toQuery(state) as Filtros),
    placeholderData: keepPreviousData,
  })
  const fields: FilterField[] = [
    { kind: 'lookup', filtro: 'tipo', label: 'Estabilidade', options: tipos },
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
        lista={listaEstabilidades}
        label="Estabilidades"
        load={listar}
        rowKey={({ id }: Linha) => id}
        {...(canOpen('colaborador.visualizar') && {
          rowHref: ({ colaboradorId }: Linha) =>
            hrefOf(setor, 'colaborador.visualizar', { id: colaboradorId }),
        })}
        cells={celulas}
        merged={['matricula', 'contrato', 'fundamento']}
        phone={['nome', 'tipo', 'fim', 'faixa']}
        tabs={{ filtro: 'faixa', options: countedTabs('Todas', faixasDeEstabilidade, data?.contagens) }}
        searchPlaceholder="Buscar por nome"
        fields={fields}
        exportKey="GET /api/demissao/estabilidades/exportar"
        empty={{
          title: 'Ninguém com estabilidade',
          text: 'Afastamentos por acidente e maternidade entram sozinhos; mandatos, gravidez e cláusulas da convenção se registram na ficha da pessoa.',
        }}
      />
    </Page>
  )
}
