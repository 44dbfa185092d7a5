import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Section } from '../../../ui/page/Section.tsx'
import type { SimulacaoDaFolha } from '../../processo/form/formulario.ts'
import { Conta, Efeitos, Prazos } from '../Conta.tsx'
import type { Opcoes, Simulacao as Simulada } from '../registro.ts'

/** What the leave comes to while it is typed. */
export const Simulacao = ({ opcoes, simulacao, checking, failed }: SimulacaoDaFolha<Opcoes, Simulada>) => (
  <Section title="A conta" subtitle={failed && simulacao ? 'Sem conexão: é a última conta.' : undefined}>
    <Box aria-live="polite" aria-busy={checking} sx={{ display: 'grid', gap: 2.5 }}>
      {simulacao ? (
        <>
          <Conta simulacao={simulacao} />
          <Prazos simulacao={simulacao} hoje={opcoes.hoje} />
          <Efeitos simulacao={simulacao} />
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Diga o que aconteceu e quando, para ver até que dia vai, quem paga e os prazos.
        </Typography>
      )}
    </Box>
  </Section>
)
