import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Conversa, Mensagem } from '@rh/domain/contract/chat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type DragEvent,
} from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/api/api.ts'
import { toApiError } from '../../lib/api/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'
import { conversaQuery, janelaQuery, lerDeNovo, mudarJanela, receber } from './chamadas.ts'
import { Composer, type ComposerHandle, type Escrita } from './Composer.tsx'
import { lerFila, porNaFila, seguirFila } from './fila.ts'
import { Historico } from './Historico.tsx'
import { comAntes, comDepois, type Janela, type Lidas } from './janela.ts'
import type { Acoes } from './MensagemLinha.tsx'
import { referenciaDoLink } from './referencia-do-link.ts'
import { digitamDito, nomesDitos } from './textos.ts'

const GrupoPainel = lazy(async () => ({ default: (await import('./GrupoPainel.tsx')).GrupoPainel }))

interface ConversaAbertaProps {
  readonly id: number
  /** Message to be shown, as after a search. */
  readonly em: number | null
  readonly digitam: readonly string[]
  readonly voltar: string
  /** It has the page to itself. */
  readonly isPagina: boolean
  readonly onSair: () => void
}

/** One conversation: who is in it, what was said, and where to write. */
export function ConversaAberta(props: ConversaAbertaProps) {
  const { data, error, refetch } = useQuery({ ...conversaQuery(props.id), refetchInterval: 60_000 })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Esperando />
  return <Aberta key={props.id} conversa={data} {...props} />
}

const Esperando = () => (
  <Box aria-busy sx={{ p: 2, display: 'grid', gap: 1.5, alignContent: 'end', height: '100%' }}>
    {[60, 40, 70, 50].map((largura, i) => (
      <Skeleton
        key={largura}
        variant="rounded"
        height={44}
        sx={{ width: `${largura}%`, ml: i % 2 ? 'auto' : 0, borderRadius: 2 }}
      />
    ))}
  </Box>
)

function Aberta({
  conversa,
  em,
  digitam,
  voltar,
  isPagina,
  onSair,
}: ConversaAbertaProps & { readonly conversa: Conversa }) {
  const { id } = conversa
  const { id: eu } = useUsuario()
  const [lidaAoAbrir] = useState(conversa.lidaAte)
  const [alvo, setAlvo] = useState(em)
  const [respondendo, setRespondendo] = useState<Mensagem | null>(null)
  const [editando, setEditando] = useState<Mensagem | null>(null)
  const [apagando, setApagando] = useState<Mensagem | null>(null)
  const [painel, setPainel] = useState(false)
  const composer = useRef<ComposerHandle>(null)
  const { janela, error, refetch, antes, depois, ir, noFim } = useJanela(conversa, alvo, lidaAoAbrir)
  const pendentes = useSyncExternalStore(seguirFila, lerFila).filter((item) => item.conversaId === id)
  const queries = useQueryClient()
  const largar = (): void => {
    setRespondendo(null)
    setEditando(null)
  }
  const enviar = ({ texto, citados, anexos, referencia }: Escrita): void => {
    porNaFila({
      conversaId: id,
      escritaEm: new Date().toISOString(),
      anexos,
      referencia,
      respostaDe: respondendo && { autor: respondendo.autor, texto: respondendo.texto },
      corpo: {
        chave: crypto.randomUUID(),
        texto,
        respostaA: respondendo?.id ?? null,
        anexos: anexos.map((anexo) => anexo.id),
        citados: [...citados],
        referencia: referencia ? { tipo: referencia.tipo, id: referencia.id } : referenciaDoLink(texto),
      },
    })
    largar()
    if (janela?.maisDepois) mostrar(null)
  }
  const mudar = async (fazer: () => Promise<Mensagem>): Promise<void> => {
    try {
      receber(queries, id, await fazer())
      largar()
    } catch (failure) {
      const { mensagem, acao } = toApiError(failure)
      notify.error(mensagem, { description: acao })
    }
  }
  const mostrar = (qual: number | null): void => {
    setAlvo(qual)
    ir(qual)
  }
  const acoes: Acoes = {
    responder: (mensagem) => {
      setEditando(null)
      setRespondendo(mensagem)
    },
    editar: (mensagem) => {
      setRespondendo(null)
      setEditando(mensagem)
    },
    apagar: setApagando,
    irPara: mostrar,
  }
  const outra = conversa.tipo === 'direta' ? conversa.participantes.find((um) => um.id !== eu) : undefined
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        composer.current?.receber([...event.dataTransfer.files])
      }}
    >
      <Cabeca
        conversa={conversa}
        eu={eu}
        digitam={digitam}
        voltar={voltar}
        isPagina={isPagina}
        onPainel={() => setPainel(true)}
      />
      {error && !janela && <ErrorState error={error} onRetry={refetch} />}
      {!janela && !error && (
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <Esperando />
        </Box>
      )}
      {janela && (
        <Historico
          key={String(alvo)}
          conversa={conversa}
          janela={janela}
          pendentes={pendentes}
          lidaAoAbrir={lidaAoAbrir}
          em={alvo}
          acoes={acoes}
          onAntes={antes}
          onDepois={depois}
          onNoFim={noFim}
          onIrAoFim={() => mostrar(null)}
          vazia={
            <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', p: 4 }}>
              Nenhuma mensagem ainda. Só quem está na conversa lê o que for escrito aqui.
            </Typography>
          }
        />
      )}
      {outra?.inativo ? (
        <Alert severity="info" sx={{ m: 1.5 }}>
          {outra.nome} não usa mais o sistema. A conversa continua aqui para consulta.
        </Alert>
      ) : (
        <Composer
          ref={composer}
          conversa={conversa}
          respondendo={respondendo}
          editando={editando}
          onEnviar={enviar}
          onEditar={(mensagem, texto, citados) =>
            void mudar(() =>
              call('PUT /api/chat/mensagem/:id', {
                params: { id: mensagem.id },
                body: { revisao: mensagem.revisao, texto, citados: [...citados] },
              }),
            )
          }
          onLargar={largar}
          onUltima={() =>
            setEditando(
              janela?.mensagens.findLast((m) => m.autorId === eu && m.texto !== null && m.fato === null) ??
                null,
            )
          }
        />
      )}
      <ConfirmDialog
        open={apagando !== null}
        title="Apagar esta mensagem?"
        text="O texto e os arquivos dela são apagados para todos. Fica escrito que houve uma mensagem."
        confirmLabel="Apagar"
        tone="error"
        onConfirm={() => {
          const qual = apagando
          setApagando(null)
          if (qual) void mudar(() => call('POST /api/chat/mensagem/apagar/:id', { params: { id: qual.id } }))
        }}
        onClose={() => setApagando(null)}
      />
      <Suspense>
        {painel && <GrupoPainel conversa={conversa} onClose={() => setPainel(false)} onSair={onSair} />}
      </Suspense>
    </Box>
  )
}

/** The stretch of the conversation in hand, its reading at both ends, and how far the person has come. */
function useJanela(conversa: Conversa, em: number | null, lidaAoAbrir: number) {
  const { id } = conversa
  const queries = useQueryClient()
  const { data: janela, error, refetch } = useQuery(janelaQuery(id, em ?? (lidaAoAbrir || null)))
  const lendo = useRef(false)
  const lida = useRef(conversa.lidaAte)
  const ler = async (query: object, juntar: (janela: Janela, lidas: Lidas) => Janela): Promise<void> => {
    if (lendo.current) return
    lendo.current = true
    try {
      const lidas = await call('GET /api/chat/mensagens/:id', { params: { id }, query })
      mudarJanela(queries, id, (atual) => juntar(atual, lidas))
    } catch {
      // The button at the end asks again.
    } finally {
      lendo.current = false
    }
  }
  const noFim = (): void => {
    const ultima = janela?.mensagens.at(-1)?.id ?? 0
    if (ultima <= lida.current || document.visibilityState === 'hidden') return
    lida.current = ultima
    void marcar(id, ultima, () => lerDeNovo(queries))
  }
  const voltou = useEffectEvent(noFim)
  useEffect(() => {
    const visto = (): void => voltou()
    document.addEventListener('visibilitychange', visto)
    return () => document.removeEventListener('visibilitychange', visto)
  }, [])
  return {
    janela,
    error,
    refetch: () => void refetch(),
    antes: () => void ler({ antesDe: janela?.mensagens[0]?.id }, comAntes),
    depois: () => void ler({ depoisDe: janela?.mensagens.at(-1)?.id ?? 0 }, comDepois),
    ir: (qual: number | null) => {
      if (qual !== null && janela?.mensagens.some((m) => m.id === qual)) return
      queries.removeQueries({ queryKey: janelaQuery(id, null).queryKey })
      void queries.fetchQuery(janelaQuery(id, qual))
    },
    noFim,
  }
}

async function marcar(id: number, ate: number, depois: () => void): Promise<void> {
  try {
    await call('POST /api/chat/lida/:id', { params: { id }, body: { ate } })
    depois()
  } catch {
    // Said again with the next message, or when the conversation is opened again.
  }
}

interface CabecaProps {
  readonly conversa: Conversa
  readonly eu: number
  readonly digitam: readonly string[]
  readonly voltar: string
  readonly isPagina: boolean
  readonly onPainel: () => void
}

function Cabeca({ conversa, eu, digitam, voltar, isPagina, onPainel }: CabecaProps) {
  const outros = conversa.participantes.filter(({ id }) => id !== eu)
  const estado =
    digitamDito(digitam) ||
    (conversa.tipo === 'grupo'
      ? nomesDitos(
          outros.map(({ nome }) => nome),
          4,
        )
      : outros[0]?.conectado
        ? 'Conectado agora'
        : '')
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 1.5,
        py: 1,
        minHeight: 64,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        component={Link}
        to={voltar}
        aria-label="Voltar às conversas"
        sx={{ display: { md: 'none' } }}
      >
        <Icon name="seta-esquerda" size={20} />
      </IconButton>
      <Foto nome={conversa.nome} src={null} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component={isPagina ? 'h1' : 'h2'} noWrap>
          {conversa.nome}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" noWrap sx={{ minHeight: 18 }}>
          {estado}
        </Typography>
      </Box>
      {conversa.silenciada && (
        <Tip title="Silenciada: não conta como não lida">
          <Box component="span" sx={{ color: 'text.secondary', display: 'inline-flex' }}>
            <Icon name="bloqueio" size={18} label="Silenciada" />
          </Box>
        </Tip>
      )}
      <Tip title="Detalhes da conversa">
        <IconButton aria-label="Detalhes da conversa" onClick={onPainel}>
          <Icon name="info" size={20} />
        </IconButton>
      </Tip>
    </Box>
  )
}
