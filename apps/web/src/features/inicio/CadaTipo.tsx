import { styled } from '@mui/material/styles'
import { situacoes, tiposComSituacoes } from '@rh/domain/processos/situacoes'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { useState } from 'react'
import type { ReplyOf } from '../../lib/api/api.ts'
import { PorSituacao } from '../processo/inicio/PorSituacao.tsx'

/** By hand: the library's own buttons of a choice weigh more than the rest of the card. */
const Tipos = styled('fieldset')(({ theme: { vars, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  margin: '0 0 16px',
  padding: 0,
  border: 0,
  '& button': {
    minHeight: 36,
    marginInlineStart: -1,
    padding: '6px 12px',
    border: `1px solid ${vars.palette.divider}`,
    background: 'none',
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& button:first-of-type': { marginInlineStart: 0, borderStartStartRadius: 8, borderEndStartRadius: 8 },
  '& button:last-of-type': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
  '& button:hover': { backgroundColor: vars.palette.action.hover },
  '& button[aria-pressed="true"]': {
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.action.selected,
  },
  // Over several lines they are no longer one bar: each stands by itself.
  [breakpoints.down('md')]: {
    gap: 8,
    '& button, & button:first-of-type, & button:last-of-type': { marginInlineStart: 0, borderRadius: 8 },
  },
}))

interface CadaTipoProps {
  /** Undefined while it is read. */
  readonly porSituacao: ReplyOf<'GET /api/inicio'>['porSituacao'] | undefined
  /** The list of a kind; null for who may not open it here. */
  readonly listaDe: (tipo: TipoDeclarado) => string | null
  /** Of a day that is over, of which no list of processes tells. */
  readonly passado?: boolean
}

/** How many records stand in each status, of one kind at a time. */
export function CadaTipo({ porSituacao, listaDe, passado = false }: CadaTipoProps) {
  const tipos = tiposComSituacoes.filter((tipo) => listaDe(tipo) !== null)
  const [escolhido, setEscolhido] = useState<TipoDeclarado | null>(null)
  const tipo = escolhido ?? tipos[0]
  const listHref = tipo && listaDe(tipo)
  if (!tipo || !listHref) return null
  const process = situacoes[tipo]
  return (
    <PorSituacao
      process={process}
      contagens={porSituacao && (porSituacao.find((um) => um.tipo === tipo)?.contagens ?? [])}
      listHref={passado ? null : listHref}
      vazio={`${passado ? 'Não havia' : 'Ainda não há'} ${process.label.many.toLowerCase()}.`}
    >
      {tipos.length > 1 && (
        <Tipos aria-label="Tipo de processo">
          {tipos.map((um) => (
            <button key={um} type="button" aria-pressed={um === tipo} onClick={() => setEscolhido(um)}>
              {situacoes[um].label.many}
            </button>
          ))}
        </Tipos>
      )}
    </PorSituacao>
  )
}
