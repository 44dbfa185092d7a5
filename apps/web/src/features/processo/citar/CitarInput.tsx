import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef } from 'react'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { useField, useFieldValue, useSetFields, type FieldProps } from '../../../ui/form/use-field.ts'
import { useCitar, type PessoasDe } from './use-citar.tsx'

interface CitarInputProps extends FieldProps {
  readonly pessoas: PessoasDe
  /** Path of the list of the named people's ids. */
  readonly citados: string
  readonly placeholder?: string
  readonly maxLength: number
}

/** Text area in which `@` opens the list of the people who may be named; the arrows and Enter choose one. */
export function CitarInput({ pessoas, citados, placeholder = '', maxLength, ...props }: CitarInputProps) {
  const { field, id: fieldId, frame, aria } = useField(props)
  const setFields = useSetFields()
  const jaCitados = useFieldValue(citados) as readonly number[] | undefined
  const area = useRef<HTMLTextAreaElement>(null)
  const citar = useCitar({
    pessoas,
    texto: () => String(field.value ?? ''),
    onCitar: ({ texto, cursor }, pessoa) => {
      setFields({ [props.source]: texto, [citados]: [...new Set([...(jaCitados ?? []), pessoa.id])] })
      // Once the text is in the field: the cursor stands after the name.
      requestAnimationFrame(() => {
        area.current?.focus()
        area.current?.setSelectionRange(cursor, cursor)
      })
    },
  })
  return (
    <FieldFrame {...frame}>
      <Box sx={{ position: 'relative' }} onBlur={citar.fechar}>
        <OutlinedInput
          fullWidth
          id={fieldId}
          name={field.name}
          value={field.value ?? ''}
          onChange={(event) => {
            field.onChange(event)
            citar.ler(event.target.value, event.target.selectionStart ?? event.target.value.length)
          }}
          onKeyDown={citar.onKeyDown}
          onBlur={field.onBlur}
          inputRef={(element: HTMLTextAreaElement | null) => {
            field.ref(element)
            area.current = element
          }}
          multiline
          minRows={1}
          maxRows={12}
          placeholder={placeholder}
          inputProps={{ ...aria, ...citar.aria, maxLength }}
        />
        {citar.lista}
      </Box>
    </FieldFrame>
  )
}
