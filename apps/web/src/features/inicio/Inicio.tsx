import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { tiposComSituacoes } from '@rh/domain/processos/situacoes'
import type { View } from '@rh/domain/setores/areas'
import { temFila } from '@rh/domain/setores/barra'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useMemo, type ComponentType } from 'react'
import { Link } from 'react-router'
import { useEm } from '../../lib/nav/use-em.ts'
import { findSetor, useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { metrics } from '../../theme/metrics.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Andar, lugarDe } from './Andar.tsx'
import type { Bloco } from './bloco.tsx'
import { numerosQuery } from './chamadas.ts'
import { agoraDe, atalhos, faixa, fila, largaDe, porSituacao } from './daqui.tsx'
import { ontem } from './dia.ts'
import { useEmOrdem } from './em-ordem.ts'
import { Frase } from './Frase.tsx'
import type { NoDiaProps } from './NoDia.tsx'
import { diaPorExtenso, horaDe } from './textos.ts'
import { primeirasDe, useAchados } from './use-achados.ts'
import { useListaDe } from './use-lista-de.ts'

/** What other features tell on the start page of a sector. */
export interface Blocos {
  /** With dates or holes: what has to be done now. */
  readonly agora?: readonly Bloco[]
  /** How things go, in a wide column and in a narrow one beside it. */
  readonly larga?: readonly Bloco[]
  readonly estreita?: readonly Bloco[]
}

interface InicioProps {
  readonly blocos: Readonly<Partial<Record<SetorSlug, Blocos>>>
  /** What other features tell, on the page of every sector. */
  readonly ditos: readonly Bloco[]
}

const blocosDe = (setor: SetorSlug, { blocos, ditos }: InicioProps) => ({
  agora: agoraDe[setor] ?? [],
  larga: largaDe[setor] ?? [],
  estreita: [],
  ditos,
  ...blocos[setor],
})

/** Asks at once for what the first screen of the sector shows, and for the code of the rest. */
export function aquecer(dosOutros: InicioProps): void {
  const setor = findSetor(window.location.pathname)
  if (!setor) return
  for (const leitura of primeirasDe(setor)) void sessionQueries().prefetchQuery(leitura)
  for (const { ask } of Object.values(blocosDe(setor, dosOutros)).flat()) ask()
}

/** As wide before it is known as it will be. */
const Hora = styled('span')({ '&[data-pronta="false"]': { visibility: 'hidden' } })

const OutroDia = styled(Link)(({ theme: { vars } }) => ({
  color: vars.palette.primary.dark,
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { paddingBlock: 8 },
}))

/** On paper a long block goes on over the page instead of leaving one empty; its rows stay whole. */
const Andares = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  [breakpoints.up('md')]: { gap: spacing(3) },
  '@media print': {
    display: 'block',
    '& > *, & > * > *': { display: 'block' },
    '& .MuiCard-root': { breakInside: 'auto', marginBottom: '12px' },
    // A chart is one drawing: it stays with its title.
    '& .MuiCard-root:has(section)': { breakInside: 'avoid' },
    '& li, & tr': { breakInside: 'avoid' },
    '& h2': { breakAfter: 'avoid' },
  },
}))

interface ComNoDia {
  /** The same page of a day that is over. */
  readonly noDia: ComponentType<NoDiaProps>
}

/** A sector's start page: of today, or as it was on the day that the address names. */
export function Inicio({ blocos, ditos, noDia: NoDia }: InicioProps & ComNoDia) {
  const setor = useSetor()
  const { em, irPara } = useEm()
  if (em !== undefined) return <NoDia key={setor} setor={setor} em={em} irPara={irPara} />
  return (
    <Page title={<DoDia />} subtitle={<Quando />} actions={<Acoes />}>
      <SemContagem />
      <Hoje key={setor} blocos={blocos} ditos={ditos} />
    </Page>
  )
}

/** The finding of the day. */
function DoDia() {
  const { achados, neutra, emDia } = useAchados(useSetor(), useListaDe())
  return <Frase achados={achados} neutra={neutra} emDia={emDia} />
}

/** Why the title finds nothing, where it could not be counted. */
function SemContagem() {
  const { contarDeNovo } = useAchados(useSetor(), useListaDe())
  return (
    contarDeNovo && <ErrorLine onRetry={contarDeNovo}>Não foi possível contar o que espera hoje.</ErrorLine>
  )
}

function Quando() {
  const { data, isError } = useQuery(numerosQuery(useSetor()))
  const { em, hoje = hojeNaEmpresa() } = data ?? {}
  return (
    <>
      {diaPorExtenso(hoje)}
      {!(isError && em === undefined) && (
        <>
          {' · atualizado às '}
          <Hora data-pronta={em !== undefined}>{em ? horaDe(em) : '0h00'}</Hora>
        </>
      )}
      {' · '}
      <OutroDia to={`?em=${ontem()}`} data-sem-impressao>
        ver outro dia
      </OutroDia>
    </>
  )
}

/** One after the other, those of two columns in turns. */
const emTurnos = (uns: readonly Bloco[], outros: readonly Bloco[]): Bloco[] =>
  Array.from({ length: Math.max(uns.length, outros.length) }, (_, i) => [uns[i], outros[i]])
    .flat()
    .filter((um) => um !== undefined)

const isEstreita = (): boolean => window.matchMedia(`(width < ${metrics.desktop}px)`).matches

/** What is late, what waits, how it stands, how it goes. */
function Hoje(dosOutros: InicioProps) {
  const setor = useSetor()
  const listaDe = useListaDe()
  const temProcesso = tiposComSituacoes.some((tipo) => listaDe(tipo) !== null)
  const { agora, larga, estreita, ditos } = blocosDe(setor, dosOutros)
  const filas = temFila(setor, useCanOpen()) ? [fila] : []
  const fim = [...(temProcesso ? [porSituacao] : []), ...(agora.includes(atalhos) ? [] : [atalhos])]
  const prontos = useEmOrdem([...filas, ...agora, faixa, ...ditos, ...emTurnos(larga, estreita), ...fim])
  const lugar = useMemo(() => lugarDe(setor), [setor])
  // What is seen first does not wait: in one column the queue, beside it the first block too, in its place.
  const vez = new Set([
    ...filas,
    ...(lugar !== null && !(filas.length > 0 && isEstreita()) ? agora.slice(0, 1) : []),
    ...prontos,
  ])
  const umDe = (um: Bloco) => vez.has(um) && <um.Parte />
  return (
    <Andares>
      <Andar filaAntes larga={agora} estreita={filas} vez={vez} lugar={lugar} />
      {umDe(faixa)}
      {ditos.map((um, i) => vez.has(um) && <um.Parte key={i} />)}
      <Andar larga={larga} estreita={estreita} vez={vez} />
      {fim.map((um, i) => vez.has(um) && <um.Parte key={i} />)}
    </Andares>
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
