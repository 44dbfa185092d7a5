import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Form } from '../../../ui/form/Form.tsx'
import { FormActions, FormGrid } from '../../../ui/form/FormGrid.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { useFormValues } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ActionsBelow, FieldLink } from '../AlertaTicks.tsx'
import { vizinhas, type Enderecos } from './andamento.ts'
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
  readonly enderecos: Enderecos
  readonly onChange: (etapa: string, dados: RawSheet) => void
  /** Saves at once, when a field or the step is left. */
  readonly onPause: () => void
}

/** Form of one step. Never blocks navigation: missing values are shown and may be left for later. */
export function StepForm({ form, id, etapa, dados, enderecos, onChange, onPause }: StepFormProps) {
  const headingId = useId()
  const navigate = useNavigate()
  const [incompleta, setIncompleta] = useState(false)
  const { ajuda, Campos, schema } = passoDe({ form, etapa })
  const { anterior, proxima } = vizinhas(form, etapa)
  const adiante = proxima ? enderecos.etapa(proxima) : enderecos.revisar
  const atras = anterior && enderecos.etapa(anterior)
  useStepKeys(adiante, atras)
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 } }} onBlur={onPause}>
      <Form
        schema={schema}
        defaultValues={{ ...emBranco(schema), ...inicial({ form, etapa }, dados) }}
        guarded={false}
        onInvalid={() => setIncompleta(true)}
        onSubmit={() => void navigate(adiante)}
      >
        <DraftObserver onChange={(valores) => onChange(etapa, valores)} />
        <FieldSeeker />
        <Typography
          id={headingId}
          variant="h6"
          component="h2"
          tabIndex={-1}
          data-etapa={etapa}
          sx={{ outline: 'none' }}
        >
          {form.etapas[etapa]?.label}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {ajuda}
        </Typography>
        <FormGrid>
          <Campos id={id} dados={dados} />
        </FormGrid>
        {incompleta && <SeguirAssim href={adiante} />}
        <StepActions atras={atras} label={proxima ? 'Próximo' : 'Revisar'} />
      </Form>
    </Card>
  )
}

interface StepActionsProps {
  readonly atras: string | null
  readonly label: string
}

const StepActions = ({ atras, label }: StepActionsProps) => (
  <FormActions>
    {atras && (
      <Button
        component={Link}
        to={atras}
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="seta-esquerda" size={18} />}
        aria-keyshortcuts="Alt+PageUp"
      >
        Anterior
      </Button>
    )}
    <SubmitButton endIcon={<Icon name="seta-direita" size={18} />}>{label}</SubmitButton>
  </FormActions>
)

const SeguirAssim = ({ href }: { readonly href: string }) => (
  <ActionsBelow>
    <Alert
      severity="warning"
      icon={<Icon name="alerta" />}
      sx={{ mt: 3 }}
      action={<FieldLink href={href} label="Seguir assim mesmo" />}
    >
      Há campos a preencher ou corrigir nesta etapa. Dá para seguir e voltar depois.
    </Alert>
  </ActionsBelow>
)

/** Reports every change of the form values, valid or not. */
function DraftObserver({ onChange }: { readonly onChange: (valores: RawSheet) => void }) {
  const valores = useFormValues()
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(valores as RawSheet), [valores])
  return null
}

/** Shortcuts Alt+PageDown and Alt+PageUp: next and previous step. */
function useStepKeys(adiante: string, atras: string | null): void {
  const navigate = useNavigate()
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'PageDown' && event.key !== 'PageUp')) return
    const href = event.key === 'PageDown' ? adiante : atras
    event.preventDefault()
    if (href) void navigate(href)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => turn(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
