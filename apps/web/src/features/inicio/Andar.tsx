import { styled } from '@mui/material/styles'
import type { SetorSlug } from '@rh/domain/setores/setores'
import type { ReactNode } from 'react'
import { DueList } from '../../ui/data/DueList.tsx'
import { NumberMatrix } from '../../ui/data/NumberMatrix.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { Bloco } from './bloco.tsx'
import { Titulo } from './Titulo.tsx'

/** Two columns where both have something, or the whole width. */
const Chao = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: { gap: spacing(3) },
  [breakpoints.up('lg')]: {
    '&[data-colunas="2"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
}))

const Coluna = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  minWidth: 0,
  [breakpoints.up('md')]: { gap: spacing(3) },
  // In one column what waits for the person comes first.
  [breakpoints.down('lg')]: { '&[data-antes="true"]': { order: -1 } },
}))

interface AndarProps {
  readonly larga: readonly Bloco[]
  readonly estreita: readonly Bloco[]
  /** Blocks that may be drawn now. */
  readonly vez: ReadonlySet<Bloco>
  /** The narrow part is the queue. */
  readonly filaAntes?: boolean
  /** What stands where a block is whose code comes. */
  readonly lugar?: ReactNode
}

/** A floor of the page: eight columns beside four, or the whole width where one of them is empty. */
export function Andar({ larga, estreita, vez, lugar, filaAntes = false }: AndarProps) {
  if (![...larga, ...estreita].some((um) => vez.has(um))) return null
  const coluna = (blocos: readonly Bloco[]) =>
    // A block is found by its place, which does not change.
    // oxlint-disable-next-line react/no-array-index-key
    blocos.map((um, i) => vez.has(um) && <um.Parte key={i} {...(i === 0 && { lugar })} />)
  return (
    <Chao data-colunas={larga.length > 0 && estreita.length > 0 ? 2 : 1}>
      {larga.length > 0 && <Coluna>{coluna(larga)}</Coluna>}
      {estreita.length > 0 && <Coluna data-antes={filaAntes}>{coluna(estreita)}</Coluna>}
    </Chao>
  )
}

/** What a sector's first block looks like while its code comes: the rows that it will have while it loads. */
interface Espaco {
  readonly matriz?: readonly [name: string, rows: number, columns: number]
  readonly lista: readonly [name: string, rows: number]
}
const espacos: Readonly<Partial<Record<SetorSlug, Espaco>>> = {
  rh: { matriz: ['prazos', 5, 8], lista: ['prazos-lista', 8] },
  vagas: { matriz: ['vagas', 10, 7], lista: ['vagas-lista', 8] },
  operacional: { matriz: ['cobertura', 6, 7], lista: ['cobertura-lista', 6] },
  comercial: { lista: ['contratos-terminando', 1] },
  sesmt: { lista: ['a-homologar', 6] },
  almoxarifado: { lista: ['devolucoes', 6] },
  conferencia: { lista: ['a-pagar', 3] },
}

/** The place of a sector's first block; null where nobody knows how high it will be. */
export function lugarDe(setor: SetorSlug): ReactNode {
  const espaco = espacos[setor]
  return espaco ? <Reservado {...espaco} /> : null
}

const Reservado = ({ matriz, lista: [nome, linhas] }: Espaco) => (
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
)
