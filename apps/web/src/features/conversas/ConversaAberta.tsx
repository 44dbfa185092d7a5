import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Conversa } from '@rh/domain/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore, type DragEvent } from 'react'
import { useUsuario } from '../../lib/session/use-session.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Cabeca } from './Cabeca.tsx'
import { conversaQuery } from './chamadas.ts'
import { Composer, type ComposerHandle } from './Composer.tsx'
import { Esperando } from './Esperando.tsx'
import { lerFila, seguirFila } from './fila.ts'
import { Historico } from './Historico.tsx'
import { useLugar, useMensagens } from './use-mensagens.ts'

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

type AbertaProps = ConversaAbertaProps & { readonly conversa: Conversa }

function Aberta({ conversa, em, digitam, voltar, isPagina, onSair }: AbertaProps) {
  const { id: eu } = useUsuario()
  const lugar = useLugar(conversa, em)
  const mensagens = useMensagens(conversa.id)
  const [painel, setPainel] = useState(false)
  const composer = useRef<ComposerHandle>(null)
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
      <Dito conversa={conversa} lugar={lugar} mensagens={mensagens} />
      <Escrever conversa={conversa} eu={eu} lugar={lugar} mensagens={mensagens} composer={composer} />
      <Apagar mensagens={mensagens} />
      {painel && <GrupoPainel conversa={conversa} onClose={() => setPainel(false)} onSair={onSair} />}
    </Box>
  )
}

interface PartesProps {
  readonly conversa: Conversa
  readonly lugar: ReturnType<typeof useLugar>
  readonly mensagens: ReturnType<typeof useMensagens>
}

/** What was said, and what is on its way. */
function Dito({ conversa, lugar, mensagens }: PartesProps) {
  const { janela, error, alvo, vez, mostrar } = lugar
  const pendentes = useSyncExternalStore(seguirFila, lerFila).filter(
    ({ conversaId }) => conversaId === conversa.id,
  )
  if (!janela)
    return error ? (
      <ErrorState error={error} onRetry={lugar.refetch} />
    ) : (
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Esperando />
      </Box>
    )
  return (
    <Historico
      key={vez}
      conversa={conversa}
      janela={janela}
      pendentes={pendentes}
      lidaAoAbrir={lugar.lidaAoAbrir}
      em={alvo}
      abreNoFim={vez > 0 && alvo === null}
      acoes={{
        responder: mensagens.responder,
        editar: mensagens.editar,
        apagar: mensagens.perguntar,
        irPara: mostrar,
      }}
      onAntes={lugar.antes}
      onDepois={lugar.depois}
      onNoFim={lugar.noFim}
      onIrAoFim={() => mostrar(null)}
      vazia={
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', p: 4 }}>
          Nenhuma mensagem ainda. Só quem está na conversa lê o que for escrito aqui.
        </Typography>
      }
    />
  )
}

interface EscreverProps extends PartesProps {
  readonly eu: number
  readonly composer: React.RefObject<ComposerHandle | null>
}

/** Where to write; to somebody who left there is nothing to be written. */
function Escrever({ conversa, eu, lugar: { janela, mostrar }, mensagens, composer }: EscreverProps) {
  const outra = conversa.tipo === 'direta' ? conversa.participantes.find((um) => um.id !== eu) : undefined
  if (outra?.inativo)
    return (
      <Alert severity="info" sx={{ m: 1.5 }}>
        {outra.nome} não usa mais o sistema. A conversa continua aqui para consulta.
      </Alert>
    )
  const editarUltima = (): void => {
    const ultima = janela?.mensagens.findLast(
      ({ autorId, texto, fato }) => autorId === eu && texto !== null && fato === null,
    )
    if (ultima) mensagens.editar(ultima)
  }
  return (
    <Composer
      ref={composer}
      conversa={conversa}
      respondendo={mensagens.respondendo}
      editando={mensagens.editando}
      onEnviar={(escrita) => {
        mensagens.enviar(escrita)
        if (janela?.maisDepois) mostrar(null)
      }}
      onEditar={mensagens.salvar}
      onLargar={mensagens.largar}
      onUltima={editarUltima}
    />
  )
}

function Apagar({ mensagens: { apagando, apagar, perguntar } }: Pick<PartesProps, 'mensagens'>) {
  return (
    <ConfirmDialog
      open={apagando !== null}
      title="Apagar esta mensagem?"
      text="O texto e os arquivos dela são apagados para todos. Fica escrito que houve uma mensagem."
      confirmLabel="Apagar"
      tone="error"
      onConfirm={() => apagando && apagar(apagando)}
      onClose={() => perguntar(null)}
    />
  )
}
