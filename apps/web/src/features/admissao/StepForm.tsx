import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { etapas, type Etapa } from '@rh/domain/processos/admissao/etapas'
import type { EtapaDigitada, Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { NACIONALIDADE_BRASIL } from '@rh/domain/regras/admissao/imigrante'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { z } from '../../lib/zod-pt.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormActions, FormGrid } from '../../ui/form/FormGrid.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useFocusField, useFormValues } from '../../ui/form/use-field.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ActionsBelow, FieldLink } from '../processo/AlertaTicks.tsx'
import { PARAMETRO_CAMPO, vizinhas, type Enderecos } from './andamento.ts'
import { formularios } from './etapas/campos.ts'

type Digitados = Record<string, unknown>

// The forms of the steps differ; the kit's form only needs to know that each is an object.
const schemaDe = (etapa: Etapa): z.ZodType<Digitados, Digitados> => etapas[etapa].schema

/** Every field of a step without an answer. */
const emBranco = (etapa: Etapa): Digitados =>
  Object.fromEntries(Object.keys(etapas[etapa].schema.shape).map((campo) => [campo, null]))

/** What nearly everybody answers, in a step that nobody opened yet. */
const sugestoes: { readonly [E in Etapa]?: EtapaDigitada } = {
  pessoais: { nacionalidade: 'BN', paisNascimento: NACIONALIDADE_BRASIL },
}

const inicial = (etapa: Etapa, dados: Rascunho): EtapaDigitada | undefined => {
  const digitada = dados[etapa] ?? {}
  return Object.keys(digitada).length === 0 ? sugestoes[etapa] : digitada
}

interface StepFormProps {
  readonly id: number
  readonly etapa: Etapa
  readonly dados: Rascunho
  readonly enderecos: Enderecos
  readonly onChange: (etapa: Etapa, dados: EtapaDigitada) => void
  /** Saves at once: the person left a field or the step. */
  readonly onPause: () => void
}

/** The form of one step. It never holds anybody back: what is missing is said, and may be left for later. */
export function StepForm({ id, etapa, dados, enderecos, onChange, onPause }: StepFormProps) {
  const headingId = useId()
  const navigate = useNavigate()
  const [incompleta, setIncompleta] = useState(false)
  const { ajuda, Campos } = formularios[etapa]
  const { anterior, proxima } = vizinhas(etapa)
  const adiante = proxima ? enderecos.etapa(proxima) : enderecos.revisar
  const atras = anterior && enderecos.etapa(anterior)
  useStepKeys(adiante, atras)
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 } }} onBlur={onPause}>
      <Form
        schema={schemaDe(etapa)}
        defaultValues={{ ...emBranco(etapa), ...inicial(etapa, dados) }}
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
          {etapas[etapa].label}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {ajuda}
        </Typography>
        <FormGrid>
          <Campos admissaoId={id} dados={dados} />
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

/** Tells what is in the fields, typed right or wrong, whenever it changes. */
function DraftObserver({ onChange }: { readonly onChange: (valores: EtapaDigitada) => void }) {
  const valores = useFormValues()
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(valores as EtapaDigitada), [valores])
  return null
}

/** Takes the person to the field that the address names, as from a finding or the review. */
function FieldSeeker() {
  const [search] = useSearchParams()
  const { key } = useLocation()
  const campo = search.get(PARAMETRO_CAMPO)
  const focusField = useFocusField()
  const seek = useEffectEvent(focusField)
  useEffect(() => {
    // After the page's own focus on its content, which a new address brings.
    const frame = campo && key ? requestAnimationFrame(() => seek(campo)) : 0
    return () => cancelAnimationFrame(frame)
  }, [key, campo])
  return null
}

/** Alt with Page Down and Page Up: the next and the previous step without leaving the keyboard. */
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
