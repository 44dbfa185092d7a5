import { styled } from '@mui/material/styles'
import { setorOf } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { query } from '../lib/api/query.ts'
import { findSetor } from '../lib/nav/use-setor.ts'
import { useIdle } from '../start/use-idle.ts'
import { visuallyHidden } from '../theme/visually-hidden.ts'

const Count = styled('span')(({ theme: { vars } }) => ({
  minWidth: 20,
  marginInlineStart: 'auto',
  padding: '1px 6px',
  borderRadius: 999,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  color: vars.palette.warning.darker,
  backgroundColor: vars.palette.warning.lighter,
  '&[data-tile="true"]': { position: 'absolute', insetInlineEnd: 8, top: 2 },
}))

const Heard = styled('span')(visuallyHidden)

interface MenuInfoProps {
  readonly area: string | undefined
  /** In a corner, where the entry is a tile. */
  readonly tile?: boolean
}

/** How many processes of an entry wait for the person in this sector; nothing where none does. */
export function MenuInfo({ area, tile = false }: MenuInfoProps) {
  const slug = findSetor(useLocation().pathname)
  const isIdle = useIdle()
  const { data } = useQuery({
    ...query('GET /api/setores/pendencias'),
    enabled: isIdle && area !== undefined,
  })
  const daqui = data?.results.find(({ PK_ID_projeto: id }) => slug !== null && id === setorOf(slug).id)
  const total = daqui?.porTipo.find(({ tipo }) => tipo === area)?.total
  return total ? (
    <Count data-tile={tile}>
      <span aria-hidden>{total > 99 ? '99+' : total}</span>
      <Heard>{total === 1 ? '1 espera por você' : `${total} esperam por você`}</Heard>
    </Count>
  ) : null
}
