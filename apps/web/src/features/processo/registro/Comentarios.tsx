import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { novoComentario } from '@rh/domain/processo/chamadas/comentario'
import { useState } from 'react'
import { formatDateTime, formatRelative } from '../../../lib/format.ts'
import { query } from '../../../lib/api/query.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { Citado } from '../citar/Citado.tsx'
import { CitarInput } from '../citar/CitarInput.tsx'
import { emUmaLinha } from '../citar/em-uma-linha.ts'
import { useSubmitToRegistro } from './use-mover.ts'

const RECENTES = 4

interface ComentariosProps {
  readonly id: number
  readonly conversa: RegistroDoProcesso['eventos']
}

/** Comment thread of the sectors on a record; append-only. */
export function Comentarios({ id, conversa }: ComentariosProps) {
  const { tela, textos } = useTela()
  const { o, um } = textos
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
      <NovoComentario
        id={id}
        aviso={[`Quem acompanha ${o} ${um} lê. Não há como apagar.`, tela.cuidado].filter(Boolean).join(' ')}
      />
    </Section>
  )
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

/** Comment input, cleared after each comment. */
function NovoComentario({ id, aviso }: { readonly id: number; readonly aviso: string }) {
  const { comentario, pessoas } = useTela().chamadas
  const enviar = useSubmitToRegistro(id)
  const [enviados, setEnviados] = useState(0)
  return (
    <Box sx={{ ':not(:empty) + &': { mt: 2 } }}>
      <Form
        key={enviados}
        schema={novoComentario}
        defaultValues={{ texto: '', citados: [] }}
        onSubmit={async (novo) => {
          await enviar(comentario, { id, ...novo })
          setEnviados(enviados + 1)
        }}
      >
        <Box sx={emUmaLinha}>
          <CitarInput
            pessoas={(busca) =>
              query(pessoas, { params: { id: String(id) }, query: { ...(busca && { busca }) } })
            }
            source="texto"
            citados="citados"
            label="Novo comentário"
            placeholder="Comentar; @ cita alguém"
            helper={aviso}
            maxLength={1000}
          />
          <SubmitButton sending="Enviando…" variant="outlined">
            Comentar
          </SubmitButton>
        </Box>
      </Form>
    </Box>
  )
}
