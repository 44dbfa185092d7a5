import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { formatMoney, initialsOf } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Candidato } from './tipos.ts'

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  padding: '14px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '36px minmax(0, 1fr)',
    '& > [data-acao]': { gridColumn: '2', marginTop: 8, display: 'flex', alignItems: 'center', gap: 12 },
    '& > [data-acao] > button': { flex: 1, minHeight: 44 },
  },
  '&[data-nao="true"] [data-nome]': { color: theme.vars.palette.text.secondary },
}))

const Iniciais = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 10,
  fontSize: '0.75rem',
  fontWeight: 700,
  color: theme.vars.palette.primary.dark,
  backgroundColor: theme.vars.palette.primary.lighter,
  '[data-nao="true"] &': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.action.selected,
  },
}))

const Porques = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  '& li': { display: 'inline-flex', gap: 4, alignItems: 'flex-start' },
  '& svg': { flexShrink: 0, marginTop: 1 },
  '& [data-ok="true"] svg': { color: theme.vars.palette.success.dark },
  '& [data-ok="false"] svg': { color: theme.vars.palette.error.dark },
  '& [data-ok="aviso"] svg': { color: theme.vars.palette.warning.dark },
}))

const faixas = {
  melhor: { label: 'Melhor', tone: 'success' },
  serve: { label: 'Serve', tone: 'info' },
  nao_pode: { label: 'Não pode', tone: 'default' },
} as const

const tipos = { folguista: 'Folguista', reserva: 'Reserva', titular: '' } as const

interface PessoaProps {
  readonly candidato: Candidato
  /** The key that sends the person, from 1. */
  readonly numero: number
  readonly podeEscalar: boolean
  readonly enviando: boolean
  readonly onEscalar: () => void
}

/** Somebody who may cover, or may not, with the why. */
export function Pessoa({ candidato, numero, podeEscalar, enviando, onEscalar }: PessoaProps) {
  const { nome, onde, tipo, faixa, porques, custoCentavos } = candidato
  const pode = faixa !== 'nao_pode'
  return (
    <Item data-nao={!pode}>
      <Iniciais aria-hidden>{initialsOf(nome)}</Iniciais>
      <Box sx={{ minWidth: 0 }}>
        <Box data-nome sx={{ fontWeight: 600 }}>
          {nome}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {[tipos[tipo], onde, custoCentavos === null ? '' : `custa ${formatMoney(custoCentavos)}`]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        <Porques>
          {porques.map(({ ok, texto }) => (
            <li key={texto} data-ok={ok ? 'true' : pode ? 'aviso' : 'false'}>
              <Icon name={ok ? 'check' : 'alerta'} size={14} />
              {texto}
            </li>
          ))}
        </Porques>
      </Box>
      <Box data-acao sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}>
        <StatusChip {...faixas[faixa]} />
        {pode && podeEscalar && (
          <Button
            variant="contained"
            size="small"
            disabled={enviando}
            aria-label={`Escalar ${nome}`}
            aria-keyshortcuts={String(numero)}
            onClick={onEscalar}
          >
            Escalar
          </Button>
        )}
      </Box>
    </Item>
  )
}
