import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { useEffect, useEffectEvent, useId, type KeyboardEvent } from 'react'
import { fieldsIn } from '../../../ui/form/first-field.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { useFormValues, useRefill, useRuleErrors } from '../../../ui/form/use-field.ts'
import { useIsPhone } from '../../../theme/use-is-phone.ts'
import { FieldSeeker } from './FieldSeeker.tsx'
import { emBranco } from './folha/folha.ts'
import type { FormularioDaTela, Rascunho } from './formulario.ts'

interface DaEtapa {
  readonly form: FormularioDaTela
  readonly etapa: string
}

const passoDe = ({ form, etapa }: DaEtapa) => {
  const passo = form.passos[etapa]
  if (!passo) throw new Error(`${form.tipo} has no step ${etapa}`)
  return passo
}

const inicial = (da: DaEtapa, dados: Rascunho): RawSheet | undefined => {
  const digitada = dados[da.etapa] ?? {}
  return Object.keys(digitada).length === 0 ? passoDe(da).sugestoes : digitada
}

interface StepFormProps extends DaEtapa {
  readonly id: number
  readonly dados: Rascunho
  /** Raised when the fields must be filled anew. */
  readonly geracao: number
  /** What the rules say at fields of this step; null while they are being asked. */
  readonly erros: Readonly<Record<string, string>> | null
  /** Sending was tried: what is missing is marked. */
  readonly tentou: boolean
  readonly onChange: (etapa: string, dados: RawSheet) => void
  /** Saves at once, when a field or the step is left. */
  readonly onPause: () => void
}

/** Fields of one step. Nothing holds anybody back in it: what is missing is counted beside it. */
export function StepForm(props: StepFormProps) {
  const { form, id, etapa, dados, geracao, erros, tentou, onChange, onPause } = props
  const { Campos, schema } = passoDe({ form, etapa })
  return (
    <EtapaCard form={form} etapa={etapa} onBlur={onPause}>
      <Form
        schema={schema}
        defaultValues={{ ...emBranco(schema), ...inicial({ form, etapa }, dados) }}
        guarded={false}
        tried={tentou}
        onSubmit={onPause}
      >
        <DraftObserver onChange={(valores) => onChange(etapa, valores)} />
        <Acompanha valores={dados[etapa] ?? {}} geracao={geracao} erros={erros} />
        <FieldSeeker />
        <FormGrid>
          <Campos id={id} dados={dados} />
        </FormGrid>
      </Form>
    </EtapaCard>
  )
}

interface EtapaCardProps extends DaEtapa {
  readonly onBlur: () => void
  readonly children: React.ReactNode
}

/** Card of a step. On phones its title is that of the page. */
function EtapaCard({ form, etapa, onBlur, children }: EtapaCardProps) {
  const id = useId()
  const fone = useIsPhone()
  const { ajuda } = passoDe({ form, etapa })
  const label = form.etapas[etapa]?.label
  return (
    <Card
      component="section"
      {...(fone ? { 'aria-label': label } : { 'aria-labelledby': id })}
      sx={fone ? semCartao : { p: 3, pt: 1.5 }}
      onBlur={onBlur}
      onKeyDown={toNextField}
    >
      {!fone && (
        <>
          <Typography
            id={id}
            variant="h6"
            component="h2"
            tabIndex={-1}
            data-etapa={etapa}
            sx={{ outline: 'none' }}
          >
            {label}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {ajuda}
          </Typography>
        </>
      )}
      {children}
    </Card>
  )
}

/** On phones the fields lie on the page itself: a card would take their width. */
const semCartao = {
  pt: 0.5,
  overflow: 'visible',
  border: 0,
  borderRadius: 0,
  boxShadow: 'none',
  bgcolor: 'transparent',
} as const

/** Enter in a field goes on to the next one, and from the last one to the form's bar. */
function toNextField(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, defaultPrevented } = event
  if (key !== 'Enter' || defaultPrevented || event.ctrlKey || event.metaKey) return
  if (!(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = fieldsIn(currentTarget).filter((field) => field === target || !isSameChoice(field, target))
  const next = fields[fields.indexOf(target) + 1]
  const onward = document.querySelector<HTMLElement>('[data-adiante]')
  ;(next ?? onward)?.focus()
}

/** Whether both are answers to one question, of which each is a control. */
const isSameChoice = (field: HTMLElement, target: HTMLInputElement): boolean =>
  target.type === 'radio' && field instanceof HTMLInputElement && field.name === target.name

interface AcompanhaProps {
  readonly valores: RawSheet
  readonly geracao: number
  readonly erros: Readonly<Record<string, string>> | null
}

/** Follows from inside the form what comes from outside: others' values, and what the rules say. */
function Acompanha({ valores, geracao, erros }: AcompanhaProps) {
  useRefill(valores, geracao)
  useRuleErrors(erros)
  return null
}

/** Reports every change of the form values, valid or not. */
function DraftObserver({ onChange }: { readonly onChange: (valores: RawSheet) => void }) {
  const valores = useFormValues()
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(valores as RawSheet), [valores])
  return null
}
