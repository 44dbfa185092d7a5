import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { listarQuery, quadroQuery, type ListaDoProcesso } from '../chamadas.ts'
import { CriarButton } from '../lista/CriarButton.tsx'
import { maiuscula } from '../textos.ts'
import { Quadro } from '../quadro/Quadro.tsx'
import { Atalhos } from '../Atalhos.tsx'
import { useTela } from '../tela.ts'
import { MinhaVez, type Outros } from './MinhaVez.tsx'
import { Numeros } from './Numeros.tsx'
import { Prazos } from './Prazos.tsx'

/** Number of records shown; the list has the rest. */
const MOSTRADOS = 6

interface InicioPageProps {
  /** What a kind shows beside the queue, besides its deadlines. */
  readonly AoLado?: ComponentType | undefined
}

/** Area page of a kind: records waiting for this person, deadlines, and records by stage. */
export function InicioPage({ AoLado }: InicioPageProps) {
  const setor = useSetor()
  const { tela, tipo, textos, vistas } = useTela()
  const { um, nenhuma, ela, todas } = textos
  const { prazo } = tela
  const hasAoLado = prazo !== undefined || AoLado !== undefined
  const minhas = useQuery(
    listarQuery(tipo, {
      minhaVez: setor,
      porPagina: String(MOSTRADOS),
      ordenar: 'data',
    }),
  )
  const quadro = useQuery(quadroQuery(tipo))
  const listar = hrefOf(setor, vistas.listar)
  const colunas = quadro.data?.colunas
  // What was read before stays, while the server does not answer.
  const failure = (!minhas.data && minhas.error) || (!quadro.data && quadro.error)
  if (failure)
    return (
      <Page actions={<Acoes />}>
        <ErrorState error={failure} onRetry={() => Promise.all([minhas.refetch(), quadro.refetch()])} />
      </Page>
    )
  return (
    <Page actions={<Acoes />}>
      <Numeros minhaVez={minhas.data?.total} colunas={colunas} />
      <Box sx={{ ...grade(hasAoLado ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)'), mt: 2.5 }}>
        <MinhaVez
          processos={minhas.data?.results.map((linha) => ({ tipo, ...linha }))}
          outros={outros(minhas.data, `${listar}?minhaVez=${setor}`, `Ver ${todas}`)}
          vazio={`${maiuscula(nenhuma)} ${um} depende de você agora. Quando chegar a sua vez, ${ela} aparece aqui.`}
        />
        {hasAoLado && (
          <Box sx={grade('minmax(0, 1fr)')}>
            {prazo && <Prazos prazo={prazo} colunas={colunas} />}
            {AoLado && <AoLado />}
          </Box>
        )}
      </Box>
      <Box component="section" aria-label="Por situação" sx={{ mt: 4 }}>
        <Titulo quadroHref={`${listar}?visao=quadro`} />
        <Quadro colunas={colunas} />
      </Box>
    </Page>
  )
}

/** Main action of the area, within thumb reach on phones. */
function Acoes() {
  const setor = useSetor()
  const { vistas } = useTela()
  const canOpen = useCanOpen()
  return (
    <>
      <Atalhos />
      {canOpen(vistas.rascunhos) && (
        <Button
          component={Link}
          to={hrefOf(setor, vistas.rascunhos)}
          variant="outlined"
          color="inherit"
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          Rascunhos
        </Button>
      )}
      <CriarButton />
    </>
  )
}

const Titulo = ({ quadroHref }: { readonly quadroHref: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', mb: 1.5 }}>
    <Box component="h2" sx={{ flex: 1, m: 0, typography: 'h6' }}>
      Por situação
    </Box>
    <Button component={Link} to={quadroHref} size="small">
      Abrir com filtros
    </Button>
  </Box>
)

const grade = (mesa: string) => ({
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: mesa },
})

/** Link to the list, where it has more than is shown. */
const outros = (lidas: ListaDoProcesso | undefined, href: string, label: string): readonly Outros[] =>
  lidas && lidas.total > lidas.results.length ? [{ href, label, total: lidas.total }] : []
