import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { useEm } from '../../lib/nav/use-em.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { DayInput } from '../../ui/table/filter/DayInput.tsx'
import { FilterControl } from '../../ui/table/filter/FilterControl.tsx'
import { ComoEra } from './ComoEra.tsx'
import { DiasPorEtapa } from './DiasPorEtapa.tsx'
import { EntradasESaidas, rotatividadeQuery } from './EntradasESaidas.tsx'
import { PorAno } from './PorAno.tsx'
import { PorContrato } from './PorContrato.tsx'

/** What is counted, kept in the address. */
function useRecorte() {
  const [busca, setBusca] = useSearchParams()
  const contrato = busca.get('contrato') ?? ''
  const ano = busca.get('ano') ?? hojeNaEmpresa().slice(0, 4)
  const mudar = (mudanca: Readonly<Record<string, string>>): void =>
    setBusca(
      (antes) =>
        Object.fromEntries(
          Object.entries({ ...Object.fromEntries(antes), ...mudanca }).filter(([, valor]) => valor !== ''),
        ),
      { replace: true },
    )
  return {
    contrato: idDoEndereco(contrato) === null ? '' : contrato,
    ano: /^\d{4}$/.test(ano) ? ano : '',
    ...useEm(),
    mudar,
  }
}

/** Years in which anything was counted, and this one. */
function useAnos(): readonly string[] {
  const admissoes = useQuery(query('GET /api/estatisticas/admissao_disponiveis'))
  const demissoes = useQuery(query('GET /api/estatisticas/demissao_disponiveis'))
  const anos = [...(admissoes.data?.results ?? []), ...(demissoes.data?.results ?? [])].map(({ ano }) => ano)
  return [...new Set([Number(hojeNaEmpresa().slice(0, 4)), ...anos])].toSorted((a, b) => b - a).map(String)
}

/** `estatisticas`: how admissions, dismissals and turnover go, of the company or of one contract. */
export function Component() {
  const recorte = useRecorte()
  const { contrato, ano, em } = recorte
  // The contracts to choose from are those of everybody, whichever one is chosen.
  const todos = useQuery(rotatividadeQuery())
  const doContrato = contrato === '' ? undefined : contrato
  return (
    <Page
      subtitle="Cada número abre a lista que ele conta"
      actions={<Acoes ano={ano} contrato={doContrato} />}
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
        <Filtros recorte={recorte} contratos={todos.data?.contratos ?? []} />
        {em !== undefined && <ComoEra em={em} />}
        {todos.isError && <ErrorState error={todos.error} onRetry={todos.refetch} />}
        {em === undefined ? (
          <Duas>
            <EntradasESaidas contrato={doContrato} />
            <DiasPorEtapa contrato={doContrato} />
          </Duas>
        ) : (
          <EntradasESaidas contrato={doContrato} em={em} />
        )}
        {doContrato === undefined && <PorContrato em={em} />}
        {ano !== '' && em === undefined && (
          <>
            <PorAno tipo="admissao" ano={ano} contrato={doContrato} />
            <PorAno tipo="demissao" ano={ano} contrato={doContrato} />
          </>
        )}
      </Box>
    </Page>
  )
}

interface AcoesProps {
  readonly ano: string
  readonly contrato: string | undefined
}

function Acoes({ ano, contrato }: AcoesProps) {
  const setor = useSetor()
  return (
    <>
      <Button
        component={Link}
        to={hrefOf(setor, 'setor.relatorios', {})}
        variant="outlined"
        color="inherit"
        data-sem-impressao
      >
        Relatórios
      </Button>
      <DownloadButton
        variant="outlined"
        chamada="GET /api/estatisticas/relatorioadm/exportar"
        alvo={{
          query: {
            formato: 'xlsx',
            ...(ano !== '' && { admissaoDe: `${ano}-01-01`, admissaoAte: `${ano}-12-31` }),
            ...(contrato !== undefined && { contratoId: contrato }),
          },
        }}
      >
        {`Relatório de admissões de ${ano} (Excel)`}
      </DownloadButton>
    </>
  )
}

interface FiltrosProps {
  readonly recorte: ReturnType<typeof useRecorte>
  readonly contratos: readonly { readonly value: number; readonly label: string }[]
}

/** Of which contract and year, or of which day that is over. */
function Filtros({ recorte: { contrato, ano, em, irPara, mudar }, contratos }: FiltrosProps) {
  const anos = useAnos()
  const opcoes = contratos
    .map(({ value, label }) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <Card
      data-sem-impressao
      sx={{
        p: 2.5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <FilterControl
        field={{ kind: 'lookup', filtro: 'contrato', label: 'Contrato', options: opcoes }}
        filtros={{ contrato }}
        onChange={mudar}
      />
      <FilterControl
        field={{
          kind: 'choice',
          filtro: 'ano',
          label: 'Ano',
          options: anos.map((um) => ({ value: um, label: um })),
        }}
        filtros={{ ano }}
        onChange={mudar}
      />
      <div>
        <Box aria-hidden sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 600 }}>
          Como era em
        </Box>
        <DayInput label="Como era em" value={em ?? ''} placeholder="hoje" onChange={irPara} />
      </div>
    </Card>
  )
}

const Duas = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, md: 3 },
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    }}
  >
    {children}
  </Box>
)
