import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { recordHref } from '../../../lib/nav/process-href.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { isData } from '../../../lib/time/dia.ts'
import { diaDe } from '../../../lib/time/momento.ts'
import { Timeline } from '../../../ui/data/Timeline.tsx'
import type { Tone } from '../../../ui/data/StatusChip.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Lido } from '../partes.tsx'
import { historicoQuery, type Ficha } from '../queries.ts'

type Acontecimento = ReplyOf<'GET /api/colaborador/historico/:id'>['results'][number]

/** Everything that happened in the bond, the newest first. */
export function Historico({ ficha }: { readonly ficha: Ficha }) {
  const historico = useQuery(historicoQuery(ficha.id))
  return (
    <Section
      title="Linha do tempo"
      subtitle="Processos, versões do contrato e decisões, do mais novo para o mais antigo"
    >
      <Lido query={historico}>
        {({ results }) => (
          <Timeline
            events={results
              .filter(
                ({ em, futuro }) =>
                  ficha.tempo !== 'passado' || (!futuro && (isData(em) ? em : diaDe(em)) <= ficha.em),
              )
              .map((item) => ({
                id: item.id,
                title: item.futuro ? `Agendado: ${item.titulo}` : item.titulo,
                at: item.em,
                who: item.autor ?? undefined,
                tone: tomDe(item),
                text: <Detalhes item={item} />,
              }))}
          />
        )}
      </Lido>
    </Section>
  )
}

function tomDe({ tipo, futuro }: Acontecimento): Tone {
  if (tipo === 'cancelamento' || tipo === 'desligamento') return 'error'
  if (futuro) return 'info'
  if (tipo === 'experiencia') return 'warning'
  return tipo === 'versao' ? 'success' : 'default'
}

function Detalhes({ item: { texto, mudancas, processo } }: { readonly item: Acontecimento }) {
  const setor = useSetor()
  const grupos = useGrupos()
  const href = processo && recordHref(processo.tipo, processo.id, grupos, setor)
  return (
    <>
      {texto}
      {mudancas.map(({ label, de, para }) => (
        <Box key={label} sx={{ color: 'text.secondary' }}>
          {label}: {de ?? 'vazio'} →{' '}
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {para ?? 'vazio'}
          </Box>
        </Box>
      ))}
      {processo &&
        (href ? <Link to={href}>{`Processo ${processo.numero}`}</Link> : `Processo ${processo.numero}`)}
    </>
  )
}
