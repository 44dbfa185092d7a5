import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router'
import { FormActions } from '../../../ui/form/FormGrid.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { PASSO_ANEXOS, type EtapasDoFormulario } from './formulario.ts'
import { vizinhas, type Enderecos } from './andamento.ts'
import { Anexos } from '../anexos/Anexos.tsx'

interface AnexosPassoProps {
  readonly form: EtapasDoFormulario
  readonly id: number
  readonly enderecos: Enderecos
}

/** Step of the documents: no fields, uploads are saved on arrival. */
export function AnexosPasso({ form, id, enderecos }: AnexosPassoProps) {
  const headingId = useId()
  const { anterior } = vizinhas(form, PASSO_ANEXOS)
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography
        id={headingId}
        variant="h6"
        component="h2"
        tabIndex={-1}
        data-etapa={PASSO_ANEXOS}
        sx={{ outline: 'none' }}
      >
        Documentos anexados
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        Fotografe ou escolha os arquivos. O que faltar pode vir depois.
      </Typography>
      <Anexos id={id} />
      <FormActions>
        {anterior && (
          <Button
            component={Link}
            to={enderecos.etapa(anterior)}
            color="inherit"
            variant="outlined"
            startIcon={<Icon name="seta-esquerda" size={18} />}
          >
            Anterior
          </Button>
        )}
        <Button
          component={Link}
          to={enderecos.revisar}
          variant="contained"
          endIcon={<Icon name="seta-direita" size={18} />}
        >
          Revisar
        </Button>
      </FormActions>
    </Card>
  )
}
