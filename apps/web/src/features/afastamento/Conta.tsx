import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { deAte, diaComSemana, distancia } from '../../lib/time/textos.ts'
import { formatDate } from '../../lib/format.ts'
import { contaDe, prazosDe, type Feito } from './conta.ts'
import type { Simulacao } from './registro.ts'

const Linhas = styled('dl')(({ theme: { vars } }) => ({
  margin: 0,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '7px 0',
  },
  '& > div + div': { borderTop: `1px solid ${vars.palette.divider}` },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}))

interface ContaProps {
  readonly simulacao: Simulacao
}

/** The dates of a leave and who pays them. */
export const Conta = ({ simulacao }: ContaProps) => (
  <Linhas>
    {contaDe(simulacao).map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Linhas>
)

const Itens = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  fontSize: '0.875rem',
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: '0.75rem', color: vars.palette.text.secondary },
}))

interface PrazosProps extends ContaProps {
  readonly hoje: string
  readonly feito?: Feito
}

/** What has to be done, and until when; nothing where nothing has. */
export function Prazos({ simulacao, hoje, feito }: PrazosProps) {
  const prazos = prazosDe(simulacao, feito)
  if (prazos.length === 0) return null
  return (
    <Bloco titulo="Prazos">
      <Itens>
        {prazos.map(({ dia, texto }) => (
          <li key={texto}>
            <strong>Até {diaComSemana(dia)}</strong> · {distancia(hoje, dia)}
            <small>{texto}</small>
          </li>
        ))}
      </Itens>
    </Bloco>
  )
}

/** What the leave does elsewhere, in one sentence each. */
/** What the leave does elsewhere; `titulo` says whether it does, would do or no longer does. */
export function Efeitos({
  simulacao: { efeitos },
  titulo = 'Efeitos',
}: ContaProps & { readonly titulo?: string }) {
  if (efeitos.length === 0) return null
  return (
    <Bloco titulo={titulo}>
      <Itens>
        {efeitos.map(({ codigo, rotulo, texto, baseLegal, de, ate }) => (
          <li key={`${codigo} ${de}`}>
            <strong>{rotulo}</strong> · {ate === null ? `desde ${formatDate(de)}` : deAte(de, ate)}
            <div>{texto}</div>
            {baseLegal && <small>{baseLegal}</small>}
          </li>
        ))}
      </Itens>
    </Bloco>
  )
}

const Bloco = ({ titulo, children }: { readonly titulo: string; readonly children: React.ReactNode }) => (
  <Box>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
      {titulo}
    </Typography>
    {children}
  </Box>
)
