import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { abas, type Aba } from '@rh/domain/colaborador/abas'
import { situacoes } from '@rh/domain/listas/colaborador'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageTabs } from '../../ui/page/PageTabs.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'
import { conteudos } from './abas/conteudos.ts'
import { tempoDeCasa } from './dias.ts'
import { EmData } from './EmData.tsx'
import { fichaQuery, type Ficha } from './queries.ts'

/** `colaborador/:id/visualizar`: the employee's file. Tab (`aba`) and day (`em`) are in the address. */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const ficha = useQuery(fichaQuery(id, search.get('em') ?? undefined))
  if (ficha.data) return <FichaAberta ficha={ficha.data} failure={ficha.error} />
  if (!ficha.isError) return <Esperando />
  return (
    <Page>
      <ErrorState error={ficha.error} onRetry={() => void ficha.refetch()} />
    </Page>
  )
}

const addressOf = (aba: Aba, search: URLSearchParams): string => {
  const em = search.get('em')
  return `?${new URLSearchParams({ aba, ...(em && { em }) }).toString()}`
}

interface FichaAbertaProps {
  readonly ficha: Ficha
  readonly failure: unknown
}

function FichaAberta({ ficha, failure }: FichaAbertaProps) {
  const [search] = useSearchParams()
  const pedida = search.get('aba')
  const atual = ficha.abas.find((aba) => aba === pedida) ?? 'resumo'
  const Conteudo = conteudos[atual]
  const tabs = ficha.abas.map((aba) => ({
    id: aba,
    ...abas[aba],
    href: addressOf(aba, search),
    count: aba === 'documentos' ? ficha.contagens.documentosVencidos : undefined,
  }))
  return (
    <Page
      title={<Nome ficha={ficha} />}
      status={<StatusChip {...situacoes[ficha.situacao]} />}
      subtitle={<Subtitulo ficha={ficha} />}
    >
      <EmData ficha={ficha} failure={failure} />
      <PageTabs tabs={tabs} current={atual} label={`Ficha de ${ficha.nome}`} />
      <Box sx={{ pt: { xs: 2, md: 3 } }}>
        {/* Another day is another file: forms and pages of one do not go over to the other. */}
        <Conteudo key={`${ficha.id} ${ficha.em}`} ficha={ficha} />
      </Box>
    </Page>
  )
}

const Nome = ({ ficha: { nome } }: { readonly ficha: Ficha }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
    <Foto nome={nome} src={null} size={52} />
    {nome}
  </Box>
)

function Subtitulo({ ficha }: { readonly ficha: Ficha }) {
  const vigente = ficha.versoes.find(({ estado }) => estado === 'em_vigor')
  return (
    <>
      {`Matrícula ${ficha.matricula}`}
      {vigente && ` · ${vigente.cargo} · ${vigente.posto} · ${vigente.contrato}`}
      {` · ${tempoDeCasa(ficha.tempoDeCasa)}${ficha.tempoDeCasa.anos + ficha.tempoDeCasa.meses + ficha.tempoDeCasa.dias > 0 ? ' de casa' : ''}`}
    </>
  )
}

const Esperando = () => (
  <Page title={<Skeleton width={280} />} subtitle={<Skeleton width={360} sx={{ maxWidth: '80vw' }} />}>
    <Skeleton variant="rounded" height={48} />
    <Box
      sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 380px' } }}
      aria-busy
    >
      <Skeleton variant="rounded" height={320} sx={{ borderRadius: 4 }} />
      <Skeleton variant="rounded" height={240} sx={{ borderRadius: 4 }} />
    </Box>
  </Page>
)
