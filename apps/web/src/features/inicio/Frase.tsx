import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { contar } from './textos.ts'

/** One thing that the sentence says: how many, in words, and where they are listed. */
export interface Achado {
  readonly total: number
  readonly um: string
  readonly muitos: string
  /** Undefined where it is listed on this page. */
  readonly href?: string
  readonly atrasado?: boolean
}

/** Things that fit in one sentence. */
const CABEM = 2

const Parte = styled(Link)(({ theme: { vars } }) => ({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textDecorationColor: 'color-mix(in srgb, currentColor 28%, transparent)',
  textUnderlineOffset: 4,
  '&:hover': { textDecorationColor: 'currentColor' },
  '&[data-atrasado="true"]': { color: vars.palette.error.dark },
}))

interface FraseProps {
  /** Undefined while they are counted, null when they could not be. */
  readonly achados: readonly Achado[] | undefined | null
  /** Said while nothing is known. */
  readonly neutra: string
  /** Said when nothing waits. */
  readonly emDia: string
}

/** The finding of the day as the title of the page, its numbers as links; late things come first and in red. */
export function Frase({ achados, neutra, emDia }: FraseProps) {
  const ditos = (achados ?? [])
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => Number(b.atrasado ?? false) - Number(a.atrasado ?? false))
    .slice(0, CABEM)
  // Two lines on a phone, from the first paint on: what is below does not move when the sentence comes.
  return (
    <Box
      component="span"
      sx={{ display: 'block', minHeight: { xs: '2.5em', md: '1.25em' }, textWrap: 'balance' }}
    >
      {!achados && neutra}
      {achados && ditos.length === 0 && emDia}
      {ditos.map((achado, i) => (
        <Fragment key={achado.um}>
          {i > 0 && ', '}
          <Dito achado={achado} />
        </Fragment>
      ))}
    </Box>
  )
}

function Dito({ achado: { total, um, muitos, href, atrasado = false } }: { readonly achado: Achado }) {
  const texto = contar(total, um, muitos)
  if (href === undefined)
    return (
      <Box component="span" sx={atrasado ? { color: 'error.dark' } : {}}>
        {texto}
      </Box>
    )
  return (
    <Parte to={href} data-atrasado={atrasado}>
      {texto}
    </Parte>
  )
}
