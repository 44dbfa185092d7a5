import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { abas, type Aba } from '@rh/domain/colaborador/abas'
import { quemVeTudo } from '@rh/domain/colaborador/visibilidade'
import { situacoes } from '@rh/domain/listas/colaborador'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { useKeydown } from '../../lib/teclas/use-keydown.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageTabs } from '../../ui/page/PageTabs.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'
import { conteudos, prefetchAbas } from './abas/conteudos.ts'
import { tempoDeCasa } from './dias.ts'
import { EmData } from './EmData.tsx'
import { fichaQuery, type Ficha } from './queries.ts'

/** Loaded when somebody prints. */
const Impressao = lazyPart('Impressao', async () => (await import('./Impressao.tsx')).Impressao)

/** `colaborador/:id/visualizar`: the employee's file. Tab (`aba`) and day (`em`) are in the address. */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const ficha = useQuery(fichaQuery(id, search.get('em') ?? undefined))
  if (ficha.data) return <FichaAberta ficha={ficha.data} failure={ficha.error} />
  if (!ficha.isError) return <Esperando />
  return (
    <Page>
      <ErrorState error={ficha.error} onRetry={ficha.refetch} />
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
  const [imprimindo, setImprimindo] = useState(false)
  usePrintKey(() => setImprimindo(true))
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
      actions={<Acoes id={ficha.id} imprimindo={imprimindo} onPrint={() => setImprimindo(true)} />}
    >
      {/* What is on the screen gives its place on paper to the whole file. */}
      <div {...(imprimindo && { 'data-sem-impressao': true })}>
        <EmData ficha={ficha} failure={failure} />
        <div onPointerEnter={prefetchAbas} onFocus={prefetchAbas}>
          <PageTabs tabs={tabs} current={atual} label={`Ficha de ${ficha.nome}`} />
        </div>
        <Box sx={{ pt: { xs: 2, md: 3 } }}>
          {/* Another day is another file: forms and pages of one do not go over to the other. */}
          <Conteudo key={`${ficha.id} ${ficha.em}`} ficha={ficha} />
        </Box>
      </div>
      {imprimindo && <Impressao ficha={ficha} onDone={() => setImprimindo(false)} />}
    </Page>
  )
}

interface AcoesProps {
  readonly id: number
  readonly imprimindo: boolean
  readonly onPrint: () => void
}

/** The file on paper, and the register of the law for who sees all of it. */
function Acoes({ id, imprimindo, onPrint }: AcoesProps) {
  const grupos = useGrupos()
  const setor = useSetor()
  const canOpen = useCanOpen()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }} data-sem-impressao>
      {canOpen('privacidade.titular') && (
        <Button
          component={Link}
          to={hrefOf(setor, 'privacidade.titular', { id })}
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="cadeado" size={18} />}
        >
          Dados do titular
        </Button>
      )}
      {quemVeTudo.some((grupo) => grupos.includes(grupo)) && (
        <DownloadButton
          chamada="GET /api/colaborador/registro/:id"
          alvo={{ params: { id: String(id) } }}
          variant="outlined"
        >
          Ficha de registro
        </DownloadButton>
      )}
      <Button
        variant="outlined"
        color="inherit"
        loading={imprimindo}
        loadingPosition="start"
        startIcon={<Icon name="imprimir" size={18} />}
        onClick={onPrint}
      >
        Imprimir
      </Button>
    </Box>
  )
}

/** Ctrl+P prints what the button prints: the browser alone would print one tab. */
function usePrintKey(onPrint: () => void): void {
  useKeydown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return
    event.preventDefault()
    onPrint()
  })
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
