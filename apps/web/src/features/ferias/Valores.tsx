import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatMoney } from '../../lib/format.ts'
import type { Simulacao, Valores as DosValores } from './registro.ts'
import { memoriaQueConta, parcelasDe } from './valores.ts'

const Linhas = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
  '& [data-tom="error"]': { color: vars.palette.error.dark, fontWeight: 600 },
}))

const Memoria = styled('details')(({ theme: { vars } }) => ({
  marginTop: 12,
  '& summary': {
    width: 'fit-content',
    minHeight: 32,
    padding: '4px 0',
    borderRadius: 6,
    cursor: 'pointer',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: vars.palette.primary.dark,
  },
  '& ol': {
    display: 'grid',
    gap: 10,
    margin: '8px 0 0',
    padding: 12,
    borderRadius: 8,
    listStyle: 'none',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: vars.palette.action.hover,
  },
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12 },
  '& small': { gridColumn: '1 / -1', fontSize: '0.75rem', color: vars.palette.text.secondary },
}))

interface ValoresProps {
  readonly valores: DosValores
  readonly simulacao: Pick<Simulacao, 'fracoes' | 'memoria'>
}

/** What it pays: one number first, its parts, and how they were worked out. */
export const Valores = ({ valores, simulacao: { fracoes, memoria } }: ValoresProps) => (
  <>
    <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatMoney(valores.total)}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      total bruto, sem INSS e IRRF
    </Typography>
    <Linhas>
      {parcelasDe(valores, fracoes).map(({ label, centavos, tone }) => (
        <div key={label} data-tom={tone}>
          <dt>{label}</dt>
          <dd>{formatMoney(centavos)}</dd>
        </div>
      ))}
    </Linhas>
    {fracoes.length > 1 && (
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
        {fracoes
          .flatMap(({ totalCentavos }, i) =>
            totalCentavos === null ? [] : [`Fração ${i + 1}: ${formatMoney(totalCentavos)}`],
          )
          .join(' · ')}
      </Typography>
    )}
    {memoria.length > 0 && (
      <Memoria>
        <summary>Como chegamos aqui</summary>
        <Box component="ol">
          {memoriaQueConta(memoria).map(({ descricao, valor, baseLegal }) => (
            <li key={`${descricao} ${baseLegal}`}>
              <span>{descricao}</span>
              <span>{valor}</span>
              <small>{baseLegal}</small>
            </li>
          ))}
        </Box>
      </Memoria>
    )}
  </>
)
