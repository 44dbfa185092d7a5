import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate } from '../../../lib/format.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Opcoes } from '../registro.ts'

interface LembrarProps extends Pick<Opcoes, 'lembretes'> {
  /** Day to come. */
  readonly dia: string
}

/** Keeps a day for later: on it, a notification to whoever pressed, and to nobody else. */
export function Lembrar({ dia, lembretes: { colaboradorId, dias } }: LembrarProps) {
  const [guardado, setGuardado] = useState(false)
  const { mutateAsync, isPending } = useSubmit('POST /api/demissao/lembrete')
  if (guardado || dias.includes(dia))
    return (
      <Typography variant="body2" component="output">
        Você será lembrado em {formatDate(dia)}.
      </Typography>
    )
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="sino" />}
      loading={isPending}
      onClick={() => {
        mutateAsync({ body: { colaboradorId, dia } })
          .then(() => setGuardado(true))
          .catch(tellFailure)
      }}
    >
      Lembrar em {formatDate(dia)}
    </Button>
  )
}
