import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../lib/api/query.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { FestaArt } from '../../ui/illustration/FestaArt.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { nomeDoMes } from '../../lib/time/meses.ts'
import { anosDeCasa, porDia } from './dias.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

/** Birthdays and years of service of the month. */
export function MesPage({ hasSetor }: { readonly hasSetor: boolean }) {
  const { data, isError, error, refetch } = useQuery({ ...query('GET /api/parabens'), enabled: hasSetor })
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto', pt: { xs: 1, lg: 3 } }}>
      <PageHeader
        title={data ? `Parabéns de ${nomeDoMes(data.mes)}` : 'Parabéns do mês'}
        subtitle="Quem faz aniversário e quem completa anos de casa entre as pessoas que você acompanha."
      />
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!hasSetor && <Ninguem texto="As pessoas aparecem quando o administrador liberar seus setores." />}
      {hasSetor && !isError && !data && <Skeleton variant="rounded" height={320} sx={{ borderRadius: 4 }} />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: { xs: 2, lg: 3 },
            gridTemplateColumns: { md: '1fr 1fr' },
          }}
        >
          <Lista
            titulo="Aniversários"
            vazio="Ninguém faz aniversário neste mês."
            pessoas={data.aniversarios}
            detalhe={() => null}
          />
          <Lista
            titulo="Tempo de casa"
            vazio="Ninguém completa anos de casa neste mês."
            pessoas={data.tempoDeCasa}
            detalhe={({ anos }) => anosDeCasa(anos)}
          />
        </Box>
      )}
    </Box>
  )
}

const Ninguem = ({ texto }: { readonly texto: string }) => (
  <EmptyState illustration={<FestaArt />} title="Nada para comemorar por aqui ainda" text={texto} />
)

interface Pessoa {
  readonly nome: string
  readonly dia: number
  readonly hoje: boolean
}

interface ListaProps<P extends Pessoa> {
  readonly titulo: string
  readonly vazio: string
  readonly pessoas: readonly P[]
  readonly detalhe: (pessoa: P) => ReactNode
}

function Lista<P extends Pessoa>({ titulo, vazio, pessoas, detalhe }: ListaProps<P>) {
  return (
    <Section title={titulo} subtitle={pessoas.length > 0 && contar(pessoas.length)}>
      {pessoas.length === 0 && <Ninguem texto={vazio} />}
      <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {porDia(pessoas).map(({ dia, hoje, pessoas: doDia }) => (
          <Box key={dia} component="li" sx={{ display: 'flex', gap: 2 }}>
            <Folhinha dia={dia} hoje={hoje} />
            <Box component="ul" sx={{ flex: 1, minWidth: 0, m: 0, p: 0, pt: 0.5, listStyle: 'none' }}>
              {doDia.map((pessoa, i) => (
                <Box component="li" key={`${pessoa.nome}-${i}`} sx={{ minHeight: 36, '& + &': { mt: 0.5 } }}>
                  <Typography
                    variant="body1"
                    component="span"
                    sx={{ fontWeight: hoje ? 700 : 500, display: 'block' }}
                  >
                    {pessoa.nome}
                  </Typography>
                  <Typography variant="body2" color="textSecondary" component="span">
                    {detalhe(pessoa)}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

const contar = (quantas: number): string => (quantas === 1 ? '1 pessoa' : `${quantas} pessoas`)

/** The day as a leaf of a calendar. */
const Folhinha = ({ dia, hoje }: { readonly dia: number; readonly hoje: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      placeContent: 'center',
      textAlign: 'center',
      flexShrink: 0,
      width: 52,
      height: 52,
      borderRadius: '14px',
      color: hoje ? 'primary.contrastText' : 'text.primary',
      bgcolor: hoje ? 'primary.main' : 'background.neutral',
    }}
  >
    <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.1 }}>
      <Box component="span" sx={visuallyHidden}>
        Dia{' '}
      </Box>
      {dia}
    </Typography>
    {hoje && (
      <Typography component="span" sx={{ fontSize: '0.6875rem', fontWeight: 700, lineHeight: 1.2 }}>
        Hoje
      </Typography>
    )}
  </Box>
)
