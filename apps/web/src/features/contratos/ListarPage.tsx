import Button from '@mui/material/Button'
import { ufs } from '@rh/domain/br/ufs'
import { situacoesContrato } from '@rh/domain/contratos/situacao'
import { listaContratos, prazosDeFim } from '@rh/domain/listas/contratos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/format.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { countedTabs } from '../../ui/table/counted-tabs.ts'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'
import type { FilterField } from '../../ui/table/filter/filter-fields.ts'
import { toQuery } from '../../ui/table/state/list-state.ts'
import { useListState } from '../../ui/table/state/use-list-state.ts'
import { warmList } from '../../ui/table/warm-list.ts'
import { celulas } from './celulas.tsx'
import { opcoesQuery } from './queries.ts'

type Filtros = ListQuery<keyof typeof listaContratos.colunas, typeof listaContratos.filtros>

const listar = (filtros: Filtros) => query('GET /api/contratos/listar', { query: filtros })

export const warm = warmList(listaContratos, listar)

/** `listar`: the contracts with clients, how full they are and how soon they end. */
export function Component() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { state } = useListState(listaContratos)
  // The same read as the list's own, asked once: the counts come with it.
  const { data } = useQuery({ ...listar(toQuery(state) as Filtros), placeholderData: keepPreviousData })
  const { em } = state.filtros
  const novo = canOpen('contratos.novo') && <NovoButton href={hrefOf(setor, 'contratos.novo')} />
  return (
    <Page actions={novo} subtitle={em && `Como era em ${formatDate(em)}, pelo que está registrado hoje`}>
      <DataList
        lista={listaContratos}
        label="Contratos"
        load={listar}
        rowKey={({ id }) => id}
        rowHref={({ id }) =>
          `${hrefOf(setor, 'contratos.visualizar', { id })}${em === undefined ? '' : `?data=${em}`}`
        }
        cells={celulas}
        merged={['numero', 'planejado', 'ocupado', 'livres', 'valorMensal']}
        phone={['cliente', 'objeto', 'termino', 'vagas', 'situacao']}
        tabs={{ filtro: 'situacao', options: countedTabs('Todos', situacoesContrato, data?.contagens) }}
        searchPlaceholder="Buscar por número, cliente, objeto ou CNPJ"
        fields={useFiltros()}
        exportKey="GET /api/contratos/exportar"
        empty={{
          title: 'Nenhum contrato por aqui',
          text: 'Cadastre o primeiro: cliente, vigência, locais e postos. Depois o Operacional já pode abrir admissões.',
          action: novo,
        }}
      />
    </Page>
  )
}

function useFiltros(): FilterField[] {
  const { data, isPending, isError } = useQuery(opcoesQuery())
  return [
    {
      kind: 'choice',
      filtro: 'venceEm',
      label: 'Vence',
      options: Object.entries(prazosDeFim).map(([value, { label }]) => ({ value, label })),
    },
    {
      kind: 'lookup',
      filtro: 'clienteId',
      label: 'Cliente',
      options: data?.clientes.map(({ id, nome }) => ({ value: id, label: nome })) ?? [],
      loading: isPending,
      failed: isError,
    },
    {
      kind: 'choice',
      filtro: 'uf',
      label: 'UF',
      options: ufs.map((value) => ({ value, label: value })),
    },
    { kind: 'day', filtro: 'em', label: 'Como era em' },
  ]
}

const NovoButton = ({ href }: { readonly href: string }) => (
  <Button component={Link} to={href} variant="contained" startIcon={<Icon name="mais" size={18} />}>
    Novo contrato
  </Button>
)
