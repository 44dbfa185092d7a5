import Box from '@mui/material/Box'
import { emFrase } from '@rh/domain/br/texto'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { formatDateTime } from '../../lib/format.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { DataList } from '../../ui/table/DataList.tsx'
import { toQuery, viewOf } from '../../ui/table/state/list-state.ts'
import { useListState } from '../../ui/table/state/use-list-state.ts'
import { celulasDe } from './celulas.tsx'
import {
  chamadaDoArquivo,
  lerRelatorio,
  listaDe,
  salvosQuery,
  type Linha,
  type Relatorio,
} from './chamadas.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Grafico } from './Grafico.tsx'
import { Guardados } from './Guardados.tsx'
import { Recorte } from './Recorte.tsx'
import { Totais } from './Totais.tsx'

const GuardadoDialogs = lazyPart(
  'GuardadoDialogs',
  async () => (await import('./GuardadoDialogs.tsx')).GuardadoDialogs,
)

interface RelatorioProps {
  readonly relatorio: Relatorio
}

/** One report, or the saved definition of it that a message led to. */
export function RelatorioPage({ relatorio }: RelatorioProps) {
  const [busca] = useSearchParams()
  const salvo = busca.get('salvo')
  return salvo === null ? <UmRelatorio relatorio={relatorio} /> : <AbrirSalvo id={salvo} />
}

/** Opens a definition under its filters; without it, the report as it opens. */
function AbrirSalvo({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(salvosQuery(useSetor()))
  // The report as it opens would be taken for the one that was kept.
  if (error && !data)
    return (
      <Page>
        <ErrorState error={error} onRetry={refetch} />
      </Page>
    )
  if (!data) return null
  return <Navigate to={`?${data.results.find((um) => String(um.id) === id)?.busca ?? ''}`} replace />
}

/** What a report is asked, its figures, its rows, and how each of them is counted. */
function UmRelatorio({ relatorio }: RelatorioProps) {
  const [guardando, setGuardando] = useState(false)
  const setor = useSetor()
  const canOpen = useCanOpen()
  const lista = useMemo(() => listaDe(relatorio), [relatorio])
  const { state } = useListState(lista)
  // The same read as the list's own, asked once.
  const { data } = useQuery({ ...lerRelatorio(relatorio, toQuery(state)), placeholderData: keepPreviousData })
  const cells = useMemo(() => celulasDe(relatorio), [relatorio])
  const { titulo, responde, definicoes } = relatorio
  // Every view that a report opens is one of a record, by its id.
  const view = relatorio.abre as 'colaborador.visualizar' | null
  return (
    <Page
      title={data?.achado ?? titulo}
      crumb={titulo}
      subtitle={`${titulo}: ${emFrase(responde)}${data ? ` · posição de ${formatDateTime(data.posicao)}` : ''}`}
      actions={
        <>
          <Button component={Link} to={hrefOf(setor, 'setor.relatorios', {})} color="inherit">
            Todos os relatórios
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Icon name="mais" size={18} />}
            onClick={() => setGuardando(true)}
          >
            Guardar
          </Button>
          <CopiarEndereco />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
        <Recorte relatorio={relatorio} resposta={data} />
        {data && <Totais relatorio={relatorio} resposta={data} pedido={toQuery(state)} />}
        {data?.grafico && data.grafico.barras.length > 1 && (
          <Grafico relatorio={relatorio} grafico={data.grafico} resposta={data} state={state} />
        )}
        <DataList
          lista={lista}
          label={titulo}
          load={(filtros) => lerRelatorio(relatorio, filtros)}
          rowKey={({ id }: Linha) => id}
          {...(view !== null &&
            canOpen(view) && {
              rowHref: ({ alvo }: Linha) => (alvo === null ? null : hrefOf(setor, view, { id: alvo })),
            })}
          cells={cells}
          searchPlaceholder="Buscar por nome"
          exportKey={chamadaDoArquivo(relatorio)}
          empty={{
            title: 'Nada neste recorte',
            text: 'Mude o período ou o contrato para ver outras linhas.',
          }}
        />
        <Guardados relatorios={[relatorio]} de={relatorio.nome} />
        <Section title="Como é contado">
          <DefinitionList
            items={definicoes.map(({ termo, texto }) => ({ label: termo, value: texto, wide: true }))}
          />
        </Section>
      </Box>
      {guardando && (
        <GuardadoDialogs
          acao={{ tipo: 'guardar', relatorio: relatorio.nome, busca: viewOf(state, lista) }}
          onClose={() => setGuardando(false)}
        />
      )}
    </Page>
  )
}

/** The address has what was asked and of which day: whoever opens it sees the same, within their reach. */
function CopiarEndereco() {
  const [dito, setDito] = useState('Copiar endereço')
  const copiar = (): Promise<void> =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setDito('Endereço copiado'),
      () => setDito('Copie da barra de endereços'),
    )
  return (
    <Button variant="outlined" color="inherit" aria-live="polite" onClick={() => void copiar()}>
      {dito}
    </Button>
  )
}
