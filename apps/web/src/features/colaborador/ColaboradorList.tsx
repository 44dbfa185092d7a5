import { quemVeTudo } from '@rh/domain/colaborador/visibilidade'
import { listaColaborador, situacoes } from '@rh/domain/listas/colaborador'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDate } from '../../lib/format.ts'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { countedTabs } from '../../ui/table/counted-tabs.ts'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'
import { useListState } from '../../ui/table/state/use-list-state.ts'
import { warmList } from '../../ui/table/warm-list.ts'
import { useFiltros } from './filtros.ts'

type Filtros = ListQuery<keyof typeof listaColaborador.colunas, typeof listaColaborador.filtros>
type Criterios = Omit<Filtros, 'pagina' | 'porPagina' | 'ordenar' | 'situacao'>
type Colaborador = ResultOf<'GET /api/colaborador/listar'>

const listar = (filtros: Filtros) => query('GET /api/colaborador/listar', { query: filtros })

export const warm = warmList(listaColaborador, listar)

const FOLHA = [{ label: 'Para a folha (Excel)', exportKey: 'GET /api/colaborador/folha/exportar' }] as const

const data = (dia: string | null | undefined) => (dia ? formatDate(dia) : '–')

const cells = {
  situacao: ({ situacao }: Colaborador) => <StatusChip {...situacoes[situacao]} />,
  dataAdmissao: ({ dataAdmissao }: Colaborador) => data(dataAdmissao),
  fimExperiencia: ({ fimExperiencia }: Colaborador) => data(fimExperiencia),
  dataDesligamento: ({ dataDesligamento }: Colaborador) => data(dataDesligamento),
}

/** Everybody whom this person sees, in the columns of the sector. */
export function ColaboradorList() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const grupos = useGrupos()
  const { em } = useListState(listaColaborador).state.filtros
  return (
    <Page title="Colaboradores" subtitle={em && `Como era em ${data(em)}, pelo que está registrado hoje`}>
      <DataList
        lista={listaColaborador}
        label="Colaboradores"
        load={listar}
        rowKey={({ id }) => id}
        rowHref={({ id }) =>
          canOpen('colaborador.visualizar')
            ? `${hrefOf(setor, 'colaborador.visualizar', { id })}${em ? `?em=${em}` : ''}`
            : null
        }
        cells={cells}
        phone={['matricula', 'cargo', 'contrato', 'posto', 'situacao']}
        tabs={{ filtro: 'situacao', ...useAbas() }}
        searchPlaceholder="Buscar por nome, matrícula ou CPF"
        fields={useFiltros()}
        exportKey="GET /api/colaborador/exportar"
        layouts={quemVeTudo.some((grupo) => grupos.includes(grupo)) ? FOLHA : undefined}
        empty={{
          title: 'Nenhum colaborador por aqui',
          text: 'Os colaboradores aparecem quando uma admissão é efetivada.',
        }}
      />
    </Page>
  )
}

/** Situações with how many the same search and filters find in each; the rows do not wait for the counts. */
function useAbas() {
  const { busca, filtros } = useListState(listaColaborador).state
  const demais = Object.entries(filtros).filter(([filtro]) => filtro !== 'situacao')
  // From the address, where everything is text; the server is the one to refuse what it does not know.
  const criterios = { ...Object.fromEntries(demais), ...(busca && { busca }) } as Criterios
  const contagem = useQuery({
    ...query('GET /api/colaborador/contagens', { query: criterios }),
    placeholderData: keepPreviousData,
  })
  return {
    options: countedTabs('Todos', situacoes, contagem.data?.contagens),
    ...(contagem.isError && !contagem.data && { onCountAgain: contagem.refetch }),
  }
}
