import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { faixasDoPrazo, prazoDito } from '@rh/domain/processo/prazo'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { WholeCodes } from '../../ui/data/WholeCodes.tsx'
import type { Entrada } from './chamadas.ts'
import { deQue, oQuePede } from './palavras.ts'

const Item = styled('li')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  padding: '14px 20px',
  fontSize: '0.875rem',
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  '&[data-aqui="true"]': { boxShadow: `inset 0 0 0 2px ${vars.palette.primary.main}` },
  '& h3': { display: 'inline', margin: 0, font: 'inherit', fontWeight: 600 },
  '& small': { fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '& strong': { display: 'block', marginTop: 2, fontSize: '0.9375rem', fontWeight: 600 },
  '& p': { margin: '3px 0 0', overflowWrap: 'anywhere' },
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Atos = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 8,
  '& .MuiButton-root': { minHeight: 36 },
  [breakpoints.down('md')]: {
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    alignItems: 'center',
    flexWrap: 'wrap',
    '& .MuiButton-root': { minHeight: 44 },
  },
}))

interface EntradaItemProps {
  readonly entrada: Entrada
  /** Page that it leads to; null where none of the person's shows it. */
  readonly href: string | null
  readonly onOpen: () => void
  /** The keys act on this one. */
  readonly aqui?: boolean
  /** Its act is the evident one of the page. */
  readonly principal?: boolean
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLLIElement>
}

/** What a person was told of one process: of whom, what is asked and until when, and who did what. */
export function EntradaItem({
  entrada,
  href,
  onOpen,
  aqui = false,
  principal = false,
  children,
  ref,
}: EntradaItemProps) {
  const { nome, nova, linhas, aFazer, prazo } = entrada
  const titulo = deQue(entrada)
  const pede = oQuePede(entrada)
  return (
    <Item ref={ref} data-aqui={aqui} tabIndex={-1} sx={{ outline: 'none' }}>
      <div>
        <h3>{nome ?? titulo ?? linhas[0]?.texto}</h3> {nova && <StatusChip label="Novo" tone="info" />}
        {nome !== null && titulo !== null && (
          <small style={{ display: 'block' }}>
            <WholeCodes text={titulo} />
          </small>
        )}
        {pede !== null && <strong>{pede}</strong>}
        {linhas.map(({ autor, texto, em }, i) => (
          // The words of an alert of no process are its heading already.
          <p key={`${em} ${texto}`}>
            {(titulo !== null || i > 0) && (
              <>
                {autor !== null && <b>{autor} </b>}
                {texto.replace(/\.?$/, '.')}{' '}
              </>
            )}
            <small>
              <time dateTime={em} title={formatDateTime(em)}>
                {formatRelative(em)}
              </time>
            </small>
          </p>
        ))}
      </div>
      <Atos>
        {prazo && <StatusChip label={prazoDito(prazo.dias)} tone={faixasDoPrazo[prazo.faixa].tone} />}
        {href !== null && (
          <Button
            component={Link}
            to={href}
            onClick={onOpen}
            variant={principal ? 'contained' : 'outlined'}
            color={principal ? 'primary' : 'inherit'}
            aria-label={`${aFazer?.rotulo ?? 'Abrir'}: ${nome ?? titulo ?? linhas[0]?.texto ?? ''}`}
          >
            {aFazer?.rotulo ?? 'Abrir'}
          </Button>
        )}
        {children && <Box sx={{ display: 'flex' }}>{children}</Box>}
      </Atos>
    </Item>
  )
}
