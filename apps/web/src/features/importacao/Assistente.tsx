import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ImportacaoVista } from '@rh/domain/contract/importacao'
import { isAndando, podeDesistir } from '@rh/domain/importacao/situacoes'
import type { TipoImportacao } from '@rh/domain/importacao/tipos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGoOn } from '../../lib/nav/use-go-on.ts'
import { query } from '../../lib/api/query.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { FormStepper } from '../../ui/page/FormStepper.tsx'
import { Colunas } from './Colunas.tsx'
import { Conferencia } from './Conferencia.tsx'
import { Desistir } from './Desistir.tsx'
import type { EtapaProps } from './etapa-props.ts'
import { etapaAtual, hrefDaEtapa, passosDe, type EtapaDaImportacao } from './etapas.ts'
import { Planilha } from './Planilha.tsx'
import { Resultado } from './Resultado.tsx'

/** How often the screen asks how far the work is. */
const PERGUNTA_MS = 800

const importacaoQuery = (id: number) => query('GET /api/importacao/obter/:id', { params: { id } })

/** The steps of one import. Its number is in the address: a reload, a link and the back button keep it. */
export function Assistente({ tipo }: { readonly tipo: TipoImportacao }) {
  const [search] = useSearchParams()
  const id = idDoEndereco(search.get('importacao'))
  const { data, isError, error, refetch } = useQuery({
    ...importacaoQuery(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isAndando(state.data.situacao) ? PERGUNTA_MS : false),
  })
  const importacao = data?.tipo === tipo ? data : undefined
  const onChange = useMostrar(tipo)
  const etapa = etapaAtual(search.get('etapa'), importacao?.situacao)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: { xs: 'stretch', lg: 'start' } }}>
        <FormStepper
          steps={passosDe(tipo, importacao?.id ?? null, importacao?.situacao)}
          current={etapa}
          label="Etapas da importação"
        />
        {importacao && podeDesistir(importacao.situacao) && <Desistir importacao={importacao} />}
      </Box>
      {isError && !data && <ErrorState error={error} onRetry={refetch} />}
      {!isError && id !== null && !data && (
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: 4 }} />
      )}
      {(id === null || data) && (
        <Etapa tipo={tipo} etapa={etapa} importacao={importacao} onChange={onChange} />
      )}
    </Box>
  )
}

function useMostrar(tipo: TipoImportacao): EtapaProps['onChange'] {
  const queries = useQueryClient()
  const goOn = useGoOn()
  return (importacao, etapa) => {
    queries.setQueryData(importacaoQuery(importacao.id).queryKey, importacao)
    void queries.invalidateQueries({ queryKey: ['GET /api/importacao/listar'] })
    void goOn(hrefDaEtapa(tipo, importacao.id, etapa))
  }
}

interface EtapaDe extends Pick<EtapaProps, 'onChange'> {
  readonly tipo: TipoImportacao
  readonly etapa: EtapaDaImportacao
  readonly importacao: ImportacaoVista | undefined
}

function Etapa({ tipo, etapa, importacao, onChange }: EtapaDe) {
  // Above the steps, so that choices of columns outlive going back and forth; another file begins anew.
  const [escolha, setEscolha] = useState<{
    readonly id: number
    readonly mapa: ImportacaoVista['mapa']
  } | null>(null)
  if (!importacao || etapa === 'planilha')
    return <Planilha tipo={tipo} importacao={importacao} onChange={onChange} />
  if (etapa === 'colunas')
    return (
      <Colunas
        importacao={importacao}
        mapa={escolha?.id === importacao.id ? escolha.mapa : importacao.mapa}
        onMapa={(mapa) => setEscolha({ id: importacao.id, mapa })}
        onChange={onChange}
      />
    )
  if (etapa === 'conferencia') return <Conferencia importacao={importacao} onChange={onChange} />
  return <Resultado importacao={importacao} onChange={onChange} />
}
