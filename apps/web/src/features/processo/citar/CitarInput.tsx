import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Read } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { listboxProps, optionId, optionProps } from '../../../ui/form/listbox.ts'
import { useField, useFieldValue, useSetFields, type FieldProps } from '../../../ui/form/use-field.ts'
import { citacaoNoCursor, comCitacao, type Citacao } from './citar.ts'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'

const ESPERA_MS = 150

const Lista = styled('div')({ padding: 4, maxHeight: 240, overflowY: 'auto' })

const Opcao = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  minHeight: 36,
  padding: '7px 12px',
  borderRadius: 8,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.action.selected },
  '& small': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
}))

interface CitarInputProps extends FieldProps {
  /** Query of the people who may be named, by what is typed of a name. */
  readonly pessoas: (busca: string) => Read<Pessoas>
  /** Path of the list of the named people's ids. */
  readonly citados: string
  readonly placeholder?: string
  readonly maxLength: number
}

interface Pessoa {
  readonly id: number
  readonly nome: string
  readonly detalhe: string
}

interface Pessoas {
  readonly results: readonly Pessoa[]
}

/** People whose name begins as what is typed; none while nothing is. */
function usePessoas(pessoasDe: CitarInputProps['pessoas'], citacao: Citacao | null): readonly Pessoa[] {
  const busca = useDebounced(citacao?.busca.trim() ?? '', ESPERA_MS)
  const { data } = useQuery({
    ...pessoasDe(busca),
    enabled: citacao !== null,
    placeholderData: keepPreviousData,
  })
  return citacao === null ? [] : (data?.results ?? [])
}

/** Text area in which `@` opens the list of the people who may be named; the arrows and Enter choose one. */
export function CitarInput({
  pessoas: pessoasDe,
  citados,
  placeholder = '',
  maxLength,
  ...props
}: CitarInputProps) {
  const { field, id: fieldId, frame, aria } = useField(props)
  const setFields = useSetFields()
  const jaCitados = useFieldValue(citados) as readonly number[] | undefined
  const area = useRef<HTMLTextAreaElement>(null)
  const [citacao, setCitacao] = useState<Citacao | null>(null)
  const [escolhida, setEscolhida] = useState(0)
  const pessoas = usePessoas(pessoasDe, citacao)
  const listId = useId()
  const aberta = pessoas.length > 0
  const atual = Math.min(escolhida, pessoas.length - 1)
  const ler = (texto: string, cursor: number): void => {
    setCitacao(citacaoNoCursor(texto, cursor))
    setEscolhida(0)
  }
  const citar = (pessoa: Pessoa | undefined): void => {
    if (!pessoa || !citacao) return
    const { texto, cursor } = comCitacao(String(field.value ?? ''), citacao, pessoa.nome)
    setFields({ [props.source]: texto, [citados]: [...new Set([...(jaCitados ?? []), pessoa.id])] })
    setCitacao(null)
    // Once the text is in the field: the cursor stands after the name.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(cursor, cursor)
    })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!aberta) return
    const passo = passos[event.key]
    if (passo !== undefined) setEscolhida((atual + passo + pessoas.length) % pessoas.length)
    else if (event.key === 'Enter' || event.key === 'Tab') citar(pessoas[atual])
    else if (event.key === 'Escape') setCitacao(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <FieldFrame {...frame}>
      <Box sx={{ position: 'relative' }} onBlur={() => setCitacao(null)}>
        <OutlinedInput
          fullWidth
          id={fieldId}
          name={field.name}
          value={field.value ?? ''}
          onChange={(event) => {
            field.onChange(event)
            ler(event.target.value, event.target.selectionStart ?? event.target.value.length)
          }}
          onKeyDown={onKeyDown}
          onBlur={field.onBlur}
          inputRef={(element: HTMLTextAreaElement | null) => {
            field.ref(element)
            area.current = element
          }}
          multiline
          minRows={1}
          maxRows={12}
          placeholder={placeholder}
          inputProps={{
            ...aria,
            maxLength,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': aberta ? listId : undefined,
            'aria-activedescendant': aberta ? optionId(listId, atual) : undefined,
          }}
        />
        {aberta && (
          <Paper elevation={8} sx={{ position: 'absolute', zIndex: 5, insetInline: 0, mt: 0.5 }}>
            <ListaDePessoas id={listId} pessoas={pessoas} atual={atual} onCitar={citar} />
          </Paper>
        )}
      </Box>
      <Box component="output" sx={visuallyHidden}>
        {aberta && (pessoas.length === 1 ? '1 pessoa' : `${pessoas.length} pessoas`)}
      </Box>
    </FieldFrame>
  )
}

const passos: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface ListaDePessoasProps {
  readonly id: string
  readonly pessoas: readonly Pessoa[]
  readonly atual: number
  readonly onCitar: (pessoa: Pessoa) => void
}

/** The list itself; the keyboard stays in the text area. */
const ListaDePessoas = ({ id, pessoas, atual, onCitar }: ListaDePessoasProps) => (
  <Lista {...listboxProps(id, 'Pessoas que você pode citar')}>
    {pessoas.map((pessoa, i) => (
      <Opcao
        key={pessoa.id}
        {...optionProps(id, i, i === atual)}
        // The text area keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onCitar(pessoa)}
      >
        {pessoa.nome} <small>{pessoa.detalhe}</small>
      </Opcao>
    ))}
  </Lista>
)
