import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CartaoInteiro } from '@rh/domain/contract/kanban'
import { novoComentario } from '@rh/domain/processo/chamadas/comentario'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { query } from '../../lib/api/query.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import { z } from '../../lib/zod-pt.ts'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Citado } from '../processo/citar/Citado.tsx'
import { CitarInput } from '../processo/citar/CitarInput.tsx'
import { emUmaLinha } from '../processo/citar/em-uma-linha.ts'
import { MOSTRAM_CARTOES } from './chamadas.ts'
import { Subtitulo } from './Subtitulo.tsx'

/** Names its card: what was typed of one and not sent is not offered on another one, at the same address. */
const comentarioDoCartao = novoComentario.extend({ cartaoId: z.int() })

interface ComentariosProps {
  readonly cartaoId: number
  readonly setor: SetorSlug
  readonly comentarios: CartaoInteiro['comentarios']
}

/** What the people of the sector say about a card; append-only. */
export function Comentarios({ cartaoId, setor, comentarios }: ComentariosProps) {
  const comentar = useSubmit('POST /api/kanban/comentario', { invalidates: MOSTRAM_CARTOES })
  return (
    <section>
      <Subtitulo>Comentários</Subtitulo>
      <Box
        component="ol"
        sx={{
          m: 0,
          mb: 2,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          '&:empty': { display: 'none' },
        }}
      >
        {comentarios.map(({ id, autor, em, texto, citados }) => (
          <Box key={id} component="li" sx={{ p: 1.5, borderRadius: '12px', bgcolor: 'background.neutral' }}>
            <Typography variant="caption" color="textSecondary" component="p">
              <strong>{autor}</strong> ·{' '}
              <time dateTime={em} title={formatDateTime(em)}>
                {formatRelative(em)}
              </time>
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <Citado texto={texto} citados={citados} />
            </Typography>
          </Box>
        ))}
      </Box>
      <Form
        repeats
        schema={comentarioDoCartao}
        defaultValues={{ cartaoId, texto: '', citados: [] }}
        onSubmit={(novo) => comentar.mutateAsync({ body: novo })}
      >
        <Box sx={emUmaLinha}>
          <CitarInput
            pessoas={(busca) =>
              query('GET /api/kanban/pessoas', { query: { setor, ...(busca && { busca }) } })
            }
            source="texto"
            citados="citados"
            label="Novo comentário"
            placeholder="Comentar; @ cita alguém"
            helper="As pessoas do setor leem. Não há como apagar."
            maxLength={1000}
          />
          <SubmitButton sending="Enviando…" variant="outlined">
            Comentar
          </SubmitButton>
        </Box>
      </Form>
    </section>
  )
}
