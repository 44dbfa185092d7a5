import Box from '@mui/material/Box'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { DataList } from '../../ui/table/DataList.tsx'
import { toQuery } from '../../ui/table/state/list-state.ts'
import { useListState } from '../../ui/table/state/use-list-state.ts'
import { celulasDe, escrever } from './celulas.tsx'
import {
  chamadaDaFolha,
  chamadaDoArquivo,
  lerRelatorio,
  listaDe,
  type Linha,
  type Relatorio,
  type Resposta,
} from './chamadas.ts'
import { Recorte } from './Recorte.tsx'

interface RelatorioProps {
  readonly relatorio: Relatorio
}

/** One report: what it is asked, its figures, its rows, and how each of them is counted. */
export function RelatorioPage({ relatorio }: RelatorioProps) {
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
      title={titulo}
      crumb={titulo}
      subtitle={data ? `${responde} · posição de ${formatDateTime(data.posicao)}` : responde}
      actions={
        <DownloadButton
          variant="outlined"
          chamada={chamadaDaFolha(relatorio)}
          alvo={{ query: { ...state.filtros, busca: state.busca, ordenar: state.ordenar } }}
        >
          Imprimir (PDF)
        </DownloadButton>
      }
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
        <Recorte relatorio={relatorio} resposta={data} />
        {data && <Totais relatorio={relatorio} resposta={data} />}
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
        <Section title="Como é contado">
          <DefinitionList
            items={definicoes.map(({ termo, texto }) => ({ label: termo, value: texto, wide: true }))}
          />
        </Section>
      </Box>
    </Page>
  )
}

/** The foot of the report, said before its rows: sums over all of them. */
function Totais({ relatorio, resposta }: RelatorioProps & { readonly resposta: Resposta }) {
  const nomes = Object.keys(resposta.totais)
  if (nomes.length === 0) return null
  return (
    <Section title="Totais">
      <DefinitionList
        dense
        items={nomes.map((nome) => {
          const coluna = relatorio.colunas[nome] ?? { label: nome, tipo: 'numero' as const }
          return { label: coluna.label, value: escrever(coluna, resposta.totais[nome]) }
        })}
      />
    </Section>
  )
}
