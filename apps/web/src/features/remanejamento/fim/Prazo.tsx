import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { FimObtido } from '@rh/domain/contract/desmobilizacao'
import { diaComSemana, distancia } from '../../../lib/time/textos.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { grupoDe, grupos, type Decisoes, type Grupo } from './decisoes.ts'

interface PrazoProps {
  readonly fim: FimObtido
  readonly decisoes: Decisoes
}

const CONTADOS = ['abertas', 'remanejar', 'aviso', 'reserva', 'fica'] as const satisfies readonly Grupo[]

/** The first last day to decide, and how many people are decided how; who is forgotten is counted first. */
export function Prazo({ fim: { hoje, results }, decisoes }: PrazoProps) {
  const abertas = results.filter((pessoa) => grupoDe(pessoa, decisoes) === 'abertas')
  const [primeiro] = abertas.map(({ decidirAte }) => decidirAte).toSorted()
  const urgentes = abertas.filter(({ decidirAte }) => decidirAte === primeiro).length
  return (
    <>
      {primeiro !== undefined && (
        <Alert severity={primeiro < hoje ? 'error' : 'warning'} icon={<Icon name="relogio" />}>
          <b>
            {`Último dia para decidir ${urgentes} ${urgentes === 1 ? 'pessoa' : 'pessoas'}: ${diaComSemana(primeiro)}, ${distancia(hoje, primeiro)}.`}
          </b>{' '}
          O aviso é de 30 dias mais 3 por ano de casa (Lei 12.506/2011); dado depois, passa do fim do contrato
          e a empresa paga a diferença.
        </Alert>
      )}
      <Section title="Situação">
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
          }}
        >
          {CONTADOS.map((grupo) => {
            const quantas = results.filter((pessoa) => grupoDe(pessoa, decisoes) === grupo).length
            return (
              <Box
                key={grupo}
                sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
              >
                <Typography component="dt" variant="caption" color="textSecondary">
                  {grupos[grupo].toLowerCase()}
                </Typography>
                <Box
                  component="dd"
                  sx={{
                    m: 0,
                    typography: 'h4',
                    color: grupo === 'abertas' && quantas > 0 ? 'error.dark' : 'text.primary',
                  }}
                >
                  {quantas}
                </Box>
              </Box>
            )
          })}
        </Box>
      </Section>
    </>
  )
}
