import Box from '@mui/material/Box'
import { novoComentario } from '@rh/domain/processo/chamadas/comentario'
import { query } from '../../../lib/api/query.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { CitarInput } from '../citar/CitarInput.tsx'
import { emUmaLinha } from '../citar/em-uma-linha.ts'
import { useTela } from '../tela.ts'
import { useSubmitToRegistro } from './use-mover.ts'

interface NovoComentarioProps {
  readonly id: number
  readonly aviso: string
  /** It was asked for: the cursor is in it from the start. */
  readonly focar?: true
}

/** Comment input, cleared after each comment. */
export function NovoComentario({ id, aviso, focar }: NovoComentarioProps) {
  const { comentario, pessoas } = useTela().chamadas
  const enviar = useSubmitToRegistro(id)
  return (
    <Box ref={focar && focarCampo} sx={{ ':not(:empty) + &': { mt: 2 } }}>
      <Form
        repeats
        schema={novoComentario}
        defaultValues={{ texto: '', citados: [] }}
        onSubmit={(novo) => enviar(comentario, { id, ...novo })}
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

const focarCampo = (element: HTMLElement | null): void => element?.querySelector('textarea')?.focus()
