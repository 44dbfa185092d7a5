import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format.ts'
import { useEm } from '../../lib/nav/use-em.ts'
import { Icon } from '../icon/Icon.tsx'

interface ComoEraProps {
  readonly em: string
  /** What is not known of that day, in a sentence. */
  readonly children?: ReactNode
}

/** Says plainly that a page shows a day that is over, and leads back. */
export function ComoEra({ em, children }: ComoEraProps) {
  const { irPara } = useEm()
  return (
    <Box sx={{ mb: 2 }}>
      <Alert
        severity="info"
        icon={<Icon name="historico" />}
        action={
          <Button color="inherit" size="small" onClick={() => irPara('')} data-sem-impressao>
            Voltar para hoje
          </Button>
        }
      >
        {`Como era em ${formatDate(em)}, pelo que está registrado hoje: o que foi lançado depois conta com a sua data.`}{' '}
        {children}
      </Alert>
    </Box>
  )
}
