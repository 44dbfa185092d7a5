import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { tiposComSituacoes } from '@rh/domain/processos/situacoes'
import { styled } from '@mui/material/styles'
import type { View } from '@rh/domain/setores/areas'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isOffline, subscribeConnection } from '../../lib/api/connection.ts'
import { guardarEspera, idadeDe } from '../../lib/aparelho/espera.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { useEm } from '../../lib/nav/use-em.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { findSetor, useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { DueList } from '../../ui/data/DueList.tsx'
import { NumberMatrix } from '../../ui/data/NumberMatrix.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Atalhos } from './Atalhos.tsx'
import { CadaTipo } from './CadaTipo.tsx'
import { Espera, paraGuardar } from './Espera.tsx'
import { Titulo } from './Titulo.tsx'
import { Frase } from './Frase.tsx'
import { Faixa } from './Faixa.tsx'
import { ontem } from './dia.ts'
import { diaPorExtenso, horaDe } from './textos.ts'
import { inicioQuery, numerosQuery } from './chamadas.ts'
import { A_ASSENTAR, Falta, PartesContext, useAssentada, usePartesQueFaltam } from './assentar.tsx'
import type { NoDiaProps } from './NoDia.tsx'
import { primeirasDe, useAchados } from './use-achados.ts'
import { useComecarFila } from './use-comecar-fila.ts'
import { useListaDe } from './use-lista-de.ts'

/** Asks at once for what the first screen of the sector shows. */
export function warm(): void {
  const setor = findSetor(window.location.pathname)
  for (const leitura of setor ? primeirasDe(setor) : []) void sessionQueries().prefetchQuery(leitura)
}

const Copias = lazy(async () => ({ default: (await import('./Copias.tsx')).Copias }))
const Trilha = lazy(async () => ({ default: (await import('./Trilha.tsx')).Trilha }))
const Rotinas = lazy(async () => ({ default: (await import('./Rotinas.tsx')).Rotinas }))
const PrazosDoRh = lazy(async () => ({ default: (await import('./PrazosDoRh.tsx')).PrazosDoRh }))
const VagasAbertas = lazy(async () => ({ default: (await import('./VagasAbertas.tsx')).VagasAbertas }))
const Descobertos = lazy(async () => ({ default: (await import('./Descobertos.tsx')).Descobertos }))
const AHomologar = lazy(async () => ({ default: (await import('./Filas.tsx')).AHomologar }))
const ADevolver = lazy(async () => ({ default: (await import('./Filas.tsx')).ADevolver }))
const ContratosTerminando = lazy(async () => ({
  default: (await import('./ContratosTerminando.tsx')).ContratosTerminando,
}))
const OcupacaoDosContratos = lazy(async () => ({
  default: (await import('./ContratosTerminando.tsx')).OcupacaoDosContratos,
}))

const PrecosAPedir = lazy(async () => ({ default: (await import('./PrecosAPedir.tsx')).PrecosAPedir }))

/** What other features tell on the start page of a sector. */
export interface Blocos {
  /** With dates or holes: what has to be done now. */
  readonly agora?: ReactNode
  /** How things go, in a wide column and in a narrow one beside it. */
  readonly larga?: ReactNode
  readonly estreita?: ReactNode
}

/** As wide before it is known as it will be. */
const Hora = styled('span')({ '&[data-pronta="false"]': { visibility: 'hidden' } })

const OutroDia = styled(Link)(({ theme: { vars } }) => ({
  color: vars.palette.primary.dark,
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { paddingBlock: 8 },
}))

/** What each sector has to do now, of what this feature knows. */
const agoraDe: Readonly<Partial<Record<SetorSlug, ReactNode>>> = {
  rh: <PrazosDoRh />,
  vagas: <VagasAbertas />,
  operacional: <Descobertos />,
  comercial: (
    <>
      <ContratosTerminando />
      <PrecosAPedir />
    </>
  ),
  sesmt: <AHomologar />,
  almoxarifado: <ADevolver />,
  admin: (
    <>
      <Rotinas />
      <Copias />
      <Trilha />
      <Atalhos />
    </>
  ),
}
const largaDe: Readonly<Partial<Record<SetorSlug, ReactNode>>> = {
  comercial: <OcupacaoDosContratos />,
}

/** On paper a long block goes on over the page instead of leaving one empty; its rows stay whole. */
const NO_PAPEL = {
  '@media print': {
    display: 'block',
    '& > *, & > * > *': { display: 'block' },
    '& .MuiCard-root': { breakInside: 'auto', marginBottom: '12px' },
    // A chart is one drawing: it stays with its title.
    '& .MuiCard-root:has(section)': { breakInside: 'avoid' },
    '& li, & tr': { breakInside: 'avoid' },
    '& h2': { breakAfter: 'avoid' },
  },
} as const

interface InicioProps {
  readonly blocos: Readonly<Partial<Record<SetorSlug, Blocos>>>
  /** What other features tell, on the page of every sector. */
  readonly ditos: ReactNode
}

interface ComNoDia {
  /** The same page of a day that is over. */
  readonly noDia: ComponentType<NoDiaProps>
}

/** A sector's start page: of today, or as it was on the day that the address names. */
export function Inicio({ blocos, ditos, noDia: NoDia }: InicioProps & ComNoDia) {
  const setor = useSetor()
  const { em, irPara } = useEm()
  if (em === undefined) return <Hoje blocos={blocos} ditos={ditos} />
  return <NoDia key={setor} setor={setor} em={em} irPara={irPara} />
}

/** What is late, what waits, how it stands, how it goes. */
function Hoje({ blocos, ditos }: InicioProps) {
  const setor = useSetor()
  const listaDe = useListaDe()
  const numeros = useQuery(numerosQuery(setor))
  const { achados, neutra, emDia } = useAchados(setor, listaDe)
  const temProcesso = tiposComSituacoes.some((tipo) => listaDe(tipo) !== null)
  const { agora = agoraDe[setor], larga = largaDe[setor], estreita } = blocos[setor] ?? {}
  const { em, hoje = hojeNaEmpresa() } = numeros.data ?? {}
  const partes = usePartesQueFaltam()
  const assentada = useAssentada(numeros.isFetched, partes.faltam)
  return (
    <Page
      title={<Frase achados={achados} neutra={neutra} emDia={emDia} />}
      subtitle={
        <>
          {`${diaPorExtenso(hoje)} · atualizado às `}
          <Hora data-pronta={em !== undefined}>{em ? horaDe(em) : '0h00'}</Hora>
          {' · '}
          <OutroDia to={`?em=${ontem()}`} data-sem-impressao>
            ver outro dia
          </OutroDia>
        </>
      }
      actions={<Acoes />}
    >
      <PartesContext value={partes.contar}>
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, ...NO_PAPEL, ...(!assentada && A_ASSENTAR) }}>
          <Andar filaAntes larga={agora} estreita={temProcesso && <EsperaPorMim />} espaco={espacos[setor]} />
          <Faixa setor={setor} />
          <Suspense fallback={<Falta>{null}</Falta>}>{ditos}</Suspense>
          <Andar larga={larga} estreita={estreita} />
          {temProcesso && <PorSituacao />}
          {agora !== agoraDe.admin && <Atalhos />}
        </Box>
      </PartesContext>
    </Page>
  )
}

/** What a sector's block looks like while its code comes: the rows that it will have while it loads. */
interface Espaco {
  readonly matriz?: readonly [name: string, rows: number, columns: number]
  readonly lista: readonly [name: string, rows: number]
  /** Of a second block below the first. */
  readonly outra?: readonly [name: string, rows: number]
}
const espacos: Readonly<Partial<Record<SetorSlug, Espaco>>> = {
  rh: { matriz: ['prazos', 5, 8], lista: ['prazos-lista', 8] },
  vagas: { matriz: ['vagas', 10, 7], lista: ['vagas-lista', 8] },
  operacional: { matriz: ['cobertura', 6, 7], lista: ['cobertura-lista', 6] },
  comercial: { lista: ['contratos-terminando', 1], outra: ['precos-a-pedir', 3] },
  sesmt: { lista: ['a-homologar', 6] },
  almoxarifado: { lista: ['devolucoes', 6] },
  conferencia: { lista: ['a-pagar', 3] },
}

const Reservado = ({ matriz, lista: [nome, linhas], outra }: Espaco) => (
  <>
    <Section title={<Titulo>Um momento</Titulo>} subtitle="Lendo os números" flush>
      {matriz && (
        <NumberMatrix
          name={matriz[0]}
          label="Lendo os números"
          corner=""
          columns={Array.from({ length: matriz[2] }, (_, i) => ({ key: String(i), title: '–' }))}
          rows={undefined}
          expected={matriz[1]}
          hrefOf={() => undefined}
        />
      )}
      <DueList name={nome} items={undefined} empty="" expected={linhas} />
    </Section>
    {outra && <Reservado lista={outra} />}
  </>
)

interface AndarProps {
  readonly espaco?: Espaco | undefined
  /** The narrow part is the queue. */
  readonly filaAntes?: boolean
  readonly larga?: ReactNode
  readonly estreita?: ReactNode
}

/** A floor of the page: eight columns beside four, or the whole width where one of them is empty. */
function Andar({ larga, estreita, espaco, filaAntes = false }: AndarProps) {
  if (!larga && !estreita) return null
  const colunas = larga && estreita ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: colunas },
      }}
    >
      {larga && (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
          <Suspense
            fallback={<Falta>{espaco ? <Reservado {...espaco} /> : <Box sx={{ minHeight: 420 }} />}</Falta>}
          >
            {larga}
          </Suspense>
        </Box>
      )}
      {estreita && (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            minWidth: 0,
            // In one column what waits for the person comes first.
            ...(filaAntes && { order: { xs: -1, lg: 0 } }),
          }}
        >
          <Suspense fallback={<Falta>{<Box sx={{ minHeight: 320 }} />}</Falta>}>{estreita}</Suspense>
        </Box>
      )}
    </Box>
  )
}

/** What one starts from here, of what the person may. */
const acoes = [
  { view: 'setor.estatisticas', label: 'Estatísticas', icon: 'grafico' },
  { view: 'setor.relatorios', label: 'Relatórios', icon: 'grafico' },
  { view: 'admissao.criar', label: 'Criar admissão', icon: 'mais' },
  { view: 'contratos.novo', label: 'Novo contrato', icon: 'mais' },
] as const satisfies readonly { readonly view: View; readonly label: string; readonly icon: string }[]

function Acoes() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  return acoes
    .filter(({ view }) => canOpen(view))
    .map(({ view, label, icon }) => (
      <Button
        key={view}
        component={Link}
        to={hrefOf(setor, view, {})}
        variant={icon === 'mais' ? 'contained' : 'outlined'}
        startIcon={<Icon name={icon} size={18} />}
      >
        {label}
      </Button>
    ))
}

function EsperaPorMim() {
  const listaDe = useListaDe()
  const setor = useSetor()
  const { data, error, refetch, dataUpdatedAt } = useQuery(inicioQuery(setor))
  const offline = useSyncExternalStore(subscribeConnection, isOffline)
  const { id: usuarioId } = useUsuario()
  useComecarFila(listaDe)
  useEffect(() => {
    if (data) guardarEspera({ usuarioId, ...paraGuardar(data) }, dataUpdatedAt)
  }, [data, dataUpdatedAt, usuarioId])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Espera
      data={data}
      idade={offline && data ? idadeDe(dataUpdatedAt) : undefined}
      listaDe={(tipo) => {
        const lista = listaDe(tipo)
        return lista && `${lista}?minhaVez=${setor}`
      }}
    />
  )
}

/** How many records of each kind stand in each status. */
function PorSituacao() {
  const listaDe = useListaDe()
  const { data } = useQuery(inicioQuery(useSetor()))
  return <CadaTipo porSituacao={data?.porSituacao} listaDe={listaDe} />
}
