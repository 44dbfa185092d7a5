import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { hojeNaEmpresa } from '../../../lib/hoje.ts'
import { formatDate } from '../../../lib/format.ts'
import { useCanOpen, useSetor } from '../../../lib/use-setor.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { StatCard } from '../../../ui/data/StatCard.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { CriarButton } from '../lista/ListarPage.tsx'
import { MinhaVez } from './MinhaVez.tsx'
import { prazoEmPalavras, prazosProximos, type Coluna } from '../quadro/palavras.ts'
import { Quadro } from '../quadro/Quadro.tsx'
import { listarQuery, quadroQuery } from '../chamadas.ts'
import { maiuscula } from '../palavras.ts'
import { useTela } from '../tela.ts'

/** As many of each as a look takes in; the lists have the rest. */
const MOSTRADOS = { minhaVez: 6, prazos: 4 } as const

/** The area of a kind: what waits for this person, what is due soon, and every record by stage. */
export function InicioPage() {
  const setor = useSetor()
  const { tela, tipo, palavras, vistas } = useTela()
  const { um, nenhuma, ela } = palavras
  const { AoLado } = tela.inicio
  const minhas = useQuery(
    listarQuery(tipo, {
      minhaVez: '1',
      porPagina: String(MOSTRADOS.minhaVez),
      ordenar: 'data',
    }),
  )
  const quadro = useQuery(quadroQuery(tipo))
  const listar = hrefOf(setor, vistas.listar)
  const colunas = quadro.data?.colunas
  const falha = minhas.error ?? quadro.error
  if (falha)
    return (
      <Page actions={<Acoes />}>
        <ErrorState error={falha} onRetry={() => void Promise.all([minhas.refetch(), quadro.refetch()])} />
      </Page>
    )
  return (
    <Page actions={<Acoes />}>
      <Numeros minhaVez={minhas.data?.total} colunas={colunas} />
      <Box sx={{ ...grade('minmax(0, 1fr)', 'minmax(0, 3fr) minmax(0, 2fr)'), mt: 2.5 }}>
        <MinhaVez
          processos={minhas.data?.results.map((linha) => ({ tipo, ...linha }))}
          total={minhas.data?.total}
          listHref={`${listar}?minhaVez=1`}
          vazio={`${maiuscula(nenhuma)} ${um} depende de você agora. Quando chegar a sua vez, ${ela} aparece aqui.`}
        />
        <Box sx={grade('minmax(0, 1fr)', 'minmax(0, 1fr)')}>
          <Prazos colunas={colunas} />
          {AoLado && <AoLado />}
        </Box>
      </Box>
      <Box component="section" aria-label="Por situação" sx={{ mt: 4 }}>
        <Titulo quadroHref={`${listar}?visao=quadro`} />
        <Quadro colunas={colunas} />
      </Box>
    </Page>
  )
}

/** What one most often comes here for, under the thumb on phones. */
function Acoes() {
  const setor = useSetor()
  const { vistas } = useTela()
  const canOpen = useCanOpen()
  return (
    <>
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
      {canOpen(vistas.criar) && <CriarButton href={hrefOf(setor, vistas.criar)} />}
    </>
  )
}

interface NumerosProps {
  readonly minhaVez: number | undefined
  readonly colunas: readonly Coluna[] | undefined
}

function Numeros({ minhaVez, colunas }: NumerosProps) {
  const { tela, process, palavras, vistas } = useTela()
  const { prazo } = tela.quadro
  const { ate, de } = tela.inicio
  const devolvido = process.doSolicitante.find((status) => status !== process.initial) ?? ''
  const listar = hrefOf(useSetor(), vistas.listar)
  const soma = (de: (coluna: Coluna) => number) => colunas?.reduce((total, coluna) => total + de(coluna), 0)
  const vencidos = soma(({ prazos }) => prazos.vencido)
  const ateSete = soma(({ prazos }) => prazos.urgente + prazos.proximo)
  const hoje = hojeNaEmpresa()
  return (
    <Box sx={{ ...grade('repeat(2, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))'), alignItems: 'stretch' }}>
      <StatCard
        label="Esperando por mim"
        value={minhaVez}
        icon="relogio"
        tone={minhaVez ? 'warning' : 'success'}
        href={`${listar}?minhaVez=1`}
      />
      <StatCard
        label={`Devolvid${palavras.fim}s`}
        value={soma(({ status, total }) => (status === devolvido ? total : 0))}
        icon="editar"
        tone="info"
        href={`${listar}?status=${devolvido}`}
      />
      <StatCard
        label={`${prazo} vencido`}
        value={vencidos}
        icon="alerta"
        tone={vencidos ? 'error' : 'success'}
        href={`${listar}?visao=quadro&${ate}=${hoje}`}
      />
      <StatCard
        label={`${prazo} em 7 dias`}
        value={ateSete}
        icon="calendario"
        tone={ateSete ? 'warning' : 'success'}
        href={`${listar}?visao=quadro&${de}=${hoje}`}
      />
    </Box>
  )
}

/** The terms that are due first. */
function Prazos({ colunas }: { readonly colunas: readonly Coluna[] | undefined }) {
  const setor = useSetor()
  const { tela, process, vistas } = useTela()
  const { title, subtitle, empty } = tela.inicio.prazos
  const nomeDoPrazo = tela.quadro.prazo
  const items = colunas && prazosProximos(colunas, MOSTRADOS.prazos)
  return (
    <Section title={title} subtitle={subtitle} flush>
      <LinkList
        empty={empty}
        items={items?.map(({ id, nome, numero, posto, data, prazo }) => ({
          key: id,
          href: hrefOf(setor, vistas.visualizar, { id }),
          title: nome ?? `${numero} · sem nome ainda`,
          detail: [posto, `${process.label.data.toLowerCase()} em ${formatDate(data)}`]
            .filter(Boolean)
            .join(' · '),
          chip: prazoEmPalavras(nomeDoPrazo, prazo),
        }))}
      />
    </Section>
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

const grade = (celular: string, mesa: string) => ({
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: celular, md: mesa },
})
