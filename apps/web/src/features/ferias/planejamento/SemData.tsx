import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
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
export const SemData = ({ impossiveis, ...acoes }: SemDataProps) =>
  impossiveis.length > 0 && (
    <Section title="Sem data" subtitle="O que o plano não conseguiu marcar, e por quê." flush>
      <Lista rotulo="Sem data" impossiveis={impossiveis} {...acoes} />
    </Section>
  )

const Resumo = styled('summary')(({ theme: { vars } }) => ({
  padding: '20px 24px',
  fontWeight: 600,
  cursor: 'pointer',
  '& small': { display: 'block', fontWeight: 400, fontSize: '0.875rem', color: vars.palette.text.secondary },
}))

/** Periods of the year that are not complete yet: nothing to do about them now, hence closed. */
export const AindaNao = ({ impossiveis, ...acoes }: SemDataProps) =>
  impossiveis.length > 0 && (
    <Card component="details">
      <Resumo>
        {impossiveis.length === 1
          ? '1 período ainda não se completou'
          : `${impossiveis.length} períodos ainda não se completaram`}
        <small>Os dias entram no saldo quando o período se completa: resolva de novo depois.</small>
      </Resumo>
      <Lista rotulo="Períodos que ainda não se completaram" impossiveis={impossiveis} {...acoes} />
    </Card>
  )

const Lista = ({ rotulo, impossiveis, ...acoes }: SemDataProps & { readonly rotulo: string }) => (
  <Box component="ul" aria-label={rotulo} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {impossiveis.map((qual) => (
      <Linha key={`${qual.periodoId} ${qual.ordem}`} qual={qual} {...acoes} />
    ))}
  </Box>
)

const LINHA = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 3,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
}

type LinhaProps = Omit<SemDataProps, 'impossiveis'> & { readonly qual: Impossivel }

const Linha = ({ qual, pode, ocupado, onMudar, onVoltar }: LinhaProps) => (
  <Box component="li" sx={LINHA}>
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
        aria-label={`Incluir de novo ${qual.nome}`}
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
)
