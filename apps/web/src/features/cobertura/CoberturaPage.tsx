import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { papeisDaCobertura } from '@rh/domain/cobertura/papeis'
import { ordensDoQuadro, type OrdemDoQuadro } from '@rh/domain/cobertura/quadro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { NARROW, useMedia } from '../../theme/use-is-phone.ts'
import { query } from '../../lib/api/query.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { deAte } from '../../lib/time/textos.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { StaleNotice } from '../../ui/feedback/StaleNotice.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Switcher } from '../../ui/page/Switcher.tsx'
import { FilterControl } from '../../ui/table/filter/FilterControl.tsx'
import { Bolso, SemBuraco } from './Bolso.tsx'
import { Mesa } from './Mesa.tsx'
import { Numeros } from './Numeros.tsx'
import type { Quadro } from './tipos.ts'

/** The server says when the board changes; this is for networks that let no socket through, and for midnight. */
const DE_NOVO_MS = 5 * 60_000

/** What of the board is shown, kept in the address. */
function useVista() {
  const [busca, setBusca] = useSearchParams()
  const mudar = (mudanca: Readonly<Record<string, string>>): void =>
    setBusca(
      (antes) => {
        const novos = { ...Object.fromEntries(antes), pagina: '', ...mudanca }
        return Object.fromEntries(Object.entries(novos).filter(([, valor]) => valor !== ''))
      },
      { replace: true },
    )
  const filtros = Object.fromEntries(
    ['contratoId', 'ordem', 'pagina'].flatMap((nome) => {
      const valor = busca.get(nome)
      const isOutro = nome === 'contratoId' && idDoEndereco(valor) === null
      return valor === null || isOutro ? [] : [[nome, valor]]
    }),
  ) as { contratoId?: string; ordem?: OrdemDoQuadro; pagina?: string }
  return { filtros, mudar }
}

/** `cobertura`: who covers whom over fourteen days, and where nobody does. */
export function Component() {
  const { filtros, mudar } = useVista()
  const { data, error, refetch } = useQuery({
    ...query('GET /api/cobertura/quadro', { query: filtros }),
    placeholderData: keepPreviousData,
    refetchInterval: DE_NOVO_MS,
  })
  // Paper has no room for fourteen days beside each other.
  const phone = useMedia(NARROW)
  return (
    <Page subtitle={data && `${data.contrato?.label ?? 'Todos os contratos'} · ${deAte(data.de, data.ate)}`}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {error && data && <StaleNotice what="O quadro" onRetry={refetch} />}
      {!error && !data && <Esqueleto />}
      {data && (
        <>
          <Card sx={{ p: 2.5, mb: 2.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, rowGap: 2, alignItems: 'center' }}>
              <Numeros totais={data.totais} />
              <Escolha quadro={data} filtros={filtros} onMudar={mudar} phone={phone} />
            </Box>
            <Papeis quadro={data} />
          </Card>
          <Conteudo quadro={data} phone={phone} />
          <Paginas quadro={data} onPagina={(pagina) => mudar({ pagina: String(pagina) })} />
        </>
      )}
    </Page>
  )
}

function Conteudo({ quadro, phone }: { readonly quadro: Quadro; readonly phone: boolean }) {
  if (quadro.total === 0)
    return (
      <Card>
        <EmptyState
          illustration={<ListaVaziaArt />}
          title="Nenhum posto por aqui"
          text="O quadro mostra os postos dos contratos em vigor que você acompanha."
        />
      </Card>
    )
  if (phone) return <Bolso quadro={quadro} />
  return (
    <>
      {quadro.totais.faltas === 0 && (
        <Card sx={{ mb: 2.5 }}>
          <SemBuraco ate={quadro.ate} />
        </Card>
      )}
      <Mesa quadro={quadro} label={`Cobertura de ${deAte(quadro.de, quadro.ate)}`} />
    </>
  )
}

/** What goes to the client of the contract that is looked at. */
function Papeis({ quadro: { contrato, totais } }: { readonly quadro: Quadro }) {
  const nomes = [
    ...(totais.cobertos > 0 ? (['comunicacao'] as const) : []),
    ...(totais.faltas > 0 ? (['autorizacao'] as const) : []),
  ]
  if (!contrato || nomes.length === 0) return null
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {nomes.map((papel) => (
        <DownloadButton
          key={papel}
          size="small"
          chamada="GET /api/cobertura/papel"
          alvo={{ query: { papel, contratoId: String(contrato.value) } }}
        >
          {papeisDaCobertura[papel]}
        </DownloadButton>
      ))}
    </Box>
  )
}

interface EscolhaProps {
  readonly quadro: Quadro
  readonly filtros: { readonly contratoId?: string; readonly ordem?: OrdemDoQuadro }
  readonly phone: boolean
  readonly onMudar: (mudanca: Readonly<Record<string, string>>) => void
}

/** Of which contract, and in what order. */
const Escolha = ({ quadro, filtros, phone, onMudar }: EscolhaProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      alignItems: 'flex-end',
      ml: { md: 'auto' },
      flex: '1 1 auto',
      justifyContent: 'flex-end',
    }}
  >
    {quadro.contratos.length > 1 && (
      <Box sx={{ flex: '1 1 260px', maxWidth: { md: 380 } }}>
        <FilterControl
          field={{ kind: 'lookup', filtro: 'contratoId', label: 'Contrato', options: quadro.contratos }}
          filtros={{ contratoId: filtros.contratoId ?? '' }}
          onChange={onMudar}
        />
      </Box>
    )}
    {!phone && (
      <Switcher
        label="Ordem dos postos"
        value={filtros.ordem ?? 'buracos'}
        options={ordensDoQuadro}
        onChange={(ordem) => onMudar({ ordem: ordem === 'buracos' ? '' : ordem })}
      />
    )}
  </Box>
)

/** The way through more posts than one board holds; nothing where all are there. */
function Paginas({
  quadro,
  onPagina,
}: {
  readonly quadro: Quadro
  readonly onPagina: (pagina: number) => void
}) {
  const { total, pagina, porPagina } = quadro
  if (total <= porPagina) return null
  const ultima = Math.min(total, pagina * porPagina)
  return (
    <Box
      component="nav"
      aria-label="Páginas do quadro"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 1.5,
        mt: 2,
      }}
    >
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {`Postos ${(pagina - 1) * porPagina + 1} a ${ultima} de ${total}`}
      </Typography>
      <Button variant="outlined" size="small" disabled={pagina <= 1} onClick={() => onPagina(pagina - 1)}>
        Anteriores
      </Button>
      <Button variant="outlined" size="small" disabled={ultima >= total} onClick={() => onPagina(pagina + 1)}>
        Próximos
      </Button>
    </Box>
  )
}

/** The frame at its final size, while the board is read. */
const Esqueleto = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2.5 }}>
    <Skeleton variant="rounded" height={92} />
    <Skeleton variant="rounded" height={480} />
  </Box>
)
