import { styled } from '@mui/material/styles'
import { situacoesDoComunicado } from '@rh/domain/comunicados/comunicado'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Comunicado } from './chamadas.ts'

const Item = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  gap: 4,
  padding: '14px var(--beira, 20px)',
  fontSize: '0.875rem',
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&[data-pede="true"]': { boxShadow: `inset 3px 0 0 ${vars.palette.warning.main}` },
  '& h2, & h3': { margin: 0, font: 'inherit', fontSize: '0.9375rem', fontWeight: 500 },
  '&[data-novo="true"] :is(h2, h3)': { fontWeight: 700 },
  '& a': { color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -2 },
  '& p': {
    margin: 0,
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
    color: vars.palette.text.secondary,
  },
  '& small': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    fontSize: '0.8125rem',
    color: vars.palette.text.secondary,
  },
}))

/** `Confirme até 30/11/2026`: what a notice asks of the person. */
export const pedidoDe = ({ cienciaAte }: Pick<Comunicado, 'cienciaAte'>): string =>
  cienciaAte === null ? 'Confirme que leu' : `Confirme até ${formatDate(cienciaAte)}`

interface LinhaProps {
  readonly comunicado: Comunicado
  readonly href: string
  /** Where it stands, for who publishes. */
  readonly comSituacao?: boolean
  /** Without the beginning of its text, as on a start page. */
  readonly curta?: boolean
}

/** A notice of a list: what asks something stands out, and what was not read is bold. */
export function Linha({ comunicado, href, comSituacao = false, curta = false }: LinhaProps) {
  const { titulo, resumo, autor, mostrarDe, situacao, lido, cienteEm, pedeCiencia, anexos } = comunicado
  const isNovo = !lido && situacao === 'no_ar'
  // On a start page it stands in a section, which has a title of its own.
  const Titulo = curta ? 'h3' : 'h2'
  return (
    <Item data-pede={pedeCiencia} data-novo={isNovo}>
      <Titulo>
        <Link to={href}>{titulo}</Link>
      </Titulo>
      {!curta && <p>{resumo}</p>}
      <small>
        {pedeCiencia && <StatusChip label={pedidoDe(comunicado)} tone="warning" />}
        {!pedeCiencia && isNovo && <StatusChip label="Novo" tone="info" />}
        {cienteEm !== null && <StatusChip label="Ciente" tone="success" />}
        {comSituacao && <StatusChip {...situacoesDoComunicado[situacao]} />}
        <span>{`${autor} · ${formatDate(mostrarDe)}`}</span>
        {anexos > 0 && (
          <span>
            <Icon name="anexo" size={14} /> {anexos === 1 ? '1 anexo' : `${anexos} anexos`}
          </span>
        )}
      </small>
    </Item>
  )
}
