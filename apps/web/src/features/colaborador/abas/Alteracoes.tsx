import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { StatusChip, type Tone } from '../../../ui/data/StatusChip.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Lido, Lista } from '../partes.tsx'
import { alteracoesQuery, type Ficha } from '../queries.ts'

type Trilha = ReplyOf<'GET /api/colaborador/alteracoes/:id'>
type Alteracao = Trilha['results'][number]

/** Who changed what and when, field by field, out of the audit trail. */
export function Alteracoes({ ficha }: { readonly ficha: Ficha }) {
  const [pagina, setPagina] = useState(1)
  const trilha = useQuery({ ...alteracoesQuery(ficha.id, pagina), placeholderData: keepPreviousData })
  return (
    <Section title="Alterações" subtitle="O que foi mudado na ficha, por quem e quando" flush>
      <Lido query={trilha}>
        {(lida) =>
          lida.total === 0 ? (
            <EmptyState
              illustration={<ListaVaziaArt />}
              title="Nenhuma alteração"
              text="O que for corrigido na ficha aparece aqui, campo a campo."
            />
          ) : (
            <>
              <Lista>
                {lida.results.map((alteracao) => (
                  <Linha key={alteracao.id} alteracao={alteracao} />
                ))}
              </Lista>
              <Paginas trilha={lida} onChange={setPagina} />
            </>
          )
        }
      </Lido>
    </Section>
  )
}

/** All the pages of the trail, for who cannot turn them: on paper. */
export function TodasAsAlteracoes({ ficha }: { readonly ficha: Ficha }) {
  const primeira = useQuery(alteracoesQuery(ficha.id, 1))
  const { total = 0, porPagina = 1 } = primeira.data ?? {}
  const demais = useQueries({
    queries: Array.from({ length: Math.max(0, Math.ceil(total / porPagina) - 1) }, (_, i) =>
      alteracoesQuery(ficha.id, i + 2),
    ),
  })
  const faltam = demais.filter(({ isError, data }) => isError && !data)
  return (
    <Section title="Alterações" subtitle="O que foi mudado na ficha, por quem e quando" flush>
      {faltam.length > 0 && (
        <Box sx={{ px: 3, pb: 2 }}>
          <ErrorLine onRetry={() => Promise.all(faltam.map(({ refetch }) => refetch()))}>
            Faltam alterações: não foi possível ler todas.
          </ErrorLine>
        </Box>
      )}
      <Lido query={primeira}>
        {({ results }) => (
          <Lista>
            {[...results, ...demais.flatMap(({ data }) => data?.results ?? [])].map((alteracao) => (
              <Linha key={alteracao.id} alteracao={alteracao} />
            ))}
          </Lista>
        )}
      </Lido>
    </Section>
  )
}

const operacoes: Readonly<Record<Alteracao['operacao'], { readonly label: string; readonly tone: Tone }>> = {
  inclusao: { label: 'Inclusão', tone: 'success' },
  alteracao: { label: 'Alteração', tone: 'info' },
  retirada: { label: 'Retirada', tone: 'error' },
}

function Linha({ alteracao }: { readonly alteracao: Alteracao }) {
  const { assunto, operacao, autor, em, ip, mudancas } = alteracao
  return (
    <li>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, alignSelf: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="p">
            {assunto}
          </Typography>
          <StatusChip {...operacoes[operacao]} />
        </Box>
        <Typography variant="body2" color="textSecondary" component="p">
          {[autor ?? 'Sistema', formatDateTime(em)].join(' · ')}
        </Typography>
        {ip && (
          <Typography variant="caption" color="textSecondary" component="p">
            {`Endereço ${ip}`}
          </Typography>
        )}
      </Box>
      <Box component="dl" sx={operacao === 'alteracao' ? mudancasSx : camposSx}>
        {mudancas.map(({ label, de, para }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {operacao === 'alteracao' && <span>{de ?? 'vazio'} → </span>}
              {operacao === 'retirada' ? de : (para ?? 'vazio')}
            </dd>
          </div>
        ))}
      </Box>
    </li>
  )
}

const mudancasSx = {
  flex: '2 1 320px',
  minWidth: 0,
  display: 'grid',
  gap: 0.5,
  m: 0,
  fontSize: '0.875rem',
  '& > div': { display: 'grid', gridTemplateColumns: '148px minmax(0, 1fr)', gap: 1 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& dd span': { color: 'text.secondary' },
}

/** What came or went whole is read at a glance: its fields side by side. */
const camposSx = {
  ...mudancasSx,
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  '& > div': { minWidth: 0 },
  '& dt': { color: 'text.secondary', fontSize: '0.75rem' },
}

interface PaginasProps {
  readonly trilha: Trilha
  readonly onChange: (pagina: number) => void
}

function Paginas({ trilha: { pagina, total, porPagina }, onChange }: PaginasProps) {
  const ultima = Math.ceil(total / porPagina)
  if (ultima <= 1) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 2, px: 2, py: 1 }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {`Página ${pagina} de ${ultima}`}
      </Typography>
      <Button color="inherit" disabled={pagina <= 1} onClick={() => onChange(pagina - 1)}>
        Mais novas
      </Button>
      <Button color="inherit" disabled={pagina >= ultima} onClick={() => onChange(pagina + 1)}>
        Mais antigas
      </Button>
    </Box>
  )
}
