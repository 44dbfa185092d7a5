import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { novoComentario } from '@rh/domain/processo/chamadas/comentario'
import { useState } from 'react'
import { formatDateTime, formatRelative } from '../../../lib/format.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { useTela } from '../tela.ts'
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
    <Section
      title="Comentários"
      subtitle={[`Quem acompanha ${o} ${um} lê. Não há como apagar.`, tela.cuidado].filter(Boolean).join(' ')}
    >
      {visiveis.length < conversa.length && (
        <Button size="small" sx={{ mb: 1 }} onClick={() => setTudo(true)}>
          Mostrar os {conversa.length - visiveis.length} anteriores
        </Button>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {visiveis.map((evento) => (
          <Comentario key={evento.id} evento={evento} />
        ))}
      </Box>
      <NovoComentario id={id} />
    </Section>
  )
}

const Comentario = ({
  evento: { autor, em, motivo },
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
      {motivo}
    </Typography>
  </Box>
)

/** Comment input, cleared after each comment. */
function NovoComentario({ id }: { readonly id: number }) {
  const { comentario } = useTela().chamadas
  const enviar = useSubmitToRegistro(id)
  const [enviados, setEnviados] = useState(0)
  return (
    <Box sx={{ mt: 2 }}>
      <Form
        key={enviados}
        schema={novoComentario}
        defaultValues={{ texto: '' }}
        onSubmit={async ({ texto }) => {
          await enviar(comentario, { id, texto })
          setEnviados(enviados + 1)
        }}
      >
        <FormGrid>
          <TextareaInput source="texto" label="Novo comentário" rows={2} maxLength={1000} />
        </FormGrid>
        <SubmitButton sending="Enviando…">Comentar</SubmitButton>
      </Form>
    </Box>
  )
}
