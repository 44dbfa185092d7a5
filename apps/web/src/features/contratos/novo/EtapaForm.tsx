import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { etapasContrato, type EtapaContrato } from '@rh/domain/contratos/novo'
import { useEffect, useEffectEvent, useId } from 'react'
import { Link } from 'react-router'
import { Form } from '../../../ui/form/Form.tsx'
import { FormActions, FormGrid } from '../../../ui/form/FormGrid.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { useFormValues } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { DadosCampos } from './DadosCampos.tsx'
import { DocumentosCampos } from './DocumentosCampos.tsx'
import { LocaisCampos } from './LocaisCampos.tsx'
import { PostosCampos } from './PostosCampos.tsx'
import { schemaDe, type RawStep, type RawForm } from './rascunho.ts'

const ajudas: Readonly<Record<EtapaContrato, string>> = {
  dados: 'O cliente, o que foi contratado e até quando.',
  locais: 'Onde as pessoas trabalham. O município decide feriados e sindicato.',
  postos: 'Quantas pessoas de cada cargo, em que escala e local.',
  documentos: 'O contrato assinado e o que mais comprova o combinado.',
}

interface EtapaFormProps {
  readonly etapa: EtapaContrato
  readonly raw: RawForm
  readonly onChange: (etapa: EtapaContrato, parte: RawStep) => void
  readonly onSubmit: () => unknown
  readonly anteriorHref: string | null
  readonly ultima: boolean
}

/** The form of one step. */
export function EtapaForm({ etapa, raw, onChange, onSubmit, anteriorHref, ultima }: EtapaFormProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Form schema={schemaDe(etapa)} defaultValues={{ ...raw[etapa] }} guarded={false} onSubmit={onSubmit}>
        <Observer onChange={(valores) => onChange(etapa, valores)} />
        <Typography id={id} variant="h6" component="h2">
          {etapasContrato[etapa].label}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {ajudas[etapa]}
        </Typography>
        <FormGrid>
          <Campos etapa={etapa} raw={raw} />
        </FormGrid>
        <FormActions>
          {anteriorHref && (
            <Button
              component={Link}
              to={anteriorHref}
              color="inherit"
              variant="outlined"
              startIcon={<Icon name="seta-esquerda" size={18} />}
            >
              Anterior
            </Button>
          )}
          {ultima ? (
            <SubmitButton sending="Criando…" startIcon={<Icon name="check" size={18} />}>
              Criar contrato
            </SubmitButton>
          ) : (
            <SubmitButton endIcon={<Icon name="seta-direita" size={18} />}>Próximo</SubmitButton>
          )}
        </FormActions>
      </Form>
    </Card>
  )
}

function Campos({ etapa, raw }: Pick<EtapaFormProps, 'etapa' | 'raw'>) {
  if (etapa === 'dados') return <DadosCampos />
  if (etapa === 'locais') return <LocaisCampos />
  return etapa === 'postos' ? <PostosCampos dados={raw} /> : <DocumentosCampos />
}

/** Tells what is in the fields, typed right or wrong, whenever it changes. */
function Observer({ onChange }: { readonly onChange: (valores: RawStep) => void }) {
  const valores = useFormValues()
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(valores), [valores])
  return null
}
