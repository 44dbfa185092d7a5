import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { call } from '../../lib/api/api.ts'
import { baixarArquivo } from '../../lib/api/download.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { notify } from '../../lib/notify.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { metrics } from '../../theme/metrics.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { NARROW, useMedia } from '../../theme/use-is-phone.ts'
import { lerDeNovo, receber } from './chamadas.ts'
import { ConversaAberta } from './ConversaAberta.tsx'
import { abrirFila } from './fila.ts'
import { Lista } from './Lista.tsx'
import { useAoVivo } from './use-ao-vivo.ts'
import { usePendentes } from './use-pendentes.ts'

const PessoasDialog = lazyPart(
  'PessoasDialog',
  async () => (await import('./PessoasDialog.tsx')).PessoasDialog,
)

/** `conversas/:id?`: one's conversations, and the one that is open. */
export function Component() {
  const setor = useSetor()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id: eu } = useUsuario()
  const [busca] = useSearchParams()
  const { id } = useParams()
  const [aberta, em] = [idDoEndereco(id), idDoEndereco(busca.get('em'))]
  const [escolhendo, setEscolhendo] = useState(false)
  const isEstreita = useMedia(NARROW)
  const lista = `/${setor}/conversas`
  const hrefDe = (qual: number, mensagem?: number): string =>
    `${lista}/${qual}${mensagem === undefined ? '' : `?em=${mensagem}`}`
  const sair = (): void => {
    lerDeNovo(queries)
    notify.info('Você não está mais nesta conversa.')
    void navigate(lista, { replace: true })
  }
  const digitam = useAoVivo(aberta, eu, sair)
  useEffect(
    () => abrirFila(eu, (conversaId, mensagem) => receber(queries, conversaId, mensagem)),
    [eu, queries],
  )
  useUnsaved(usePendentes() > 0, 'mensagens que ainda não foram enviadas')
  return (
    <Page
      dense
      subtitle="Só quem está em uma conversa lê o que está nela"
      actions={<Acoes onNova={() => setEscolhendo(true)} />}
      // On a phone an open conversation has the whole page, and its own heading.
      {...(isEstreita && aberta !== null && { header: <span /> })}
    >
      <Colunas comAberta={aberta !== null} lista={<Lista aberta={aberta} hrefDe={hrefDe} />}>
        {aberta === null ? (
          <Nenhuma onNova={() => setEscolhendo(true)} />
        ) : (
          <ConversaAberta
            key={`${aberta} ${em}`}
            id={aberta}
            em={em}
            digitam={digitam}
            voltar={lista}
            isPagina={isEstreita}
            onSair={sair}
          />
        )}
      </Colunas>
      {escolhendo && (
        <Nova
          onCriada={(qual) => {
            lerDeNovo(queries)
            void navigate(hrefDe(qual))
          }}
          onClose={() => setEscolhendo(false)}
        />
      )}
    </Page>
  )
}

function Acoes({ onNova }: { readonly onNova: () => void }) {
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-label="Exportar minhas conversas"
        startIcon={<Icon name="baixar" size={18} />}
        onClick={() => void baixarArquivo('GET /api/chat/exportar', {})}
      >
        Exportar
      </Button>
      <Button variant="contained" startIcon={<Icon name="mais" size={18} />} onClick={onNova}>
        Nova conversa
      </Button>
    </>
  )
}

interface ColunasProps {
  readonly comAberta: boolean
  readonly lista: ReactNode
  readonly children: ReactNode
}

/** The list beside what is open, as high as the window; on a phone one of the two. */
const Colunas = ({ comAberta, lista, children }: ColunasProps) => (
  <Card
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
      gridTemplateRows: 'minmax(0, 1fr)',
      height: {
        xs: comAberta
          ? `calc(100dvh - var(--topo) - ${metrics.bottomBar + 20}px - env(safe-area-inset-bottom))`
          : 'auto',
        md: 'max(420px, calc(100dvh - var(--topo) - 176px))',
      },
      overflow: 'hidden',
      mb: { xs: comAberta ? '-32px' : 0, md: 0 },
    }}
  >
    <Box
      sx={{
        display: { xs: comAberta ? 'none' : 'block', md: 'block' },
        minHeight: 0,
        borderRight: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      {lista}
    </Box>
    <Box sx={{ display: { xs: comAberta ? 'block' : 'none', md: 'block' }, minHeight: 0 }}>{children}</Box>
  </Card>
)

const Nenhuma = ({ onNova }: { readonly onNova: () => void }) => (
  <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>
    <EmptyState
      illustration={<ListaVaziaArt />}
      title="Escolha uma conversa"
      text="Ou comece uma com quem usa o sistema, direta ou em grupo."
      action={
        <Button variant="outlined" onClick={onNova}>
          Nova conversa
        </Button>
      }
    />
  </Box>
)

interface NovaProps {
  readonly onCriada: (id: number) => void
  readonly onClose: () => void
}

/** With one person it is direct, with more it is a group. */
const Nova = ({ onCriada, onClose }: NovaProps) => (
  <PessoasDialog
    title="Nova conversa"
    text="Com uma pessoa, a conversa é só de vocês dois. Com mais, é um grupo."
    comNome
    submitLabel={(quantas) => (quantas > 1 ? 'Criar grupo' : 'Conversar')}
    onSubmit={async ({ pessoas, nome }) => {
      const [uma] = pessoas
      const body =
        pessoas.length > 1 || !uma
          ? ({ tipo: 'grupo', nome, usuarioIds: pessoas.map(({ id }) => id) } as const)
          : ({ tipo: 'direta', usuarioId: uma.id } as const)
      const { id } = await call('POST /api/chat', { body })
      onCriada(id)
    }}
    onClose={onClose}
  />
)
