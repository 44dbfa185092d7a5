import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatMoney } from '../../lib/format.ts'
import { WorkingFold } from '../../ui/data/WorkingFold.tsx'
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
    <WorkingFold
      title="Como chegamos aqui"
      steps={memoriaQueConta(memoria).map(({ descricao, valor, baseLegal }) => ({
        label: descricao,
        value: valor,
        note: baseLegal,
      }))}
    />
  </>
)
