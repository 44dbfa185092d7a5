import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { Section } from '../../../ui/page/Section.tsx'
import type { SimulacaoDaFolha } from '../../processo/form/formulario.ts'
import { Diferenca } from '../../processo/alteracao/Diferenca.tsx'
import { resumoEmTexto } from '../de-para.ts'
import { Muda } from '../Muda.tsx'
import type { Opcoes, Simulacao as Simulada } from '../registro.ts'

/** What the transfer changes while it is typed: the difference in one number, and the terms side by side. */
export function Simulacao({ simulacao, checking, failed }: SimulacaoDaFolha<Opcoes, Simulada>) {
  const vigencia = useFieldValue('vigencia')
  return (
    <Section
      title="O que muda"
      subtitle={failed && simulacao ? 'Sem conexão: são os da última conta.' : undefined}
      actions={<StatusChip label="Simulação" tone="info" />}
    >
      <Box aria-live="polite" aria-busy={checking}>
        {simulacao ? (
          <Diferenca {...resumoEmTexto(simulacao)} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            Escolha para onde a pessoa vai: aparecem aqui contrato, escala, adicionais, vale-transporte e
            vagas, antes e depois.
          </Typography>
        )}
      </Box>
      {simulacao && (
        <Box aria-busy={checking} sx={{ mt: 2.5 }}>
          <Muda simulacao={simulacao} vigencia={vigencia} before="Hoje" />
        </Box>
      )}
    </Section>
  )
}
