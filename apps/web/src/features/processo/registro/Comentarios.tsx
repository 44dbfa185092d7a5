import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatDateTime, formatRelative } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { Near } from '../../../ui/motion/Near.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { Citado } from '../citar/Citado.tsx'

/** A form, which most readers of a record on a phone never scroll to. */
const NovoComentario = lazyPart(
  'NovoComentario',
  async () => (await import('./NovoComentario.tsx')).NovoComentario,
)
/** Height of the form: nothing moves when it comes. */
const ALTURA_DO_FORM = 64

const RECENTES = 4

interface ComentariosProps {
  readonly id: number
  readonly conversa: RegistroDoProcesso['eventos']
  /** The process ended: few write there, and the form comes with the press. */
  readonly acabou: boolean
}

/** Comment thread of the sectors on a record; append-only. */
export function Comentarios({ id, conversa, acabou }: ComentariosProps) {
  const [tudo, setTudo] = useState(false)
  // A button that hides a single one takes nearly the room of it.
  const visiveis = tudo || conversa.length <= RECENTES + 1 ? conversa : conversa.slice(-RECENTES)
  return (
    <Section title="Comentários">
      {visiveis.length < conversa.length && (
        <Button size="small" sx={{ mb: 1 }} onClick={() => setTudo(true)}>
          Mostrar os {conversa.length - visiveis.length} anteriores
        </Button>
      )}
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}
      >
        {visiveis.map((evento) => (
          <Comentario key={evento.id} evento={evento} />
        ))}
      </Box>
      {acabou ? (
        <ComentarAinda id={id} />
      ) : (
        <Near minHeight={ALTURA_DO_FORM}>
          <Novo id={id} />
        </Near>
      )}
    </Section>
  )
}

function ComentarAinda({ id }: { readonly id: number }) {
  const [aberto, setAberto] = useState(false)
  if (aberto) return <Novo id={id} focar />
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ ':not(:empty) + &': { mt: 2 } }}
      onPointerEnter={NovoComentario.prefetch}
      onFocus={NovoComentario.prefetch}
      onClick={() => setAberto(true)}
    >
      Comentar
    </Button>
  )
}

function Novo(props: { readonly id: number; readonly focar?: true }) {
  const { tela, textos } = useTela()
  const { o, um } = textos
  const aviso = [`Quem acompanha ${o} ${um} lê. Não há como apagar.`, tela.cuidado]
  return <NovoComentario {...props} aviso={aviso.filter(Boolean).join(' ')} />
}

const Comentario = ({
  evento: { autor, em, motivo, citados },
}: {
  readonly evento: RegistroDoProcesso['eventos'][number]
}) => (
  <Box component="li" sx={{ p: 1.5, borderRadius: '12px', bgcolor: 'background.neutral' }}>
    <Typography variant="caption" color="textSecondary" component="p">
      <strong>{autor?.nome ?? 'Sistema'}</strong> ·{' '}
      <time dateTime={em} title={formatDateTime(em)}>
        {formatRelative(em)}
      </time>
    </Typography>
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <Citado texto={motivo ?? ''} citados={citados} />
    </Typography>
  </Box>
)
