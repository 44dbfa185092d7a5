import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useIsPhone } from '../../../theme/use-is-phone.ts'
import { Anexos } from '../anexos/Anexos.tsx'
import { PASSO_ANEXOS } from './formulario.ts'

/** Step of the documents: no fields, uploads are saved on arrival. */
export function AnexosPasso({ id }: { readonly id: number }) {
  const headingId = useId()
  const fone = useIsPhone()
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography
        id={headingId}
        variant="h6"
        component="h2"
        {...(!fone && { tabIndex: -1, 'data-etapa': PASSO_ANEXOS })}
        sx={{ outline: 'none' }}
      >
        Documentos anexados
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        Fotografe ou escolha os arquivos. O que faltar pode vir depois.
      </Typography>
      <Anexos id={id} />
    </Card>
  )
}
