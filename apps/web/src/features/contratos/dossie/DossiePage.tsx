import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { hrefOf } from '@rh/domain/setores/rotas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { FilterControl } from '../../../ui/table/filter/FilterControl.tsx'
import { Comprovantes } from './Comprovantes.tsx'
import { Indice } from './Indice.tsx'
import { contratosQuery, dossieQuery, mesPorExtenso, type Dossie } from './queries.ts'
import { Retiradas } from './Retiradas.tsx'
import { Tirar } from './Tirar.tsx'

/** `dossie/:id?`: what the client of a contract may ask for of a month, what is missing, and who took it. */
export function Component() {
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const setor = useSetor()
  const mes = search.get('mes') ?? ''
  const contratos = useQuery(contratosQuery())
  const escolhido = id || String(contratos.data?.results[0]?.value ?? '')
  const dossie = useQuery({
    ...dossieQuery(escolhido, mes),
    enabled: escolhido !== '',
    placeholderData: keepPreviousData,
  })
  const error = contratos.error ?? dossie.error
  const vazio = contratos.data?.results.length === 0
  const { data } = dossie
  return (
    <Page
      subtitle={data && `${data.contrato.cliente} · contrato ${data.contrato.numero}`}
      actions={data && <Tirar dossie={data} />}
    >
      {error && !(data && contratos.data) && (
        <ErrorState error={error} onRetry={() => Promise.all([contratos.refetch(), dossie.refetch()])} />
      )}
      {!error && vazio && <Nenhum />}
      {!error && !vazio && !data && <Skeleton variant="rounded" height={560} />}
      {data && (
        <>
          <Card sx={{ p: 2.5, mb: { xs: 2, lg: 3 } }}>
            <Escolha
              contratos={contratos.data?.results ?? []}
              dossie={data}
              onContrato={(outro) => void navigate(hrefOf(setor, 'contratos.dossie', { id: outro }))}
              onMes={(outro) => setSearch(outro === '' ? {} : { mes: outro }, { replace: true })}
            />
          </Card>
          <Box
            aria-busy={dossie.isPlaceholderData}
            sx={{
              display: 'grid',
              gap: { xs: 2, lg: 3 },
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
            }}
          >
            <Indice dossie={data} />
            <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
              <Comprovantes dossie={data} />
              <Retiradas retiradas={data.retiradas} />
            </Box>
          </Box>
        </>
      )}
    </Page>
  )
}

const Nenhum = () => (
  <Card>
    <EmptyState
      illustration={<ListaVaziaArt />}
      title="Nenhum contrato por aqui"
      text="O dossiê é de um contrato que já começou: quando você acompanhar um, ele aparece aqui."
    />
  </Card>
)

interface EscolhaProps {
  readonly contratos: readonly { readonly value: number; readonly label: string }[]
  readonly dossie: Dossie
  readonly onContrato: (id: string) => void
  readonly onMes: (mes: string) => void
}

/** Of which contract and which month, and as of which day. */
const Escolha = ({ contratos, dossie, onContrato, onMes }: EscolhaProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'end',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
    }}
  >
    <FilterControl
      field={{ kind: 'lookup', filtro: 'id', label: 'Contrato', options: contratos }}
      filtros={{ id: String(dossie.contrato.id) }}
      onChange={({ id = '' }) => onContrato(id)}
    />
    <FilterControl
      field={{
        kind: 'lookup',
        filtro: 'mes',
        label: 'Mês',
        options: dossie.meses.map((mes) => ({ value: mes, label: mesPorExtenso(mes) })),
      }}
      filtros={{ mes: dossie.mes }}
      onChange={({ mes = '' }) => onMes(mes)}
    />
    <Box component="p" sx={{ m: 0, pb: { md: 1 }, color: 'text.secondary', fontSize: '0.875rem' }}>
      {`Como estava em ${formatDate(dossie.dia)}`}
    </Box>
  </Box>
)
