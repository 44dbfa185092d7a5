import { styled } from '@mui/material/styles'
import type { ItemDaBarra } from '@rh/domain/setores/barra'
import { setores, type SetorSlug } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { query } from '../lib/api/query.ts'
import { visuallyHidden } from '../theme/visually-hidden.ts'

// On the corner of the icon.
const Conta = styled('b')(({ theme: { vars } }) => ({
  position: 'absolute',
  top: -3,
  insetInlineStart: 'calc(50% + 4px)',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  color: vars.palette.primary.contrastText,
  backgroundColor: vars.palette.primary.main,
  boxShadow: `0 0 0 2px ${vars.palette.background.paper}`,
}))

const Falado = styled('i')(visuallyHidden)

const MAXIMO = 99

interface ContagemProps {
  readonly setor: SetorSlug
  readonly conta: NonNullable<ItemDaBarra['conta']>
}

/** How many processes wait for the person in a sector, of every kind or of one; nothing for none. */
export function Contagem({ setor, conta }: ContagemProps) {
  const { data } = useQuery(query('GET /api/setores/pendencias'))
  const daqui = data?.results.find(({ PK_ID_projeto }) => PK_ID_projeto === setores[setor].id)
  const total =
    (conta === 'tudo' ? daqui?.total : daqui?.porTipo.find(({ tipo }) => tipo === conta)?.total) ?? 0
  return (
    total > 0 && (
      <Conta>
        {total > MAXIMO ? `${MAXIMO}+` : total}
        <Falado> {total === 1 ? 'espera' : 'esperam'} por você: </Falado>
      </Conta>
    )
  )
}
