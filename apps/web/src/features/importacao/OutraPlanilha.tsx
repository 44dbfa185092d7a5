import Button from '@mui/material/Button'
import { Link } from 'react-router'
import type { EtapaProps } from './etapa-props.ts'
import { hrefDaEtapa } from './etapas.ts'

/** Back to the first step, with a corrected file. */
export const OutraPlanilha = ({ importacao: { tipo, id } }: Pick<EtapaProps, 'importacao'>) => (
  <Button variant="outlined" component={Link} to={hrefDaEtapa(tipo, id, 'planilha')}>
    Enviar a planilha corrigida
  </Button>
)
