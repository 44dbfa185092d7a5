import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { avisar, type Plano } from './chamadas.ts'

/** A run under way: how far it is, and the way to stop with what it has. */
export function Andamento({ plano: { id, andamento } }: { readonly plano: Plano }) {
  const parar = useSubmit('POST /api/ferias/planejamento/parar')
  const feito = Math.round(andamento * 100)
  return (
    <Card sx={{ p: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography variant="h6" component="h2">
            Procurando as melhores datas
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Leva até meio minuto. Você pode sair desta página: o plano fica guardado.
          </Typography>
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          disabled={parar.isPending || parar.isSuccess}
          onClick={() => parar.mutate({ body: { id } }, avisar)}
        >
          {parar.isSuccess ? 'Parando…' : 'Parar e ficar com o melhor'}
        </Button>
      </Box>
      <LinearProgress
        variant={feito > 0 ? 'determinate' : 'indeterminate'}
        value={feito}
        aria-label="Andamento da procura"
      />
    </Card>
  )
}
