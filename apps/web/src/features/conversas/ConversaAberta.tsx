import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Conversa, Mensagem } from '@rh/domain/contract/chat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore, type DragEvent } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { call } from '../../lib/api/api.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Cabeca } from './Cabeca.tsx'
import { conversaQuery, receber } from './chamadas.ts'
import { Composer, type ComposerHandle, type Escrita } from './Composer.tsx'
import { Esperando } from './Esperando.tsx'
import { lerFila, porNaFila, seguirFila } from './fila.ts'
import { Historico } from './Historico.tsx'
import type { Acoes } from './MensagemLinha.tsx'
import { referenciaDoLink } from './referencia-do-link.ts'
import { useJanela } from './use-janela.ts'

const GrupoPainel = lazyPart('GrupoPainel', async () => (await import('./GrupoPainel.tsx')).GrupoPainel)

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
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Esperando />
  return <Aberta key={props.id} conversa={data} {...props} />
}

/** Where the conversation is shown. */
interface Mostra {
  /** The message that was asked for; without one, where what is new begins or, once they were asked for, the last ones. */
  readonly alvo: number | null
  /** How often another place was asked for: the same one may be again, after the person went elsewhere. */
  readonly vez: number
}

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
  const [{ alvo, vez }, setMostra] = useState<Mostra>({ alvo: em, vez: 0 })
  const lugar = alvo ?? (vez === 0 ? lidaAoAbrir || null : null)
  const [respondendo, setRespondendo] = useState<Mensagem | null>(null)
  const [editando, setEditando] = useState<Mensagem | null>(null)
  const [apagando, setApagando] = useState<Mensagem | null>(null)
  const [painel, setPainel] = useState(false)
  const composer = useRef<ComposerHandle>(null)
  const { janela, error, refetch, antes, depois, ir, noFim } = useJanela(conversa, lugar)
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
  const mudar = async (qual: Mensagem, fazer: () => Promise<Mensagem>): Promise<void> => {
    try {
      receber(queries, id, await fazer())
      // What is begun with another message meanwhile goes on.
      const semEla = (uma: Mensagem | null): Mensagem | null => (uma?.id === qual.id ? null : uma)
      setRespondendo(semEla)
      setEditando(semEla)
    } catch (failure) {
      tellFailure(failure)
    }
  }
  const mostrar = (qual: number | null): void => {
    setMostra((anterior) => ({ alvo: qual, vez: anterior.vez + 1 }))
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
          key={vez}
          conversa={conversa}
          janela={janela}
          pendentes={pendentes}
          lidaAoAbrir={lidaAoAbrir}
          em={alvo}
          abreNoFim={vez > 0 && alvo === null}
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
            void mudar(mensagem, () =>
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
          if (qual)
            void mudar(qual, () => call('POST /api/chat/mensagem/apagar/:id', { params: { id: qual.id } }))
        }}
        onClose={() => setApagando(null)}
      />
      {painel && <GrupoPainel conversa={conversa} onClose={() => setPainel(false)} onSair={onSair} />}
    </Box>
  )
}
