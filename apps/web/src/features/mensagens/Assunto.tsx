import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { AssuntoAberto, MensagemInterna } from '@rh/domain/contract/mail'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { call } from '../../lib/api/api.ts'
import { DO_SINO } from '../../lib/api/do-sino.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AssuntoCabeca } from './AssuntoCabeca.tsx'
import { assuntoQuery, lerDeNovo, organizar } from './chamadas.ts'
import { Mensagem } from './Mensagem.tsx'
import type { Modo } from './resposta.ts'

const LeiturasDialog = lazyPart(
  'LeiturasDialog',
  async () => (await import('./LeiturasDialog.tsx')).LeiturasDialog,
)

interface AssuntoProps {
  readonly id: number
  readonly voltar: string
  /** It has the page to itself. */
  readonly isPagina: boolean
  readonly onArquivar: (assunto: AssuntoAberto) => void
  readonly onNaoLida: (assunto: AssuntoAberto) => void
  readonly onResponder: (assunto: AssuntoAberto, mensagem: MensagemInterna, modo: Modo) => void
  readonly onEtiquetas: () => void
  /** Where an answer is written, in place of the buttons that begin one. */
  readonly editor: ReactNode
}

/** A subject with its messages: read when it is shown, answered below. */
export function Assunto(props: AssuntoProps) {
  const { data, error, refetch } = useQuery(assuntoQuery(props.id))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data)
    return (
      <Box aria-busy sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Skeleton variant="rounded" height={44} />
        <Skeleton variant="rounded" height={180} />
      </Box>
    )
  return <Aberto assunto={data} {...props} />
}

function Aberto({ assunto, ...props }: AssuntoProps & { readonly assunto: AssuntoAberto }) {
  const queries = useQueryClient()
  const [antes, setAntes] = useState<{ mensagens: readonly MensagemInterna[]; mais: boolean } | null>(null)
  const [leituras, setLeituras] = useState<number | null>(null)
  const mensagens = [...(antes?.mensagens ?? []), ...assunto.mensagens]
  const ultima = assunto.mensagens.at(-1)
  // What was new when the subject was opened stays open, though it is read by now.
  const [abertas, setAbertas] = useState<ReadonlySet<number>>(
    () =>
      new Set(
        assunto.mensagens
          .filter(({ lidaEm }, i, todas) => lidaEm === null || i === todas.length - 1)
          .map(({ id }) => id),
      ),
  )
  useLida(assunto, (novas) => setAbertas((ja) => new Set([...ja, ...novas])))
  const buscarAntes = async (): Promise<void> => {
    try {
      const { mensagens: mais, maisAntes } = await call('GET /api/mail/details', {
        query: { id: assunto.id, antesDe: mensagens[0]?.id },
      })
      setAntes({ mensagens: [...mais, ...(antes?.mensagens ?? [])], mais: maisAntes })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <AssuntoCabeca
        assunto={assunto}
        {...props}
        onEstrela={() => void organizar(queries, [assunto.id], { estrela: !assunto.estrela })}
      />
      <Box
        // A subject that is longer than its part of the page is scrolled by the keyboard too.
        tabIndex={0}
        component="section"
        aria-label={`Mensagens de ${assunto.assunto}`}
        sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' }, overscrollBehavior: 'contain' }}
      >
        {(antes ? antes.mais : assunto.maisAntes) && (
          <Button fullWidth onClick={() => void buscarAntes()}>
            Mostrar anteriores
          </Button>
        )}
        {mensagens.map((mensagem) => (
          <Mensagem
            key={mensagem.id}
            mensagem={mensagem}
            isAberta={abertas.has(mensagem.id) || mensagem === ultima}
            onAbrir={() => setAbertas((ja) => new Set([...ja, mensagem.id]))}
            onLeituras={setLeituras}
            titulo={props.isPagina ? 'h2' : 'h3'}
          />
        ))}
        {props.editor ?? (ultima && <Responder {...props} assunto={assunto} ultima={ultima} />)}
      </Box>
      {leituras !== null && <LeiturasDialog id={leituras} onClose={() => setLeituras(null)} />}
    </Box>
  )
}

/** Says that what is shown was read, while somebody looks at the page. */
function useLida({ id, mensagens }: AssuntoAberto, aoLer: (novas: readonly number[]) => void): void {
  const queries = useQueryClient()
  const ate = mensagens.at(-1)?.id ?? 0
  const dita = useRef(0)
  const ler = useEffectEvent(async (ultima: number) => {
    if (ultima <= dita.current || document.visibilityState === 'hidden') return
    dita.current = ultima
    aoLer(mensagens.flatMap((mensagem) => (mensagem.lidaEm === null ? mensagem.id : [])))
    try {
      await call('POST /api/mail/lida/:id', { params: { id }, body: { ate: ultima } })
      lerDeNovo(queries)
      for (const key of DO_SINO) void queries.invalidateQueries({ queryKey: [key] })
    } catch {
      // Said again when it is opened the next time.
    }
  })
  useEffect(() => {
    const visto = (): void => void ler(ate)
    visto()
    document.addEventListener('visibilitychange', visto)
    return () => document.removeEventListener('visibilitychange', visto)
  }, [ate])
}

interface ResponderProps extends Pick<AssuntoProps, 'onResponder'> {
  readonly assunto: AssuntoAberto
  readonly ultima: MensagemInterna
}

const Responder = ({ assunto, ultima, onResponder }: ResponderProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="responder" size={18} />}
      onClick={() => onResponder(assunto, ultima, 'responder')}
    >
      Responder
    </Button>
    {ultima.para.length + ultima.copia.length > 1 && (
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="responder-todos" size={18} />}
        onClick={() => onResponder(assunto, ultima, 'todos')}
      >
        Responder a todos
      </Button>
    )}
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="encaminhar" size={18} />}
      onClick={() => onResponder(assunto, ultima, 'encaminhar')}
    >
      Encaminhar
    </Button>
  </Box>
)
