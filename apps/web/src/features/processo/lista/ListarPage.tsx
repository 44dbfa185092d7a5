import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import { porQueSozinha } from '@rh/domain/processo/marcadas'
import { paradas, vencimentos } from '@rh/domain/processo/vencimentos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiError } from '../../../lib/api/api-error.ts'
import { query } from '../../../lib/api/query.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { DataList } from '../../../ui/table/DataList.tsx'
import { toQuery, viewOf, type ListState } from '../../../ui/table/state/list-state.ts'
import { useListState } from '../../../ui/table/state/use-list-state.ts'
import type { FilterField } from '../../../ui/table/filter/filter-fields.ts'
import { warmList } from '../../../ui/table/warm-list.ts'
import { LegendaDeTeclas } from '../../../ui/teclas/LegendaDeTeclas.tsx'
import { listarQuery, type LinhaDoProcesso } from '../chamadas.ts'
import { filaHref } from '../fila/fila-href.ts'
import { Atalhos } from '../Atalhos.tsx'
import { maiuscula } from '../textos.ts'
import { useTela, type ContagensDasAbas, type TelaDeProcesso } from '../tela.ts'
import { abasDe } from './abas.ts'
import { celulasDe } from './celulas.tsx'
import { ComecarFila, useFilaDaLista } from './ComecarFila.tsx'
import { Area, DensidadeToggle } from './Densidade.tsx'
import { CriarButton, useCriar } from './CriarButton.tsx'
import { Lote } from './Lote.tsx'
import { ComTrabalho, createMarcadas } from './marcadas.ts'
import { MarcarTodas } from './MarcarTodas.tsx'
import { usePreferencia } from './preferencia.ts'
import { useTeclasDaLista } from './teclas-da-lista.ts'
import { useDecidir } from './use-decidir.ts'
import { useVisao, VisaoToggle } from './Visao.tsx'
import { useVoltaDaFila } from './volta-da-fila.ts'
import { Vistas } from './Vistas.tsx'

/** Prefetches the rows of the list; the board loads its own. */
export const warmDe =
  ({ tipo, lista }: TelaDeProcesso) =>
  (search: URLSearchParams): void => {
    if (search.get('visao') === 'quadro') return
    warmList(lista.lista, (filtros: object) => listarQuery(tipo, filtros))(search)
  }

const QuadroComFiltros = lazy(async () => ({
  default: (await import('../quadro/QuadroComFiltros.tsx')).QuadroComFiltros,
}))

/** Page `listar`: every record that this person may see, as rows or, with `?visao=quadro`, by stage. */
export function ListarPage() {
  const [visao, mudarVisao] = useVisao()
  const fields = useFiltros()
  return (
    <Page
      actions={
        <>
          <ComecarFila />
          <Atalhos />
          <VisaoToggle visao={visao} onChange={mudarVisao} />
          <CriarAoLado />
        </>
      }
    >
      {visao === 'quadro' ? (
        <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
          <QuadroComFiltros fields={fields} filters={<MinhaVezFilter />} />
        </Suspense>
      ) : (
        <>
          <Vistas />
          <Linhas fields={fields} />
        </>
      )}
    </Page>
  )
}

/** A page has one main action: while something waits for the person, that is the queue. */
const CriarAoLado = () => <CriarButton quiet={useFilaDaLista().data?.total !== 0} />

const NENHUMA: readonly LinhaDoProcesso[] = []

interface LinhasProps {
  readonly fields: readonly FilterField[]
}

function Linhas({ fields }: LinhasProps) {
  const criar = useCriar()
  const setor = useSetor()
  const canOpen = useCanOpen()
  const navigate = useNavigate()
  const { tela, tipo, process, vistas, chamadas, textos } = useTela()
  const { lista, cells, merged = [], phone, busca, vazio } = tela.lista
  const { state } = useListState(lista)
  const listar = (filtros: object) => listarQuery(tipo, filtros)
  const proprias = useAbasProprias(state)
  // What waits for the person is opened one after the other.
  const fila = state.filtros['minhaVez'] ? viewOf(state, lista) : null
  const { stored, densidade, mudarDensidade } = usePreferencia(tipo, lista)
  const [marcadas] = useState(createMarcadas)
  const decidir = useDecidir()
  const area = useRef<HTMLDivElement>(null)
  const teclas = useTeclasDaLista(area)
  useVoltaDaFila(area)
  const hrefDe = ({ id, minhaVez }: LinhaDoProcesso): string =>
    fila !== null && minhaVez ? filaHref(setor, { tipo, id }, fila) : hrefOf(setor, vistas.visualizar, { id })
  const fazer = async (linha: LinhaDoProcesso): Promise<void> => {
    const abrir = () => void navigate(hrefDe(linha))
    if (porQueSozinha(process, linha.aFazer) !== null) return abrir()
    const [feita] = await decidir([{ id: linha.id, versao: linha.versao }], linha.aFazer?.rotulo ?? '')
    if (feita && !feita.feito) abrir()
  }
  const comuns = useMemo(() => ({ ...celulasDe(process), ...cells }), [process, cells])
  // The same read as the list's own, asked once: the counts come with it.
  const { data, isError } = useQuery({ ...listar(toQuery(state)), placeholderData: keepPreviousData })
  const linhas = (isError ? undefined : data?.results) ?? NENHUMA
  useEffect(() => marcadas.manter(linhas), [marcadas, linhas])
  return (
    <ComTrabalho value={{ marcadas, fazer: (linha) => void fazer(linha) }}>
      <Area ref={area} data-densidade={densidade}>
        <DataList
          lista={lista}
          label={process.label.many}
          load={listar}
          rowKey={({ id }) => id}
          rowHref={hrefDe}
          cells={comuns}
          stored={stored}
          heads={{ prazo: <MarcarTodas marcadas={marcadas} linhas={linhas} /> }}
          notice={<Lote marcadas={marcadas} linhas={linhas} />}
          merged={merged}
          footer={<LegendaDeTeclas teclas={teclas} />}
          phone={phone}
          tabs={
            proprias ?? {
              filtro: 'status',
              options: abasDe(tela, data?.contagens, canOpen(vistas.rascunhos)),
            }
          }
          searchPlaceholder={busca}
          filters={<DensidadeToggle densidade={densidade} onChange={mudarDensidade} />}
          fields={fields}
          exportKey={chamadas.exportar}
          emptyWhen={{
            filtro: 'minhaVez',
            words: {
              title: 'Nada espera por você',
              text: `Quando ${textos.uma} ${textos.um} depender de você, ${textos.ela} aparece aqui e você recebe um aviso.`,
            },
          }}
          empty={{
            title: `${maiuscula(textos.nenhuma)} ${textos.um} por aqui`,
            text: criar ? vazio.criando : vazio.esperando,
            action: <CriarButton />,
          }}
        />
      </Area>
    </ComTrabalho>
  )
}

const semContagens = { queryKey: ['sem contagens'], queryFn: skipToken } as const

/** Custom tabs of a kind; counted only while no other filter is set, since the counts know none. */
function useAbasProprias({ busca, filtros }: ListState) {
  const { tela, textos } = useTela()
  const grupos = useGrupos()
  const { abas } = tela
  const { data, isError, refetch } = useQuery<ContagensDasAbas, ApiError>(abas ? abas.read() : semContagens)
  if (!abas) return null
  const livre = busca === '' && Object.keys(filtros).every((nome) => nome === abas.filtro || !filtros[nome])
  return {
    filtro: abas.filtro,
    ...(isError && !data && { onCountAgain: refetch }),
    options: [
      { value: '', label: maiuscula(textos.todas), count: livre ? data?.total : undefined },
      ...abas.de(grupos).map(({ value, label, ordenar }) => ({
        value,
        label,
        ordenar,
        count: livre ? data?.contagens[value] : undefined,
      })),
    ],
  }
}

const opcoesDe = (tabela: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(tabela).map(([value, { label }]) => ({ value, label }))

/** Filters of the list: only contracts and requesters of records that this person sees. */
function useFiltros(): FilterField[] {
  const { tela, tipo, process, chamadas } = useTela()
  const { data, isPending, isError } = useQuery({ ...query(chamadas.filtros), staleTime: 5 * 60_000 })
  return [
    {
      kind: 'lookup',
      filtro: 'contratoId',
      label: 'Contrato',
      options: data?.contratos ?? [],
      loading: isPending,
      failed: isError,
    },
    {
      kind: 'lookup',
      filtro: 'solicitanteId',
      label: 'Solicitante',
      options: data?.solicitantes ?? [],
      loading: isPending,
      failed: isError,
    },
    // Where the tabs are of something else, the status is one filter of several.
    ...(tela.abas
      ? [
          {
            kind: 'choice',
            filtro: 'status',
            label: 'Situação',
            options: opcoesDe(process.statuses),
          } as const,
        ]
      : []),
    { kind: 'choice', filtro: 'prazo', label: 'Prazo', options: opcoesDe(vencimentos) },
    { kind: 'choice', filtro: 'parada', label: 'Na situação há', options: opcoesDe(paradas) },
    { kind: 'dates', de: `${tipo}De`, ate: `${tipo}Ate`, label: process.label.data },
  ]
}

/** Filter: waiting for this person in this sector. */
function MinhaVezFilter() {
  const setor = useSetor()
  const { state, change } = useListState(useTela().tela.lista.lista)
  return (
    <ToggleButton
      value="minhaVez"
      selected={Boolean(state.filtros['minhaVez'])}
      size="small"
      onChange={() =>
        change(({ filtros }) => ({
          filtros: { ...filtros, minhaVez: filtros['minhaVez'] ? '' : setor },
        }))
      }
      sx={{
        gap: 1,
        px: 2,
        height: 40,
        borderRadius: '8px',
        textTransform: 'none',
        fontWeight: 600,
        color: 'text.primary',
      }}
    >
      <Icon name="relogio" size={18} />
      Minha vez
    </ToggleButton>
  )
}
