import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { BuscaArt } from '../../ui/illustration/BuscaArt.tsx'

export const NotFound = () => (
  <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
    <EmptyState
      component="h1"
      illustration={<BuscaArt />}
      title="Página não encontrada"
      text="O endereço não existe ou mudou de lugar. Confira o que foi digitado ou volte para o início."
      action={
        <Button component={Link} to={rotasGerais.raiz} variant="contained" size="large">
          Ir para o início
        </Button>
      }
    />
  </Box>
)
