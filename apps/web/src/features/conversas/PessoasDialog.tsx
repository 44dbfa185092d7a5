import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { NOME_DO_GRUPO_MAXIMO } from '@rh/domain/conversas/limites'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { focusOnMount } from '../../lib/focus.ts'
import type { ResultOf } from '../../lib/api/query.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { pessoasQuery } from './chamadas.ts'
import { FailureAlert } from '../../ui/feedback/FailureAlert.tsx'
import { BUSCA_FALHOU } from '../../ui/form/inputs/option.ts'
import { TypingDialog } from '../../ui/feedback/TypingDialog.tsx'

type Pessoa = ResultOf<'GET /api/chat/pessoas'>

const ESPERA_MS = 200

const Falta = ({ children }: { readonly children: string }) => <Alert severity="error">{children}</Alert>

interface PessoasDialogProps {
  readonly title: string
  readonly text: string
  /** Already there. */
  readonly fora?: readonly number[]
  /** Several people make a group, which has a name. */
  readonly comNome?: true
  readonly submitLabel: (quantas: number) => string
  readonly onSubmit: (escolha: {
    readonly pessoas: readonly Pessoa[]
    readonly nome: string
  }) => Promise<unknown>
  readonly onClose: () => void
}

/** Chooses people by their names. */
export function PessoasDialog(props: PessoasDialogProps) {
  const { title, text, fora = [], comNome, submitLabel, onSubmit, onClose } = props
  const id = useId()
  const [pessoas, setPessoas] = useState<readonly Pessoa[]>([])
  const [nome, setNome] = useState('')
  const [erro, setErro] = useState<ReactNode>(null)
  const [enviando, setEnviando] = useState(false)
  const isGrupo = comNome && pessoas.length > 1
  const enviar = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    event.stopPropagation()
    if (pessoas.length === 0) return setErro(<Falta>Escolha pelo menos uma pessoa</Falta>)
    if (isGrupo && nome.trim() === '') return setErro(<Falta>Dê um nome ao grupo</Falta>)
    setErro(null)
    setEnviando(true)
    try {
      await onSubmit({ pessoas, nome: nome.trim() })
      onClose()
    } catch (failure) {
      setErro(<FailureAlert error={failure} />)
      setEnviando(false)
    }
  }
  return (
    <TypingDialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={(event) => void enviar(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <Typography color="textSecondary">{text}</Typography>
          {erro}
          <Escolha pessoas={pessoas} fora={fora} onChange={setPessoas} />
          {isGrupo && (
            <TextField
              label="Nome do grupo"
              value={nome}
              onChange={({ target }) => setNome(target.value)}
              slotProps={{ htmlInput: { maxLength: NOME_DO_GRUPO_MAXIMO } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={enviando}>
            {enviando ? 'Aguarde…' : submitLabel(pessoas.length)}
          </Button>
        </DialogActions>
      </form>
    </TypingDialog>
  )
}

interface EscolhaProps {
  readonly pessoas: readonly Pessoa[]
  readonly fora: readonly number[]
  readonly onChange: (pessoas: readonly Pessoa[]) => void
}

/** People found by what is typed of their names, but for those who are chosen or there already. */
function Escolha({ pessoas, fora, onChange }: EscolhaProps) {
  const [busca, setBusca] = useState('')
  const { data, isFetching, isError } = useQuery({
    ...pessoasQuery(useDebounced(busca, ESPERA_MS)),
    placeholderData: keepPreviousData,
  })
  return (
    <Autocomplete
      multiple
      autoHighlight
      filterSelectedOptions
      // The same array between two choices: another one, though equal, empties the field. It is never written to.
      value={pessoas as Pessoa[]}
      options={(data?.results ?? []).filter((um) => !fora.includes(um.id))}
      // The server has already looked for what is typed.
      filterOptions={(opcoes) => opcoes.filter((um) => !pessoas.some(({ id: dela }) => dela === um.id))}
      getOptionLabel={(um) => um.nome}
      isOptionEqualToValue={(um, outra) => um.id === outra.id}
      loading={isFetching}
      loadingText="Buscando…"
      noOptionsText={isError ? BUSCA_FALHOU : 'Ninguém com este nome'}
      onInputChange={(_, texto) => setBusca(texto)}
      onChange={(_, novas) => onChange(novas)}
      renderOption={({ key, ...opcao }, um) => (
        <Box component="li" key={key} {...opcao} sx={{ display: 'block !important' }}>
          <Typography variant="body2">{um.nome}</Typography>
          <Typography variant="caption" color="textSecondary">
            {um.detalhe}
          </Typography>
        </Box>
      )}
      renderInput={(campo) => <TextField {...campo} label="Pessoas" inputRef={focusOnMount} />}
    />
  )
}
