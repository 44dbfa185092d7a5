import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import { listaAdmissao } from '@rh/domain/listas/admissao'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/query.ts'
import { useCanOpen, useSetor } from '../../lib/use-setor.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'
import { toQuery } from '../../ui/table/list-state.ts'
import { useListState } from '../../ui/table/use-list-state.ts'
import type { FilterField } from '../../ui/table/filter-fields.ts'
import { abasDe } from './abas.ts'
import { celulas } from './celulas.tsx'

type Filtros = ListQuery<keyof typeof listaAdmissao.colunas, typeof listaAdmissao.filtros>

const listar = (filtros: Filtros) => query('GET /api/admissao/listar', { query: filtros })

/** `listar`: every admission that this person may see. */
export function Component() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { state } = useListState(listaAdmissao)
  // The same read as the list's own, asked once: the counts come with it.
  const { data } = useQuery({ ...listar(toQuery(state) as Filtros), placeholderData: keepPreviousData })
  const podeCriar = canOpen('admissao.criar')
  return (
    <Page actions={podeCriar && <CriarButton href={hrefOf(setor, 'admissao.criar')} />}>
      <DataList
        lista={listaAdmissao}
        label="Admissões"
        load={listar}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(setor, 'admissao.visualizar', { id })}
        cells={celulas}
        phone={['numero', 'posto', 'dataPrevista', 'status']}
        tabs={{ filtro: 'status', options: abasDe(data?.contagens, canOpen('admissao.rascunhos')) }}
        searchPlaceholder="Buscar por nome, número ou CPF"
        filters={<MinhaVezFilter />}
        fields={useFiltros()}
        exportKey="GET /api/admissao/exportar"
        emptyWhen={{
          filtro: 'minhaVez',
          words: {
            title: 'Nada espera por você',
            text: 'Quando uma admissão chegar à sua vez, ela aparece aqui e você recebe um aviso.',
          },
        }}
        empty={{
          title: 'Nenhuma admissão por aqui',
          text: podeCriar
            ? 'Crie a primeira: você escolhe a vaga e preenche os dados da pessoa.'
            : 'As admissões aparecem aqui quando o Operacional as envia.',
          action: podeCriar && <CriarButton href={hrefOf(setor, 'admissao.criar')} />,
        }}
      />
    </Page>
  )
}

/** What the filters offer: only contracts and people of admissions that this person sees. */
function useFiltros(): FilterField[] {
  const { data, isPending } = useQuery({ ...query('GET /api/admissao/filtros'), staleTime: 5 * 60_000 })
  return [
    {
      kind: 'lookup',
      filtro: 'contratoId',
      label: 'Contrato',
      options: data?.contratos ?? [],
      loading: isPending,
    },
    {
      kind: 'lookup',
      filtro: 'solicitanteId',
      label: 'Solicitante',
      options: data?.solicitantes ?? [],
      loading: isPending,
    },
    { kind: 'dates', de: 'admissaoDe', ate: 'admissaoAte', label: 'Admissão' },
  ]
}

export const CriarButton = ({ href }: { readonly href: string }) => (
  <Button component={Link} to={href} variant="contained" startIcon={<Icon name="mais" size={18} />}>
    Criar admissão
  </Button>
)

/** Only what waits for this person. */
function MinhaVezFilter() {
  const { state, change } = useListState(listaAdmissao)
  const ligado = state.filtros['minhaVez'] === '1'
  return (
    <ToggleButton
      value="minhaVez"
      selected={ligado}
      size="small"
      onChange={() => change({ filtros: { ...state.filtros, minhaVez: ligado ? '' : '1' } })}
      sx={{ gap: 1, px: 2, height: 40, borderRadius: '8px', textTransform: 'none', fontWeight: 600 }}
    >
      <Icon name="relogio" size={18} />
      Minha vez
    </ToggleButton>
  )
}
