import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { FieldFrame } from '../FieldFrame.tsx'
import { useField, useFieldValue, type FieldProps } from '../use-field.ts'

export interface TextInputProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'
  readonly placeholder?: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly maxLength?: number
  readonly start?: ReactNode
  readonly end?: ReactNode
}

/** Shorter fields, as a state or a number, are full when they are right. */
const AVISA_DESDE = 30

/** Says at a full field that nothing more fits: what is pasted is cut there. */
const comAviso = <P extends FieldProps & { readonly maxLength?: number }>(props: P, valor: unknown): P => {
  const { maxLength = 0, helper } = props
  if (maxLength < AVISA_DESDE || typeof valor !== 'string' || valor.length < maxLength) return props
  const aviso = `Cabem ${maxLength} letras: o que passa disso foi cortado.`
  return {
    ...props,
    helper: helper ? (
      <>
        {aviso} {helper}
      </>
    ) : (
      aviso
    ),
  }
}

export function TextInput(props: TextInputProps) {
  const { field, id, frame, aria } = useField(comAviso(props, useFieldValue(props.source)))
  const { start, end } = props
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        type={props.type ?? 'text'}
        placeholder={props.placeholder ?? ''}
        autoComplete={props.autoComplete ?? 'off'}
        startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        inputProps={{ ...aria, inputMode: props.inputMode, maxLength: props.maxLength }}
      />
    </FieldFrame>
  )
}

interface TextareaInputProps extends FieldProps {
  readonly rows?: number
  readonly placeholder?: string
  readonly maxLength?: number
}

export function TextareaInput(props: TextareaInputProps) {
  const { field, id, frame, aria } = useField(comAviso(props, useFieldValue(props.source)))
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        multiline
        minRows={props.rows ?? 3}
        maxRows={12}
        placeholder={props.placeholder ?? ''}
        inputProps={{ ...aria, maxLength: props.maxLength }}
      />
    </FieldFrame>
  )
}
