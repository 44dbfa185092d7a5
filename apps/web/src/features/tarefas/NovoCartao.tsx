import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { FormEvent } from 'react'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { MOSTRAM_CARTOES } from './chamadas.ts'
import { useLinha } from './use-linha.ts'

const TITULO_MAX = 140

interface NovoCartaoProps {
  readonly colunaId: number
  readonly coluna: string
  readonly aberto: boolean
  readonly onAberto: (aberto: boolean) => void
}

/** Adds cards by their titles, one after the other; the rest is said on the card. */
export function NovoCartao({ colunaId, coluna, aberto, onAberto }: NovoCartaoProps) {
  const criar = useSubmit('POST /api/kanban/cartao', { invalidates: MOSTRAM_CARTOES })
  const linha = useLinha((titulo) => criar.mutateAsync({ body: { colunaId, titulo } }))
  const enviar = (event: FormEvent): void => {
    event.preventDefault()
    linha.mandar()
  }
  if (!aberto)
    return (
      <Box sx={{ p: 1.5, pt: 0 }}>
        <Button
          fullWidth
          color="inherit"
          startIcon={<Icon name="mais" size={18} />}
          sx={{ justifyContent: 'flex-start', minHeight: 44 }}
          aria-label={`Adicionar tarefa em ${coluna}`}
          onClick={() => onAberto(true)}
        >
          Adicionar tarefa
        </Button>
      </Box>
    )
  return (
    <Box component="form" onSubmit={enviar} sx={{ display: 'grid', gap: 1, p: 1.5, pt: 0 }}>
      <OutlinedInput
        fullWidth
        multiline
        maxRows={4}
        inputRef={focusOnMount}
        value={linha.texto}
        placeholder="O que é preciso fazer?"
        inputProps={{ 'aria-label': `Título da nova tarefa em ${coluna}`, maxLength: TITULO_MAX }}
        onChange={(event) => linha.setTexto(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enviar(event)
          if (event.key === 'Escape') onAberto(false)
        }}
        sx={{ bgcolor: 'background.paper' }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={linha.vazia}>
          Adicionar
        </Button>
        <Button color="inherit" onClick={() => onAberto(false)}>
          Fechar
        </Button>
      </Box>
    </Box>
  )
}
