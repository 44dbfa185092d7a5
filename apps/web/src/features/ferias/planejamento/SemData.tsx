import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Section } from '../../../ui/page/Section.tsx'
import type { Impossivel } from './chamadas.ts'

interface SemDataProps {
  readonly impossiveis: readonly Impossivel[]
  readonly pode: boolean
  readonly ocupado: boolean
  readonly onMudar: (qual: Impossivel) => void
  readonly onVoltar: (qual: Impossivel) => void
}

/** Where a change by hand may give the person a date. */
const MUDAVEIS = ['divisao', 'sem_data', 'fixa_impossivel', 'teto']

/** Who has no date, and why. */
export const SemData = ({ impossiveis, pode, ocupado, onMudar, onVoltar }: SemDataProps) =>
  impossiveis.length > 0 && (
    <Section title="Sem data" subtitle="O que o plano não conseguiu marcar, e por quê." flush>
      <Box component="ul" aria-label="Sem data" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {impossiveis.map((qual) => (
          <Box
            component="li"
            key={`${qual.periodoId} ${qual.ordem}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              px: 3,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 320px' }}>
              <Typography variant="subtitle2" component="p">
                {qual.nome}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {qual.posto} · período de {qual.periodo}
              </Typography>
              <Typography variant="body2">{qual.motivo}</Typography>
            </Box>
            {pode && qual.codigo === 'fora' && (
              <Button
                size="small"
                disabled={ocupado}
                aria-label={`Incluir ${qual.nome} de novo`}
                onClick={() => onVoltar(qual)}
              >
                Incluir de novo
              </Button>
            )}
            {pode && MUDAVEIS.includes(qual.codigo) && (
              <Button
                size="small"
                disabled={ocupado}
                aria-label={`Mudar as férias de ${qual.nome}`}
                onClick={() => onMudar(qual)}
              >
                Mudar
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
