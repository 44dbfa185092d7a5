import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { Section } from '../../../ui/page/Section.tsx'
import type { SimulacaoDaFolha } from '../../processo/form/formulario.ts'
import { Prazos } from '../Prazos.tsx'
import type { Opcoes, Simulacao as Simulada } from '../registro.ts'
import { ESe } from './ESe.tsx'
import { Valores } from '../Valores.tsx'

/** What the request pays and asks for while it is typed; amounts only for who sees pay. */
export function Simulacao({
  opcoes,
  simulacao,
  checking,
  failed,
  folhaDe,
}: SimulacaoDaFolha<Opcoes, Simulada>) {
  const periodoId = useFieldValue('periodoId')
  const periodo = opcoes.periodos.find(({ id }) => id === periodoId)
  return (
    <>
      {opcoes.remuneracaoCentavos !== null && (
        <Section
          title="Valores"
          subtitle={failed && simulacao ? 'Sem conexão: são os da última conta.' : undefined}
          actions={<StatusChip label="Simulação" tone="info" />}
        >
          <Box aria-live="polite" aria-busy={checking}>
            {simulacao?.valores ? (
              <Valores valores={simulacao.valores} simulacao={simulacao} />
            ) : (
              <Typography variant="body2" color="textSecondary">
                Marque os dias para ver os valores.
              </Typography>
            )}
          </Box>
        </Section>
      )}
      {simulacao && <ESe atual={simulacao} folhaDe={folhaDe} hoje={opcoes.calendario.hoje} />}
      {simulacao && periodo && (
        <Section title="Prazos">
          <Prazos
            fracoes={simulacao.fracoes}
            concessivoFim={periodo.concessivoFim}
            hoje={opcoes.calendario.hoje}
          />
        </Section>
      )}
    </>
  )
}
