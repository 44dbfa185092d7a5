import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { categoriaDe } from '@rh/domain/privacidade/categorias'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'

const AnonimizacaoDialog = lazyPart(
  'AnonimizacaoDialog',
  async () => (await import('./AnonimizacaoDialog.tsx')).AnonimizacaoDialog,
)

type Resposta = ReplyOf<'GET /api/privacidade/anonimizacao'>

/** What is let go of at the end of the terms: of whom, which kinds and since when, and what was already. */
export function Anonimizacao() {
  const { data, error, refetch } = useQuery(query('GET /api/privacidade/anonimizacao'))
  const [aberto, setAberto] = useState(false)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={480} />
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section
        title="Anonimização ao fim dos prazos"
        subtitle="Cada noite, os dados de quem saiu que nenhuma lei manda guardar deixam de existir aqui. Não há volta."
        actions={
          <Button variant="outlined" color="inherit" onClick={() => setAberto(true)}>
            Alterar
          </Button>
        }
      >
        <Alert severity={data.desde ? 'success' : 'info'} icon={<Icon name="info" />} sx={{ mb: 2 }}>
          {data.desde
            ? `Ligada desde ${formatDate(data.desde)}.`
            : 'Desligada: a lista abaixo mostra o que seria anonimizado, e nada acontece até alguém ligar.'}
        </Alert>
        <Prazos prazos={data.prazos} />
      </Section>
      <Devidas {...data} />
      {aberto && <AnonimizacaoDialog resposta={data} onClose={() => setAberto(false)} />}
    </Box>
  )
}

const linha = { py: 1.5, borderTop: 1, borderColor: 'divider' } as const
const semMarca = { m: 0, p: 0, listStyle: 'none' } as const

/** `20 anos`, or `66 meses` where it is no whole number of years. */
const porExtenso = (meses: number): string =>
  meses % 12 > 0 ? `${meses} meses` : meses === 12 ? '1 ano' : `${meses / 12} anos`

const Prazos = ({ prazos }: Pick<Resposta, 'prazos'>) => (
  <Box component="ul" aria-label="Prazos" sx={semMarca}>
    {prazos.map(({ categoria, meses, porque, pessoas, ultimaEm }) => (
      <Box component="li" key={categoria} sx={linha}>
        <Typography variant="subtitle2" component="p">
          {categoriaDe(categoria).label}: {porExtenso(meses)} depois da saída
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {porque}
        </Typography>
        {ultimaEm && (
          <Typography variant="caption" color="textSecondary">
            Já anonimizado de {pessoas === 1 ? '1 pessoa' : `${pessoas} pessoas`}, a última em{' '}
            {formatDateTime(ultimaEm)}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
)

function Devidas({ devidas, haMais, desde, arquivos }: Resposta) {
  const setor = useSetor()
  return (
    <Section
      title="Quem, o quê e desde quando"
      subtitle={desde ? 'Vai na próxima noite.' : 'Iria na primeira noite depois de ligada.'}
    >
      {devidas.length === 0 && <Typography color="textSecondary">Nada vencido por anonimizar.</Typography>}
      <Box component="ul" aria-label="Quem" sx={semMarca}>
        {devidas.map(({ id, nome, matricula, saida, suspensa, categorias }) => (
          <Box component="li" key={id} sx={linha}>
            <Typography variant="subtitle2" component="p">
              <Link to={hrefOf(setor, 'privacidade.titular', { id })}>{nome}</Link> · {matricula}{' '}
              {suspensa && <StatusChip label="Suspensa: não vai" tone="info" />}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Saiu em {formatDate(saida)}.{' '}
              {categorias
                .map(({ categoria, ate }) => `${categoriaDe(categoria).label} até ${formatDate(ate)}`)
                .join('; ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {haMais && (
        <Typography sx={{ mt: 2 }}>E mais pessoas, que aparecem quando estas tiverem ido.</Typography>
      )}
      {arquivos.length > 0 && <DeMuitos arquivos={arquivos} />}
    </Section>
  )
}

/** What was sent or brought in about many people at once, and goes with the first of them. */
const DeMuitos = ({ arquivos }: Pick<Resposta, 'arquivos'>) => (
  <>
    <Typography variant="subtitle2" component="h3" sx={{ mt: 3 }}>
      Arquivos que falam de várias pessoas
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Vão inteiros com a primeira delas. O que dizem das outras continua nos registros de cada uma.
    </Typography>
    <Box component="ul" aria-label="Arquivos" sx={semMarca}>
      {arquivos.map(({ id, nome, pessoas }) => (
        <Typography component="li" key={id} variant="body2" sx={{ ...linha, overflowWrap: 'anywhere' }}>
          {nome}: {pessoas === 1 ? '1 pessoa' : `${pessoas} pessoas`}
        </Typography>
      ))}
    </Box>
  </>
)
