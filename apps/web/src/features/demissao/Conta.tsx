import Typography from '@mui/material/Typography'
import { formatMoney } from '../../lib/format.ts'
import { WorkingFold } from '../../ui/data/WorkingFold.tsx'
import { custoEmTexto } from './conta.ts'
import type { Simulacao } from './registro.ts'

/** What it comes to, in one number, with what the fine adds. */
export const Total = ({ simulacao }: { readonly simulacao: Simulacao }) => (
  <>
    <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatMoney(simulacao.totalLiquido ?? 0)}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {`a pagar à pessoa, sem INSS e IRRF · custa ${custoEmTexto(simulacao)} com a multa do FGTS`}
    </Typography>
  </>
)

/** How each line was worked out. */
export const Memoria = ({ simulacao: { linhas } }: { readonly simulacao: Simulacao }) => (
  <WorkingFold
    title="Como chegamos aqui, linha por linha"
    steps={linhas.flatMap(({ rotulo, passos }) =>
      passos.map(({ descricao, valor, baseLegal }) => ({
        label: `${rotulo}: ${descricao}`,
        value: valor,
        note: baseLegal,
      })),
    )}
  />
)
