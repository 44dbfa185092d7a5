import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ImportacaoVista } from '@rh/domain/contract/importacao'
import { ERROS_GUARDADOS } from '@rh/domain/importacao/define'
import { tipoOf } from '@rh/domain/importacao/tipos'
import { LINHA_INTEIRA } from '@rh/domain/listas/importacao'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Frame, Table } from '../../ui/table/parts.ts'
import { OutraPlanilha } from './OutraPlanilha.tsx'
import { SearchBox } from '../../ui/form/inputs/SearchBox.tsx'

const POR_PAGINA = 50
const DEBOUNCE_MS = 250

interface ErrosProps {
  readonly importacao: ImportacaoVista
}

/** Everything to correct, by cell: narrowed to a column, or found by what is written. */
export function Erros({ importacao }: ErrosProps) {
  const [coluna, setColuna] = useState('')
  const [busca, setBusca] = useState('')
  const [pagina, setPagina] = useState(1)
  const texto = useDebounced(busca, DEBOUNCE_MS)
  const lista = useQuery({
    ...query('GET /api/importacao/erros/:id', {
      params: { id: importacao.id },
      query: {
        pagina: String(pagina),
        porPagina: String(POR_PAGINA),
        ...(coluna && { coluna }),
        ...(texto && { busca: texto }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const rows = lista.data?.results
  return (
    <Section
      title="O que corrigir"
      subtitle={`Corrija na sua planilha, ou baixe-a com os erros ao lado de cada linha, e envie de novo.${limite(importacao)}`}
      actions={
        <>
          <DownloadButton
            variant="outlined"
            chamada="GET /api/importacao/relatorio/:id"
            alvo={{ params: { id: importacao.id } }}
          >
            Baixar com os erros
          </DownloadButton>
          <OutraPlanilha importacao={importacao} />
        </>
      }
      flush
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, px: 3, pb: 2 }}>
        <PorColuna
          importacao={importacao}
          value={coluna}
          onChange={(value) => {
            setColuna(value)
            setPagina(1)
          }}
        />
        <SearchBox
          label="Buscar nos erros"
          placeholder="Célula, valor ou erro: D7"
          value={busca}
          onChange={(texto) => {
            setBusca(texto)
            setPagina(1)
          }}
          sx={{ flex: '1 1 220px', width: 'auto' }}
        />
      </Box>
      {lista.isError ? (
        <ErrorState error={lista.error} onRetry={lista.refetch} />
      ) : (
        <Tabela importacao={importacao} rows={rows} stale={lista.isPlaceholderData} />
      )}
      {lista.data && <Paginas pagina={pagina} total={lista.data.total} onChange={setPagina} />}
    </Section>
  )
}

/** Errors beyond these were not kept; the next check finds them. */
const limite = ({ errosPorColuna }: ImportacaoVista): string =>
  errosPorColuna.reduce((soma, { total }) => soma + total, 0) >= ERROS_GUARDADOS
    ? ` Aqui estão os primeiros ${formatNumber(ERROS_GUARDADOS)}.`
    : ''

const rotuloDe = ({ tipo }: ImportacaoVista, coluna: string | null): string =>
  coluna === null ? 'A linha toda' : (tipoOf(tipo).colunas[coluna]?.label ?? coluna)

interface PorColunaProps extends ErrosProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

const PorColuna = ({ importacao, value, onChange }: PorColunaProps) => (
  <Select
    size="small"
    value={value}
    displayEmpty
    onChange={({ target }) => onChange(target.value)}
    SelectDisplayProps={{ 'aria-label': 'Mostrar só uma coluna' }}
    sx={{ minWidth: 220 }}
  >
    <MenuItem value="">Todas as colunas</MenuItem>
    {importacao.errosPorColuna.map(({ coluna, total }) => (
      <MenuItem key={coluna ?? LINHA_INTEIRA} value={coluna ?? LINHA_INTEIRA}>
        {rotuloDe(importacao, coluna)} ({formatNumber(total)})
      </MenuItem>
    ))}
  </Select>
)

interface TabelaProps extends ErrosProps {
  readonly rows: readonly ResultOf<'GET /api/importacao/erros/:id'>[] | undefined
  readonly stale: boolean
}

const cabecalho = ['Célula', 'Coluna', 'Está escrito', 'O que fazer'] as const

const Tabela = ({ importacao, rows, stale }: TabelaProps) => (
  <Frame>
    <Table aria-label="Erros da planilha" aria-busy={rows === undefined || stale} data-stale={stale}>
      <thead>
        <tr>
          {cabecalho.map((titulo) => (
            <th key={titulo} scope="col">
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map(({ id, endereco, coluna, valor, mensagem }) => (
          <tr key={id}>
            <td data-code="true" data-title="true">
              {endereco}
            </td>
            <td data-label="Coluna">{rotuloDe(importacao, coluna)}</td>
            <td data-label="Está escrito" style={{ overflowWrap: 'anywhere' }}>
              {valor || '(vazio)'}
            </td>
            <td data-label="O que fazer">{mensagem}</td>
          </tr>
        )) ??
          [1, 2, 3, 4].map((n) => (
            <tr key={n} aria-hidden>
              <td colSpan={cabecalho.length}>
                <Skeleton variant="text" width="70%" />
              </td>
            </tr>
          ))}
        {rows?.length === 0 && (
          <tr>
            <td colSpan={cabecalho.length}>Nenhum erro com este filtro.</td>
          </tr>
        )}
      </tbody>
    </Table>
  </Frame>
)

interface PaginasProps {
  readonly pagina: number
  readonly total: number
  readonly onChange: (pagina: number) => void
}

function Paginas({ pagina, total, onChange }: PaginasProps) {
  const ultima = Math.max(1, Math.ceil(total / POR_PAGINA))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 3, py: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }} aria-live="polite">
        {formatNumber(total)} {total === 1 ? 'erro' : 'erros'}, página {pagina} de {ultima}
      </Typography>
      <Button color="inherit" disabled={pagina <= 1} onClick={() => onChange(pagina - 1)}>
        Anterior
      </Button>
      <Button color="inherit" disabled={pagina >= ultima} onClick={() => onChange(pagina + 1)}>
        Próxima
      </Button>
    </Box>
  )
}
