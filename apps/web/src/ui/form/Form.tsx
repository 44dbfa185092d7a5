import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'
import {
  get,
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { toApiError } from '../../lib/api/api-error.ts'
import { tellLateFailure } from '../../lib/api/tell-failure.ts'
import type { z } from '../../lib/zod-pt.ts'
// Whatever schema a form is given, its words are in Portuguese.
import '../../lib/zod-pt.ts'
import { useFirstField } from './first-field.ts'
import { FormAlert } from './FormAlert.tsx'
import { Recuperado } from './unsaved/Recuperado.tsx'
import { onlyWrong, sayRequired } from './required.ts'
import { applyFailure, focusFirst, namesOf } from './server-errors.ts'
import { UnsavedGuard } from './unsaved/UnsavedGuard.tsx'
import { useRecuperacao } from './unsaved/use-recuperacao.ts'

type FormSchema = z.ZodType<unknown, FieldValues>

interface FormProps<S extends FormSchema> {
  readonly schema: S
  readonly defaultValues: NoInfer<DefaultValues<z.input<S>>>
  /** Receives the validated values; errors it throws are shown in the form, at their fields where possible. */
  readonly onSubmit: (values: z.output<S>) => unknown
  readonly children: ReactNode
  /** Id of the form, for a submit button outside of it. */
  readonly id?: string
  /** False where leaving loses nothing, as in a dialog or an autosaved form. */
  readonly guarded?: boolean
  /** Called on a submit that does not validate. */
  readonly onInvalid?: () => void
  /** One after the other, as comments: once sent it begins anew, with what was typed since. */
  readonly repeats?: boolean
  /** The page or the dialog is this form: it begins in its first field. */
  readonly beginsHere?: boolean
  /** True once the whole of which this form is a part was tried to be sent: what is missing is marked here too. */
  readonly tried?: boolean
}

/**
 * Form with schema validation, inline errors, and unsaved values kept and guarded. Inputs are named by `source`. A field
 * without an answer is no error before the first submit.
 */
export function Form<S extends FormSchema>({ id, children, guarded = true, ...props }: FormProps<S>) {
  const generated = useId()
  useFirstField(id ?? generated, props.beginsHere ?? false)
  const { tried = false } = props
  const [sent] = useState(createFlag)
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: resolverOf(props.schema, () => tried || sent.isUp()),
    defaultValues: props.defaultValues,
    mode: 'onTouched',
    // The library's order is that in which fields appeared; people read from the top.
    shouldFocusError: false,
  })
  const { hasFound, descartar } = useRecuperacao(form, guarded)
  const { trigger } = form
  useEffect(() => {
    if (tried) void trigger()
  }, [tried, trigger])
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const element = event.currentTarget
    let errados: readonly string[] = []
    sent.set(true)
    // The same failure once more is said once more.
    form.clearErrors('root')
    const enviados = form.getValues()
    await form.handleSubmit(
      async (values) => {
        if (!(await sendForm(form, values, props.onSubmit, element))) return
        sent.set(false)
        descartar()
        if (props.repeats) beginAnew(form, props.defaultValues, enviados)
      },
      (errors) => {
        errados = namesOf(errors)
        props.onInvalid?.()
      },
    )(event)
    // Once all of them are told: a focus that moves earlier has one field checked before the others.
    focusFirst(form, errados, element)
  }
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        id={id ?? generated}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          // A form inside a dialog must not also send the form behind it.
          event.stopPropagation()
          void submit(event)
        }}
      >
        {hasFound && (
          <Recuperado
            onDiscard={() => {
              form.reset()
              descartar()
            }}
          />
        )}
        <FormAlert />
        {children}
      </Box>
      {guarded && <UnsavedGuard onLeave={descartar} />}
    </FormProvider>
  )
}

/** What was typed into a field since it was sent; nothing where it still is what was sent. */
function typedSince(valor: unknown, enviado: unknown): unknown {
  if (typeof valor === 'string' && typeof enviado === 'string' && valor !== enviado)
    return valor.startsWith(enviado) ? valor.slice(enviado.length).trimStart() : valor
  if (!Array.isArray(valor) || !Array.isArray(enviado)) return undefined
  const novos = valor.filter((item) => !enviado.includes(item))
  return novos.length > 0 ? novos : undefined
}

/** Empties the form but for what was typed while it was being sent. */
function beginAnew<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  inicial: DefaultValues<I>,
  enviados: I,
): void {
  const agora = form.getValues()
  form.reset(inicial)
  for (const [nome, valor] of Object.entries(agora)) {
    const desde = typedSince(valor, enviados[nome])
    if (desde !== undefined)
      form.setValue(nome as Path<I>, desde as PathValue<I, Path<I>>, { shouldDirty: true })
  }
}

/** Whether it was tried to be sent: read by a check that runs before the next render. */
function createFlag() {
  let up = false
  return {
    isUp: () => up,
    set: (next: boolean): void => {
      up = next
    },
  }
}

/** Adapts a zod schema to react-hook-form, keeping its input and output types. */
function resolverOf<S extends FormSchema>(
  schema: S,
  isTried: () => boolean,
): Resolver<z.input<S>, unknown, z.output<S>> {
  // The resolver's types do not follow a generic schema.
  const check = zodResolver(schema as never) as unknown as Resolver<z.input<S>, unknown, z.output<S>>
  return async (values, context, options) => {
    // Asked about a list alone, an item was just added or taken away: a new one is empty, not wrong.
    const [name] = options.names ?? []
    // A field of its own whose value is a list is asked about when the form is sent, and has to answer.
    const isItems = Array.isArray(get(values, name)) && !get(options.fields, name ?? '')
    if (options.names?.length === 1 && isItems) return { values: {}, errors: {} }
    const result = await check(values, context, options)
    const errors = isTried() ? sayRequired(result.errors, values) : onlyWrong(result.errors, values)
    return { ...result, errors } as typeof result
  }
}

/** Submits the form; false when it failed, with the failure shown in the form. */
async function sendForm<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  values: O,
  onSubmit: (values: O) => unknown,
  element: HTMLFormElement,
): Promise<boolean> {
  try {
    await onSubmit(values)
    // What was sent is the new starting point: nothing is unsaved any more.
    form.reset(form.getValues(), { keepErrors: false })
    return true
  } catch (error) {
    // What was typed is kept for when they come back.
    if (!element.isConnected) tellLateFailure(error)
    applyFailure(form, toApiError(error), element)
    return false
  }
}
