import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { oQueFaltaDecidir } from '@rh/domain/colaborador/experiencia'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { query } from '../../lib/query.ts'
import { useCanOpen, useSetor } from '../../lib/use-setor.ts'
import { LinkList, type LinkItem } from '../../ui/data/LinkList.tsx'
import { StatCard } from '../../ui/data/StatCard.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { CriarButton } from './ListarPage.tsx'
import { MinhaVez } from '../processo/MinhaVez.tsx'
import { prazoEmPalavras, prazosProximos, type Coluna } from './quadro/palavras.ts'
import { Quadro } from './quadro/Quadro.tsx'
import { hojeNaEmpresa } from './reservista.ts'

/** As many of each as a look takes in; the lists have the rest. */
const MOSTRADOS = { minhaVez: 6, prazos: 4, experiencias: 3 } as const

/** `admissao`: what waits for this person, what is due soon, and every admission by stage. */
export function Component() {
  const setor = useSetor()
  const minhas = useQuery(
    query('GET /api/admissao/listar', {
      query: { minhaVez: '1', porPagina: String(MOSTRADOS.minhaVez), ordenar: 'dataPrevista' },
    }),
  )
  const quadro = useQuery(query('GET /api/admissao/quadro', { query: {} }))
  const listar = hrefOf(setor, 'admissao.listar')
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
          process={admissao}
          processos={minhas.data?.results}
          total={minhas.data?.total}
          listHref={`${listar}?minhaVez=1`}
          vazio="Nenhuma admissão depende de você agora. Quando chegar a sua vez, ela aparece aqui."
        />
        <Box sx={grade('minmax(0, 1fr)', 'minmax(0, 1fr)')}>
          <Prazos colunas={colunas} />
          <Experiencias />
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
  const canOpen = useCanOpen()
  return (
    <>
      {canOpen('admissao.rascunhos') && (
        <Button
          component={Link}
          to={hrefOf(setor, 'admissao.rascunhos')}
          variant="outlined"
          color="inherit"
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          Rascunhos
        </Button>
      )}
      {canOpen('admissao.criar') && <CriarButton href={hrefOf(setor, 'admissao.criar')} />}
    </>
  )
}

interface NumerosProps {
  readonly minhaVez: number | undefined
  readonly colunas: readonly Coluna[] | undefined
}

function Numeros({ minhaVez, colunas }: NumerosProps) {
  const listar = hrefOf(useSetor(), 'admissao.listar')
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
        label="Devolvidas"
        value={soma(({ status, total }) => (status === 'devolvida' ? total : 0))}
        icon="editar"
        tone="info"
        href={`${listar}?status=devolvida`}
      />
      <StatCard
        label="eSocial vencido"
        value={vencidos}
        icon="alerta"
        tone={vencidos ? 'error' : 'success'}
        href={`${listar}?visao=quadro&admissaoAte=${hoje}`}
      />
      <StatCard
        label="eSocial em 7 dias"
        value={ateSete}
        icon="calendario"
        tone={ateSete ? 'warning' : 'success'}
        href={`${listar}?visao=quadro&admissaoDe=${hoje}`}
      />
    </Box>
  )
}

/** The registrations that are due first (MOS S-2200: the day before the start). */
function Prazos({ colunas }: { readonly colunas: readonly Coluna[] | undefined }) {
  const setor = useSetor()
  const items = colunas && prazosProximos(colunas, MOSTRADOS.prazos)
  return (
    <Section title="Prazos do eSocial" subtitle="O registro vai até a véspera do início." flush>
      <LinkList
        empty="Nenhum registro vence nos próximos 7 dias."
        items={items?.map(({ id, nome, numero, posto, dataPrevista, prazo }) => ({
          key: id,
          href: hrefOf(setor, 'admissao.visualizar', { id }),
          title: nome ?? `${numero} · sem nome ainda`,
          detail: [posto, `início em ${formatDate(dataPrevista)}`].filter(Boolean).join(' · '),
          chip: prazoEmPalavras(prazo),
        }))}
      />
    </Section>
  )
}

/** Trial terms that ask for a decision soon, for those who follow the people. */
function Experiencias() {
  const setor = useSetor()
  const podeVer = useCanOpen()('colaborador.inicio')
  const { data, isError } = useQuery({ ...query('GET /api/colaborador/inicio'), enabled: podeVer })
  if (!podeVer || isError) return null
  return (
    <Section
      title="Experiência terminando"
      flush
      actions={
        <Button component={Link} to={hrefOf(setor, 'colaborador.inicio')} size="small">
          Ver todas
        </Button>
      }
    >
      <LinkList
        empty="Nenhum contrato de experiência termina nos próximos 30 dias."
        items={data?.experiencias
          .slice(0, MOSTRADOS.experiencias)
          .map(({ id, nome, posto, fim, dias, ...falta }): LinkItem => ({
            key: `${id} ${fim}`,
            href: hrefOf(setor, 'colaborador.visualizar', { id }),
            title: nome,
            detail: `${posto} · ${oQueFaltaDecidir(falta)} até ${formatDate(fim)}`,
            chip: { label: emDias(dias), tone: dias <= 5 ? 'error' : 'warning' },
          }))}
      />
    </Section>
  )
}

function emDias(dias: number): string {
  if (dias === 0) return 'Hoje'
  return dias === 1 ? 'Amanhã' : `Em ${dias} dias`
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
