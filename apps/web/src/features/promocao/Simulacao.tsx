import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDate } from '../../lib/format.ts'
import { isData } from '../../lib/time/dia.ts'
import { BeforeAfter } from '../../ui/data/BeforeAfter.tsx'
import { useFormValues } from '../../ui/form/use-field.ts'
import { Section } from '../../ui/page/Section.tsx'
import { Custos } from '../processo/alteracao/Custos.tsx'
import { diferencaEmTexto } from '../processo/alteracao/custos.ts'
import { Diferenca } from '../processo/alteracao/Diferenca.tsx'
import { linhasDe, type Termos } from '../processo/alteracao/termos.ts'
import type { SimulacaoDaFolha } from '../processo/form/formulario.ts'
import type { Opcoes, Simulacao as Simulada } from './registro.ts'

/** The contract as the sheet would leave it. */
function depoisDe(
  { cargoId, postoId, salarioCentavos }: Readonly<Record<string, unknown>>,
  { atual, cargos, postos }: Opcoes,
): Termos {
  return {
    cargo: cargoId === atual.cargoId ? atual.cargo : cargos.find(({ value }) => value === cargoId)?.label,
    posto: postos.find(({ value }) => value === postoId)?.label ?? atual.posto,
    salarioCentavos: typeof salarioCentavos === 'number' ? salarioCentavos : undefined,
  }
}

/** The promotion while it is typed: from what to what, the difference and its cost. */
export function Simulacao({ opcoes, simulacao, checking }: SimulacaoDaFolha<Opcoes, Simulada>) {
  const typed = useFormValues()
  const { vigencia } = typed
  return (
    <Section title="Simulação" subtitle="Uma estimativa: nada muda antes da aprovação.">
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box aria-live="polite" aria-busy={checking}>
          {simulacao ? (
            <Diferenca {...diferencaEmTexto(simulacao)} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              Informe o novo salário para ver a diferença e o custo.
            </Typography>
          )}
        </Box>
        <BeforeAfter
          before="Hoje"
          after={isData(vigencia) ? `A partir de ${formatDate(vigencia)}` : 'Depois'}
          rows={linhasDe(opcoes.atual, depoisDe(typed, opcoes))}
        />
        {simulacao && (
          <Box aria-busy={checking}>
            <Custos simulacao={simulacao} />
          </Box>
        )}
      </Box>
    </Section>
  )
}
