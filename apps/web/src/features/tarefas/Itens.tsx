import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { CartaoInteiro } from '@rh/domain/contract/kanban'
import type { FormEvent } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { MOSTRAM_CARTOES } from './chamadas.ts'
import { Subtitulo } from './Subtitulo.tsx'
import { useLinha } from './use-linha.ts'

interface ItensProps {
  readonly cartaoId: number
  readonly itens: CartaoInteiro['itens']
}

const onError = tellFailure

/** What has to be done for the card, ticked as it is. */
export function Itens({ cartaoId, itens }: ItensProps) {
  const feitos = itens.filter(({ feito }) => feito).length
  const dito = `${feitos} de ${itens.length}`
  return (
    <section>
      <Subtitulo>Lista de verificação{itens.length > 0 && ` · ${dito}`}</Subtitulo>
      {itens.length > 0 && (
        <LinearProgress
          variant="determinate"
          value={(feitos / itens.length) * 100}
          aria-label={`Itens feitos: ${dito}`}
          sx={{ height: 6, borderRadius: 3, mb: 1 }}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {itens.map((item) => (
          <Item key={item.id} {...item} />
        ))}
      </Box>
      <NovoItem cartaoId={cartaoId} />
    </section>
  )
}

function Item({ id, texto, feito }: CartaoInteiro['itens'][number]) {
  const mudar = useSubmit('PUT /api/kanban/item/:id', { invalidates: MOSTRAM_CARTOES })
  const excluir = useSubmit('POST /api/kanban/item/excluir', { invalidates: MOSTRAM_CARTOES })
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <FormControlLabel
        sx={{ flex: 1, minWidth: 0, mr: 0, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
        label={texto}
        control={
          <Checkbox
            // What was ticked is seen at once.
            checked={mudar.isPending ? !feito : feito}
            onChange={() => mudar.mutate({ params: { id }, body: { feito: !feito } }, { onError })}
          />
        }
      />
      <IconButton
        size="small"
        aria-label={`Tirar o item ${texto}`}
        disabled={excluir.isPending}
        onClick={() => excluir.mutate({ body: { id } }, { onError })}
      >
        <Icon name="fechar" size={18} />
      </IconButton>
    </Box>
  )
}

function NovoItem({ cartaoId }: Pick<ItensProps, 'cartaoId'>) {
  const criar = useSubmit('POST /api/kanban/item', { invalidates: MOSTRAM_CARTOES })
  const { texto, setTexto, vazia, mandar } = useLinha((dito) =>
    criar.mutateAsync({ body: { cartaoId, texto: dito } }),
  )
  const enviar = (event: FormEvent): void => {
    event.preventDefault()
    mandar()
  }
  return (
    <Box component="form" onSubmit={enviar} sx={{ display: 'flex', gap: 1, mt: 1 }}>
      <OutlinedInput
        fullWidth
        size="small"
        value={texto}
        placeholder="Novo item"
        inputProps={{ 'aria-label': 'Novo item da lista de verificação', maxLength: 200 }}
        onChange={(event) => setTexto(event.target.value)}
      />
      <Button type="submit" variant="outlined" disabled={vazia}>
        Incluir
      </Button>
    </Box>
  )
}
